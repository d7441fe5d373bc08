"""A server on a disk that is slow as its caller wishes: `python -m tests.server.slow_disk DB WISHES` (JSON)."""

from __future__ import annotations

import json
import sqlite3
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from emberhold.server.http import app
from emberhold.server.store import sqlite
from emberhold.server.store.sqlite_thread import SqliteThread
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


async def no_resume(tables: Tables) -> None:
    """Tables are laid when somebody comes, not all at once."""


async def no_cover(self: LiveMatch) -> None:
    """The slot of a seat that was asked nothing leaves the disk alone."""


def main(db: Path, wishes: dict[str, Any]) -> None:
    if wishes["commits_take"]:
        vars(sqlite)["SqliteThread"] = slow(wishes["commits_take"])
    if not wishes["covers"]:
        LiveMatch.cover = no_cover  # type: ignore[method-assign]
    app._resume = no_resume
    serve(db, 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), json.loads(sys.argv[2]))
