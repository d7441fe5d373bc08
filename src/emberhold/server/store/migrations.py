"""The versions of the database: one function for each step. A released step never changes."""

from __future__ import annotations

import contextlib
import json
import secrets
import sqlite3
from collections.abc import Callable
from typing import Final

from emberhold.server.errors import StorageError

__all__ = ["MIGRATIONS", "migrate"]


def first(db: sqlite3.Connection) -> None:
    """Tables, seats, journal entries, replays."""
    for statement in (
        "CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
        (
            "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, setup TEXT NOT NULL,"
            " seed INTEGER NOT NULL, options TEXT NOT NULL, state TEXT NOT NULL, created INTEGER NOT NULL,"
            " touched INTEGER NOT NULL, outcome TEXT, replay TEXT, public INTEGER NOT NULL) WITHOUT ROWID"
        ),
        "CREATE INDEX tables_by_state ON tables (state, touched)",
        (
            "CREATE TABLE seats (tab TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,"
            " name TEXT NOT NULL, bot TEXT, token TEXT, guest TEXT, screen INTEGER NOT NULL, gone INTEGER NOT NULL,"
            " PRIMARY KEY (tab, seat)) WITHOUT ROWID"
        ),
        "CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL",
        # The primary key makes a fork impossible: each number exists once, whichever server writes it.
        (
            "CREATE TABLE entries (tab TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, what TEXT NOT NULL,"
            " seat INTEGER NOT NULL, value TEXT NOT NULL, PRIMARY KEY (tab, n)) WITHOUT ROWID"
        ),
        (
            "CREATE TABLE replays (id TEXT PRIMARY KEY, tab TEXT, game TEXT NOT NULL, rules TEXT NOT NULL,"
            " journal TEXT NOT NULL, names TEXT NOT NULL, outcome TEXT, created INTEGER NOT NULL) WITHOUT ROWID"
        ),
    ):
        db.execute(statement)
    db.execute("INSERT INTO meta VALUES ('secret', ?)", (secrets.token_bytes(32),))


def second(db: sqlite3.Connection) -> None:
    """The settings of a person for a seat, and the chat."""
    db.execute("ALTER TABLE seats ADD COLUMN auto TEXT NOT NULL DEFAULT 'smart'")
    db.execute("ALTER TABLE seats ADD COLUMN muted TEXT NOT NULL DEFAULT '[]'")
    db.execute(
        "CREATE TABLE said (tab TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, seat INTEGER NOT NULL,"
        " text TEXT NOT NULL, PRIMARY KEY (tab, n)) WITHOUT ROWID"
    )


def third(db: sqlite3.Connection) -> None:
    """The bots in a replay. An uploaded replay gets as many seats without names as its set-up has."""
    db.execute("ALTER TABLE replays ADD COLUMN bots TEXT NOT NULL DEFAULT '[]'")
    for id, table, names in db.execute("SELECT id, tab, names FROM replays").fetchall():
        if table is None:
            journal = json.loads(db.execute("SELECT journal FROM replays WHERE id = ?", (id,)).fetchone()[0])
            count = len(journal["setup"].get("seats", ()))
            names, bots = json.dumps([""] * count), [None] * count
        else:
            sql = "SELECT CASE kind WHEN 'bot' THEN bot END FROM seats WHERE tab = ? ORDER BY seat"
            bots = [bot for (bot,) in db.execute(sql, (table,))]
        db.execute("UPDATE replays SET names = ?, bots = ? WHERE id = ?", (names, json.dumps(bots), id))


def fourth(db: sqlite3.Connection) -> None:
    """The decks of guests, and the codes that carry them to another device."""
    db.execute(
        "CREATE TABLE decks (id TEXT PRIMARY KEY, guest TEXT NOT NULL, game TEXT NOT NULL, deck TEXT NOT NULL,"
        " version INTEGER NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL) WITHOUT ROWID"
    )
    db.execute("CREATE INDEX decks_by_guest ON decks (guest, changed)")
    # A guest has one code at a time: a new one replaces it.
    db.execute(
        "CREATE TABLE deck_codes (guest TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, expires INTEGER NOT NULL)"
        " WITHOUT ROWID"
    )


def fifth(db: sqlite3.Connection) -> None:
    """Whether a person wants formalities to be answered for them, and whether they want to be asked for orders."""
    db.execute("ALTER TABLE seats ADD COLUMN routine INTEGER NOT NULL DEFAULT 0")
    db.execute("ALTER TABLE seats ADD COLUMN orders INTEGER NOT NULL DEFAULT 0")


def sixth(db: sqlite3.Connection) -> None:
    """Chains of matches."""
    db.execute(
        "CREATE TABLE chains (id TEXT PRIMARY KEY, name TEXT NOT NULL, setup TEXT NOT NULL, seed INTEGER NOT NULL,"
        " pick_seconds INTEGER NOT NULL) WITHOUT ROWID"
    )
    db.execute("ALTER TABLE tables ADD COLUMN chain TEXT REFERENCES chains (id)")
    db.execute("ALTER TABLE tables ADD COLUMN link INTEGER NOT NULL DEFAULT 0")
    # A chain cannot fork: each of its matches exists once, whichever server writes it.
    db.execute("CREATE UNIQUE INDEX tables_by_chain ON tables (chain, link) WHERE chain IS NOT NULL")


def seventh(db: sqlite3.Connection) -> None:
    """What was played in which seat, for histories and statistics; matches that are over get it from their set-up."""
    db.execute(
        "CREATE TABLE played (tab TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, guest TEXT,"
        " game TEXT NOT NULL, plays TEXT NOT NULL, against TEXT NOT NULL, bot TEXT, won INTEGER,"
        " rounds INTEGER NOT NULL, ended INTEGER NOT NULL, PRIMARY KEY (tab, seat)) WITHOUT ROWID"
    )
    db.execute("CREATE INDEX played_by_guest ON played (guest, ended) WHERE guest IS NOT NULL")
    sql = (
        "SELECT id, game, setup, outcome, touched FROM tables WHERE state IN ('over', 'broken') AND replay IS NOT NULL"
    )
    for row in db.execute(sql).fetchall():
        with contextlib.suppress(AttributeError, TypeError, ValueError):  # one that cannot be read hides no other
            _put_played(db, *row)


def _put_played(db: sqlite3.Connection, table: str, game: str, setup: str, outcome: str | None, ended: int) -> None:
    chosen = json.loads(setup)
    seats = chosen.get("seats")
    against = chosen.get("nemesis")
    winners = None if outcome is None or game == "ashes-draft" else json.loads(outcome).get("winners")
    sql = "SELECT seat, guest, CASE kind WHEN 'bot' THEN bot END FROM seats WHERE tab = ? ORDER BY seat"
    for seat, guest, bot in db.execute(sql, (table,)).fetchall():
        own = seats[seat] if isinstance(seats, list) and seat < len(seats) else {}
        plays = own.get("deck", own.get("mage", "")) if isinstance(own, dict) else ""
        if isinstance(plays, dict):
            plays = plays.get("name") or plays.get("phoenixborn") or ""
        row = table, seat, guest, game, str(plays), against if isinstance(against, str) else "", bot
        won = None if winners is None else seat in winners
        db.execute("INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?)", (*row, won, ended))


def open_address(db: sqlite3.Connection) -> None:
    """What a server at an open address needs: whose share a table or a replay counts for, and the table of a rematch.

    `place` is a hash of the address that something came from. The number of entries spares reading whole journals.
    """
    db.execute("ALTER TABLE tables ADD COLUMN rematch TEXT")
    db.execute("ALTER TABLE tables ADD COLUMN place TEXT")
    db.execute("ALTER TABLE tables ADD COLUMN opener TEXT")
    db.execute("CREATE INDEX tables_by_place ON tables (place, state) WHERE place IS NOT NULL")
    db.execute("CREATE INDEX tables_by_opener ON tables (opener, state) WHERE opener IS NOT NULL")
    db.execute("CREATE INDEX replays_by_table ON replays (tab) WHERE tab IS NOT NULL")
    db.execute("ALTER TABLE replays ADD COLUMN place TEXT")
    db.execute("ALTER TABLE replays ADD COLUMN length INTEGER NOT NULL DEFAULT 0")
    db.execute("ALTER TABLE replays ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0")
    usable = "CASE WHEN json_valid(journal) THEN coalesce(json_array_length(journal, '$.entries'), 0) ELSE 0 END"
    db.execute(f"UPDATE replays SET bytes = length(journal), length = {usable}")
    db.execute("CREATE INDEX replays_by_age ON replays (created) WHERE tab IS NULL")


def luck(db: sqlite3.Connection) -> None:
    """Where the luck of a match comes from. From here on the columns called `seed` also hold texts: keyed seeds."""
    db.execute("ALTER TABLE tables ADD COLUMN luck TEXT NOT NULL DEFAULT 'drawn'")


def battles_of_days(db: sqlite3.Connection) -> None:
    """The date of a match of the day."""
    db.execute("ALTER TABLE tables ADD COLUMN day TEXT")


MIGRATIONS: Final[list[Callable[[sqlite3.Connection], None]]] = [
    first,
    second,
    third,
    fourth,
    fifth,
    sixth,
    seventh,
    open_address,
    luck,
    battles_of_days,
]


def migrate(db: sqlite3.Connection, steps: list[Callable[[sqlite3.Connection], None]] | None = None) -> None:
    """Bring the database to the newest version. Each step is done completely or not at all."""
    steps = MIGRATIONS if steps is None else steps
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(steps):
        raise StorageError(
            f"The database has version {version}; this Emberhold knows versions up to {len(steps)}. "
            "Use the Emberhold that wrote it, or a newer one."
        )
    for number in range(version, len(steps)):
        db.execute("BEGIN IMMEDIATE")
        try:
            # Another process may have migrated it before we got the lock.
            if db.execute("PRAGMA user_version").fetchone()[0] == number:
                steps[number](db)
                db.execute(f"PRAGMA user_version = {number + 1}")
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise
