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
from emberhold.core.registry import chain_game_names
from emberhold.server.errors import Refused, StorageError
from emberhold.server.logs import log, trace, where
from emberhold.server.store.store import REMEMBERED, Stored, TableRow
from emberhold.server.tables.broadcast import Broadcaster
from emberhold.server.tables.broken_match import BROKEN, broken_message, keep_broken
from emberhold.server.tables.live_match import LiveMatch
from emberhold.server.tables.loop import TableLoop
from emberhold.server.tables.seats import Seats
from emberhold.server.tables.services import Services
from emberhold.server.tables.table_chain import TableChain
from emberhold.server.tables.table_facts import other_rules, table_info
from emberhold.server.tables.votes import Votes
from emberhold.server.wire.codec import encode
from emberhold.server.wire.conversions import outcome_info
from emberhold.server.wire.http_bodies import TableInfo
from emberhold.server.wire.server_messages import Broken, NextMatch, Over, Presence, Said, ServerMessage
from emberhold.server.wire.types import ChainPlace, Matter, Options, Text

__all__ = ["ARCHIVED", "Table", "TableKeeper"]

ARCHIVED: Final = Text("server-readonly-archived")


class TableKeeper(Protocol):
    """The collection that a table belongs to."""

    async def rematch(self, table: Table) -> str:
        """Open a table for another match with the same seats, and return its id."""
        ...

    def next_match(self, table: Table) -> None:
        """This match of a chain is over and everybody was told: begin the next, or end the chain."""
        ...

    def reload(self, table: Table) -> None:
        """Drop this closed table and load it again from the store a little later."""
        ...


def seats_conceded(live: LiveMatch) -> set[int]:
    return {entry.seat for entry in live.match.counting() if entry.what == "concede"}


class Table:
    """A table that the server has in memory. Everything that changes it happens under its lock."""

    def __init__(
        self, stored: Stored, services: Services, keeper: TableKeeper, chain: TableChain | None = None
    ) -> None:
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
        self.chain = chain
        self.readonly = other_rules(self.row, services)
        if self.readonly is None and chain is None and self.row.chain is not None:
            self.readonly = Text("server-readonly-journal")  # what was played before does not lead to this match
        self.live: LiveMatch | None = None
        self.broadcaster: Broadcaster | None = None
        self.loop: TableLoop | None = None
        self.rematch_id = self.row.rematch
        """The id of the table for the rematch, once everybody has agreed to one."""
        self.closed = False
        """Whether the table was dropped from memory. Code that still holds this object must look the table up again."""
        if self.row.state == "broken":
            self.readonly = BROKEN
        elif self.readonly is None and self.row.state == "archived":
            self.readonly = ARCHIVED
        elif self.readonly is None and self.row.state != "open":
            self.begin(stored)

    def begin(self, stored: Stored) -> None:
        """Begin the match, or continue it."""
        services = self.services
        pace = self.options.pace_ms / 1000 if self.seats.persons else 0.0
        try:
            spec = services.spec(self.row.game)
            live = LiveMatch(
                stored, self.seats, spec, services.store, pace, services.clock, services.limits.match_entries
            )
            if self.chain is not None:
                self._begin_in_chain(self.chain, live)
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

    def _begin_in_chain(self, chain: TableChain, live: LiveMatch) -> None:
        live.follow = lambda match: chain.follow(match, self.seats.rows)
        if live.match.outcome is not None:
            chain.end(live.match)
        elif chain.kept.pick_seconds and self.row.game in chain_game_names():
            live.limit_picks(chain.kept.pick_seconds)

    # -- how it stands -------------------------------------------------------------------------------------------

    @property
    def started(self) -> bool:
        return self.row.state != "open"

    @property
    def busy(self) -> bool:
        """Whether a bot is at work here, so that the match moves on even if nobody is connected."""
        if self.live is None or self.live.match.outcome is not None:
            return False
        if self.live.pick_clock is not None:
            return True
        persons = self.seats.persons
        return any(not persons & set(decision.seats) for decision in self.live.match.pending)

    @property
    def rests(self) -> bool:
        """Whether nothing happens here until somebody comes."""
        return not self.seats.connections and not self.busy and (self.live is None or self.live.pause.over_for(None))

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
        row = replace(row, replay=self._open_replay(row))
        return table_info(row, self.seats.infos(), readonly=self.readonly is not None, chain=self.chain_place())

    def chain_place(self) -> ChainPlace | None:
        """Where the match stands in its chain, if it is part of one."""
        over = self.row.outcome is not None and not self.hidden_end
        return None if self.chain is None else self.chain.place(self.seats.rows, over=over)

    def _open_replay(self, row: TableRow) -> str | None:
        """The replay, if it may be looked at: as long as its chain goes on, what is hidden in it still counts."""
        closed = row.chain is not None and (self.chain is None or not self.chain.finished)
        return None if closed else row.replay

    @property
    def bots_that_make_way(self) -> list[int]:
        """The seats of bots that people may take now."""
        if self.row.state != "running" or self.chain is None or not self.chain.joinable:
            return []
        return [row.seat for row in self.seats.rows if row.kind == "bot"]

    async def change(self, seat: int, **changes: Any) -> None:
        """Change what is stored about a seat. It is written to disk first."""
        row = replace(self.seats.rows[seat], **changes)
        await self.services.store.set_seat(self.id, row)
        self.seats.rows[seat] = row

    # -- what happens to the match -------------------------------------------------------------------------------

    def moved(self) -> None:
        """A move was made, and what others may know of it is on disk. Now they are told."""
        if self.live is None or not self.live.unnoticed:
            self.votes.drop("undo")
        if self.broadcaster is None or self.live is None:
            return
        self.broadcaster.tell_first(self.seats.connections)
        if self.live.pause.time_returned:
            # Treat it as if the seat had given its extra time back. Otherwise others could tell that it was asked.
            self.tell_clocks()

    def taken_back(self) -> None:
        """A move was taken back, perhaps one with which a player had conceded."""
        if self.live is None or self.broadcaster is None:
            return
        self.broadcaster.forget(self.seats.connections)
        conceded = seats_conceded(self.live)
        if conceded != self.seats.conceded:
            self.seats.conceded = conceded
            self.tell_presence()
        self.moved()

    def bot_stands_in(self, seat: int) -> None:
        """A bot plays for somebody from now on: what that player could still cancel is shown to everybody."""
        if self.live is not None and self.live.hidden is not None and self.live.hidden.seat == seat:
            self.live.look_again()
            self.moved()

    def finish(self) -> None:
        """The match is over, and no pause hides that any more."""
        if self.live is not None:
            self.row = self.live.row
        self.loop = None
        self.tell()
        self._end()
        self.services.bot_pool.forget(self.id)
        log("match-over", table=self.id, game=self.row.game)

    def _end(self) -> None:
        """Everybody may know now that the match is over, and where its chain goes on."""
        chain = self.chain
        if chain is not None:
            chain.finished = chain.next is None
        self.tell_over()
        if chain is not None:
            if chain.next is not None:
                self.broadcast(NextMatch(chain.next))
            self.keeper.next_match(self)

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
            self._end()
            return
        self.readonly = BROKEN
        self.row.state = "broken"
        try:
            spec = self.services.known_spec(self.row.game)
            self.row.replay = await keep_broken(self.services.store, self.id, self.seats.rows, spec)
        except StorageError as refused:
            # On disk the match stands after its last move. Once the table is loaded again, it goes on from there.
            log("table-broken-not-kept", table=self.id, error=where(refused))
        self.broadcast(broken_message(self.row))
        if self.chain is not None:
            self.chain.next = None  # nothing can follow from a match without an end
            self.keeper.next_match(self)

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
        return None if outcome is None or self.hidden_end else Over(outcome, self._open_replay(self.row))

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

    async def put_away(self, code: int) -> None:
        """Close it in good order. If the store fails, what was answered unnoticed in this pause is asked again."""
        try:
            if self.live is not None:
                await self.live.settle()
        except Exception as error:  # the other tables are put away all the same
            log("table-not-settled", table=self.id, error=where(error))
        self.close(code)

    def close(self, code: int) -> None:
        self.closed = True
        if self.loop is not None:
            self.loop.stop()
        for connection in self.seats.connections:
            connection.close(code)
