"""Gilder: guards other units, and leaves a status token when it is destroyed."""

from emberhold.games.ashes.text.kit import DESTROYED, Use, conjuration, i_am_destroyed, unit, unit_guard

TOKENS = 1
CARD = conjuration("gilder", attack=1, life=2, recover=0, copies=5, text={"tokens": TOKENS})
unit_guard(CARD)


@CARD.when(DESTROYED, "inheritance-1", where=i_am_destroyed, may=True, inexhaustible=True, targets=[unit()])
def inheritance(me: Use) -> None:
    me.add_status(me.target(), TOKENS)
