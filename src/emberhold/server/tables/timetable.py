"""When what happens in a pause; it is the same whether or not somebody holds a reaction.

A pause begins with a move after which, by public facts, seats might react (`Match.reaction_points`). Each of them has
a slot of one pace, in the order in which the match would ask them; a seat's slots in a row are one. The match runs
ahead in secret: a seat that really is asked sees its window at the beginning of its slot, everybody else sees what came
of it when the last slot is over. Declining only lets the match run on within the same pause.

No clock is read here: time is an argument.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from emberhold.core.events import ReactionPoint

__all__ = ["Timetable"]


class Timetable:
    """The slots of a table's latest pause."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.number = 0
        """Counts the moves that everybody may notice."""
        self.start = 0.0
        self.slots: list[int] = []
        self.cut = 0
        """How many events of the match had happened when the pause began; nobody but the asked is told more."""
        self.held: dict[int, float] = {}
        """Seats that asked for more time, and until when they have it."""
        self.used: set[int] = set()
        """Seats that asked for more time in this pause, once each."""
        self._held_since = 0.0

    def begin(self, now: float, reaction_points: Iterable[ReactionPoint]) -> bool:
        """A move that everybody may notice was made; whether it is followed by a pause."""
        self.number += 1
        self.start = now
        self.slots = []
        self.held = {}
        self.used = set()
        self.extend(reaction_points)
        return bool(self.slots)

    def extend(self, reaction_points: Iterable[ReactionPoint]) -> None:
        """The match ran on: further seats might have reacted."""
        if self.pace <= 0:
            return
        for point in reaction_points:
            if not self.slots:
                self.cut = point.at
            for seat in point.seats:
                if not self.slots or self.slots[-1] != seat:
                    self.slots.append(seat)

    def wait(self) -> None:
        """Its time does not count yet."""
        self.start = math.inf

    @property
    def waiting(self) -> bool:
        return math.isinf(self.start)

    def go(self, now: float) -> None:
        """Its time counts from now on."""
        self.start = now
        self._held_since = now

    @property
    def end(self) -> float:
        """When everybody is told."""
        if self.held:
            return math.inf
        return self.start + self.pace * len(self.slots)

    def over(self, now: float) -> bool:
        return not self.slots or now >= self.end

    def place(self, seat: int) -> int | None:
        """The latest slot of a seat."""
        for number in range(len(self.slots) - 1, -1, -1):
            if self.slots[number] == seat:
                return number
        return None

    def shown_at(self, seat: int) -> float:
        """When a seat that is asked sees its window; a seat without a slot is told with everybody else."""
        place = self.place(seat)
        return self.end if place is None else self._unless_held(self.start + self.pace * place)

    def deadline(self, seat: int) -> float:
        """Until when a seat that is asked has to answer."""
        if seat in self.held:
            return self.held[seat]
        place = self.place(seat)
        return math.inf if place is None else self._unless_held(self.start + self.pace * (place + 1))

    def left(self, seat: int, now: float) -> float:
        """How much time a seat that is asked still has; while others hold the pause, it does not get less."""
        if seat in self.held:
            return self.held[seat] - now
        place = self.place(seat)
        if place is None:
            return math.inf
        return self.start + self.pace * (place + 1) - (self._held_since if self.held else now)

    def _unless_held(self, time: float) -> float:
        """A moment of this pause, which does not come while somebody holds it."""
        return math.inf if self.held and time > self._held_since else time

    # -- more time -----------------------------------------------------------------------------------------------

    def may_hold(self, seat: int, now: float) -> bool:
        # Who might have to react later in this pause is not known yet; so everybody may.
        return seat not in self.used and not self.over(now)

    def hold(self, seat: int, now: float, until: float) -> None:
        if not self.held:
            self._held_since = now
        self.held[seat] = until
        self.used.add(seat)

    def release(self, seat: int, now: float) -> bool:
        """A seat needs no more time; whether it had asked for any. The rest of the pause starts where it stopped."""
        if self.held.pop(seat, None) is None:
            return False
        if not self.held:
            self.start += max(0.0, now - self._held_since)
        return True

    def next_change(self, now: float) -> float:
        """When to look again, if nothing happens before."""
        if self.held:
            return min(self.held.values())
        times = (self.start + self.pace * number for number in range(1, len(self.slots) + 1))
        return min((time for time in times if time > now), default=math.inf)
