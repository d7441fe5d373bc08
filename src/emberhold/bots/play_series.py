"""Plays the games of a series, one after the other in this process or shared among several processes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from emberhold.bots.play_numbers import play_here, play_numbers
from emberhold.bots.series import Series, SeriesRunner
from emberhold.bots.stop_signal import StopSignal
from emberhold.bots.tally import Played, Tally

__all__ = ["SeriesWork", "play_games", "play_series"]


@dataclass(frozen=True, slots=True)
class SeriesWork:
    """A series, for processes that play its games."""

    series: Series
    journals: Path | None

    def player(self) -> Callable[[int], Played]:
        return SeriesRunner(self.series, self.journals).play


def play_series(
    series: Series,
    games: int,
    *,
    jobs: int = 1,
    progress: Callable[[Played, Tally], None] | None = None,
    stop: StopSignal | None = None,
) -> Tally:
    """Play this many games from the first on. The result is the same for any number of jobs."""
    runner = SeriesRunner(series)
    tally = runner.tally()
    with closing(play_games(runner, games, jobs=jobs, stop=stop)) as plays:
        for played in plays:
            runner.add(tally, played)
            if progress is not None:
                progress(played, tally)
    return tally


def play_games(
    runner: SeriesRunner, games: int, *, jobs: int = 1, without: Collection[int] = (), stop: StopSignal | None = None
) -> Generator[Played]:
    """This many games from the first on, except those in `without`, each as soon as it ends; fewer if stopped."""
    numbers = [number for number in range(games) if number not in without]
    if jobs == 1:
        return play_here(runner.play, numbers, stop or StopSignal())
    return play_numbers(SeriesWork(runner.series, runner.journals), numbers, jobs=jobs, stop=stop)
