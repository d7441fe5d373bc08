"""How sure a mean score is: 95 % intervals that stay right however often one looks at them and whenever one stops.

The mean of scores between 0 and 1 is doubted by betting against it (Waudby-Smith and Ramdas, "Estimating means of
bounded random variables by betting", 2024). A bet that the true mean is larger than `m`, with a share `t` of the money
each time, multiplies the money with `1 + t * (x / m - 1)` by each score `x`. If the true mean is `m` or less, that
game cannot be won: the chance that the money ever grows forty-fold is at most 1 in 40 (Ville's inequality). So a mean
below which that has happened is given up; the same from the other side. Nothing is assumed about how scores are
spread, and it is true for few scores as for many.

The money is spread over several shares `t`, none of which depends on what was scored before. This has two effects. What
came of the bets depends only on how often each score was there, not on their order. And set-ups that favour one bot or
the other may be played in turn instead of being drawn by lot, if they are all played before anybody looks: with `1 + z
<= exp(z)`, the expected money after a whole round is at most what it was before.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

__all__ = ["ERROR", "LEVELS", "Interval", "interval"]

ERROR: Final = 0.05
"""The chance that the interval ever leaves out the true mean is at most this."""
LEVELS: Final = 4
"""Scores are quarters: of two games, each lost, drawn or won."""
SHARES: Final = (0.15, 0.35, 0.7)
"""Which shares of the money are bet. With a small one, a small difference is found, and with a large one a large
difference is found soon."""
ENOUGH: Final = log(2 / ERROR)
"""The logarithm of the money with which a mean is given up. Half of the error is for each side."""
STEPS: Final = 50
"""How often a bound is halved; that is as exact as numbers are."""


class Interval(NamedTuple):
    """A mean score and between which values the true one lies."""

    value: float
    low: float
    high: float

    @property
    def decided(self) -> int:
        """1 if the mean is surely above a half, -1 if it is surely below, 0 if it may be either."""
        return (self.low > 0.5) - (self.high < 0.5)


def interval(counts: Sequence[int]) -> Interval | None:
    """The mean of so many scores of 0, ¼, ½, ¾ and 1, with its interval; None if there are no scores."""
    number = sum(counts)
    if not number:
        return None
    value = sum(level * count for level, count in enumerate(counts)) / (LEVELS * number)
    low = _largest_that_is_doubted(counts)
    high = 1.0 - _largest_that_is_doubted(counts[::-1])
    return Interval(value, low, high)


def _largest_that_is_doubted(counts: Sequence[int]) -> float:
    """The largest mean that is given up because the scores are too high for it; 0 if none is."""
    low, high = 0.0, sum(level * count for level, count in enumerate(counts)) / (LEVELS * sum(counts))
    for _ in range(STEPS if high else 0):
        middle = (low + high) / 2
        if _log_of_money(counts, middle) >= ENOUGH:
            low = middle
        else:
            high = middle
    return low


def _log_of_money(counts: Sequence[int], mean: float) -> float:
    """What a fortune of 1 has grown to by betting that the true mean is larger than this; its logarithm."""
    logs = [
        sum(count * log(1 + share * (level / LEVELS / mean - 1)) for level, count in enumerate(counts) if count)
        for share in SHARES
    ]
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs) / len(logs))
