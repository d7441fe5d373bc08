"""Threads that work on an SQLite file, each with its own connection."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from emberhold.server.errors import StorageError

__all__ = ["FileLock", "SqliteThread", "connect", "own"]

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

GROUP: Final = 256
"""How many writes share one commit at most, so that they wait for the disk together."""
BUSY_S: Final = 10.0
"""How long to wait for another program that has locked the file."""


class FileLock:
    """A lock that lets only one server at a time open a file: a second would play the same tables again.

    It is an SQLite lock on a file next to it, so it works wherever SQLite does and ends with the process.
    """

    def __init__(self, file: Path) -> None:
        try:
            file = file.resolve()  # a link to the file is the same file
            file.parent.mkdir(parents=True, exist_ok=True)
            beside = own(file.with_name(f"{file.name}-server"))
            self._db = sqlite3.connect(beside, timeout=0, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"The database {file} cannot be opened: {error}.") from None
        try:
            self._db.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self._db.close()
            raise StorageError(
                f"Another server has {file} open. Use that server, stop it, or choose another file with --db."
            ) from None

    def release(self) -> None:
        self._db.close()


class SqliteThread:
    """One thread with its own connection. Tasks that come in together are committed together."""

    def __init__(self, file: Path, name: str, *, writes: bool) -> None:
        self._file = file
        self._known = file.stat()
        self.damaged = False
        """Whether a page of the file was found that cannot be read. That does not get better by itself."""
        # A transaction that begins by reading cannot wait for another connection once it wants to write.
        self._writes = writes
        self._begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.AbstractEventLoop, asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put((work, loop, future))
        return await future

    def stop(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        db = connect(self._file)
        going = True
        while going:
            batch = [self._queue.get()]
            with contextlib.suppress(queue.Empty):
                while len(batch) < GROUP:
                    batch.append(self._queue.get_nowait())
            going = None not in batch
            self._together(db, [item for item in batch if item is not None])
        db.close()

    def _together(
        self, db: sqlite3.Connection, batch: Sequence[tuple[Work, asyncio.AbstractEventLoop, asyncio.Future[Any]]]
    ) -> None:
        if not batch:
            return
        results: list[tuple[Any, BaseException | None]] = []
        try:
            db.execute(self._begin)
            for work, _, _ in batch:
                result, wrong = _one(db, work)
                results.append((result, wrong))
                if wrong is not None:
                    self._look_for_damage(wrong.__cause__ or wrong)
            if self._writes:
                self._check_file()
            db.execute("COMMIT")
        except (OSError, sqlite3.Error, StorageError) as error:
            if db.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    db.execute("ROLLBACK")
            self._look_for_damage(error)
            results = [(None, StorageError(f"The database could not be used: {error}."))] * len(batch)
        for (_, loop, future), (result, wrong) in zip(batch, results, strict=True):
            with contextlib.suppress(RuntimeError):  # the event loop has ended meanwhile
                loop.call_soon_threadsafe(_resolve, future, result, wrong)

    def _look_for_damage(self, error: BaseException) -> None:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        self.damaged |= code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

    def _check_file(self) -> None:
        """Raise an error if somebody deleted or replaced the file: what is written to a file that is gone is lost."""
        if not os.path.samestat(self._known, self._file.stat()):
            raise StorageError("another file is in its place")


def _one(db: sqlite3.Connection, work: Work) -> tuple[Any, BaseException | None]:
    """One task of a group. If it fails, the others still succeed."""
    db.execute("SAVEPOINT piece")
    try:
        result = work(db)
    except Exception as error:
        if not db.in_transaction:  # the whole group is lost, for example because the disk is full
            raise
        db.execute("ROLLBACK TO piece")
        db.execute("RELEASE piece")
        if not isinstance(error, sqlite3.Error):
            return None, error
        wrong = StorageError(f"The database refused: {error}.")
        wrong.__cause__ = error
        return None, wrong
    db.execute("RELEASE piece")
    return result, None


def _resolve(future: asyncio.Future[Any], result: object, wrong: BaseException | None) -> None:
    if future.cancelled():
        return
    if wrong is None:
        future.set_result(result)
    else:
        future.set_exception(wrong)


def own(file: Path) -> Path:
    """Make the file if it is not there, and let nobody but its owner read it: it holds hands and seeds."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    with contextlib.suppress(PermissionError):  # it belongs to somebody else, who lets us use it
        file.chmod(0o600)
    return file


def connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, timeout=BUSY_S, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db
