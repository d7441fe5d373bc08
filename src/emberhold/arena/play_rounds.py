"""Plays an arena round by round.

It looks at the results only between rounds, so the number of processes changes nothing. What is played next follows
from the games that have ended, so an arena goes on from whatever is there.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing

from emberhold.arena.arena_game import ArenaGame, ArenaWork
from emberhold.arena.schedule import Schedule
from emberhold.arena.standings import Standings, stand
from emberhold.bots.play_numbers import play_numbers
from emberhold.bots.stop_signal import StopSignal

__all__ = ["play_rounds"]


def play_rounds(
    schedule: Schedule,
    most_games: int,
    done: dict[int, ArenaGame],
    *,
    to_the_end: bool = False,
    jobs: int = 1,
    stop: StopSignal | None = None,
    ended: Callable[[ArenaGame], None] | None = None,
) -> Generator[Standings]:
    """What is known before the first round and after each; the last one has no missing games, unless it was stopped.

    `done` are the games that were played before; new ones are added to it, and `ended` is called with each.
    """
    stop = stop or StopSignal()
    while True:
        standings = stand(schedule, most_games, done, to_the_end=to_the_end)
        yield standings
        if not standings.missing or stop.signal:
            return
        with closing(play_numbers(ArenaWork(schedule.arena), standings.missing, jobs=jobs, stop=stop)) as plays:
            for played in plays:
                done[played.number] = played
                if ended is not None:
                    ended(played)
