"""People who come to a table or leave it: a connection says hello or is lost, a player returns or takes a seat."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

from emberhold.server.errors import Refused
from emberhold.server.store.store import SeatRow, Stored, now_seconds
from emberhold.server.tables.broken_match import BROKEN, broken_message
from emberhold.server.tables.connection import Connection
from emberhold.server.tables.seat_choices import with_choices
from emberhold.server.tables.table import ARCHIVED, Table
from emberhold.server.tables.table_facts import luck_of
from emberhold.server.wire.client_messages import Hello
from emberhold.server.wire.server_messages import Welcome
from emberhold.server.wire.types import EMOTES, PROTOCOL

__all__ = ["disconnect", "enter", "take_seat"]

TOO_MANY: Final = 4409
"""The code with which the oldest of too many connections to a seat is closed; it is not to come back by itself."""


async def enter(table: Table, connection: Connection, hello: Hello) -> None:
    """A connection says who it is. If one of its tokens is wrong, it is told nothing at all."""
    async with table.lock:
        seats = table.seats.opened_by(hello.tokens, table.chain.watching() if table.chain else ())
        if seats is None:
            raise Refused("wrong-token")
        if table.closed:
            connection.close(1012)
            return
        if not seats and table.seats.spectators >= table.services.limits.table_spectators:
            raise Refused("crowd")
        table.touched = time.monotonic()
        if seats and table.readonly is ARCHIVED:
            await _revive(table)
        await table.guard(_give_back(table, seats))
        connection.seats = seats
        table.seats.connections.add(connection)
        for oldest in table.seats.too_many(seats, table.services.limits.seat_connections):
            oldest.close(TOO_MANY)
        connection.send(_welcome(table, connection))
        if seats:
            table.tell_presence()
        if table.readonly is BROKEN:
            connection.send(broken_message(table.row))
        elif await table.guard(_show(table, connection, hello)):
            over = table.over_message()
            if over is not None:
                connection.send(over)
    table.wake_loop()


def _welcome(table: Table, connection: Connection) -> Welcome:
    muted = table.seats.muted(connection)
    return Welcome(
        v=PROTOCOL,
        table=table.id,
        game=table.row.game,
        seats=table.seats.infos(),
        you=connection.seats,
        options=table.options,
        rules_version=table.row.rules,
        started=table.started,
        settings=table.seats.settings(connection.seats),
        emotes=EMOTES,
        chat=[said for said in table.chat if said.seat not in muted],
        proposals=table.votes.proposals(),
        readonly=table.readonly,
        chain=table.chain_place(),
        luck=luck_of(table.row),
        day=table.row.day,
    )


async def _show(table: Table, connection: Connection, hello: Hello) -> None:
    if table.broadcaster is not None:
        for viewer in connection.viewers:
            key = "" if viewer is None else str(viewer)
            table.broadcaster.greet(connection, viewer, hello.since.get(key, 0))


async def _revive(table: Table) -> None:
    """A player has come back to a table in the archive: the match goes on where it stopped."""
    store = table.services.store
    stored = await store.load(table.id)
    if stored is None:
        raise Refused("unknown-table")
    state = "open" if any(seat.kind == "open" for seat in table.seats.rows) else "running"
    await store.set_state(table.id, state, now_seconds())
    table.row.state = state
    table.readonly = None
    if state == "running":
        table.begin(stored)
        await table.stop_at_gap(stored)
    for connection in table.seats.connections:
        # Spectators were told that the table is closed. They connect again to see that it is open.
        connection.close(1012)


async def _give_back(table: Table, seats: list[int]) -> None:
    """A player who comes back gets the seat again, even if a bot was playing for them."""
    for seat in seats:
        row = table.seats.rows[seat]
        if row.kind != "bot" and (row.left or row.bot is not None) and table.readonly is None:
            await table.change(seat, left=False, bot=None)
            if row.bot is not None and table.live is not None and table.live.pause.restart():
                table.tell()
                table.tell_clocks()
        table.votes.drop("takeover", seat)


def disconnect(table: Table, connection: Connection) -> None:
    """A connection is gone. That is not a move, so it does not wait for one to finish."""
    table.seats.connections.discard(connection)
    table.touched = time.monotonic()
    if connection.seats:
        table.tell_presence()


async def take_seat(table: Table, row: SeatRow, chosen: Mapping[str, Any]) -> None:
    """Somebody takes an open seat with what they chose for it. When the last one is taken, the match begins."""
    seats = table.seats
    async with table.lock:
        if table.readonly is not None:
            raise Refused("readonly")
        if table.closed:
            raise Refused("storage")
        if row.seat in table.bots_that_make_way:
            await _take_from_bot(table, row)
            return
        if seats.rows[row.seat].kind != "open" or table.row.state != "open":
            raise Refused("seat-taken")
        setup = table.row.setup
        if chosen and table.row.day is not None:
            raise Refused("day-chosen", detail="chosen: in the match of a day nothing can be chosen.")
        if chosen:
            spec = table.services.spec(table.row.game)
            setup = with_choices(spec, setup, table.row.seed, row.seat, chosen, seats.unclaimed)
        if not await table.services.store.sit(table.id, row, setup, now_seconds()):
            raise Refused("seat-taken")
        seats.rows[row.seat] = row
        table.row.setup = setup
        if not any(other.kind == "open" for other in seats.rows):
            table.row.state = "running"
            table.begin(Stored(table.row, seats.rows, [], []))
        table.tell_presence()
        await table.guard(_tell(table))
    table.wake_loop()


async def _take_from_bot(table: Table, row: SeatRow) -> None:
    """Somebody takes the seat of a bot while the match goes on; what the bot has answered counts."""
    await table.services.store.set_seat(table.id, row)
    table.seats.rows[row.seat] = row
    if table.live is not None:
        table.live.pause.restart()
    table.tell_presence()
    await table.guard(_tell(table))
    table.wake_loop()


async def _tell(table: Table) -> None:
    table.tell()
