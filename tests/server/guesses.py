"""A guesser: it learns from one half of what it has measured, and is judged on the other half."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

__all__ = ["Guess", "Sample", "guess"]


class Sample(NamedTuple):
    """What was measured once, and in which of two worlds."""

    features: dict[str, float]
    world: bool


class Guess(NamedTuple):
    """The feature that told most in the first half, and how much of the second half it got right."""

    feature: str
    right: float
    judged: int
    each: dict[str, float]
    """How much each feature by itself got right."""


def guess(samples: Sequence[Sample], luck: int = 1) -> Guess:
    """Each feature with each threshold, in both directions, is tried on one half; the best is judged on the other."""
    order = list(samples)
    Random(luck).shuffle(order)
    learned, judged = order[::2], order[1::2]
    each, best = {}, ("", 0.0)
    for feature in order[0].features:
        right, threshold, above = best_threshold(learned, feature)
        hits = sum((one.features[feature] > threshold) == (one.world == above) for one in judged)
        each[feature] = hits / len(judged)
        if right > best[1]:
            best = feature, right
    return Guess(best[0], each[best[0]], len(judged), each)


def best_threshold(samples: Sequence[Sample], feature: str) -> tuple[float, float, bool]:
    """How much it gets right, the threshold, and the world above the threshold."""
    found = sorted((one.features[feature], one.world) for one in samples)
    # With a threshold below all values, everything is above it.
    right = sum(world for _, world in found)
    best = max((right, float("-inf"), True), (len(found) - right, float("-inf"), False))
    for at, (value, world) in enumerate(found):
        right += -1 if world else 1
        if at + 1 == len(found) or found[at + 1][0] != value:
            best = max(best, (right, value, True), (len(found) - right, value, False))
    return best[0] / len(found), best[1], best[2]
