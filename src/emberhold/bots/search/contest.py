"""Which of several lines is best, by sequential halving: those that do worse are dropped, half of them at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
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
        """Those that may still turn out best. All had the same luck, so a few worlds often show which is better."""
        if not self._clear or len(self._played[lines[0]]) < LEAST:
            return lines
        best = max(lines, key=lambda line: self._sum[line])
        return [line for line in lines if line == best or not self._is_clearly_worse(line, best)]

    def clearly_better(self, natural: Line, doubt: int, best: Line) -> Line:
        """The best line if it is so many tenths of a standard error better than the natural one, otherwise that one.

        Where luck hides the difference, what people do is as good as anything, and often better.
        """
        mean, error = self._ahead(best, natural)
        return best if mean > doubt / 10 * error else natural

    def _is_clearly_worse(self, line: Line, best: Line) -> bool:
        mean, error = self._ahead(best, line)
        return mean >= self._clear * error

    def _ahead(self, one: Line, other: Line) -> tuple[float, float]:
        """How far one line is ahead of another in the worlds in which both were played, and the standard error."""
        differences = [a - b for a, b in zip(self._played[one], self._played[other], strict=False)]
        if len(differences) < 2:
            return 0.0, 1.0
        mean = sum(differences) / len(differences)
        spread = sum([(each - mean) ** 2 for each in differences]) / (len(differences) - 1)
        return mean, sqrt(spread / len(differences))

    def _play(self, world: World, lines: Sequence[Line], horizon: Horizon, budget: Budget) -> None:
        """One playout of each line in one world. All of them count, or none."""
        values = [world.play(line, horizon, budget) for line in lines]
        for line, each in zip(lines, values, strict=True):
            self._sum[line] += each
            self._played[line].append(each)
        self._weight += 1
        budget.left -= len(lines)
