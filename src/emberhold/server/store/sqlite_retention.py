"""What is deleted from the SQLite file because it is old: finished tables, their chat, uploaded replays."""

from __future__ import annotations

import sqlite3
from typing import Final

from emberhold.server.limits import Limits

__all__ = ["clean"]

AT_ONCE: Final = 100
"""How many things are deleted in one step, so that no move waits long."""


def clean(db: sqlite3.Connection, now: int, limits: Limits) -> tuple[int, int, int]:
    """How many tables, uploads and chats were deleted."""
    return _tables(db, now - limits.finished_s), _uploads(db, now - limits.upload_s), _chats(db, now - limits.chat_s)


def _tables(db: sqlite3.Connection, before: int) -> int:
    # A chain is one thing: it stays until all of its matches are old.
    sql = (
        "SELECT id, chain FROM tables t WHERE state IN ('over', 'broken', 'archived') AND touched < ? AND NOT EXISTS"
        " (SELECT 1 FROM tables u WHERE u.chain = t.chain AND"
        " (u.touched >= ? OR u.state NOT IN ('over', 'broken', 'archived'))) LIMIT ?"
    )
    found = db.execute(sql, (before, before, AT_ONCE)).fetchall()
    for id, chain in found:
        for table in ("entries", "said", "seats", "played", "replays"):
            db.execute(f"DELETE FROM {table} WHERE tab = ?", (id,))
        db.execute("DELETE FROM tables WHERE id = ?", (id,))
        if chain is not None:
            db.execute(
                "DELETE FROM chains WHERE id = ? AND NOT EXISTS (SELECT 1 FROM tables WHERE chain = ?)", (chain,) * 2
            )
    return len(found)


def _uploads(db: sqlite3.Connection, before: int) -> int:
    old = "SELECT id FROM replays WHERE tab IS NULL AND created < ? LIMIT ?"
    return db.execute(f"DELETE FROM replays WHERE id IN ({old})", (before, AT_ONCE)).rowcount


def _chats(db: sqlite3.Connection, before: int) -> int:
    old = (
        "SELECT t.id FROM tables t WHERE t.state IN ('over', 'broken', 'archived') AND t.touched < ?"
        " AND EXISTS (SELECT 1 FROM said s WHERE s.tab = t.id) LIMIT ?"
    )
    found = db.execute(old, (before, AT_ONCE)).fetchall()
    for (id,) in found:
        db.execute("DELETE FROM said WHERE tab = ?", (id,))
    return len(found)
