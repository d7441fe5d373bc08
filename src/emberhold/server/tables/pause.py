"""The pause after a move that others might react to: what each seat sees in it, and how long it has to answer.

What people see, and when they see it, must not depend on who holds a reaction (decisions 003 and 006 to 008). So a
pause follows from public facts alone; where all others are bots it is as short as bots need (decision 023). The match
runs ahead behind it, and an answer that uses no card is quiet: nobody else may notice it. The rest of the server asks
`Pause`; `Timetable` works out when its slots begin and end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from emberhold.core.decisions import Decision
from emberhold.core.events import ReactionPoint
from emberhold.core.journal import Entry, Journal
from emberhold.core.manners import auto_key
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, replay
from emberhold.server.tables.seats import Seats
from emberhold.server.tables.timetable import MARGIN, Timetable
from emberhold.server.wire.types import Clock

__all__ = ["HOLD", "Pause", "ResumedMatch", "pass_key", "seats_out"]

HOLD: Final = 30.0
"""How many seconds a seat gets when it asks for more time."""
BOT_SLOT: Final = 0.8
"""How many seconds the slot of a bot takes at most where people sit at one screen only. Bots of ours answer a window in
0.4 seconds or less."""


def pass_key(decision: Decision) -> str:
    """The answer for a seat that does not answer in time: nothing, or else the first thing that must happen."""
    return decision.usual or "0"


def is_quiet(seat: int, decision: Decision, key: str) -> bool:
    """Whether an answer in a window must stay unnoticed: it declines, lets others go first, or takes a forced option.

    A forced option is quiet so that nobody learns that there was a choice.
    """
    if not decision.interrupts:
        return False
    return key == pass_key(decision) or any(
        option.key == key and option.uses_nothing for option in decision.described(seat)[1]
    )


def seats_out(match: Match) -> set[int]:
    """The seats that take no part in the match any more."""
    return {seat for seat in range(match.seats) if not match.plays(seat)}


class ResumedMatch:
    """A match rebuilt from its journal, and what was known before the latest move that everybody could notice."""

    def __init__(self, journal: Journal, spec: GameSpec, pace: float) -> None:
        self.since = 0
        """How many reaction points there were before that move."""
        self.out: set[int] = set()
        """The seats that were out before that move, and those that have conceded since."""
        self.since_before = 0
        """The same as `since` and `out`, if nobody may have noticed the action that is being carried out now."""
        self.out_before: set[int] = set()
        self._points = 0
        self._times = Timetable(pace)
        self.match = replay(journal, spec, before=self._before)

    def _before(self, match: Match, entry: Entry) -> None:
        new = match.reaction_points(self._points)
        self._points += len(new)
        self._times.extend(new)
        if match.quiet:
            self.since_before, self.out_before = self.since, self.out
        if not self._quiet(match, entry):
            self._times.begin(0.0, ())
            self.since = self._points
            self.out = seats_out(match)
        if entry.what == "concede":
            self.out.add(entry.seat)

    def _quiet(self, match: Match, entry: Entry) -> bool:
        slots = self._times.slots
        if entry.what == "concede":
            return bool(slots)
        decision = match.decision_for(entry.seat) if entry.seat in slots else None
        if decision is None or entry.value not in decision.ask.answers:
            return False
        return is_quiet(entry.seat, decision, str(decision.ask.answers.index(entry.value)))


class Pause:
    """The latest pause of a table. Before the first pause, and after each one, nothing is hidden from anybody."""

    def __init__(
        self, match: Callable[[], Match], seats: Seats, pace: float, clock: Callable[[], float], *, cooperative: bool
    ) -> None:
        self._match = match
        self._seats = seats
        self._clock = clock
        self._cooperative = cooperative
        self._times = Timetable(pace, self.slot_of)
        self._points = 0
        """How many reaction points of the match have been counted."""
        self._out: set[int] = set()
        """Seats that are out of the match, as everybody knows."""
        self.quiet = False
        """Whether the latest move was one that nobody else may notice."""
        self.time_returned = False
        """Whether a seat gave back the extra time it had asked for with the latest move."""
        self.on_begin: Callable[[], None] = lambda: None
        """Called when a pause has begun, before anybody is told about it."""

    @property
    def pace(self) -> float:
        """How many seconds a slot takes where several people wait for each other."""
        return self._times.pace

    def slot_of(self, seat: int) -> float:
        """How many seconds the slot of a seat takes, by who sits where; what the seat holds makes no difference.

        If all people look at one screen, nobody else would notice how long they take, so their slots take no time.
        """
        if not self._seats.one_screen:
            return self.pace
        return 0.0 if self._seats.bot(seat) is None else min(self.pace, BOT_SLOT)

    def thinking_time(self, seat: int) -> float:
        """How many seconds a bot in this seat may think about a window: half of what is left of its slot.

        So what it is asked next in the same slot has time too. Without a slot nobody waits for it.
        """
        slot = self.slot_of(seat)
        if slot <= 0:
            return math.inf
        left = min(slot * (1 - MARGIN), self._times.deadline(seat) - self._clock())
        return max(0.0, left) / 2

    @property
    def number(self) -> int:
        """Which pause it is: counts the moves that everybody may notice."""
        return self._times.number

    @property
    def slots(self) -> list[int]:
        """The seats that might react, in the order of their slots."""
        return self._times.slots

    @property
    def cut(self) -> int:
        """How many events there were when the pause began. Only a seat that is asked is told about later ones."""
        return self._times.cut

    # -- what a viewer sees --------------------------------------------------------------------------------------

    def over_for(self, viewer: int | None) -> bool:
        """Whether a viewer (None is a spectator) may see where the match stands now, or the pause still hides it."""
        if not self._times.slots:
            return True
        now = self._clock()
        if viewer is not None:
            decision = self._match().decision_for(viewer)
            if decision is not None and decision.interrupts and viewer in self.slots:
                return self._times.shows(viewer, now)
        return self._over(now)

    def _over(self, now: float) -> bool:
        return self._times.over(now) and not self._timed_windows()

    def shown_decision(self, seat: int) -> Decision | None:
        """The decision that this seat sees and may answer now."""
        return self._match().decision_for(seat) if self.over_for(seat) else None

    def clock_for(self, viewer: int | None, known: Match | None = None) -> Clock:
        """What the viewer is told about the time; `known` is the match as the viewer knows it, if that is another."""
        now = self._clock()
        if self.over_for(None):
            return Clock(self._thinking(known or self._match()))
        left = 0
        if viewer is not None and self.over_for(viewer) and self._seats.hurried(viewer):
            left = max(1, int(self._times.left(viewer, now) * 1000))
        may_hold = viewer is not None and self.may_hold(viewer)
        return Clock([], int(self._times.longest * 1000), bool(self._times.held), may_hold, left)

    def _thinking(self, match: Match) -> list[int]:
        """The seats that are being asked, as far as everybody may know."""
        public = [d for d in match.pending if self._cooperative or not d.interrupts]
        return sorted({seat for decision in public for seat in decision.seats})

    def keeps_quiet(self, seat: int, decision: Decision, key: str) -> bool:
        """Whether this answer of this seat must stay unnoticed."""
        return seat in self.slots and is_quiet(seat, decision, key)

    # -- windows that are passed ---------------------------------------------------------------------------------

    def auto_key(self, seat: int) -> str | None:
        """The key of the answer that this seat wants given for it to its current question, if it wants that."""
        decision = self._match().decision_for(seat)
        if decision is None:
            return None
        seats = self._seats
        return auto_key(decision, seat, seats.mode(seat), routine=seats.routine(seat), orders=seats.orders(seat))

    def _timed_windows(self) -> list[tuple[int, Decision]]:
        """The windows of this pause that are passed when their time is up."""
        slots = self.slots
        return [
            (seat, decision)
            for decision in self._match().pending
            if decision.interrupts
            for seat in decision.seats
            if seat in slots and self._seats.hurried(seat)
        ]

    def late_window(self, now: float) -> tuple[int, Decision] | None:
        """A window whose time is up, and the seat that has not answered it."""
        for seat, decision in self._timed_windows():
            if now >= self._times.deadline(seat):
                return seat, decision
        return None

    def closing(self, now: float) -> bool:
        """Whether it is time to write down what was answered in a slot, once no window in it is late any more."""
        return self._times.closing(now)

    def slot(self, seat: int | None) -> tuple[int, int] | None:
        """Which slot of which pause is on, if it is one of this seat's."""
        number = None if seat is None else self._times.slot(seat, self._clock())
        return None if number is None else (self.number, number)

    def close(self) -> None:
        """What was answered in that slot is on disk."""
        self._times.close()

    def writing(self, now: float) -> bool:
        """Whether it is time to write what somebody has answered since, before the slot is closed."""
        return now >= self._next_write

    @property
    def _next_write(self) -> float:
        seat = self._times.seat
        # What a bot answers is written when the slot is closed: a bot does not wait to be told that it counts.
        timed = seat is not None and self._seats.is_person(seat) and self._seats.hurried(seat)
        return self._times.next_write if timed else math.inf

    def wrote(self) -> None:
        """What was answered since is on disk."""
        self._times.wrote(self._clock())

    def may_write_later(self, seat: int) -> bool:
        """Whether what this seat has answered unnoticed can wait for one of the times at which all pauses write.

        So nobody can tell from the disk that there was an answer.
        """
        return self._seats.hurried(seat) and self._times.open

    def next_change(self, now: float) -> float:
        """When the next thing is due in this pause after the time `now`, if no message comes before."""
        deadlines = [self._times.deadline(seat) for seat, _ in self._timed_windows()]
        return min([self._times.next_change(now), self._next_write, *deadlines])

    # -- more time -----------------------------------------------------------------------------------------------

    def may_hold(self, seat: int) -> bool:
        """Whether a seat may ask for more time. Every seat that others wait for may, whatever it holds."""
        return seat not in self._out and self._seats.hurried(seat) and self._times.may_hold(seat, self._clock())

    def hold(self, seat: int) -> bool:
        """Give a seat more time; False if it may not have any."""
        now = self._clock()
        if not self.may_hold(seat):
            return False
        self._times.hold(seat, now, now + HOLD)
        return True

    def release(self, seat: int) -> bool:
        """A seat needs no more time; False if it had not asked for any."""
        return self._times.release(seat, self._clock())

    def end_late_hold(self, now: float) -> bool:
        """End the extra time of one seat if it is used up; False if there is none to end."""
        for seat, until in self._times.held.items():
            if now >= until:
                return self._times.release(seat, now)
        return False

    # -- begin and end -------------------------------------------------------------------------------------------

    def wait(self) -> None:
        """Stop the clock of the pause until `go`."""
        self._times.wait()

    def go(self) -> None:
        """Start the clock of the pause now."""
        self._times.go(self._clock())

    def restart(self) -> bool:
        """A person has come who could notice how long others take: start everybody's time again from now.

        Returns False if there is no pause.
        """
        now = self._clock()
        if self._times.waiting or self._over(now):
            return False
        self._times.measure()
        self._times.go(now)
        return True

    def resume(self, found: ResumedMatch, *, hidden: bool) -> None:
        """Take over a rebuilt match. How far its latest pause had come is unknown, so that pause begins again.

        If the action that is being carried out is hidden, the latest pause is the one before that action.
        """
        match = found.match
        self._out = found.out_before if hidden else found.out
        since = found.since_before if hidden else found.since
        self._points = len(match.reaction_points())
        self._begin(match.reaction_points(since) if match.outcome is None else ())

    def answered(self, seat: int, out: set[int], *, quiet: bool) -> None:
        """A seat has answered; `out` holds the seats that were out before the answer."""
        if not quiet:
            self._out = out
        elif not self._seats.hurried(seat):
            self._times.catch_up(seat, self._clock())
        self._go_on(quiet)
        self.time_returned = self.release(seat)

    def conceded(self, seat: int) -> None:
        self._out.add(seat)
        self._go_on(not self._times.over(self._clock()))
        self.time_returned = self.release(seat)

    def taken_back(self) -> None:
        match = self._match()
        self._points = len(match.reaction_points())
        self._out = seats_out(match)
        self._go_on(False)
        self.time_returned = False

    def _go_on(self, quiet: bool) -> None:
        """A move was made. After a quiet one the pause goes on; any other begins the next pause."""
        new = self._match().reaction_points(self._points)
        self._points += len(new)
        self.quiet = quiet
        if quiet:
            self._times.extend(new)
        else:
            self._begin(new)

    def _begin(self, reaction_points: Iterable[ReactionPoint]) -> None:
        if self._times.begin(self._clock(), reaction_points):
            self.on_begin()
