"""One table: the people around it, the match on it, and everything they may do there."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from emberhold.core.journal import JournalError
from emberhold.server.errors import Refused
from emberhold.server.logs import log, trace, where
from emberhold.server.store.store import REMEMBERED, SeatRow, Stored, now_seconds
from emberhold.server.tables.broadcast import Broadcaster
from emberhold.server.tables.broken_match import BROKEN, in_order, stop_at_gap, told_broken
from emberhold.server.tables.commands import EMOTES, do
from emberhold.server.tables.connection import Connection
from emberhold.server.tables.live_match import LiveMatch
from emberhold.server.tables.loop import TableLoop
from emberhold.server.tables.seats import Seats
from emberhold.server.tables.votes import Votes
from emberhold.server.wire import client_messages, server_messages
from emberhold.server.wire.codec import encode
from emberhold.server.wire.conversions import outcome_info
from emberhold.server.wire.http_bodies import TableInfo
from emberhold.server.wire.types import PROTOCOL, Arg, Options, Plain, Text

if TYPE_CHECKING:
    from emberhold.server.tables.tables import Tables

__all__ = ["Table"]

ARCHIVED: Final = Text("server-readonly-archived")


def given_up(live: LiveMatch) -> set[int]:
    return {entry.seat for entry in live.match.journal().effective() if entry.what == "concede"}


class Table:
    """A table that the server knows at the moment. All that changes it happens under its lock."""

    def __init__(self, stored: Stored, tables: Tables) -> None:
        self.tables = tables
        self.row = stored.table
        self.id = stored.table.id
        self.options = msgspec.convert(stored.table.options, Options)
        self.seats = Seats(stored.seats)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.said: deque[server_messages.Said] = deque(
            (server_messages.Said(said.seat, said.text) for said in stored.said), REMEMBERED
        )
        self.votes = Votes(self.broadcast)
        self.readonly = self._other_rules()
        self.live: LiveMatch | None = None
        self.broadcaster: Broadcaster | None = None
        self.loop: TableLoop | None = None
        self.next: str | None = None
        """The table of the rematch, once all wanted one."""
        self.closed = False
        """Whether it was put away; who still has it in hand has to look for it again."""
        if self.row.state == "broken":
            self.readonly = BROKEN
        elif self.readonly is None and self.row.state == "archived":
            self.readonly = ARCHIVED
        elif self.readonly is None and self.row.state != "open":
            self._lay(stored)

    def _other_rules(self) -> Text | None:
        """Why nothing can be done here, if these are no longer the rules the match was begun with."""
        current = self.tables.rules_version(self.row.game)
        if current == self.row.rules:
            return None
        args: dict[str, Arg] = {"table": Plain(self.row.rules), "server": Plain(current or "–")}
        return Text("server-readonly-rules" if self.row.outcome is None else "server-readonly-rules-over", args)

    def _lay(self, stored: Stored) -> None:
        """Put the match on the table."""
        pace = self.options.pace_ms / 1000 if self.seats.persons else 0.0
        try:
            live = LiveMatch(
                stored, self.seats, self.tables.spec(self.row.game), self.tables.store, pace, self.tables.clock
            )
        except Exception as error:
            # It stays on disk as it is: perhaps another version of the server can go on with it.
            self.readonly = Text("server-readonly-journal")
            if not isinstance(error, JournalError):
                log("table-not-laid", table=self.id, error=where(error), trace=trace(error))
            self.broadcast(server_messages.Broken(self.readonly, None))
            return
        self.live = live
        self.broadcaster = Broadcaster(live)
        self.seats.conceded = given_up(live)
        if live.match.outcome is None:
            self.loop = TableLoop(self, live)

    # -- coming and going ----------------------------------------------------------------------------------------

    async def enter(self, connection: Connection, hello: client_messages.Hello) -> None:
        """A connection says who it is; a wrong token is told nothing at all."""
        async with self.lock:
            seats = self.seats.holds(hello.tokens)
            if seats is None:
                raise Refused("wrong-token")
            if self.closed:
                connection.close(1012)
                return
            self.touched = time.monotonic()
            if seats and self.readonly is ARCHIVED:
                await self._revive()
            await in_order(self, self._return(seats))
            connection.seats = seats
            self.seats.connections.add(connection)
            connection.send(self._welcome(connection))
            if seats:
                self.tell_presence()
            if self.readonly is BROKEN:
                connection.send(told_broken(self))
            elif await in_order(self, self._greet(connection, hello)):
                over = self._over()
                if over is not None:
                    connection.send(over)
        self.wake_loop()

    async def _greet(self, connection: Connection, hello: client_messages.Hello) -> None:
        if self.broadcaster is not None:
            for viewer in connection.viewers:
                key = "" if viewer is None else str(viewer)
                self.broadcaster.greet(connection, viewer, hello.since.get(key, 0))

    async def _revive(self) -> None:
        """Somebody who sits here came back: out of the archive, and the match goes on where it was."""
        stored = await self.tables.store.load(self.id)
        if stored is None:
            raise Refused("unknown-table")
        state = "open" if any(seat.kind == "open" for seat in self.seats.rows) else "running"
        await self.tables.store.set_state(self.id, state, now_seconds())
        self.row.state = state
        self.readonly = None
        if state == "running":
            self._lay(stored)
            await stop_at_gap(self, stored)
        for connection in self.seats.connections:
            # Whoever only looked was told that nothing happens here.
            connection.close(1012)

    async def _return(self, seats: list[int]) -> None:
        """Whoever comes back has the seat again, also from a bot that stood in."""
        for seat in seats:
            row = self.seats.rows[seat]
            if row.kind != "bot" and (row.left or row.bot is not None) and self.readonly is None:
                await self.change(seat, left=False, bot=None)
                if row.bot is not None and self.live is not None and self.live.pause.restart():
                    self.tell()
                    self.tell_clocks()
            self.votes.drop("takeover", seat)

    def exit(self, connection: Connection) -> None:
        """A connection is gone. That is no move, and waits for none."""
        self.seats.connections.discard(connection)
        self.touched = time.monotonic()
        if connection.seats:
            self.tell_presence()

    def _welcome(self, connection: Connection) -> server_messages.Welcome:
        muted = self.seats.muted(connection)
        return server_messages.Welcome(
            v=PROTOCOL,
            table=self.id,
            game=self.row.game,
            seats=self.seats.told(),
            you=connection.seats,
            options=self.options,
            rules_version=self.row.rules,
            started=self.started,
            settings=self.seats.settings(connection.seats),
            emotes=EMOTES,
            chat=[said for said in self.said if said.seat not in muted],
            proposals=self.votes.told(),
            readonly=self.readonly,
        )

    async def sit(self, row: SeatRow) -> None:
        """Somebody takes an open seat; with the last one the match begins."""
        async with self.lock:
            if self.readonly is not None:
                raise Refused("readonly")
            if self.seats.rows[row.seat].kind != "open" or self.row.state != "open":
                raise Refused("seat-taken")
            if self.closed:
                raise Refused("storage")
            if not await self.tables.store.sit(self.id, row, now_seconds()):
                raise Refused("seat-taken")
            self.seats.rows[row.seat] = row
            if not any(other.kind == "open" for other in self.seats.rows):
                self.row.state = "running"
                self._lay(Stored(self.row, self.seats.rows, [], []))
            self.tell_presence()
            await in_order(self, self._tell_all())
        self.wake_loop()

    async def _tell_all(self) -> None:
        self.tell()

    async def change(self, seat: int, **changes: Any) -> None:
        """Change what is kept about a seat, on disk first."""
        row = replace(self.seats.rows[seat], **changes)
        await self.tables.store.set_seat(self.id, row)
        self.seats.rows[seat] = row

    @property
    def busy(self) -> bool:
        """Whether a bot is at work here, so that the match goes on without anybody looking."""
        if self.live is None or self.live.match.outcome is not None:
            return False
        persons = self.seats.persons
        return any(not persons & set(decision.seats) for decision in self.live.match.pending)

    @property
    def started(self) -> bool:
        return self.row.state != "open"

    # -- what is asked of it -------------------------------------------------------------------------------------

    async def handle(self, connection: Connection, message: client_messages.ClientMessage) -> None:
        """Do what somebody at the table asks for, or raise Refused."""
        if isinstance(message, client_messages.Chat):
            # What is said waits for the disk as moves do; but no move waits for what is said.
            await do(self, connection, message)
            return
        try:
            async with self.lock:
                self.touched = time.monotonic()
                if not await in_order(self, do(self, connection, message)) and self.readonly is BROKEN:
                    raise Refused("broken")
        finally:
            self.wake_loop()

    def playing(self) -> LiveMatch:
        """The match, if it goes on."""
        if self.readonly is not None:
            raise Refused("readonly")
        if self.live is None:
            raise Refused("not-started" if self.row.outcome is None else "over")
        if self.live.lost:
            raise Refused("storage")
        if self.live.ended:
            raise Refused("over")
        return self.live

    # -- telling -------------------------------------------------------------------------------------------------

    def moved(self, seat: int) -> None:
        """A move was kept; now everybody may hear of it, as far as it is their business."""
        self.votes.drop("undo")
        if self.broadcaster is None or self.live is None:
            return
        if self.live.pause.quiet:
            for connection in self.seats.connections:
                if seat in connection.seats:
                    self.broadcaster.hush(connection, seat)
        self.tell()
        if self.live.pause.time_returned:
            # As if it had said that it needs no more time: otherwise it would be heard that there was a question.
            self.tell_clocks()

    def taken_back(self, seat: int) -> None:
        """A move was taken back, and with it perhaps that somebody gave up."""
        if self.live is None or self.broadcaster is None:
            return
        self.broadcaster.forget(self.seats.connections)
        conceded = given_up(self.live)
        if conceded != self.seats.conceded:
            self.seats.conceded = conceded
            self.tell_presence()
        self.moved(seat)

    def finish(self) -> None:
        """The match is over, and no pause keeps that from anybody any more."""
        if self.live is not None:
            self.row = self.live.row
        self.loop = None
        self.tell()
        self.tell_over()
        self.tables.ended(self)

    @property
    def hidden_end(self) -> bool:
        """Whether the match is over and nobody was told yet, because of a pause or because it is not kept yet."""
        return self.loop is not None and self.loop.live.match.outcome is not None

    def _over(self) -> server_messages.Over | None:
        outcome = outcome_info(self.row.outcome)
        return None if outcome is None or self.hidden_end else server_messages.Over(outcome, self.row.replay)

    def tell(self) -> None:
        if self.broadcaster is not None:
            self.broadcaster.tell(self.seats.connections)

    def tell_over(self) -> None:
        over = self._over()
        if over is not None:
            self.broadcast(over)

    def tell_clocks(self) -> None:
        if self.broadcaster is not None:
            self.broadcaster.clocks(self.seats.connections)

    def tell_presence(self) -> None:
        self.broadcast(server_messages.Presence(self.seats.told(), self.started))

    def broadcast(self, message: server_messages.ServerMessage) -> None:
        frame = encode(message)
        for connection in self.seats.connections:
            connection.post(frame)

    def wake_loop(self) -> None:
        if self.loop is not None:
            self.loop.wake.set()

    def break_off(self) -> None:
        """Something is wrong with the table: it is put away, and laid again for whoever comes back."""
        self.close(1012)
        self.tables.forget(self)
        self.tables.lay_again(self.id)

    def close(self, code: int) -> None:
        self.closed = True
        if self.loop is not None:
            self.loop.stop()
        for connection in self.seats.connections:
            connection.close(code)

    def info(self) -> TableInfo:
        row = replace(self.row, state="running", outcome=None, replay=None) if self.hidden_end else self.row
        return self.tables.info(row, self.seats.told(), readonly=self.readonly is not None)
