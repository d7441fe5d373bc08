"""How long people may think in a draft. When the time is up, a bot answers for those who have not.

The time begins anew whenever something happens that everybody is told of, so it hangs on public facts alone: a choice
made in secret, or taken back in secret, changes nothing. After a restart it begins anew too, as a pause does.
"""

from __future__ import annotations

import math
from collections.abc import Callable

__all__ = ["PickClock"]


class PickClock:
    """The time for what is being asked now; all who are asked have the same."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._seconds = seconds
        self._clock = clock
        self._told = -1
        self._end = math.inf

    def look(self, told: int) -> None:
        """Look at the match after a move; `told` is how many events everybody has been told of."""
        if told != self._told:
            self._told = told
            self._end = self._clock() + self._seconds

    @property
    def left_ms(self) -> int:
        """How much time is left, but at least a moment: 0 would mean that there is no limit."""
        return max(1, int((self._end - self._clock()) * 1000))

    @property
    def late(self) -> bool:
        return self._clock() >= self._end

    def next_change(self, now: float) -> float:
        """When the time is up; never if it is up already."""
        return self._end if self._end > now else math.inf
