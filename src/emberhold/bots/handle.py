"""One seat's side of a match: all that a bot gets to see."""

from __future__ import annotations

from emberhold.core.events import Told
from emberhold.core.match import Match, View
from emberhold.core.rng import Rng

__all__ = ["Handle"]


class Handle:
    """What one seat knows, and worlds that fit what it knows. There is no way from here to the true match."""

    __slots__ = ("__match", "__seat")

    def __init__(self, match: Match, seat: int) -> None:
        self.__match = match
        self.__seat = seat

    def view(self) -> View:
        """What the seat may know now."""
        return self.__match.view(self.__seat)

    def events(self, since: int = 0) -> tuple[Told, ...]:
        """What the seat saw happen, from its own event number `since` on."""
        return self.__match.events(self.__seat, since)

    def determinize(self, rng: Rng) -> Match:
        """A copy of the match in which everything the seat cannot know is dealt anew; for trying things out."""
        return self.__match.determinize(self.__seat, rng)
