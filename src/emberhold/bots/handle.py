"""One seat's side of a match: all that a bot gets to see."""

from __future__ import annotations

from collections.abc import Callable

from emberhold.core.events import Told
from emberhold.core.match import Match, View
from emberhold.core.rng import Rng

__all__ = ["Handle"]


class Handle:
    """What one seat knows, and worlds that fit what it knows.

    The true match is not an attribute of a handle. But Python hides nothing from code in the same process that searches
    for it. Only a separate process does, so bots from other packages run in one.
    """

    __slots__ = ("_events", "_imagine", "_view", "seat")

    seat: int
    """The bot's seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self._view: Callable[[], View] = lambda: match.view(seat)
        self._events: Callable[[int], tuple[Told, ...]] = lambda since: match.events(seat, since)
        self._imagine: Callable[[Rng], Match] = lambda rng: match.determinize(seat, rng)

    def __repr__(self) -> str:
        return f"<Handle of seat {self.seat}>"

    def view(self) -> View:
        """What the seat may know now."""
        return self._view()

    def events(self, since: int = 0) -> tuple[Told, ...]:
        """What the seat saw happen, from its own event number `since` on."""
        return self._events(since)

    def determinize(self, rng: Rng) -> Match:
        """A copy of the match in which everything the seat cannot know is dealt anew; for trying things out."""
        return self._imagine(rng)
