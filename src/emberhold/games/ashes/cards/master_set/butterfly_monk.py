"""Butterfly Monk: its life is the number of its summoning spells on the spellboard."""

from emberhold.games.ashes.text.kit import (
    DESTROYED,
    Use,
    conjuration,
    copies_of,
    i_am_destroyed,
    unit_guard,
    unit_or_phoenixborn,
)

WOUNDS = 1
CARD = conjuration(
    "butterfly-monk",
    attack=1,
    life=copies_of("summon-butterfly-monk"),
    recover=1,
    copies=5,
    text={"wounds": WOUNDS},
)
unit_guard(CARD)


@CARD.when(DESTROYED, "last-blessing-1", where=i_am_destroyed, inexhaustible=True, targets=[unit_or_phoenixborn()])
def last_blessing(me: Use) -> None:
    me.heal(me.target(), WOUNDS)
