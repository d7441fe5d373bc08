"""A store without a disk, for tests that stop the clock: nothing in it takes any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emberhold.core.journal import Entry
from emberhold.server.errors import StorageError
from emberhold.server.limits import Limits
from emberhold.server.store.deck_store import DeckStore
from emberhold.server.store.store import (
    ANY,
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

__all__ = ["MemoryStore"]


class MemoryStore:
    """Keeps tables for as long as it lives."""

    def __init__(self) -> None:
        self.tables: dict[str, Stored] = {}
        self.replays: dict[str, ReplayRow] = {}

    @property
    def decks(self) -> DeckStore:
        raise StorageError("There are only tables here.")

    async def open_tables(self, by: str, whose: str) -> int:
        rows = (stored.table for stored in self.tables.values())
        return sum(getattr(row, by) == whose and row.state in ("open", "running") for row in rows)

    async def uploaded(self, place: str, since: int) -> tuple[int, int]:
        uploads = [row for row in self.replays.values() if row.table is None]
        own = sum(len(row.journal) for row in uploads if row.place == place and row.created >= since)
        return own, sum(len(row.journal) for row in uploads)

    async def clean(self, now: int, limits: Limits) -> tuple[int, int, int]:  # noqa: ARG002 - nothing here is old
        return 0, 0, 0

    async def failing(self) -> bool:
        return False

    def free_bytes(self) -> int | None:
        return None

    async def secret(self) -> bytes:
        return bytes(32)

    async def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry] = (),
        *,
        limit: int,
        rematch_of: str | None = None,
    ) -> bool:
        if rematch_of is not None:
            self.tables[rematch_of].table.rematch = table.id
        self.put(table, seats)
        self.tables[table.id].entries.extend(entries)
        return len(self.tables) <= limit

    def put(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        self.tables[table.id] = Stored(table, list(seats), [], [])

    async def set_seat(self, table: str, seat: SeatRow) -> None:
        self.tables[table].seats[seat.seat] = seat

    async def sit(self, table: str, seat: SeatRow, setup: dict[str, Any], now: int) -> bool:
        stored = self.tables[table]
        if stored.seats[seat.seat].kind != "open":
            return False
        stored.seats[seat.seat] = seat
        stored.table.setup = setup
        if not any(other.kind == "open" for other in stored.seats):
            await self.set_state(table, "running", now)
        return True

    async def set_state(self, table: str, state: str, now: int) -> None:
        row = self.tables[table].table
        row.state, row.touched = state, now

    async def say(self, table: str, said: SaidRow) -> None:
        self.tables[table].said.append(said)

    async def append(self, table: str, number: int, entries: Sequence[Entry], now: int, finish: Finish | None) -> None:
        stored = self.tables[table]
        if number != len(stored.entries):
            raise StorageError(f"Entry {number} cannot be written: the table has {len(stored.entries)} entries.")
        stored.entries.extend(entries)
        stored.table.touched = now
        if finish is not None:
            await self.add_replay(finish.replay)
            stored.table.outcome, stored.table.replay = finish.outcome, finish.replay.id
            await self.set_state(table, "over", now)
            if finish.next is not None:
                self.put(finish.next.table, finish.next.seats)

    async def set_broken(self, replay: ReplayRow, played: Sequence[PlayedRow], now: int) -> None:
        assert replay.table is not None
        assert all(row.won is None for row in played)
        await self.add_replay(replay)
        self.tables[replay.table].table.replay = replay.id
        await self.set_state(replay.table, "broken", now)

    async def load(self, table: str) -> Stored | None:
        found = self.tables.get(table)
        return None if found is None else Stored(found.table, list(found.seats), list(found.entries), list(found.said))

    async def chain(self, id: str) -> list[Stored]:
        found = [stored for stored in self.tables.values() if stored.table.chain and stored.table.chain.id == id]
        return sorted(found, key=lambda stored: stored.table.link)

    async def running(self) -> list[str]:
        return [id for id, stored in self.tables.items() if stored.table.state == "running"]

    async def listed(self, most: int) -> list[Stored]:
        return list(self.tables.values())[:most]

    async def archive(self, before: int) -> list[str]:
        unfinished = {
            id: stored.table for id, stored in self.tables.items() if stored.table.state in ("open", "running")
        }
        found = [id for id, row in unfinished.items() if row.touched < before]
        for id in found:
            unfinished[id].state = "archived"
        return found

    async def add_replay(self, replay: ReplayRow) -> None:
        self.replays[replay.id] = replay

    async def replay(self, id: str) -> ReplayRow | None:
        return self.replays.get(id)

    async def statistics(self, _guest: str, _tables: Sequence[str], _chains: Sequence[str]) -> Counts:
        raise StorageError("There are only tables here.")

    async def days(self, _guest: str, _most: int, _game: str, _before: tuple[str, int, str] | None) -> list[DayRow]:
        raise StorageError("There are only tables here.")

    async def history(self, guest: str, most: int, wanted: PastFilter = ANY) -> list[PastRow]:
        assert wanted == ANY, "here nothing is filtered"
        out = []
        for stored in self.tables.values():
            row = stored.table
            for seat in stored.seats:
                if seat.guest == guest and row.replay is not None:
                    kept = self.replays[row.replay]
                    names, bots = kept.names, kept.bots
                    out.append(PastRow(row.id, row.replay, row.game, seat.seat, names, bots, row.outcome, row.touched))
        return out[:most]

    async def close(self) -> None:
        self.tables.clear()
