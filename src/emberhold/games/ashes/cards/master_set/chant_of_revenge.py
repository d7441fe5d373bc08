"""Chant of Revenge: deals damage when one of your units is destroyed."""

from emberhold.games.ashes.text.kit import DESTROYED, Cost, Use, my_unit_destroyed, ready_spell, unit_or_phoenixborn

DAMAGE = 1
CARD = ready_spell("chant-of-revenge", cost=Cost(main=1, ceremonial_class=1), text={"damage": DAMAGE})


@CARD.when(DESTROYED, where=my_unit_destroyed, may=True, cost=Cost(exhaust=1), targets=[unit_or_phoenixborn()])
def chant(me: Use) -> None:
    me.damage(me.target(), DAMAGE)
