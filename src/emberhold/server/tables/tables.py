"""All tables of a server: opening, finding, resuming and archiving them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any, Final, Literal

import msgspec

from emberhold.core.journal import Entry, Journal
from emberhold.core.registry import rules_for
from emberhold.core.seeds import Seed
from emberhold.server.errors import Refused, StorageError
from emberhold.server.logs import log, trace, where
from emberhold.server.store.store import ChainRow, SeatRow, Stored, TableRow, now_seconds
from emberhold.server.tables.arrivals import take_seat
from emberhold.server.tables.days import named_day, new_day_match
from emberhold.server.tables.new_table import (
    chain_for,
    check_length,
    check_seats,
    chosen_seed,
    seat_rows,
    setup_for,
    shown_name,
)
from emberhold.server.tables.seat_choices import offered_choices
from emberhold.server.tables.seats import Seats
from emberhold.server.tables.services import Services
from emberhold.server.tables.table import Table
from emberhold.server.tables.table_chain import TableChain, chain_of, first_place
from emberhold.server.tables.table_facts import other_rules, table_info
from emberhold.server.tokens import draw_seed, hashed, new_token
from emberhold.server.wire import http_bodies

__all__ = ["Tables"]

RETRY_S: Final = 5.0
DRIFT_S: Final = 3600.0
"""If the clock of the day has jumped by more than this since the start, nobody knows how old things are."""
OVER_S: Final = 30.0
"""After how many seconds a table leaves memory whose match is over, if nobody looks at it."""
LISTED_S: Final = 0.5
"""How long a list of the public tables counts; a table that somebody opens or joins makes a new one at once."""
HEALTH_S: Final = 2.0
HEALTH_WAIT_S: Final = 3.0
"""How long an answer about the server's health counts, and how long the store may take for it."""


def _open_seat(table: Table, wanted: int | None) -> int:
    """This seat if it is open; if none is wanted, the first open one."""
    opens = sorted(table.seats.unclaimed) or table.bots_that_make_way
    if wanted is not None and not 0 <= wanted < len(table.seats.rows):
        raise Refused("unknown-seat")
    if not opens or (wanted is not None and wanted not in opens):
        raise Refused("seat-taken")
    return opens[0] if wanted is None else wanted


class Tables:
    """All tables that the server has in memory. The others are in the store."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.limits = services.limits
        self.loaded: dict[str, Table] = {}
        self.open_connections = 0
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self._health: Literal["ok", "crowded", "failing"] = "ok"
        self._health_until = 0.0
        self._listed: list[http_bodies.TableInfo] = []
        self._listed_until = 0.0
        self._changes = 0
        """How often a table was opened or joined."""
        self._began = now_seconds(), time.monotonic()
        services.hides_end = self.hides_end_of_chain

    async def find(self, id: str) -> Table:
        """A table by its id, from memory or from the store."""
        found = self.loaded.get(id)
        if found is not None:
            return found
        async with self._loading.setdefault(id, asyncio.Lock()):
            try:
                found = self.loaded.get(id)
                if found is None:
                    stored = await self.store.load(id)
                    if stored is None or self.closing:
                        raise Refused("unknown-table")
                    chain = await self._chain_of(stored)
                    # After a failed try the lock is a new one, so another caller may have loaded the table meanwhile.
                    found = self.loaded.get(id)
                    if found is None:
                        found = self._laid(stored, chain)
                        await found.stop_at_gap(stored)
                        self.loaded[id] = found
                return found
            finally:
                self._loading.pop(id, None)

    def _laid(self, stored: Stored, chain: TableChain | None) -> Table:
        try:
            return Table(stored, self.services, self, chain)
        except (KeyError, TypeError, ValueError) as error:
            raise StorageError(f"What is stored about the table {stored.table.id} cannot be used.") from error

    async def _chain_of(self, stored: Stored) -> TableChain | None:
        """The chain of a table; None if it has none, or if its earlier matches cannot be rebuilt."""
        row = stored.table
        if row.chain is None:
            return None
        tables = await self.store.chain(row.chain.id)
        try:
            spec = self.services.chain_spec(row.chain.name)
            found = chain_of(stored, tables, spec, self.services.bot_pool.stand_in)
        except Exception as error:
            # The tables stay on disk unchanged: another version of the server may be able to continue the chain.
            log("chain-not-rebuilt", table=row.id, error=where(error), trace=trace(error))
            return None
        found.finished &= not self.hides_end_of_chain(row.chain.id)
        return found

    async def info(self, id: str) -> http_bodies.TableInfo:
        """The public facts of a table. A match that is over is not laid out again only to say so."""
        if id not in self.loaded:
            stored = await self.store.load(id)
            if stored is not None and stored.table.state == "over" and stored.table.chain is None:
                readonly = other_rules(stored.table, self.services) is not None
                return table_info(stored.table, Seats(stored.seats).infos(), readonly=readonly)
        return (await self.find(id)).info()

    async def create(self, body: http_bodies.NewTable, network: str = "") -> http_bodies.Created:
        """Open a table. Its creator gets the tokens of their own seats."""
        services = self.services
        spec = services.chain_spec(body.chain) if body.chain else services.chosen_game(body.game)
        check_seats(body, spec.players, self.limits, services.bot_pool.names)
        id, guest = new_token(9), body.guest or new_token()
        seed = draw_seed() if body.seed is None else chosen_seed(body.seed)
        seats, tokens = seat_rows(body, guest, self.limits)
        state = "open" if any(seat.kind == "open" for seat in body.seats) else "running"
        options = msgspec.to_builtins(body.options)
        day = named_day(body.day, services.today()) if body.day else None
        journal, chain = self._first_match(body, seed, day)
        kept = dict(journal.setup), journal.seed, options
        row = TableRow(id, journal.game, journal.rules, *kept, now_seconds(), state, chain=chain)
        row.place, row.opener = services.place(network), hashed(guest)
        row.luck = "day" if day is not None else "drawn" if body.seed is None else "chosen"
        row.day = None if day is None else day.isoformat()
        await self.put(row, seats)
        log("table-created", table=id, game=row.game, seats=len(seats))
        return http_bodies.Created(id, tokens, f"/t/{id}", guest)

    def _first_match(self, body: http_bodies.NewTable, seed: Seed, day: date | None) -> tuple[Journal, ChainRow | None]:
        """The match to play, before its first answer, and the chain that it begins."""
        services = self.services
        if day is not None:
            return new_day_match(body, services, day), None
        if not body.chain:
            spec = services.spec(body.game)
            setup = setup_for(body, spec, seed)
            return Journal(body.game, rules_for(spec, setup), setup, seed), None
        chain = chain_for(body, services.chain_spec(body.chain), seed)
        assert chain.match is not None
        kept = ChainRow(new_token(9), body.chain, dict(chain.setup), seed, body.pick_seconds)
        return chain.match.journal(), kept

    async def put(
        self, row: TableRow, seats: list[SeatRow], entries: Sequence[Entry] = (), *, rematch_of: str | None = None
    ) -> None:
        """Store a new table, whose match may begin with these entries, and begin to play if no seat is open."""
        limits = self.limits
        if self.services.disk_is_full():
            raise Refused("disk")
        for by, whose, most in (
            ("place", row.place, limits.address_tables),
            ("opener", row.opener, limits.guest_tables),
        ):
            if whose is not None and await self.store.open_tables(by, whose) >= most:
                await self._archive(limits.crowded_s)
                if await self.store.open_tables(by, whose) >= most:
                    raise Refused("too-many-own-tables")
        how: dict[str, Any] = {"limit": limits.tables, "rematch_of": rematch_of}
        if not await self.store.create(row, seats, entries, **how):
            await self._archive(limits.crowded_s)
            if not await self.store.create(row, seats, entries, **how):
                raise Refused("too-many-tables")
        self._list_changed()
        if row.state == "running":
            await self.find(row.id)  # no seat is open, so the match begins at once

    async def rematch(self, table: Table) -> str:
        """Open a table for another match with the same seats, tokens and set-up."""
        old = table.row
        id = new_token(9)
        row = TableRow(id, old.game, old.rules, old.setup, draw_seed(), old.options, now_seconds(), "running")
        if not self.services.continues(old.game, old.rules):
            raise Refused("readonly")
        if any(seat.kind == "bot" and seat.bot not in self.services.bot_pool.names for seat in table.seats.rows):
            raise Refused("unknown-bot")
        seats = [replace(seat, bot=seat.bot if seat.kind == "bot" else None, left=False) for seat in table.seats.rows]
        row.place, row.opener = old.place, old.opener
        await self.put(row, seats, rematch_of=table.id)
        return id

    async def health(self) -> Literal["ok", "crowded", "failing"]:
        """How the server is, as of a few seconds ago: asking the disk each time would make it busy."""
        now = time.monotonic()
        if now >= self._health_until:
            self._health_until = now + HEALTH_S
            try:
                async with asyncio.timeout(HEALTH_WAIT_S):
                    failing = await self.store.failing()
            except TimeoutError:
                failing = True
            self._health = "failing" if failing else "crowded" if self.services.disk_is_full() else "ok"
        return self._health

    async def join(self, id: str, body: http_bodies.JoinTable) -> http_bodies.Joined:
        check_length(self.limits, body.chosen, body.guest)
        table = await self.find(id)
        name = shown_name(body.name, self.limits)
        if not name:
            raise Refused("name")
        seat = _open_seat(table, body.seat)
        token, guest = new_token(), body.guest or new_token()
        # Each guest who joins has a screen of their own.
        row = SeatRow(seat, "person", name, None, hashed(token), hashed(guest), screen=seat + 1)
        await take_seat(table, row, body.chosen)
        self._list_changed()
        return http_bodies.Joined(seat, token, guest)

    async def seat_choices(self, id: str, body: http_bodies.SeatChosen) -> http_bodies.SeatChoices:
        """What somebody can choose who wants to take this seat."""
        check_length(self.limits, body.chosen)
        table = await self.find(id)
        seat, row = _open_seat(table, body.seat), table.row
        if row.day is not None:
            return http_bodies.SeatChoices(seat, [])
        spec = self.services.spec(row.game)
        return http_bodies.SeatChoices(seat, offered_choices(spec, row.setup, seat, body.chosen, table.seats.unclaimed))

    async def listed(self, most: int) -> list[http_bodies.TableInfo]:
        """The public tables with open seats that can be joined, newest first; as of a moment ago."""
        now = time.monotonic()
        if now < self._listed_until:
            return self._listed
        changes = self._changes
        out = []
        for stored in await self.store.listed(most):
            row = stored.table
            if not self.services.continues(row.game, row.rules):
                continue  # nobody can join a table that was begun with other rules
            loaded = self.loaded.get(row.id)
            seats = Seats(stored.seats) if loaded is None else loaded.seats
            chain = None if row.chain is None else first_place(row.chain, [seat.name for seat in seats.rows])
            out.append(table_info(row, seats.infos(), readonly=False, chain=chain))
        if changes == self._changes:
            self._listed, self._listed_until = out, now + LISTED_S
        return out

    def _list_changed(self) -> None:
        self._changes += 1
        self._listed_until = 0.0

    def hides_end(self, table: str, chain: str | None = None) -> bool:
        """Whether the match, or the chain that it is part of, is over but nobody was told yet."""
        there = self.loaded.get(table)
        hidden = there is not None and there.hidden_end
        return hidden or (chain is not None and self.hides_end_of_chain(chain))

    def hides_end_of_chain(self, chain: str) -> bool:
        """Whether the match at a table of this chain is over but nobody was told yet."""
        found = [table for table in self.loaded.values() if table.row.chain is not None and table.row.chain.id == chain]
        return any(table.hidden_end for table in found)

    def hidden_ends(self) -> tuple[list[str], list[str]]:
        """The tables, and the chains, whose match is over but nobody was told yet."""
        hidden = [table for table in self.loaded.values() if table.hidden_end]
        chains = {table.row.chain.id for table in hidden if table.row.chain is not None}
        return [table.id for table in hidden], sorted(chains)

    # -- what happens to tables ----------------------------------------------------------------------------------

    def forget(self, table: Table) -> None:
        self.services.bot_pool.forget(table.id)
        if self.loaded.get(table.id) is table:
            del self.loaded[table.id]

    def next_match(self, table: Table) -> None:
        """The next match of a chain begins at once; if there is none, all of the chain may be looked at."""
        assert table.chain is not None
        if table.chain.next is not None:
            self._load_later(table.chain.next, 0.0)
            return
        for other in self.loaded.values():
            if other.chain is not None and other.chain.kept.id == table.chain.kept.id:
                other.chain.finished = True

    def reload(self, table: Table) -> None:
        """Load a closed table again a little later, so that its bots do not wait until somebody connects."""
        self.forget(table)
        self._load_later(table.id, RETRY_S)

    def _load_later(self, id: str, wait: float) -> None:
        async def later() -> None:
            await asyncio.sleep(wait)
            while True:
                try:
                    await self.find(id)
                except StorageError:
                    await asyncio.sleep(RETRY_S)
                    continue
                except Refused:
                    pass
                return

        if not self.closing:
            task = asyncio.create_task(later())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def resume(self) -> int:
        """Load all tables whose match goes on by itself, so that their bots go on. The others wait for their people."""
        ids = await self.store.running()
        for id in ids:
            try:
                table = await self.find(id)
                async with table.lock:
                    if table.rests:  # it waits for a person, so it need not wait in memory
                        table.close(1012)
                        self.forget(table)
            except Refused:
                pass  # it was archived meanwhile, or the server stops
            except Exception as error:
                # Whatever is wrong with this table, all others go on.
                log("table-not-resumed", table=id, error=where(error))
            await asyncio.sleep(0)
        log("resumed", tables=len(ids))
        return len(ids)

    async def sweep(self) -> None:
        """Drop unused tables: from memory soon, and into the archive much later."""
        now = time.monotonic()
        for table in list(self.loaded.values()):
            async with table.lock:
                # Nothing happens any more where the match is over, so such a table leaves memory soon.
                wait = min(self.limits.unload_s, OVER_S) if table.row.outcome is not None else self.limits.unload_s
                if not table.seats.connections and now - table.touched > wait and not table.busy:
                    await table.put_away(1012)
                    self.forget(table)
        if abs(now_seconds() - self._began[0] - (now - self._began[1])) > DRIFT_S:
            log("clock-jumped")  # until a restart nothing is archived or deleted because of its age
            return
        await self._archive(self.limits.archive_s)
        gone = await self.store.clean(now_seconds(), self.limits)
        if any(gone):
            log("cleaned", tables=gone[0], uploads=gone[1], chats=gone[2])

    async def _archive(self, age: int) -> None:
        """Archive all tables that nobody has used for this many seconds. The players can still reopen them."""
        for id in await self.store.archive(now_seconds() - age):
            gone = self.loaded.get(id)
            if gone is not None:
                async with gone.lock:
                    await gone.put_away(1012)
                    self.forget(gone)
            log("archived", table=id)

    async def close(self) -> None:
        """Stop everything. What was passed for somebody in a pause is written first; all else is on disk already."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        for table in list(self.loaded.values()):
            async with table.lock:
                await table.put_away(1012)
        self.loaded.clear()
        await self.services.close()
