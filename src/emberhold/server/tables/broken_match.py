"""A match that went wrong in a way nobody foresaw, above all by an error in a card: it ends in order.

Nothing that was told is lost, and what went wrong was never told: a move is on disk before anybody hears of it, and one
that raised is not. So the match ends with its last entry on disk. That is final: from then on everybody may see all of
it, because the journal is needed to mend the card, and a match whose secrets were shown cannot go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.server.errors import StorageError
from emberhold.server.store.store import ReplayRow, SeatRow, Store, TableRow, now_seconds
from emberhold.server.tokens import new_token
from emberhold.server.wire.server_messages import Broken
from emberhold.server.wire.types import Text

__all__ = ["BROKEN", "broken_message", "keep_broken"]

BROKEN: Final = Text("server-broken")


async def keep_broken(store: Store, table: str, seats: Sequence[SeatRow]) -> str:
    """Write down that the table is broken, with a replay of what is on disk; the replay's id."""
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
    )
    await store.set_broken(replay, now_seconds())
    return replay.id


def broken_message(row: TableRow) -> Broken:
    return Broken(BROKEN, row.replay)
