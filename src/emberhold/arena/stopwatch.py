"""How long a bot thinks: the mean, and the time that 99 of 100 decisions stay below.

Times are counted in steps of 5 %, so that those of many games together need no more room than those of one.
Whole nanoseconds make sure that a sum is the same in any order.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Final

__all__ = ["Stopwatch"]

STEP: Final = log(1.05)
SHORTEST: Final = 100
"""Nothing is shorter than this."""
SECOND: Final = 1_000_000_000


class Stopwatch:
    """The times of many decisions."""

    __slots__ = ("_steps", "decisions", "nanoseconds")

    def __init__(self) -> None:
        self.decisions = 0
        self.nanoseconds = 0
        self._steps: dict[int, int] = {}

    def add(self, nanoseconds: int) -> None:
        """One more decision."""
        step = round(log(max(nanoseconds, SHORTEST) / SHORTEST) / STEP)
        self.decisions += 1
        self.nanoseconds += nanoseconds
        self._steps[step] = self._steps.get(step, 0) + 1

    def add_all(self, other: Stopwatch) -> None:
        """The decisions of another game."""
        self.decisions += other.decisions
        self.nanoseconds += other.nanoseconds
        for step, number in other._steps.items():
            self._steps[step] = self._steps.get(step, 0) + number

    @property
    def mean(self) -> float | None:
        """In seconds; None if there were no decisions."""
        return self.nanoseconds / SECOND / self.decisions if self.decisions else None

    def quantile(self, share: float) -> float | None:
        """The time, in seconds, that this share of the decisions did not exceed; None if there were no decisions."""
        seen = 0
        for step in sorted(self._steps):
            seen += self._steps[step]
            if seen >= share * self.decisions:
                return SHORTEST / SECOND * float(1.05**step)
        return None

    def to_json(self) -> dict[str, object]:
        steps = {str(step): self._steps[step] for step in sorted(self._steps)}
        return {"nanoseconds": self.nanoseconds, "steps": steps}

    @classmethod
    def from_json(cls, raw: object) -> Stopwatch:
        """The inverse of `to_json`; ValueError, KeyError or TypeError if it is something else."""
        if not isinstance(raw, Mapping) or not isinstance(raw["steps"], Mapping):
            raise TypeError("not what was written here")
        watch = cls()
        nanoseconds = raw["nanoseconds"]
        if type(nanoseconds) is not int or nanoseconds < 0:
            raise ValueError("not what was written here")
        watch.nanoseconds = nanoseconds
        for step, number in raw["steps"].items():
            if type(number) is not int or number < 1:
                raise ValueError("not what was written here")
            watch._steps[int(step)] = number
            watch.decisions += number
        return watch
