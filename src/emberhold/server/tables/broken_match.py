"""A match that hits an unexpected error, usually in a card: it is ended in an orderly way.

A move is on disk before anybody is told about it, and a move that raised an error never gets there. So the match ends
with the last entry on disk, and nobody was told anything that is lost. The end is final: from then on everybody may see
the whole match, because the journal is needed to repair the card, and a match whose secrets are known cannot go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.core.registry import GameSpec
from emberhold.server.errors import StorageError
from emberhold.server.store.store import ReplayRow, SeatRow, Store, TableRow, now_seconds
from emberhold.server.tables.played import broken_rows
from emberhold.server.tokens import new_token
from emberhold.server.wire.server_messages import Broken
from emberhold.server.wire.types import Text

__all__ = ["BROKEN", "broken_message", "keep_broken"]

BROKEN: Final = Text("server-broken")


async def keep_broken(store: Store, table: str, seats: Sequence[SeatRow], spec: GameSpec | None) -> str:
    """Record that the table is broken, with a replay of what is on disk. Returns the id of the replay."""
    stored = await store.load(table)
    if stored is None:
        raise StorageError("The table is no longer in the database.")
    row = stored.table
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
        length=len(stored.entries),
    )
    await store.set_broken(replay, broken_rows(spec, row, seats), now_seconds())
    return replay.id


def broken_message(row: TableRow) -> Broken:
    return Broken(BROKEN, row.replay)
