"""One table: its seats, its match, and what everybody there is told."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Final, Protocol

import msgspec

from emberhold.core.journal import JournalError
from emberhold.server.errors import Refused, StorageError
from emberhold.server.logs import log, trace, where
from emberhold.server.store.store import REMEMBERED, Stored, TableRow
from emberhold.server.tables.broadcast import Broadcaster
from emberhold.server.tables.broken_match import BROKEN, broken_message, keep_broken
from emberhold.server.tables.live_match import LiveMatch
from emberhold.server.tables.loop import TableLoop
from emberhold.server.tables.seats import Seats
from emberhold.server.tables.services import Services
from emberhold.server.tables.votes import Votes
from emberhold.server.wire.codec import encode
from emberhold.server.wire.conversions import outcome_info
from emberhold.server.wire.http_bodies import TableInfo
from emberhold.server.wire.server_messages import Broken, Over, Presence, Said, ServerMessage
from emberhold.server.wire.types import Arg, Matter, Options, Plain, SeatInfo, Text

__all__ = ["ARCHIVED", "Table", "TableKeeper", "table_info"]

ARCHIVED: Final = Text("server-readonly-archived")


class TableKeeper(Protocol):
    """The collection that a table belongs to."""

    async def rematch(self, table: Table) -> str:
        """Open a table for another match with the same seats, and return its id."""
        ...

    def reload(self, table: Table) -> None:
        """Drop this closed table and load it again from the store a little later."""
        ...


def seats_conceded(live: LiveMatch) -> set[int]:
    return {entry.seat for entry in live.match.journal().effective() if entry.what == "concede"}


def table_info(row: TableRow, seats: list[SeatInfo], *, readonly: bool) -> TableInfo:
    """The public facts of a table."""
    state: Any = row.state
    return TableInfo(
        row.id,
        row.game,
        row.rules,
        seats,
        msgspec.convert(row.options, Options),
        state,
        row.created,
        outcome_info(row.outcome),
        row.replay,
        readonly,
    )


class Table:
    """A table that the server has in memory. Everything that changes it happens under its lock."""

    def __init__(self, stored: Stored, services: Services, keeper: TableKeeper) -> None:
        self.services = services
        self.keeper = keeper
        self.row = stored.table
        self.id = stored.table.id
        self.options = msgspec.convert(stored.table.options, Options)
        self.seats = Seats(stored.seats)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.chat: deque[Said] = deque((Said(said.seat, said.text) for said in stored.said), REMEMBERED)
        self.votes = Votes(self.broadcast)
        self.readonly = self._other_rules()
        self.live: LiveMatch | None = None
        self.broadcaster: Broadcaster | None = None
        self.loop: TableLoop | None = None
        self.rematch_id: str | None = None
        """The id of the table for the rematch, once everybody has agreed to one."""
        self.closed = False
        """Whether the table was dropped from memory. Code that still holds this object must look the table up again."""
        if self.row.state == "broken":
            self.readonly = BROKEN
        elif self.readonly is None and self.row.state == "archived":
            self.readonly = ARCHIVED
        elif self.readonly is None and self.row.state != "open":
            self.begin(stored)

    def _other_rules(self) -> Text | None:
        """Why nothing can be done here, if the match was begun with other rules than the server has now."""
        current = self.services.rules_version(self.row.game)
        if current == self.row.rules:
            return None
        args: dict[str, Arg] = {"table": Plain(self.row.rules), "server": Plain(current or "–")}
        return Text("server-readonly-rules" if self.row.outcome is None else "server-readonly-rules-over", args)

    def begin(self, stored: Stored) -> None:
        """Begin the match, or continue it."""
        services = self.services
        pace = self.options.pace_ms / 1000 if self.seats.persons else 0.0
        try:
            spec = services.spec(self.row.game)
            live = LiveMatch(stored, self.seats, spec, services.store, pace, services.clock)
        except Exception as error:
            # The match stays on disk unchanged: another version of the server may be able to continue it.
            self.readonly = Text("server-readonly-journal")
            if not isinstance(error, JournalError):
                log("table-not-laid", table=self.id, error=where(error), trace=trace(error))
            self.broadcast(Broken(self.readonly, None))
            return
        self.live = live
        seats, rule = self.seats, self.options.undo
        self.broadcaster = Broadcaster(live, lambda seat: live.undo_offer(seat, seats.elsewhere(seat), rule))
        self.seats.conceded = seats_conceded(live)
        if live.match.outcome is None:
            self.loop = TableLoop(self, live)

    # -- how it stands -------------------------------------------------------------------------------------------

    @property
    def started(self) -> bool:
        return self.row.state != "open"

    @property
    def busy(self) -> bool:
        """Whether a bot is at work here, so that the match moves on even if nobody is connected."""
        if self.live is None or self.live.match.outcome is not None:
            return False
        persons = self.seats.persons
        return any(not persons & set(decision.seats) for decision in self.live.match.pending)

    @property
    def hidden_end(self) -> bool:
        """Whether the match is over but nobody was told yet: a pause hides it, or it is not on disk yet."""
        return self.loop is not None and self.loop.live.match.outcome is not None

    def playing(self) -> LiveMatch:
        """The match, if one is being played."""
        if self.readonly is not None:
            raise Refused("readonly")
        if self.live is None:
            raise Refused("not-started" if self.row.outcome is None else "over")
        if self.live.lost:
            raise Refused("storage")
        if self.live.ended:
            raise Refused("over")
        return self.live

    def info(self) -> TableInfo:
        row = replace(self.row, state="running", outcome=None, replay=None) if self.hidden_end else self.row
        return table_info(row, self.seats.infos(), readonly=self.readonly is not None)

    async def change(self, seat: int, **changes: Any) -> None:
        """Change what is stored about a seat. It is written to disk first."""
        row = replace(self.seats.rows[seat], **changes)
        await self.services.store.set_seat(self.id, row)
        self.seats.rows[seat] = row

    # -- what happens to the match -------------------------------------------------------------------------------

    def moved(self, seat: int) -> None:
        """A move is on disk. Now tell everybody what they may know about it."""
        if self.live is None or not self.live.unnoticed:
            self.votes.drop("undo")
        if self.broadcaster is None or self.live is None:
            return
        if self.live.pause.quiet:
            for connection in self.seats.connections:
                if seat in connection.seats:
                    self.broadcaster.hush(connection, seat)
        self.tell()
        if self.live.pause.time_returned:
            # Treat it as if the seat had given its extra time back. Otherwise others could tell that it was asked.
            self.tell_clocks()

    def taken_back(self, seat: int) -> None:
        """A move was taken back, perhaps one with which a player had conceded."""
        if self.live is None or self.broadcaster is None:
            return
        self.broadcaster.forget(self.seats.connections)
        conceded = seats_conceded(self.live)
        if conceded != self.seats.conceded:
            self.seats.conceded = conceded
            self.tell_presence()
        self.moved(seat)

    def bot_stands_in(self, seat: int) -> None:
        """A bot plays for somebody from now on: what that player could still cancel is shown to everybody."""
        if self.live is not None and self.live.hidden is not None and self.live.hidden.seat == seat:
            self.live.look_again()
            self.moved(seat)

    def finish(self) -> None:
        """The match is over, and no pause hides that any more."""
        if self.live is not None:
            self.row = self.live.row
        self.loop = None
        self.tell()
        self.tell_over()
        self.services.bot_pool.forget(self.id)
        log("match-over", table=self.id, game=self.row.game)

    async def guard(self, work: Awaitable[None]) -> bool:
        """Run something on the match. An unexpected error ends the match; then this returns False."""
        try:
            await work
        except (Refused, StorageError):
            raise
        except Exception as error:
            await self.end_broken(error)
            return False
        return True

    async def end_broken(self, error: Exception) -> None:
        """End the match at its last entry on disk and tell everybody. Callers hold the lock."""
        log("table-broken", table=self.id, game=self.row.game, error=where(error), trace=trace(error))
        if self.live is not None:
            self.row = self.live.row
        self._clear()
        if self.row.outcome is not None:
            # The last move is on disk, so the match is over. Only showing it failed.
            self.tell_over()
            return
        self.readonly = BROKEN
        self.row.state = "broken"
        try:
            self.row.replay = await keep_broken(self.services.store, self.id, self.seats.rows)
        except StorageError as refused:
            # On disk the match stands after its last move. Once the table is loaded again, it goes on from there.
            log("table-broken-not-kept", table=self.id, error=where(refused))
        self.broadcast(broken_message(self.row))

    async def stop_at_gap(self, stored: Stored) -> None:
        """End a match with missing journal entries: nobody can continue after a gap."""
        if stored.torn and self.row.state == "running":
            await self.end_broken(StorageError("Entries of its journal are missing."))

    def _clear(self) -> None:
        """Take the match off the table, in whatever state it is."""
        if self.loop is not None:
            self.loop.stop()
        self.loop = self.broadcaster = self.live = None
        matters: tuple[Matter, ...] = ("undo", "takeover")
        for what in matters:
            self.votes.drop(what)
        self.services.bot_pool.forget(self.id)

    # -- what everybody is told ----------------------------------------------------------------------------------

    def tell(self) -> None:
        if self.broadcaster is not None:
            self.broadcaster.tell(self.seats.connections)

    def over_message(self) -> Over | None:
        """The message that the match is over, once everybody may know."""
        outcome = outcome_info(self.row.outcome)
        return None if outcome is None or self.hidden_end else Over(outcome, self.row.replay)

    def tell_over(self) -> None:
        over = self.over_message()
        if over is not None:
            self.broadcast(over)

    def tell_clocks(self) -> None:
        if self.broadcaster is not None:
            self.broadcaster.clocks(self.seats.connections)

    def tell_presence(self) -> None:
        self.broadcast(Presence(self.seats.infos(), self.started))

    def broadcast(self, message: ServerMessage) -> None:
        frame = encode(message)
        for connection in self.seats.connections:
            connection.post(frame)

    # -- its loop and its end ------------------------------------------------------------------------------------

    def wake_loop(self) -> None:
        if self.loop is not None:
            self.loop.wake.set()

    def reload(self) -> None:
        """Something is wrong with the table: drop it and load it again."""
        self.close(1012)
        self.keeper.reload(self)

    def close(self, code: int) -> None:
        self.closed = True
        if self.loop is not None:
            self.loop.stop()
        for connection in self.seats.connections:
            connection.close(code)
