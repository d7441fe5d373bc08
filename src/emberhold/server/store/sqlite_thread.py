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
"""It changes nothing but the database, for it may be done twice: what the first time changed is rolled back then."""
Task = tuple[Work, asyncio.AbstractEventLoop, asyncio.Future[Any]]
Done = tuple[asyncio.Future[Any], Any, BaseException | None]

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
            if file.is_file() and file.stat().st_nlink > 1:
                # By each name it would have another lock, and SQLite another log beside it.
                raise StorageError(
                    f"The database {file} has a second name (a hard link). Remove one of them, or make a copy."
                )
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
        self._gathered: dict[asyncio.AbstractEventLoop, list[Task]] = {}
        """Tasks that have come in during this round of an event loop."""
        self._queue: queue.SimpleQueue[list[Task] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        gathered = self._gathered.get(loop)
        if gathered is None:
            gathered = self._gathered[loop] = []
            # Results come in the next round at the earliest, so nobody waits longer if the thread is woken once.
            loop.call_soon(self._hand_over, loop)
        gathered.append((work, loop, future))
        return await future

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        self._queue.put(self._gathered.pop(loop))

    async def stop(self) -> None:
        """End the thread when it has done all that it was asked for."""
        await asyncio.sleep(0)  # what was gathered is handed over first
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        db = connect(self._file)
        going = True
        while going:
            batch: list[Task] = []
            with contextlib.suppress(queue.Empty):
                while going and len(batch) < GROUP:
                    tasks = self._queue.get() if not batch else self._queue.get_nowait()
                    going = tasks is not None
                    batch += tasks or ()
            for first in range(0, len(batch), GROUP):
                self._together(db, batch[first : first + GROUP])
        db.close()

    def _together(self, db: sqlite3.Connection, batch: Sequence[Task]) -> None:
        results: list[tuple[Any, BaseException | None]] = []
        try:
            db.execute(self._begin)
            try:
                results = [(work(db), None) for work, _, _ in batch]
            except Exception:
                # One of them failed. Begin again and keep them apart, so that the others succeed.
                if db.in_transaction:
                    db.execute("ROLLBACK")
                db.execute(self._begin)
                results = [_one(db, work) for work, _, _ in batch]
                for _, wrong in results:
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
        done: dict[asyncio.AbstractEventLoop, list[Done]] = {}
        for (_, loop, future), (result, wrong) in zip(batch, results, strict=True):
            done.setdefault(loop, []).append((future, result, wrong))
        for loop, ended in done.items():
            with contextlib.suppress(RuntimeError):  # the event loop has ended meanwhile
                loop.call_soon_threadsafe(_resolve, ended)

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


def _resolve(ended: Sequence[Done]) -> None:
    for future, result, wrong in ended:
        if future.cancelled():
            continue
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
