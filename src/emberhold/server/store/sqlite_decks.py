"""The decks of guests in the SQLite file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Any, Final, Literal

from emberhold.server.store.deck_store import CopiedDecks, DeckRow
from emberhold.server.store.sqlite_thread import SqliteThread

__all__ = ["SqliteDecks"]

DECK: Final = "id, guest, game, deck, version, created, changed"


class SqliteDecks:
    """Decks, by the threads of the store that they belong to."""

    def __init__(self, writer: SqliteThread, reader: SqliteThread) -> None:
        self._writer = writer
        self._reader = reader

    async def of_guest(self, guest: str) -> list[DeckRow]:
        return await self._reader.do(lambda db: _of_guest(db, guest))

    async def one(self, id: str, guest: str) -> DeckRow | None:
        return await self._reader.do(lambda db: _one(db, id, guest))

    async def add(self, row: DeckRow, *, most: int, all_most: int) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            if _room(db, row.guest, most, all_most) < 1:
                return False
            _put(db, row)
            return True

        return await self._writer.do(work)

    async def replace(self, id: str, guest: str, deck: dict[str, Any], version: int, now: int) -> DeckRow | None:
        def work(db: sqlite3.Connection) -> DeckRow | None:
            db.execute(
                "UPDATE decks SET deck = ?, version = version + 1, changed = ?"
                " WHERE id = ? AND guest = ? AND version = ?",
                (_text(deck), now, id, guest, version),
            )
            return _one(db, id, guest)

        return await self._writer.do(work)

    async def delete(self, id: str, guest: str) -> DeckRow | None:
        def work(db: sqlite3.Connection) -> DeckRow | None:
            found = _one(db, id, guest)
            db.execute("DELETE FROM decks WHERE id = ? AND guest = ?", (id, guest))
            return found

        return await self._writer.do(work)

    async def set_code(self, guest: str, code: str, expires: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT OR REPLACE INTO deck_codes (guest, code, expires) VALUES (?, ?, ?)", (guest, code, expires)
            )

        await self._writer.do(work)

    async def drop_code(self, guest: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM deck_codes WHERE guest = ?", (guest,))

        await self._writer.do(work)

    async def use_code(
        self, code: str, guest: str, now: int, ids: list[str], *, most: int, all_most: int
    ) -> CopiedDecks | Literal["unknown", "too-many"]:
        def work(db: sqlite3.Connection) -> CopiedDecks | Literal["unknown", "too-many"]:
            db.execute("DELETE FROM deck_codes WHERE expires <= ?", (now,))
            owner = db.execute("SELECT guest FROM deck_codes WHERE code = ?", (code,)).fetchone()
            if owner is None:
                return "unknown"
            carried = _of_guest(db, owner[0])
            have = {(row.game, _text(row.deck)) for row in _of_guest(db, guest)}
            new = [row for row in carried if (row.game, _text(row.deck)) not in have]
            if len(new) > min(_room(db, guest, most, all_most), len(ids)):
                return "too-many"
            for id, row in zip(ids, reversed(new), strict=False):
                _put(db, DeckRow(id, guest, row.game, row.deck, 1, now, row.changed))
            db.execute("DELETE FROM deck_codes WHERE code = ?", (code,))
            return CopiedDecks(len(new), len(carried) - len(new))

        return await self._writer.do(work)


def _room(db: sqlite3.Connection, guest: str, most: int, all_most: int) -> int:
    """How many more decks there is room for."""
    (own,) = db.execute("SELECT count(*) FROM decks WHERE guest = ?", (guest,)).fetchone()
    (everybody,) = db.execute("SELECT count(*) FROM decks").fetchone()
    return int(min(most - own, all_most - everybody))


def _of_guest(db: sqlite3.Connection, guest: str) -> list[DeckRow]:
    sql = f"SELECT {DECK} FROM decks WHERE guest = ? ORDER BY changed DESC, id"
    return [_row(found) for found in db.execute(sql, (guest,))]


def _one(db: sqlite3.Connection, id: str, guest: str) -> DeckRow | None:
    found = db.execute(f"SELECT {DECK} FROM decks WHERE id = ? AND guest = ?", (id, guest)).fetchone()
    return None if found is None else _row(found)


def _put(db: sqlite3.Connection, row: DeckRow) -> None:
    db.execute(
        f"INSERT INTO decks ({DECK}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (row.id, row.guest, row.game, _text(row.deck), row.version, row.created, row.changed),
    )


def _row(found: Sequence[Any]) -> DeckRow:
    id, guest, game, deck, version, created, changed = found
    return DeckRow(id, guest, game, json.loads(deck), version, created, changed)


def _text(deck: dict[str, Any]) -> str:
    return json.dumps(deck, sort_keys=True, separators=(",", ":"))
