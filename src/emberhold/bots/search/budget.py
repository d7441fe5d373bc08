"""How much a bot may think about one decision: so many playouts, so much time, or both."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

__all__ = ["Budget", "Clock", "TimeIsUp"]

Clock: TypeAlias = Callable[[], float]
"""Gives the time in seconds, from any beginning."""


class TimeIsUp(Exception):
    """The time ran out in the middle of a playout, which counts for nothing then."""


class Budget:
    """What is left for one decision.

    Playouts are the same number on every machine. With a time, a busy machine gets fewer playouts and never more time:
    the clock is read before every step.
    """

    __slots__ = ("_clock", "_end", "left")

    def __init__(self, iterations: int, milliseconds: int, clock: Clock) -> None:
        self.left = iterations
        """How many playouts are left."""
        self._clock = clock
        self._end = clock() + milliseconds / 1000 if milliseconds else None

    @property
    def late(self) -> bool:
        """Whether the time has run out."""
        return self._end is not None and self._clock() >= self._end

    def check(self) -> None:
        """Raise TimeIsUp if it is."""
        if self._end is not None and self._clock() >= self._end:
            raise TimeIsUp

    def share(self, rounds: int) -> int:
        """The playouts for the next one of so many rounds."""
        return self.left // rounds
