"""What every client does the same way for its people: what it may answer for them, ask twice, and take back.

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
"""Questions that only interrupt: always ask; pass when the person has nothing to use; pass them all."""


def auto_key(
    decision: Decision, seat: int, mode: AutoMode, *, routine: bool = False, orders: bool = False
) -> str | None:
    """The key of what this person wants answered for them here; None if they want to be asked.

    That is "nothing" to questions that only interrupt, by `mode`, and with `routine` what formalities are answered
    with; with `orders` the person still wants to be asked for orders.
    """
    if routine and not (orders and decision.manners.order):
        formal = decision.formality
        if formal is not None:
            return formal
    if mode == "ask" or not decision.passive:
        return None
    if mode == "smart" and not all(option.uses_nothing for option in decision.described(seat)[1]):
        return None
    return decision.usual


def gives_away(option: Option, options: Sequence[Option]) -> list[Option]:
    """What else could still be done this turn if this option ends it; a client then asks "are you sure?"."""
    return [other for other in options if not other.ends_turn] if option.ends_turn else []


UndoState: TypeAlias = Literal["nothing", "free", "others", "revealed", "turn"]
"""Whether a seat may take its last choice back on its own: it has made none; it may; somebody else has chosen since;
the choice brought a roll, a shuffle or a secret to light; or it did so before this turn of the seat began, and the seat
plays alone against bots, so that it may take back everything of this turn."""

NOBODY: Final[frozenset[int]] = frozenset()


class Undo:
    """What taking back a seat's last choice means: the entry it goes back to, and what speaks against it."""

    __slots__ = ("by", "state", "to")

    def __init__(self, state: UndoState, to: int = -1, by: int = -1) -> None:
        self.state = state
        self.to = to
        self.by = by
        """If somebody else has chosen since: who did so first."""


def undo_of(
    match: Match,
    seat: int,
    others: Set[int],
    *,
    given: Set[int] = NOBODY,
    secret: Set[int] = NOBODY,
    known_since: int = 0,
    unseen_since: int | None = None,
    alone: bool = False,
) -> Undo:
    """What a seat would take back now, and whether it may do so on its own.

    `others` are the seats whose choices it must not undo on its own. Entries in `given` were answered for a seat, so
    they are not choices to take back. Entries in `secret` must not be noticed by anybody else. For entries before
    `known_since` it is not known whether they are given or secret. Of the entries from `unseen_since` on nobody else
    has seen anything, because the seat can still cancel them (`Match.cancel_to`). `alone` says that all others are
    bots: then the seat may take back everything in its own turn, and the same luck follows.
    """
    entries = match.counting()
    to = len(entries) - 1
    while to >= 0 and (entries[to].seat != seat or entries[to].what != "answer" or to in given):
        # Nothing from before new luck can be taken back.
        to = -1 if entries[to].what == "luck" else to - 1
    if to < 0:
        return Undo("nothing")
    if unseen_since is not None and to >= unseen_since:
        return Undo("free", to)
    for number in range(to + 1, len(entries)):
        if entries[number].seat in others and number not in given and number not in secret:
            return Undo("others", to, entries[number].seat)
    if others and to < known_since:
        return Undo("others", to)
    if to >= match.undo_floor:
        return Undo("free", to)
    if not alone or match.turn_of() != seat:
        return Undo("revealed", to)
    return Undo("free" if to >= match.turn_floor else "turn", to)
