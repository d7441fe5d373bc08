"""What every client does alike for its people: what it may answer for them, ask twice, and take back.

Whether a question only interrupts, what its usual answer is and what an option ends is declared with the kind of
question (`core/question_kinds`). What clients make of that is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final, Literal, TypeAlias

from emberhold.core.decisions import Decision, Option
from emberhold.core.match import Match

__all__ = ["AutoMode", "Undo", "UndoState", "auto_key", "gives_away", "undo_of"]

AutoMode: TypeAlias = Literal["ask", "smart", "pass"]
"""Questions that only interrupt: ask always; pass them where nothing of the person's own can be used; pass them all."""


def auto_key(decision: Decision, seat: int, mode: AutoMode) -> str | None:
    """The key of "nothing" if that is what this person wants to be answered here; None: they are asked."""
    if mode == "ask" or not decision.passive:
        return None
    if mode == "smart" and not all(option.uses_nothing for option in decision.described(seat)[1]):
        return None
    return decision.usual


def gives_away(option: Option, options: Sequence[Option]) -> list[Option]:
    """What else could still be done this turn, if this option ends it; a client then asks whether it is meant."""
    return [other for other in options if not other.ends_turn] if option.ends_turn else []


UndoState: TypeAlias = Literal["nothing", "free", "others", "revealed"]
"""Whether a seat may take its last choice back by itself: it has made none; it may; somebody else has chosen since; a
roll, a shuffle or a secret came to light by it."""

NOBODY: Final[frozenset[int]] = frozenset()


class Undo:
    """What taking back a seat's last choice would be: the entry it goes back to, and what stands against it."""

    __slots__ = ("by", "state", "to")

    def __init__(self, state: UndoState, to: int = -1, by: int = -1) -> None:
        self.state = state
        self.to = to
        self.by = by
        """Who was the first to choose something since, if somebody else did."""


def undo_of(
    match: Match,
    seat: int,
    others: Set[int],
    *,
    given: Set[int] = NOBODY,
    secret: Set[int] = NOBODY,
    known_since: int = 0,
) -> Undo:
    """What a seat would take back now, and whether it may do so by itself.

    `others` are the seats whose choices it must not undo alone. Entries in `given` were answered for somebody: what was
    no choice is not one to take back. Entries in `secret` are nobody else's business. Of entries before `known_since`
    it is not known which of the two they are.
    """
    entries = match.journal().effective()
    to = -1
    for number, entry in enumerate(entries):
        if entry.seat == seat and entry.what == "answer" and number not in given:
            to = number
    if to < 0:
        return Undo("nothing")
    for number in range(to + 1, len(entries)):
        if entries[number].seat in others and number not in given and number not in secret:
            return Undo("others", to, entries[number].seat)
    if others and to < known_since:
        return Undo("others", to)
    return Undo("revealed" if to < match.undo_floor else "free", to)
