"""A table on which something went wrong that nobody foresaw, above all an error in a card: its match ends in order.

Nothing that was told is lost, and what went wrong was never told: a move is on disk before anybody hears of it, and one
that raised is not. So the match ends with its last entry on disk. That is final: from then on everybody may see all of
it, because whoever wants to mend the card needs the journal, and a match whose secrets were shown cannot go on.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

from emberhold.server.errors import Refused, StorageError
from emberhold.server.logs import log, trace, where
from emberhold.server.store.store import ReplayRow, Stored, now_seconds
from emberhold.server.tokens import new_token
from emberhold.server.wire.server_messages import Broken
from emberhold.server.wire.types import Matter, Text

if TYPE_CHECKING:
    from emberhold.server.tables.table import Table

__all__ = ["BROKEN", "break_down", "in_order", "stop_at_gap", "told_broken"]

BROKEN: Final = Text("server-broken")


async def in_order(table: Table, work: Awaitable[None]) -> bool:
    """Do something with a table's match. If that goes wrong in a way nobody foresaw, the match ends; then False."""
    try:
        await work
    except (Refused, StorageError):
        raise
    except Exception as error:
        await break_down(table, error)
        return False
    return True


async def break_down(table: Table, error: Exception) -> None:
    """End the table's match where the disk has it, and tell everybody. Callers hold the table's lock."""
    log("table-broken", table=table.id, game=table.row.game, error=where(error), trace=trace(error))
    if table.live is not None:
        table.row = table.live.row
    _clear(table)
    if table.row.outcome is not None:
        # Its last move was kept before this, so the match is over; only showing it went wrong.
        table.tell_over()
        return
    table.readonly = BROKEN
    table.row.state = "broken"
    try:
        table.row.replay = await _keep(table)
    except StorageError as refused:
        # On disk it is as it was after its last move. Whoever loads it again goes on from there.
        log("table-broken-not-kept", table=table.id, error=where(refused))
    table.broadcast(told_broken(table))


async def stop_at_gap(table: Table, stored: Stored) -> None:
    """End a match that was under way if entries of its journal are missing: nobody can go on behind a gap."""
    if stored.torn and table.row.state == "running":
        await break_down(table, StorageError("Entries of its journal are missing."))


def _clear(table: Table) -> None:
    """Take the match off the table, whatever state it is in."""
    if table.loop is not None:
        table.loop.stop()
    table.loop = table.broadcaster = table.live = None
    matters: tuple[Matter, ...] = ("undo", "takeover")
    for what in matters:
        table.votes.drop(what)
    table.tables.bot_pool.forget(table.id)


async def _keep(table: Table) -> str:
    """Write down that the table is broken, with a replay of what is on disk; the replay's id."""
    store = table.tables.store
    stored = await store.load(table.id)
    if stored is None:
        raise StorageError("The table is no longer in the database.")
    row, seats = stored.table, table.seats.rows
    replay = ReplayRow(
        new_token(12),
        row.game,
        row.rules,
        row.journal(stored.entries).dumps(),
        [seat.name for seat in seats],
        [seat.bot if seat.kind == "bot" else None for seat in seats],
        None,
        now_seconds(),
        row.id,
    )
    await store.break_off(replay, now_seconds())
    return replay.id


def told_broken(table: Table) -> Broken:
    return Broken(BROKEN, table.row.replay)
