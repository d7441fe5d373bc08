"""Hammer Knight: when its attack deals damage, it wounds another unit too."""

from emberhold.games.ashes.text.kit import RECEIVED, Cost, Use, ally, dealt_by_me, unit

WOUNDS = 1
CARD = ally(
    "hammer-knight",
    attack=4,
    life=3,
    recover=1,
    cost=Cost(main=1, ceremonial_power=1, natural_class=1, basic=1),
    text={"wounds": WOUNDS},
)


@CARD.when(RECEIVED, "aftershock-1", where=dealt_by_me, may=True, targets=[unit()])
def aftershock(me: Use) -> None:
    me.wound(me.target(), WOUNDS)
