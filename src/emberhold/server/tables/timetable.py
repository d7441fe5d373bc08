"""When things happen in a pause. The times are the same whether or not anybody holds a reaction.

A pause begins with a move after which, by public facts, seats might react (`Match.reaction_points`). Each of them gets
a slot, in the order in which the match would ask them; consecutive slots of one seat count as one. A slot takes one
pace, unless public facts make it shorter (`slot_of`); then it may also take no time at all (decision 023). The
match runs ahead in secret: a seat that really is asked sees its window when its slot begins, and everybody else sees
the result when the last slot is over. When a seat declines, the match runs on within the same pause.

Shortly before its end a slot is closed: what was answered in it is written to disk, or the same is done without
anything to write. A slot that is not closed is not over, however late it is. Between, the disk is used at fixed times,
so that who has answered does not wait long until that is written (decision 037).

Nothing here reads a clock: the time is an argument.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from emberhold.core.events import ReactionPoint

__all__ = ["LEAD_S", "MARGIN", "MARGIN_S", "WRITE_S", "Timetable"]

MARGIN: Final = 0.2
MARGIN_S: Final = 0.25
"""What part of a slot, and how many seconds at most, is left to write down what was answered in it."""
LEAD_S: Final = 0.05
"""How many seconds before that the time of the seat runs out, but at most half of that part of the slot: to pass for it
is work, and nobody may hear from the moment of the write whether there was any."""
WRITE_S: Final = 0.25
"""How many seconds it takes at most until something is written in a slot."""


class Timetable:
    """The slots of a table's latest pause."""

    def __init__(self, pace: float, slot_of: Callable[[int], float] | None = None) -> None:
        self.pace = pace
        self._slot_of: Callable[[int], float] = slot_of or (lambda _: pace)
        """How long the slot of a seat takes."""
        self.number = 0
        """Counts the moves that everybody may notice."""
        self.start = 0.0
        self.slots: list[int] = []
        self._lengths: list[float] = []
        self._closed = 0
        """How many of the slots are closed."""
        self._writes = 0
        """How many of the times to write in the slot that is on are over."""
        self._held_writes = 0
        """The same while somebody has more time."""
        self.cut = 0
        """How many events there were when the pause began. Only a seat that is asked is told about later ones."""
        self.held: dict[int, float] = {}
        """The seats that have more time now, and until when."""
        self.used: set[int] = set()
        """The seats that have asked for more time in this pause; each may do so once."""
        self._held_since = 0.0

    def begin(self, now: float, reaction_points: Iterable[ReactionPoint]) -> bool:
        """Begin after a move that everybody may notice. Returns whether there is a pause."""
        self.number += 1
        self.start = now
        self.slots = []
        self._lengths = []
        self._closed = self._writes = 0
        self.held = {}
        self.used = set()
        self.extend(reaction_points)
        return sum(self._lengths) > 0

    def extend(self, reaction_points: Iterable[ReactionPoint]) -> None:
        """The match ran on, so more seats might have reacted."""
        if self.pace <= 0:
            return
        for point in reaction_points:
            if not self.slots:
                self.cut = point.at
            for seat in point.seats:
                if not self.slots or self.slots[-1] != seat:
                    self.slots.append(seat)
                    self._lengths.append(self._slot_of(seat))

    def measure(self) -> None:
        """Other people are here now than when the pause began, so its slots may take another time."""
        self._lengths = [self._slot_of(seat) for seat in self.slots]

    def catch_up(self, seat: int, now: float) -> None:
        """A seat that nobody waits for has answered late; the slots after its own begin now."""
        place = self.place(seat)
        late = now - (math.inf if place is None else self._unless_held(self._begins(place + 1)))
        if place is not None and 0.0 < late < math.inf:
            self.start += late
            self._closed = min(self._closed, place + 1)

    @property
    def longest(self) -> float:
        """How long the longest slot takes."""
        return max(self._lengths, default=0.0)

    def _begins(self, number: int) -> float:
        """When a slot begins; the one after the last begins when the pause is over."""
        return self.start + sum(self._lengths[:number])

    def _closes(self, number: int) -> float:
        """When this slot is closed, so that what was answered in it is on disk before it ends."""
        return self._begins(number + 1) - self._margin(number)

    def _runs_out(self, number: int) -> float:
        """When the time of the seat in this slot runs out."""
        return self._closes(number) - min(LEAD_S, self._margin(number) / 2)

    def _margin(self, number: int) -> float:
        return min(MARGIN_S, self._lengths[number] * MARGIN)

    def wait(self) -> None:
        """Stop the clock until `go`."""
        self.start = math.inf

    @property
    def waiting(self) -> bool:
        return math.isinf(self.start)

    def go(self, now: float) -> None:
        """Start the clock now."""
        self._closed = self._writes = self._held_writes = 0
        self.start = now
        self._held_since = now

    @property
    def end(self) -> float:
        """When the pause is over for everybody."""
        if self.held:
            return math.inf
        return self._begins(len(self.slots))

    def over(self, now: float) -> bool:
        return not self.slots or (now >= self.end and not self.open)

    @property
    def open(self) -> bool:
        """Whether a slot has still to be closed."""
        return self._next_open() is not None

    def _next_open(self) -> int | None:
        """The first slot that is not closed. A slot that takes no time needs no closing: nobody waits for it."""
        for number in range(self._closed, len(self.slots)):
            if self._lengths[number] > 0:
                return number
        return None

    def closing(self, now: float) -> bool:
        """Whether it is time to close a slot."""
        number = self._next_open()
        return number is not None and now >= self._unless_held(self._closes(number))

    @property
    def seat(self) -> int | None:
        """The seat in whose slot the next thing is written."""
        number = self._next_open()
        return None if number is None else self.slots[number]

    @property
    def next_write(self) -> float:
        """When something is to be written before the slot is closed."""
        number = self._next_open()
        if number is None or self.waiting:
            return math.inf
        if self.held:
            return self._held_since + (self._held_writes + 1) * WRITE_S
        begins, parts = self._begins(number), self._parts(number)
        if self._writes + 1 >= parts:
            return math.inf
        return begins + (self._writes + 1) * (self._closes(number) - begins) / parts

    def _parts(self, number: int) -> int:
        """Into how many equal parts the times to write divide a slot."""
        return math.ceil((self._closes(number) - self._begins(number)) / WRITE_S)

    def wrote(self, now: float) -> None:
        """Something was written, or the disk had as much to do. Times that have passed meanwhile are left out."""
        while self.next_write <= now:
            if self.held:
                self._held_writes += 1
            else:
                self._writes += 1

    def slot(self, seat: int, now: float) -> int | None:
        """The slot of this seat that has begun and is not over."""
        number = self._next_open()
        if number is None or self.slots[number] != seat or self.held or now < self._begins(number):
            return None
        return number

    def close(self) -> None:
        """The next slot is closed."""
        number = self._next_open()
        assert number is not None
        self._closed = number + 1
        self._writes = 0

    def place(self, seat: int) -> int | None:
        """The number of a seat's last slot."""
        for number in range(len(self.slots) - 1, -1, -1):
            if self.slots[number] == seat:
                return number
        return None

    def shown_at(self, seat: int) -> float:
        """When a seat that is asked sees its window. A seat without a slot sees it at the end, like everybody else."""
        place = self.place(seat)
        return self.end if place is None else self._unless_held(self._begins(place))

    def shows(self, seat: int, now: float) -> bool:
        """Whether a seat that is asked sees its window by now: its slot has begun, and those before are closed."""
        place, number = self.place(seat), self._next_open()
        if place is None:
            return self.over(now)
        return now >= self.shown_at(seat) and (number is None or number >= place)

    def deadline(self, seat: int) -> float:
        """When the time of a seat that is asked runs out."""
        if seat in self.held:
            return self.held[seat]
        place = self.place(seat)
        return math.inf if place is None else self._unless_held(self._runs_out(place))

    def left(self, seat: int, now: float) -> float:
        """How much time a seat that is asked has left. It does not shrink while somebody holds the pause."""
        if seat in self.held:
            return self.held[seat] - now
        place = self.place(seat)
        if place is None:
            return math.inf
        return self._runs_out(place) - (self._held_since if self.held else now)

    def _unless_held(self, time: float) -> float:
        """This time, or never if somebody holds the pause before it comes."""
        return math.inf if self.held and time > self._held_since else time

    # -- more time -----------------------------------------------------------------------------------------------

    def may_hold(self, seat: int, now: float) -> bool:
        # Nobody can know yet who will have to react later in this pause, so every seat may ask.
        return seat not in self.used and not self.over(now)

    def hold(self, seat: int, now: float, until: float) -> None:
        if not self.held:
            self._held_since = now
            self._held_writes = 0
        self.held[seat] = until
        self.used.add(seat)

    def release(self, seat: int, now: float) -> bool:
        """A seat needs no more time. Returns whether it had asked for any. The rest of the pause goes on from there."""
        if self.held.pop(seat, None) is None:
            return False
        if not self.held:
            self.start += max(0.0, now - self._held_since)
        return True

    def next_change(self, now: float) -> float:
        """When to look again if no message comes before."""
        if self.held:
            return min(self.held.values())
        ends = [self._begins(number) for number in range(1, len(self.slots) + 1)]
        times = [*ends, *(self._closes(number) for number in range(len(self.slots)))]
        return min((time for time in times if time > now), default=math.inf)
