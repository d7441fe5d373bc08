"""The one seeded source of chance: every shuffle and every roll goes through it."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final, TypeVar

__all__ = ["Rng"]

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFFFFFFFFFF


class Rng:
    """A stream of whole numbers that is the same on every machine for the same seed.

    SplitMix64: the whole state is one integer, so copying a match copies its future luck for free.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def __repr__(self) -> str:
        """Without its state, which would give away all luck to come."""
        return "<Rng>"

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return (self.next() * n) >> 64

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle the items in place."""
        for i in range(len(items) - 1, 0, -1):
            j = (self.next() * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Rng:
        return Rng(self.state)

    def fork(self) -> Rng:
        """A new stream that does not repeat this one."""
        return Rng(self.next())
