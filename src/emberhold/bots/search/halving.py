"""Which of several lines is best, by sequential halving: those that do worse are dropped, half of them at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import Final

from emberhold.bots.search.budget import Budget, TimeIsUp
from emberhold.bots.search.lines import Horizon, Line, World

__all__ = ["Contest"]

LEAST: Final = 6
"""A line is played in so many worlds before it can be dropped because it is clearly worse."""


class Contest:
    """Lines that are played in the same worlds with the same luck, so that their values differ by the line alone."""

    def __init__(self, start: dict[Line, float], prior: float, clear: int = 0) -> None:
        self._sum = {line: value * prior for line, value in start.items()}
        self._played: dict[Line, list[float]] = {line: [] for line in start}
        self._clear = clear / 10
        """A line that is so many standard errors behind the best in the same worlds is dropped at once; 0: never."""
        self._weight = prior
        """Every line that is still in the contest was played equally often, and this is how often."""

    def value(self, line: Line) -> float:
        """The mean of all its playouts, and of what was thought of it before as if that were some playouts."""
        return self._sum[line] / self._weight if self._weight else 0.0

    def ranked(self, lines: Sequence[Line]) -> list[Line]:
        return sorted(lines, key=lambda line: -self._sum[line])

    def decide(self, deal: Callable[[], World], horizon: Horizon, budget: Budget) -> Line:
        """Play until the budget is used up or one line is left; returns the best."""
        lines = self.ranked(list(self._sum))
        rounds = max(1, ceil(log2(len(lines))))
        try:
            while 1 < len(lines) <= budget.left:
                for _ in range(max(1, budget.share(rounds) // len(lines))):
                    self._play(deal(), lines, horizon, budget)
                    lines = self._without_clearly_worse(lines)
                    if len(lines) == 1:
                        break
                lines = self.ranked(lines)
                if rounds == 1:
                    break
                rounds -= 1
                lines = lines[: ceil(len(lines) / 2)]
        except TimeIsUp:
            pass
        return self.ranked(lines)[0]

    def _without_clearly_worse(self, lines: list[Line]) -> list[Line]:
        """Those that may still turn out best. Two lines had the same luck, so a few worlds often show which is better."""
        played = len(self._played[lines[0]])
        if not self._clear or played < LEAST:
            return lines
        best = max(lines, key=lambda line: self._sum[line])
        return [line for line in lines if line == best or not self._is_clearly_worse(line, best, played)]

    def _is_clearly_worse(self, line: Line, best: Line, played: int) -> bool:
        differences = [one - other for one, other in zip(self._played[best], self._played[line], strict=True)]
        mean = sum(differences) / played
        spread = sum([(each - mean) ** 2 for each in differences]) / (played - 1)
        return mean >= self._clear * (spread / played) ** 0.5

    def _play(self, world: World, lines: Sequence[Line], horizon: Horizon, budget: Budget) -> None:
        """One playout of each line in one world. All of them count, or none."""
        values = [world.play(line, horizon, budget) for line in lines]
        for line, each in zip(lines, values, strict=True):
            self._sum[line] += each
            self._played[line].append(each)
        self._weight += 1
        budget.left -= len(lines)
