"""All tables of a server: made, found, resumed, put away."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec

from emberhold.bots import bot_names
from emberhold.core.errors import EmberholdError
from emberhold.core.registry import GameSpec, SetupError, game_names, load_game
from emberhold.server.bots.pool import BotPool
from emberhold.server.errors import Refused, StorageError
from emberhold.server.limits import Limits
from emberhold.server.logs import log, trace, where
from emberhold.server.store.store import SeatRow, Store, TableRow, now_seconds
from emberhold.server.tables.broken_match import stop_at_gap
from emberhold.server.tables.table import Table
from emberhold.server.tokens import draw_seed, hashed, mixed_seed, new_token
from emberhold.server.wire import http_bodies
from emberhold.server.wire.conversions import outcome_info
from emberhold.server.wire.types import Options, SeatInfo

__all__ = ["Tables"]

RETRY_S: Final = 5.0


class Tables:
    """Everything the server knows at the moment. What is not in memory is in the store."""

    def __init__(self, store: Store, secret: bytes, bot_pool: BotPool, limits: Limits) -> None:
        self.store = store
        self.secret = secret
        self.bot_pool = bot_pool
        self.limits = limits
        self.clock: Callable[[], float] = time.monotonic
        """What pauses are measured by."""
        self.loaded: dict[str, Table] = {}
        self.open_connections = 0
        self._loading: dict[str, asyncio.Lock] = {}
        self._specs: dict[str, GameSpec] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # -- games ---------------------------------------------------------------------------------------------------

    def spec(self, game: str) -> GameSpec:
        if game not in self._specs:
            if game not in game_names():
                raise Refused("unknown-game")
            self._specs[game] = load_game(game)
        return self._specs[game]

    def rules_version(self, game: str) -> str | None:
        try:
            return self.spec(game).rules_version
        except Refused:
            return None

    # -- tables --------------------------------------------------------------------------------------------------

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
                    # Whoever waited here while a try before this one failed may have been faster.
                    found = self.loaded.get(id)
                    if found is None:
                        found = Table(stored, self)
                        await stop_at_gap(found, stored)
                        self.loaded[id] = found
                return found
            finally:
                self._loading.pop(id, None)

    async def create(self, body: http_bodies.NewTable) -> http_bodies.Created:
        """A new table; its creator gets the tokens of the seats that are theirs."""
        spec = self.spec(body.game)
        self._check_seats(body, spec)
        id, guest = new_token(9), body.guest or new_token()
        seed = draw_seed() if body.seed is None else body.seed
        if body.seed is not None and any(seat.kind == "open" for seat in body.seats):
            seed = mixed_seed(self.secret, id, seed)
        setup = self._setup(body, spec, seed)
        tokens: list[http_bodies.SeatToken] = []
        rows: list[SeatRow] = []
        for number, seat in enumerate(body.seats):
            row = SeatRow(number, seat.kind, self.name(seat.name or ""), seat.bot, screen=0)
            if seat.kind in ("person", "shared"):
                tokens.append(http_bodies.SeatToken(number, new_token()))
                row.token = hashed(tokens[-1].token)
                row.guest = hashed(guest)
            rows.append(row)
        state = "open" if any(seat.kind == "open" for seat in body.seats) else "running"
        row_ = TableRow(
            id, body.game, spec.rules_version, setup, seed, msgspec.to_builtins(body.options), now_seconds(), state
        )
        await self._put(row_, rows)
        log("table-created", table=id, game=body.game, seats=len(rows))
        return http_bodies.Created(id, tokens, f"/t/{id}", guest)

    async def _put(self, row: TableRow, seats: list[SeatRow]) -> None:
        if not await self.store.create(row, seats, limit=self.limits.tables):
            await self._archive(self.limits.crowded_s)
            if not await self.store.create(row, seats, limit=self.limits.tables):
                raise Refused("too-many-tables")
        if row.state == "running":
            await self.find(row.id)  # bots begin at once

    async def again(self, table: Table) -> str:
        """Another match with the same seats, tokens and set-up."""
        old = table.row
        id = new_token(9)
        row = TableRow(id, old.game, old.rules, old.setup, draw_seed(), old.options, now_seconds(), "running")
        if self.rules_version(old.game) != old.rules:
            raise Refused("readonly")
        seats = [replace(seat, bot=seat.bot if seat.kind == "bot" else None, left=False) for seat in table.seats.rows]
        await self._put(row, seats)
        return id

    async def join(self, id: str, body: http_bodies.JoinTable) -> http_bodies.Joined:
        table = await self.find(id)
        name = self.name(body.name)
        if not name:
            raise Refused("name")
        opens = [row.seat for row in table.seats.rows if row.kind == "open"]
        if body.seat is not None and not 0 <= body.seat < len(table.seats.rows):
            raise Refused("unknown-seat")
        if not opens or (body.seat is not None and body.seat not in opens):
            raise Refused("seat-taken")
        seat = opens[0] if body.seat is None else body.seat
        token, guest = new_token(), body.guest or new_token()
        # Each guest who joins looks at a screen of their own.
        await table.sit(SeatRow(seat, "person", name, None, hashed(token), hashed(guest), screen=seat + 1))
        return http_bodies.Joined(seat, token, guest)

    def _check_seats(self, body: http_bodies.NewTable, spec: GameSpec) -> None:
        fewest, most = spec.players
        if not fewest <= len(body.seats) <= most:
            raise Refused("seats", {"fewest": fewest, "most": most})
        if body.seed is not None and not 0 <= body.seed < 1 << 63:
            raise Refused("setup", detail="seed: a whole number from 0 to 2^63 - 1.")
        if not 0 <= body.options.pace_ms <= self.limits.pace_ms:
            raise Refused("setup", detail=f"options.pace_ms: 0 to {self.limits.pace_ms}.")
        for seat in body.seats:
            if seat.kind == "bot" and seat.bot not in bot_names():
                raise Refused("unknown-bot")
            if seat.kind != "bot" and seat.bot is not None:
                raise Refused("seats", {"fewest": fewest, "most": most})

    def _setup(self, body: http_bodies.NewTable, spec: GameSpec, seed: int) -> dict[str, Any]:
        """The set-up that was asked for, or one of the game's own; the game says whether its rules allow it."""
        if body.setup is None:
            setups = spec.setups(len(body.seats))
            setup = dict(setups[seed % len(setups)])
        else:
            setup = dict(body.setup)
        if "board" in setup:
            raise Refused("setup", detail="setup.board: a table begins at the beginning.")
        if body.options.lists is not None:
            setup["lists"] = body.options.lists
        try:
            match = spec.new(setup, seed, log=False)
        except SetupError as error:
            raise Refused("setup", detail=str(error)) from None
        except Exception as error:
            if not isinstance(error, EmberholdError | TypeError | ValueError | KeyError | RecursionError):
                log("setup-failed", game=body.game, error=where(error), trace=trace(error))
            raise Refused("setup", detail=type(error).__name__) from None
        if match.seats != len(body.seats):
            raise Refused("setup", detail=f"setup.seats: {match.seats}, but the table has {len(body.seats)}.")
        return setup

    def hides_end(self, id: str) -> bool:
        """Whether this table's match is over and nobody was told yet."""
        table = self.loaded.get(id)
        return table is not None and table.hidden_end

    def name(self, name: str) -> str:
        """A name as it is shown: one line, not too long, nothing invisible."""
        return "".join(c for c in " ".join(name.split()) if c.isprintable())[: self.limits.name]

    def info(self, row: TableRow, seats: list[SeatInfo], *, readonly: bool) -> http_bodies.TableInfo:
        outcome = outcome_info(row.outcome)
        state: Any = row.state
        return http_bodies.TableInfo(
            row.id,
            row.game,
            row.rules,
            seats,
            msgspec.convert(row.options, Options),
            state,
            row.created,
            outcome,
            row.replay,
            readonly,
        )

    # -- what happens to tables ----------------------------------------------------------------------------------

    def ended(self, table: Table) -> None:
        self.bot_pool.forget(table.id)
        log("match-over", table=table.id, game=table.row.game)

    def forget(self, table: Table) -> None:
        self.bot_pool.forget(table.id)
        if self.loaded.get(table.id) is table:
            del self.loaded[table.id]

    def lay_again(self, id: str) -> None:
        """Try a table again that broke off, a little later: bots must not wait for somebody to come and look."""

        async def later() -> None:
            while True:
                await asyncio.sleep(RETRY_S)
                try:
                    await self.find(id)
                except StorageError:
                    continue
                except Refused:
                    pass
                return

        if not self.closing:
            task = asyncio.create_task(later())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def resume(self) -> int:
        """Lay all tables again on which a match is under way; bots go on by themselves."""
        ids = await self.store.running()
        for id in ids:
            with contextlib.suppress(Refused):
                await self.find(id)
            await asyncio.sleep(0)
        log("resumed", tables=len(ids))
        return len(ids)

    async def sweep(self) -> None:
        """Put away what nobody looks at: out of memory soon, into the archive much later."""
        now = time.monotonic()
        for table in list(self.loaded.values()):
            async with table.lock:
                if not table.seats.connections and now - table.touched > self.limits.unload_s and not table.busy:
                    table.close(1012)
                    self.forget(table)
        await self._archive(self.limits.archive_s)

    async def _archive(self, age: int) -> None:
        """Put away all tables that nobody touched for so many seconds; who sits there finds them again."""
        for id in await self.store.archive(now_seconds() - age):
            gone = self.loaded.get(id)
            if gone is not None:
                async with gone.lock:
                    gone.close(1012)
                    self.forget(gone)
            log("archived", table=id)

    async def close(self) -> None:
        """Stop everything; what was accepted is on disk already."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        for table in list(self.loaded.values()):
            async with table.lock:
                table.close(1012)
        self.loaded.clear()
        self.bot_pool.close()
        await self.store.close()
