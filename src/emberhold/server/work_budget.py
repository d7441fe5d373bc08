"""A budget by cost: how much work somebody may cause, in seconds, whatever it is that they ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from emberhold.server.errors import Refused

__all__ = ["WorkBudget"]

KNOWN: Final = 10_000
MOST_S: Final = 2.0
"""One piece of work costs no more than this: a part of the time may have been spent waiting for others."""


class WorkBudget:
    """For each address how many seconds of work it may still cause. It fills again at a steady rate."""

    def __init__(self, per_s: float, burst: float) -> None:
        self._per_s = per_s
        self._burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def left(self, who: str) -> float:
        seconds, at = self._left.get(who, (self._burst, 0.0))
        return min(self._burst, seconds + (time.monotonic() - at) * self._per_s)

    @contextmanager
    def spent_by(self, who: str) -> Iterator[None]:
        """Do something costly for somebody; Refused if they have used up what they may."""
        if self.left(who) <= 0:
            raise Refused("too-fast")
        began = time.monotonic()
        try:
            yield
        finally:
            self.spend(who, min(MOST_S, time.monotonic() - began))

    def spend(self, who: str, seconds: float) -> None:
        """So much was done for them."""
        self._left[who] = self.left(who) - seconds, time.monotonic()
        self._left.move_to_end(who)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
