"""Golden Veil: cancels an opponent's effect that targets one of your units."""

from emberhold.games.ashes.text.kit import WOULD_TARGET, Cost, Use, reaction_spell, targets_my_unit

CARD = reaction_spell("golden-veil", WOULD_TARGET, cost=Cost(natural_class=1, charm_class=1), where=targets_my_unit)


@CARD.effect
def veil(me: Use) -> None:
    me.cancel()
