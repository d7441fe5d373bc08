"""Summon Masked Wolf: with a second copy, one power die pays for it."""

from emberhold.games.ashes.text.kit import Cost, Use, ready_spell

WOLF = "masked-wolf"
CARD = ready_spell("summon-masked-wolf", cost=Cost(main=1), only="noah-redmoon", summons=[WOLF])
ACTIVATION = Cost(side=1, exhaust=1, illusion_class=1, basic=1)
INSTEAD = Cost(side=1, exhaust=1, illusion_power=1)


@CARD.activated(by_focus=[[ACTIVATION], [ACTIVATION, INSTEAD], [ACTIVATION, INSTEAD]])
def summon(me: Use) -> None:
    me.summon(WOLF)
