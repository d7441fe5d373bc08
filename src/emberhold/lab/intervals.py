"""How sure a share of wins is: 95 % intervals that are right for few games and for shares near 0 and 1 too."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

__all__ = ["Difference", "Share", "difference", "share"]

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie between -Z and Z."""


class Share(NamedTuple):
    """So many of so many, as a share, with the Wilson interval around it."""

    wins: int
    games: int
    value: float
    low: float
    high: float


class Difference(NamedTuple):
    """How much larger one share is than another."""

    value: float
    low: float
    high: float


def share(wins: int, games: int) -> Share | None:
    """A share with its interval (Wilson 1927); None if there are no games."""
    if not games:
        return None
    p = wins / games
    z2 = Z * Z
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    # The formula gives these two exactly; numbers in a computer do not.
    low = 0.0 if wins == 0 else middle - half
    high = 1.0 if wins == games else middle + half
    return Share(wins, games, p, low, high)


def difference(one: Share | None, other: Share | None) -> Difference | None:
    """The difference of two shares with its interval (Newcombe 1998, from two Wilson intervals)."""
    if one is None or other is None:
        return None
    value = one.value - other.value
    low = value - sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    high = value + sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Difference(value, low, high)
