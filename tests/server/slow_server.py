"""A server that is as slow as its caller wishes: `python -m tests.server.slow_server DB WISHES` (JSON)."""

from __future__ import annotations

import json
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from emberhold.server.http import app
from emberhold.server.store import sqlite
from emberhold.server.store.sqlite_thread import SqliteThread
from emberhold.server.tables.broadcast import Broadcaster
from emberhold.server.tables.connection import Connection
from emberhold.server.tables.live_match import LiveMatch
from emberhold.server.tables.tables import Tables
from tools.serve_freely import serve

CHANCE = Random(7)


def slow(seconds: Sequence[float]) -> type[SqliteThread]:
    """Each commit takes one of these times longer, at random."""

    class SlowThread(SqliteThread):
        def _together(self, db: sqlite3.Connection, batch: Sequence[Any]) -> None:
            if self._writes and batch:
                time.sleep(CHANCE.choice(seconds))
            super()._together(db, batch)

    return SlowThread


async def no_resume(tables: Tables, *, alone: bool) -> None:
    """Tables are laid when somebody comes, not all at once."""


def slowly(frame: Callable[..., bytes], seconds: float) -> Callable[..., bytes]:
    """To put together what somebody sees takes this much longer, and everything else waits for it."""

    def slow_frame(*args: Any) -> bytes:
        time.sleep(seconds)
        return frame(*args)

    return slow_frame


def no_work(self: Broadcaster, connection: Connection, viewer: int | None) -> None:
    """For a seat that is asked nothing, nothing is put together."""


async def no_cover(self: LiveMatch) -> None:
    """The slot of a seat that was asked nothing leaves the disk alone."""


def main(db: Path, wishes: dict[str, Any]) -> None:
    if wishes["commits_take"]:
        vars(sqlite)["SqliteThread"] = slow(wishes["commits_take"])
    if wishes["views_take"]:
        Broadcaster._frame = slowly(Broadcaster._frame, wishes["views_take"])  # type: ignore[method-assign]
    if not wishes["covers"]:
        Broadcaster._as_if_asked = no_work  # type: ignore[method-assign]
        LiveMatch.cover = no_cover  # type: ignore[method-assign]
    app._resume = no_resume
    serve(db, 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), json.loads(sys.argv[2]))
