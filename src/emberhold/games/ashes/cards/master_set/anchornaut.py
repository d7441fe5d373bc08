"""Anchornaut: deals damage to a unit without an action."""

from emberhold.games.ashes.text.kit import Cost, Use, ally, unit

DAMAGE = 1
CARD = ally("anchornaut", attack=0, life=1, recover=1, cost=Cost(main=1, basic=1), text={"damage": DAMAGE})


@CARD.activated("throw-1", cost=Cost(exhaust=1), targets=[unit()])
def throw(me: Use) -> None:
    me.damage(me.target(), DAMAGE)
