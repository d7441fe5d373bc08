"""Processes that share the games of a series. They end with the process that started them, or when it ends them."""

from __future__ import annotations

import os
import signal
from collections.abc import Collection, Generator, Iterator
from multiprocessing import Pipe, Process, Value, parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Thread
from typing import Any, Final

from emberhold.bots.series import Series, SeriesRunner
from emberhold.bots.stop_signal import StopSignal
from emberhold.bots.tally import Played
from emberhold.core.errors import EmberholdError

__all__ = ["play_together"]

TICK: Final = 0.1
"""How many seconds it may take until a wish to stop is noticed."""


def play_together(
    runner: SeriesRunner, games: int, without: Collection[int], jobs: int, stop: StopSignal
) -> Generator[Played]:
    """This many games from the first on, except those in `without`, in the order in which they end."""
    following = Value("q", 0)
    workers: list[Process] = []
    ears: list[Connection] = []
    try:
        for _ in range(jobs):
            ear, mouth = Pipe(duplex=False)
            work = (runner.series, runner.journals, games, frozenset(without), following, mouth)
            worker = Process(target=_work, args=work, daemon=True)
            worker.start()
            # The only other end is in the worker now, so we notice if the worker dies.
            mouth.close()
            workers.append(worker)
            ears.append(ear)
        talking = list(ears)
        while talking and not stop.signal:
            ready = wait(talking, TICK)
            for ear in [ear for ear in talking if ear in ready]:
                said = _hear(ear)
                if said is None:
                    talking.remove(ear)
                else:
                    yield said
        if talking:
            _end(workers)
            # Keep the games that had ended before.
            for ear in talking:
                yield from _rest(ear)
    finally:
        _end(workers)
        for ear in ears:
            ear.close()


def _hear(ear: Connection) -> Played | None:
    """The next game that a worker has played; None if there are no more."""
    try:
        said = ear.recv()
    except (EOFError, OSError):
        raise EmberholdError("A process that played games died; run it again with --jobs 1 to see why.") from None
    if isinstance(said, EmberholdError):
        raise said
    return said if isinstance(said, Played) else None


def _rest(ear: Connection) -> Iterator[Played]:
    """The games that a worker reported before it ended; its last message may be incomplete."""
    while True:
        try:
            said = ear.recv()
        except (EOFError, OSError):
            return
        if isinstance(said, Played):
            yield said


def _end(workers: list[Process]) -> None:
    """End the workers at once: files are written whole or not at all, and what they reported is still in the pipe."""
    for worker in workers:
        worker.kill()
    for worker in workers:
        worker.join()


def _work(
    series: Series, journals: Path | None, games: int, without: frozenset[int], following: Any, mouth: Connection
) -> None:
    """What a worker does: take the next number, play that game, report how it went."""
    # Ctrl-C reaches every process of a terminal, and so does the SIGTERM of `timeout` or of a service manager. Workers
    # ignore both, and the process that started them ends them: a worker that died by itself would look like a failure.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()
    try:
        runner = SeriesRunner(series, journals)
        while True:
            with following.get_lock():
                number = following.value
                following.value += 1
            if number >= games:
                break
            if number not in without:
                mouth.send(runner.play(number))
        mouth.send(None)
    except EmberholdError as error:
        mouth.send(EmberholdError(str(error)))


def _leave_with_parent() -> None:
    """Exit when the process that started this one is gone: if it was killed, it could not end its workers."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
