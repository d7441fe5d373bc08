"""How fast a client may send requests."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

__all__ = ["Bucket", "RateLimiter"]

KNOWN: Final = 10_000


class Bucket:
    """Fills at a steady rate; each request takes one drop."""

    __slots__ = ("at", "drops", "rate", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = size
        self.drops = size
        self.at = now

    def take(self, now: float, n: float = 1.0) -> bool:
        self.drops = min(self.size, self.drops + (now - self.at) * self.rate)
        self.at = now
        if self.drops < n:
            return False
        self.drops -= n
        return True

    def wait(self, now: float, n: float = 1.0) -> float:
        """Take drops that may not be there yet; after how many seconds they are."""
        self.drops = min(self.size, self.drops + (now - self.at) * self.rate) - n
        self.at = now
        return 0.0 if self.drops >= 0 or self.rate <= 0 else -self.drops / self.rate


class RateLimiter:
    """A bucket for every address. Those that were not used for the longest time are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def passes(self, who: str, now: float, n: float = 1.0) -> bool:
        return self._bucket(who, now).take(now, n)

    def wait(self, who: str, now: float, n: float = 1.0) -> float:
        """How many seconds they have to wait until it is their turn, which is then used up."""
        return self._bucket(who, now).wait(now, n)

    def _bucket(self, who: str, now: float) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.size, now)
            if len(self._buckets) > KNOWN:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket
