"""Purge: a player discards from the top of the draw pile."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, player, ready_spell

AGAIN = Cost(basic=1)
CARD = ready_spell("purge", cost=Cost(main=1))


@CARD.activated(cost=Cost(main=1, exhaust=1, charm_class=1), targets=[player()])
def purge(me: Use) -> Effect:
    me.mill(me.target_player())
    if me.focus and (yield from me.may_pay(AGAIN, "purge-again")):  # COST-06: decided after the first card was seen
        me.mill(me.target_player())
