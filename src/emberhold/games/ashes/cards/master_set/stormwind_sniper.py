"""Stormwind Sniper: deals damage when it comes into play."""

from emberhold.games.ashes.text.kit import ENTERED, Cost, Use, ally, i_entered, unit_or_phoenixborn

DAMAGE = 2
CARD = ally(
    "stormwind-sniper",
    attack=2,
    life=1,
    recover=1,
    cost=Cost(main=1, illusion_class=1, ceremonial_class=1, basic=1),
    text={"damage": DAMAGE},
)


@CARD.when(ENTERED, "ambush-2", where=i_entered, may=True, targets=[unit_or_phoenixborn()])
def ambush(me: Use) -> None:
    me.damage(me.target(), DAMAGE)
