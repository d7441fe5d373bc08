"""Open Memories: take any card from your draw pile."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, action_spell

CARD = action_spell("open-memories", cost=Cost(main=1, charm_class=1, basic=1))


@CARD.effect
def remember(me: Use) -> Effect:
    yield from me.search_draw_pile()
