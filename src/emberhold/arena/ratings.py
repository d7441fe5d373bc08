"""Elo: a mean score as a difference in strength, and the strengths of several bots that explain all scores best.

Four hundred points more mean that a bot is expected to score ten times as much as the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, inf, log, log10, sqrt
from typing import Final, NamedTuple

__all__ = ["Rating", "elo", "ratings"]

POINTS: Final = 400.0
EVEN: Final = 0.5
"""Each two bots that played are taken to have had one more even result. Otherwise a bot that always won would be
infinitely strong, and nothing could be said about the others."""
Z: Final = 3.0
"""How many standard errors an interval has to each side. It would be 1.96 for figures that are looked at once; the
arena looks after each round. (Robbins' mixture boundary, 1970, has 2.9 to 3.3 where an arena usually stops.)"""
ROUNDS: Final = 50
"""Newton's method is done long before."""


class Rating(NamedTuple):
    """How strong a bot is, compared with the average of all; 0 is the average."""

    value: float
    low: float
    high: float


def elo(score: float) -> float:
    """The difference in strength that a mean score shows; infinite if everything was won or lost."""
    if score <= 0:
        return -inf
    return inf if score >= 1 else POINTS * log10(score / (1 - score))


def ratings(bots: int, scores: Mapping[tuple[int, int], Mapping[int, float]]) -> list[Rating]:
    """The strengths of so many bots that explain the scores best (Bradley and Terry 1952).

    `scores` says, for each two bots, what the first of them scored, by the number of the deal. What happened in the
    same deal may hang together: the standard errors come from the sums over deals (sandwich estimate).
    """
    strength = [0.0] * bots
    for _ in range(ROUNDS):
        slope = [0.0] * bots
        bend = [[0.0] * bots for _ in range(bots)]
        for (one, other), found in scores.items():
            expected = 1 / (1 + exp(strength[other] - strength[one]))
            _add_slope(slope, one, other, sum(found.values()) + EVEN - (len(found) + 1) * expected)
            _add_bend(bend, one, other, (len(found) + 1) * expected * (1 - expected))
        step = _solve(bend, slope)
        strength = [value + change for value, change in zip(strength, step, strict=True)]
        if max(map(abs, step)) < 1e-10:
            break
    errors = _errors(strength, scores, bend)
    unit = POINTS / log(10)
    return [
        Rating(unit * value, unit * (value - Z * error), unit * (value + Z * error))
        for value, error in zip(strength, errors, strict=True)
    ]


def _errors(
    strength: Sequence[float], scores: Mapping[tuple[int, int], Mapping[int, float]], bend: Sequence[Sequence[float]]
) -> list[float]:
    """The standard error of each strength."""
    bots = len(strength)
    # The even results that were added count as deals of their own.
    slopes: dict[object, list[float]] = {}
    for (one, other), found in scores.items():
        expected = 1 / (1 + exp(strength[other] - strength[one]))
        for deal, score in (*found.items(), ((one, other), EVEN)):
            _add_slope(slopes.setdefault(deal, [0.0] * bots), one, other, score - expected)
    moved = [_solve(bend, slope) for slope in slopes.values()]
    return [sqrt(sum(move[bot] ** 2 for move in moved)) for bot in range(bots)]


def _add_slope(slope: list[float], one: int, other: int, amount: float) -> None:
    slope[one] += amount
    slope[other] -= amount


def _add_bend(bend: list[list[float]], one: int, other: int, amount: float) -> None:
    bend[one][one] += amount
    bend[other][other] += amount
    bend[one][other] -= amount
    bend[other][one] -= amount


def _solve(bend: Sequence[Sequence[float]], slope: Sequence[float]) -> list[float]:
    """The step with the sum zero that answers the slope (Gauss)."""
    size = len(slope)
    # Adding the same to all strengths changes nothing; one more in every place makes the sum of the step zero.
    rows = [[value + 1.0 for value in row] + [slope[at]] for at, row in enumerate(bend)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(at + 1, size):
            factor = rows[row][at] / rows[at][at]
            rows[row] = [value - factor * above for value, above in zip(rows[row], rows[at], strict=True)]
    out = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * out[column] for column in range(at + 1, size))
        out[at] = (rows[at][size] - known) / rows[at][at]
    return out
