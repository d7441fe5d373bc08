"""Processes that play games behind an executor. They end with the process that started them, or when it ends them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import Pipe, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread

__all__ = ["process_pool"]


@contextmanager
def process_pool(jobs: int) -> Iterator[Executor]:
    """This many processes. At the end of the block they are ended at once, whatever they are doing.

    What they write to disk is written whole or not at all, so nothing is left half done.
    """
    ear, mouth = Pipe(duplex=False)
    executor = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(ear,))
    try:
        yield executor
    finally:
        # Nobody reads this: every worker sees that there is something to read.
        mouth.send_bytes(b".")
        executor.shutdown(cancel_futures=True)
        mouth.close()
        ear.close()


def _begin(ear: Connection) -> None:
    """What a worker does first."""
    # Ctrl-C reaches every process of a terminal, and so does the SIGTERM of `timeout` or of a service manager. Workers
    # ignore both, and the process that started them ends them: a worker that died by itself would look like a failure.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Thread(target=_leave, args=(ear,), daemon=True).start()


def _leave(ear: Connection) -> None:
    """Exit when told to, or when the process that started this one is gone: killed, it could not tell anybody."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel, ear])
    os._exit(1)
