"""Saria Guideman: draws a card and makes a player discard one from the draw pile."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, phoenixborn, player

CARD = phoenixborn("saria-guideman", life=20, battlefield=5, spellboard=4)


@CARD.activated("hearts-pull", cost=Cost(side=1, exhaust=1, charm_class=1), targets=[player(may=True)])
def hearts_pull(me: Use) -> Effect:
    if (yield from me.may_draw()) and me.target_player() >= 0:
        me.mill(me.target_player())
