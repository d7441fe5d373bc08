"""The store in one SQLite file: a thread that writes in groups, a thread that reads."""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from emberhold.core.journal import Entry
from emberhold.server.errors import StorageError
from emberhold.server.limits import Limits
from emberhold.server.store.migrations import migrate
from emberhold.server.store.sqlite_decks import SqliteDecks
from emberhold.server.store.sqlite_past import GOES_ON, find_days, find_past, put_played, statistics
from emberhold.server.store.sqlite_retention import clean
from emberhold.server.store.sqlite_thread import SqliteThread, connect, own
from emberhold.server.store.store import (
    ANY,
    REMEMBERED,
    ChainRow,
    Counts,
    DayRow,
    Finish,
    PastFilter,
    PastRow,
    PlayedRow,
    ReplayRow,
    SaidRow,
    SeatRow,
    Stored,
    TableRow,
)

__all__ = ["SqliteStore"]

TABLE: Final = (
    "id, game, rules, setup, seed, options, created, state, touched, outcome, replay, chain, link, rematch, place,"
    " opener, luck, day"
)
APPEND: Final = (
    "INSERT INTO entries SELECT ?1, ?2, ?3, ?4, ?5"
    # The entries have no gaps, so the last number plus one is their count.
    " WHERE ?2 = (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE tab = ?1)"
)
TOUCHED_S: Final = 60
"""How many seconds the time of a table's last move may be behind: to write it takes longer than to write the move."""
COVER: Final = Entry("answer", 0, ())
SEAT: Final = "seat, kind, name, bot, token, guest, screen, gone, auto, muted, routine, orders"


class SqliteStore:
    """Tables in one file. Opening it brings an older file to the newest version."""

    def __init__(self, file: Path) -> None:
        try:
            file = file.resolve()
            file.parent.mkdir(parents=True, exist_ok=True)
            db = connect(own(file))
            with contextlib.closing(db):
                migrate(db)
                if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                    raise StorageError(f"The database {file} is damaged. Restore it from a backup.")
                if db.execute("SELECT count(*) FROM meta WHERE key = 'secret'").fetchone()[0] != 1:
                    raise StorageError(f"The secret of the database {file} is missing. Restore it from a backup.")
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"The database {file} cannot be opened: {error}.") from None
        self._file = file
        self._writer = SqliteThread(file, "emberhold-writer", writes=True)
        self._reader = SqliteThread(file, "emberhold-reader", writes=False)
        self.decks = SqliteDecks(self._writer, self._reader)

    async def close(self) -> None:
        for thread in (self._writer, self._reader):
            await thread.stop()

    async def open_tables(self, by: str, whose: str) -> int:
        column = {"place": "place", "opener": "opener"}[by]
        sql = f"SELECT count(*) FROM tables WHERE {column} = ? AND state IN ('open', 'running')"
        return await self._reader.do(lambda db: int(db.execute(sql, (whose,)).fetchone()[0]))

    async def uploaded(self, place: str, since: int) -> tuple[int, int]:
        sql = (
            "SELECT coalesce(sum(bytes) FILTER (WHERE place = ? AND created >= ?), 0), coalesce(sum(bytes), 0)"
            " FROM replays WHERE tab IS NULL"
        )

        def work(db: sqlite3.Connection) -> tuple[int, int]:
            own, everybody = db.execute(sql, (place, since)).fetchone()
            return own, everybody

        return await self._reader.do(work)

    async def clean(self, now: int, limits: Limits) -> tuple[int, int, int]:
        return await self._writer.do(lambda db: clean(db, now, limits))

    async def failing(self) -> bool:
        try:
            # It writes the same again: a disk that is full or a file that is gone refuses that too.
            await self._writer.do(lambda db: db.execute("INSERT OR REPLACE INTO meta VALUES ('probe', ?)", (b"",)))
            await self._reader.do(lambda db: db.execute("SELECT count(*) FROM tables").fetchone())
        except StorageError:
            return True
        return self._writer.damaged or self._reader.damaged

    def free_bytes(self) -> int | None:
        try:
            return shutil.disk_usage(self._file.parent).free
        except OSError:
            return None

    async def secret(self) -> bytes:
        return await self._reader.do(
            lambda db: bytes(db.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()[0])
        )

    # -- writing -------------------------------------------------------------------------------------------------

    async def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry] = (),
        *,
        limit: int,
        rematch_of: str | None = None,
    ) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            (there,) = db.execute("SELECT count(*) FROM tables WHERE state IN ('open', 'running')").fetchone()
            if there >= limit:
                return False
            if table.chain is not None:
                _put_chain(db, table.chain)
            _put_table(db, table, seats)
            for number, entry in enumerate(entries):
                _put_entry(db, table.id, number, entry)
            if rematch_of is not None:
                db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (table.id, rematch_of))
            return True

        return await self._writer.do(work)

    async def set_seat(self, table: str, seat: SeatRow) -> None:
        await self._writer.do(lambda db: _put_seat(db, table, seat))

    async def sit(self, table: str, seat: SeatRow, setup: dict[str, Any], now: int) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            sql = "SELECT seat FROM seats WHERE tab = ? AND kind = 'open'"
            there = {number for (number,) in db.execute(sql, (table,))}
            if seat.seat not in there:
                return False
            _put_seat(db, table, seat)
            db.execute("UPDATE tables SET setup = ? WHERE id = ?", (json.dumps(setup), table))
            if there == {seat.seat}:
                db.execute("UPDATE tables SET state = 'running', touched = ? WHERE id = ?", (now, table))
            return True

        return await self._writer.do(work)

    async def set_state(self, table: str, state: str, now: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET state = ?, touched = ? WHERE id = ?", (state, now, table))

        await self._writer.do(work)

    async def append(self, table: str, number: int, entries: Sequence[Entry], now: int, finish: Finish | None) -> None:
        def work(db: sqlite3.Connection) -> None:
            for at, entry in enumerate(entries or (COVER,), number):
                if db.execute(APPEND, (table, at, entry.what, entry.seat, _value(entry))).rowcount != 1:
                    (there,) = db.execute("SELECT count(*) FROM entries WHERE tab = ?", (table,)).fetchone()
                    raise StorageError(f"Entry {at} cannot be written: the table has {there} entries.")
            if not entries:
                # The same pages change and have to reach the disk as with an entry that stays.
                db.execute("DELETE FROM entries WHERE tab = ? AND n = ?", (table, number))
            if finish is None:
                sql = "UPDATE tables SET touched = ? WHERE id = ? AND touched <= ?"
                db.execute(sql, (now, table, now - TOUCHED_S))
                return
            _put_replay(db, finish.replay)
            db.execute(
                "UPDATE tables SET touched = ?, state = 'over', outcome = ?, replay = ? WHERE id = ?",
                (now, json.dumps(finish.outcome), finish.replay.id, table),
            )
            put_played(db, table, finish.played, now)
            if finish.next is not None:
                _put_table(db, finish.next.table, finish.next.seats)

        await self._writer.do(work)

    async def set_broken(self, replay: ReplayRow, played: Sequence[PlayedRow], now: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            assert replay.table is not None
            _put_replay(db, replay)
            put_played(db, replay.table, played, now)
            sql = "UPDATE tables SET state = 'broken', replay = ?, touched = ? WHERE id = ?"
            db.execute(sql, (replay.id, now, replay.table))

        await self._writer.do(work)

    async def say(self, table: str, said: SaidRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            (last,) = db.execute("SELECT coalesce(max(n), 0) FROM said WHERE tab = ?", (table,)).fetchone()
            db.execute("INSERT INTO said VALUES (?, ?, ?, ?)", (table, last + 1, said.seat, said.text))
            db.execute("DELETE FROM said WHERE tab = ? AND n <= ?", (table, last + 1 - REMEMBERED))

        await self._writer.do(work)

    async def archive(self, before: int) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            old = "state IN ('open', 'running') AND touched < ?"
            found = [row[0] for row in db.execute(f"SELECT id FROM tables WHERE {old}", (before,))]
            db.execute(f"UPDATE tables SET state = 'archived' WHERE {old}", (before,))
            return found

        return await self._writer.do(work)

    async def add_replay(self, replay: ReplayRow) -> None:
        await self._writer.do(lambda db: _put_replay(db, replay))

    # -- reading -------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Stored | None:
        def work(db: sqlite3.Connection) -> Stored | None:
            row = db.execute(f"SELECT {TABLE} FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            talk = [
                SaidRow(*said) for said in db.execute("SELECT seat, text FROM said WHERE tab = ? ORDER BY n", (table,))
            ]
            return _stored(db, row, talk)

        try:
            return await self._reader.do(work)
        except (KeyError, TypeError, ValueError) as error:
            raise StorageError(f"What is stored about the table {table} cannot be read.") from error

    async def chain(self, id: str) -> list[Stored]:
        sql = f"SELECT {TABLE} FROM tables WHERE chain = ? ORDER BY link"
        return await self._reader.do(lambda db: [_stored(db, row, []) for row in db.execute(sql, (id,)).fetchall()])

    async def running(self) -> list[str]:
        bots = "EXISTS (SELECT 1 FROM seats s WHERE s.tab = t.id AND s.bot IS NOT NULL)"
        timed = "EXISTS (SELECT 1 FROM chains c WHERE c.id = t.chain AND c.pick_seconds > 0)"
        sql = f"SELECT id FROM tables t WHERE state = 'running' AND ({bots} OR {timed}) ORDER BY touched DESC"
        return await self._reader.do(lambda db: [row[0] for row in db.execute(sql)])

    async def listed(self, most: int) -> list[Stored]:
        sql = f"SELECT {TABLE} FROM tables WHERE state = 'open' AND public ORDER BY created DESC LIMIT ?"

        def work(db: sqlite3.Connection) -> list[Stored]:
            found = []
            for row in db.execute(sql, (most,)).fetchall():
                with contextlib.suppress(KeyError, TypeError, ValueError):  # nobody can join a table that is unreadable
                    found.append(Stored(_table(db, row), _seats(db, row[0]), [], []))
            return found

        return await self._reader.do(work)

    async def replay(self, id: str) -> ReplayRow | None:
        sql = (
            "SELECT r.game, r.rules, r.journal, r.names, r.bots, r.outcome, r.created, r.tab, r.length, r.place,"
            f" t.chain, {GOES_ON} FROM replays r LEFT JOIN tables t ON t.id = r.tab WHERE r.id = ?"
        )

        def work(db: sqlite3.Connection) -> ReplayRow | None:
            row = db.execute(sql, (id,)).fetchone()
            if row is None:
                return None
            game, rules, journal, names, bots, outcome, created, table, length, place, chain, goes_on = row
            people = json.loads(names), json.loads(bots), _outcome(outcome)
            return ReplayRow(
                *(id, game, rules, journal, *people, created, table, chain, bool(goes_on)), length=length, place=place
            )

        try:
            return await self._reader.do(work)
        except (KeyError, TypeError, ValueError) as error:
            raise StorageError(f"The replay {id} cannot be read.") from error

    async def history(self, guest: str, most: int, wanted: PastFilter = ANY) -> list[PastRow]:
        return await self._reader.do(lambda db: find_past(db, guest, most, wanted))

    async def days(self, guest: str, most: int, game: str, before: tuple[str, int, str] | None) -> list[DayRow]:
        return await self._reader.do(lambda db: find_days(db, guest, most, game, before))

    async def statistics(self, guest: str, tables: Sequence[str], chains: Sequence[str]) -> Counts:
        return await self._reader.do(lambda db: statistics(db, guest, tables, chains))


def _put_chain(db: sqlite3.Connection, chain: ChainRow) -> None:
    row = (chain.id, chain.name, json.dumps(chain.setup), chain.seed, chain.pick_seconds)
    db.execute("INSERT INTO chains VALUES (?, ?, ?, ?, ?)", row)


def _put_table(db: sqlite3.Connection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    db.execute(
        f"INSERT INTO tables ({TABLE}, public) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(table.id, table.game, table.rules, json.dumps(table.setup), table.seed),
            *(json.dumps(table.options), table.created, table.state, table.created, None, None),
            *(None if table.chain is None else table.chain.id, table.link, table.rematch, table.place, table.opener),
            table.luck,
            table.day,
            bool(table.options.get("public")),
        ),
    )
    for seat in seats:
        _put_seat(db, table.id, seat)


def _put_entry(db: sqlite3.Connection, table: str, number: int, entry: Entry) -> None:
    db.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", (table, number, entry.what, entry.seat, _value(entry)))


def _value(entry: Entry) -> str:
    return msgspec.json.encode(entry.value).decode()


def _put_seat(db: sqlite3.Connection, table: str, seat: SeatRow) -> None:
    db.execute(
        f"INSERT OR REPLACE INTO seats (tab, {SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(table, seat.seat, seat.kind, seat.name, seat.bot, seat.token, seat.guest, seat.screen, seat.left),
            *(seat.auto, json.dumps(seat.muted), seat.routine, seat.orders),
        ),
    )


def _put_replay(db: sqlite3.Connection, row: ReplayRow) -> None:
    outcome = None if row.outcome is None else json.dumps(row.outcome)
    db.execute(
        "INSERT INTO replays (id, tab, game, rules, journal, names, bots, outcome, created, place, length, bytes)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(row.id, row.table, row.game, row.rules, row.journal),
            *(json.dumps(row.names), json.dumps(row.bots), outcome, row.created),
            *(row.place, row.length, len(row.journal)),
        ),
    )


def _seats(db: sqlite3.Connection, table: str) -> list[SeatRow]:
    rows = db.execute(f"SELECT {SEAT} FROM seats WHERE tab = ? ORDER BY seat", (table,))
    return [
        SeatRow(
            *(seat, kind, name, bot, token, guest, screen, bool(gone), auto, tuple(json.loads(muted))),
            *(bool(routine), bool(orders)),
        )
        for seat, kind, name, bot, token, guest, screen, gone, auto, muted, routine, orders in rows
    ]


def _stored(db: sqlite3.Connection, row: Sequence[Any], talk: list[SaidRow]) -> Stored:
    table = row[0]
    found = db.execute("SELECT n, what, seat, value FROM entries WHERE tab = ? ORDER BY n", (table,)).fetchall()
    entries = [
        Entry(what, seat, tuple(json.loads(value)))
        for at, (number, what, seat, value) in enumerate(found)
        if number == at
    ]
    return Stored(_table(db, row), _seats(db, table), entries, talk, torn=len(entries) < len(found))


def _table(db: sqlite3.Connection, row: Sequence[Any]) -> TableRow:
    id, game, rules, setup, seed, options, created, state, touched, outcome, replay, chain, link, *rest = row
    kept = json.loads(setup), seed, json.loads(options)
    found = None if chain is None else _chain(db, chain)
    return TableRow(id, game, rules, *kept, created, state, touched, _outcome(outcome), replay, found, link, *rest)


def _chain(db: sqlite3.Connection, id: str) -> ChainRow:
    row = db.execute("SELECT name, setup, seed, pick_seconds FROM chains WHERE id = ?", (id,)).fetchone()
    name, setup, seed, pick_seconds = row
    return ChainRow(id, name, json.loads(setup), seed, pick_seconds)


def _outcome(text: str | None) -> dict[str, Any] | None:
    return None if text is None else json.loads(text)
