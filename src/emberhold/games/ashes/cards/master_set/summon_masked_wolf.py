"""Summon Masked Wolf: with a second copy one strong die will do."""

from emberhold.games.ashes.kit import Cost, State, Use, focus_level, ready_spell

WOLF = "masked-wolf"
CARD = ready_spell("summon-masked-wolf", cost=Cost(main=1), only="noah-redmoon", summons=[WOLF])
ACTIVATION = Cost(side=1, exhaust=1, illusion_class=1, basic=1)
INSTEAD = Cost(side=1, exhaust=1, illusion_power=1)


def costs(st: State, me: int) -> list[Cost]:
    return [ACTIVATION, INSTEAD] if focus_level(st, me) else [ACTIVATION]


@CARD.activated(costs=costs)
def summon(me: Use) -> None:
    me.summon(WOLF)
