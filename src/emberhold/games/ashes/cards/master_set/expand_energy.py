"""Expand Energy: roll an exhausted die again and make it active."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, ready_spell

CARD = ready_spell("expand-energy", cost=Cost(main=1, ceremonial_power=1))


@CARD.activated(cost=Cost(main=1, exhaust=1))
def expand(me: Use) -> Effect:
    yield from me.reroll_exhausted_die()
