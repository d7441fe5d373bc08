"""Windows: what is answered in them unnoticed, and which pause a journal ends in."""

from __future__ import annotations

from emberhold.core.decisions import NONE, WINDOW, Decision
from emberhold.core.journal import Entry, Journal
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, replay
from emberhold.server.tables.timetable import Timetable

__all__ = ["Retraced", "gone", "nothing", "unnoticed"]


def nothing(decision: Decision) -> str:
    """What is answered in a window for somebody who does not: nothing, or the first thing that must happen."""
    answers = decision.ask.answers
    return str(answers.index(NONE)) if NONE in answers else "0"


def unnoticed(seat: int, decision: Decision, key: str) -> bool:
    """Whether nobody may notice it: in a window, what refers to no card declines, or lets others go first.

    Nor is it noticed that somebody had a choice who chooses what must happen anyway.
    """
    if decision.kind != WINDOW:
        return False
    return key == nothing(decision) or any(
        option.key == key and not option.refs for option in decision.described(seat)[1]
    )


def gone(match: Match) -> set[int]:
    """The seats that take no part in the match any more."""
    return {seat for seat in range(match.seats) if not match.plays(seat)}


class Retraced:
    """A match rebuilt from its journal, with the latest move that everybody may have noticed."""

    def __init__(self, journal: Journal, spec: GameSpec, pace: float) -> None:
        self.since = 0
        """How many openings there were before that move."""
        self.out: set[int] = set()
        """Who took no part any more before it, or gave up since."""
        self._openings = 0
        self._beat = Timetable(pace)
        self.match = replay(journal, spec, before=self._before)

    def _before(self, match: Match, entry: Entry) -> None:
        new = match.openings(self._openings)
        self._openings += len(new)
        self._beat.extend(new)
        if not self._quiet(match, entry):
            self._beat.begin(0.0, ())
            self.since = self._openings
            self.out = gone(match)
        if entry.what == "concede":
            self.out.add(entry.seat)

    def _quiet(self, match: Match, entry: Entry) -> bool:
        slots = self._beat.slots
        if entry.what == "concede":
            return bool(slots)
        decision = match.decision_for(entry.seat) if entry.seat in slots else None
        if decision is None or entry.value not in decision.ask.answers:
            return False
        return unnoticed(entry.seat, decision, str(decision.ask.answers.index(entry.value)))
