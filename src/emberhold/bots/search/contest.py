"""Which of several lines is best, by sequential halving: those that do worse are dropped, half of them at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2

from emberhold.bots.search.budget import Budget, TimeIsUp
from emberhold.bots.search.lines import Horizon, Line, World

__all__ = ["Contest"]


class Contest:
    """Lines that are played in the same worlds with the same luck, so that their values differ by the line alone."""

    def __init__(self, start: dict[Line, float], prior: float) -> None:
        self._sum = {line: value * prior for line, value in start.items()}
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
                lines = self.ranked(lines)
                if rounds == 1:
                    break
                rounds -= 1
                lines = lines[: ceil(len(lines) / 2)]
        except TimeIsUp:
            pass
        return self.ranked(lines)[0]

    def _play(self, world: World, lines: Sequence[Line], horizon: Horizon, budget: Budget) -> None:
        """One playout of each line in one world. All of them count, or none."""
        values = [world.play(line, horizon, budget) for line in lines]
        for line, each in zip(lines, values, strict=True):
            self._sum[line] += each
        self._weight += 1
        budget.left -= len(lines)
