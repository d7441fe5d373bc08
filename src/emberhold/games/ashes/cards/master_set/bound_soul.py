"""Bound Soul: an ally in your discard pile returns to your hand."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, action_spell

CARD = action_spell("bound-soul", cost=Cost(main=1, ceremonial_class=1))


@CARD.effect
def bind(me: Use) -> Effect:
    me.take_from_discard((yield from me.choose(me.allies_in_discard)))
