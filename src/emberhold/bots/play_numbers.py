"""Plays games by their number, one after the other in this process or behind an executor of several processes.

Every command that plays many games uses this: what is played is a piece of work that can be pickled, and a game is a
number. So the order in which games end never matters, and whatever was played already can be left out.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from itertools import islice
from typing import Final, Protocol, TypeVar

from emberhold.bots.stop_signal import Stopped, StopSignal
from emberhold.core.errors import EmberholdError

__all__ = ["Work", "play_behind", "play_here", "play_numbers"]

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

TICK: Final = 0.1
"""How many seconds it may take until a wish to stop is noticed."""
AHEAD: Final = 2
"""How many games each process has before it, so that none of them waits for the next one."""


class Work(Protocol[R_co]):
    """What a process must know to play games. It can be pickled and compared."""

    def player(self) -> Callable[[int], R_co]:
        """Load what is needed, once for each process; the function plays the game of a number."""
        ...


def play_numbers(
    work: Work[R], numbers: Sequence[int], *, jobs: int = 1, stop: StopSignal | None = None
) -> Generator[R]:
    """The games of these numbers, each as soon as it ends; fewer if somebody asks to stop."""
    waiting = stop or StopSignal()
    if jobs == 1 or len(numbers) <= 1:
        yield from play_here(work.player(), numbers, waiting)
        return
    from emberhold.bots.workers import process_pool

    jobs = min(jobs, len(numbers))
    with process_pool(jobs) as executor:
        yield from play_behind(executor, work, numbers, jobs, waiting)


def play_here(play: Callable[[int], R], numbers: Sequence[int], stop: StopSignal) -> Generator[R]:
    """One game after the other in this process. A game that is broken off is dropped."""
    for number in numbers:
        try:
            with stop.breaking_in():
                played = play(number)
        except Stopped:
            return
        yield played


def play_behind(executor: Executor, work: Work[R], numbers: Sequence[int], jobs: int, stop: StopSignal) -> Generator[R]:
    """The games in the order in which the executor has played them."""
    following = iter(numbers)
    running: set[Future[R]] = set()
    while not stop.signal:
        for number in islice(following, AHEAD * jobs - len(running)):
            running.add(executor.submit(_play_one, work, number))
        if not running:
            return
        done, running = wait(running, TICK, FIRST_COMPLETED)
        for future in done:
            yield _result(future)
    # Keep the games that had ended before.
    for future in [future for future in running if future.done()]:
        yield _result(future)


def _result(future: Future[R]) -> R:
    try:
        return future.result()
    except BrokenExecutor:
        raise EmberholdError("A process that played games died; run it again with --jobs 1 to see why.") from None


_loaded: tuple[object, Callable[[int], object]] | None = None
"""The work of this process, and its player."""


def _play_one(work: Work[R], number: int) -> R:
    """What a process does: play one game."""
    global _loaded
    try:
        if _loaded is None or _loaded[0] != work:
            _loaded = work, work.player()
        return _loaded[1](number)  # type: ignore[return-value]
    except EmberholdError as error:
        # Errors with a place of their own cannot all be sent to another process; their sentence can.
        raise EmberholdError(str(error)) from None
