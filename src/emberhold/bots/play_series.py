"""Plays the games of a series, one after the other in this process or shared among several processes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from contextlib import closing

from emberhold.bots.series import Series, SeriesRunner
from emberhold.bots.stop_signal import Stopped, StopSignal
from emberhold.bots.tally import Played, Tally

__all__ = ["play_games", "play_series"]


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
    waiting = stop or StopSignal()
    left = games - sum(number < games for number in without)
    if jobs == 1 or left <= 1:
        return _alone(runner, games, without, waiting)
    # Errors in the series itself have been raised by the runner here, not by one of several processes.
    from emberhold.bots.workers import play_together

    return play_together(runner, games, without, min(jobs, left), waiting)


def _alone(runner: SeriesRunner, games: int, without: Collection[int], stop: StopSignal) -> Generator[Played]:
    for number in range(games):
        if number in without:
            continue
        try:
            with stop.breaking_in():
                played = runner.play(number)
        except Stopped:
            return
        yield played
