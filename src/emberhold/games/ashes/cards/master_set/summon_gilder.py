"""Summon Gilder: places a guard, and may damage a unit."""

from emberhold.games.ashes.text.kit import Cost, Use, ready_spell, unit

GILDER = "gilder"
DAMAGE = 1
CARD = ready_spell("summon-gilder", cost=Cost(main=1, charm_class=1), summons=[GILDER], text={"damage": DAMAGE})


@CARD.activated(cost=Cost(main=1, exhaust=1, natural_class=1), targets=[unit(may=True)])
def summon(me: Use) -> None:
    me.summon(GILDER)
    me.damage(me.target(), DAMAGE)
