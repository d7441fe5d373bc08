"""Rose Fire Dancer: puts an exhaustion token on a unit."""

from emberhold.games.ashes.text.kit import Cost, Use, ally, unit

CARD = ally("rose-fire-dancer", attack=3, life=1, recover=0, cost=Cost(main=1, illusion_class=1, basic=1))


@CARD.activated("distract", cost=Cost(side=1, exhaust=1), targets=[unit()])
def distract(me: Use) -> None:
    me.exhaust(me.target())
