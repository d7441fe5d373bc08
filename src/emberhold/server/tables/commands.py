"""What each message from a client does at its table: one function for each kind, listed in `HANDLERS`."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct

from emberhold.core.decisions import IllegalAnswer
from emberhold.core.preview import preview
from emberhold.core.rng import Rng
from emberhold.server.bots.pool import luck_of
from emberhold.server.errors import Refused
from emberhold.server.logs import log, trace, where
from emberhold.server.store.store import SaidRow
from emberhold.server.tables.broken_match import BROKEN
from emberhold.server.tables.connection import Connection
from emberhold.server.tables.table import Table
from emberhold.server.wire import client_messages as client
from emberhold.server.wire import server_messages as server
from emberhold.server.wire.conversions import preview_answer, text_of
from emberhold.server.wire.types import EMOTES

__all__ = ["HANDLERS", "handle"]

CHAT: Final = 300
"""How many letters may be said at once."""

Handler: TypeAlias = Callable[[Table, Connection, Any], Awaitable[None]]


async def handle(table: Table, connection: Connection, message: client.ClientMessage) -> None:
    """Do what somebody at the table asks for, or raise Refused."""
    _check_seat(connection, message)
    if isinstance(message, UNLOCKED):
        # A chat line waits until it is on disk, as a move does, but it takes no lock, so no move has to wait for it.
        await HANDLERS[type(message)](table, connection, message)
        return
    _refuse_in_pause(table, message)
    if isinstance(message, COSTLY):
        # First the turn, then the table: a table must never wait for what the same address asks of another one.
        async with table.services.costly_turns.of(connection.network):
            await _at_the_table(table, connection, message)
    else:
        await _at_the_table(table, connection, message)


async def _at_the_table(table: Table, connection: Connection, message: client.ClientMessage) -> None:
    calm = False
    try:
        async with table.lock:
            table.touched = time.monotonic()
            if not await table.guard(_do(table, connection, message)) and table.readonly is BROKEN:
                raise Refused("broken")
            calm = isinstance(message, client.Answer) and table.loop is not None and table.loop.calm
    finally:
        if not calm:
            table.wake_loop()


def _check_seat(connection: Connection, message: client.ClientMessage) -> None:
    if isinstance(message, client.Hello):
        raise Refused("bad-message")  # a connection says hello only once, at the start
    if not isinstance(message, client.Ping) and message.seat not in connection.seats:
        raise Refused("not-your-seat")


def _refuse_in_pause(table: Table, message: client.ClientMessage) -> None:
    """What a pause refuses it refuses at once: nobody may hear from their own questions that an answer is written."""
    live = table.live
    if live is None or live.lost or table.readonly is not None or not isinstance(message, PRYING):
        return
    seat = message.seat
    if live.pause.over_for(None):
        return
    if isinstance(message, client.Answer | client.Cancel):
        if live.pause.shown_decision(seat) is None:
            raise Refused("stale")
    elif isinstance(message, client.Undo):
        if table.options.undo != "never":
            raise Refused("pausing")
    elif not live.pause.over_for(seat):
        raise Refused("pausing")


async def _do(table: Table, connection: Connection, message: client.ClientMessage) -> None:
    _check_seat(connection, message)  # the seat may have been left meanwhile
    if isinstance(message, COSTLY):
        with table.services.work.spent_by(connection.network):
            await HANDLERS[type(message)](table, connection, message)
    else:
        await HANDLERS[type(message)](table, connection, message)


async def _ping(_: Table, connection: Connection, __: client.Ping) -> None:
    connection.send(server.Pong())


# -- the match ---------------------------------------------------------------------------------------------------


async def _answer(table: Table, _: Connection, message: client.Answer) -> None:
    await table.playing().answer(message.seat, message.number, message.key)
    table.moved()


async def _cancel(table: Table, _: Connection, message: client.Cancel) -> None:
    await table.playing().cancel(message.seat, message.number)
    table.taken_back()


async def _why(table: Table, connection: Connection, message: client.Why) -> None:
    live = table.playing()
    if not live.pause.over_for(message.seat):
        # The answer would give away what is happening behind the pause.
        raise Refused("pausing")
    try:
        answer = live.match_for(message.seat).why_not(message.seat, message.verb, message.thing)
    except Exception as error:
        # `why_not` changes nothing, so the match is safe. Usually the client asked about a thing that does not exist.
        if not isinstance(error, KeyError | ValueError | IndexError):
            log("why-failed", table=table.id, error=where(error), trace=trace(error))
        raise Refused("illegal") from None
    text = None if answer is None else text_of(answer.text)
    connection.send(server.WhyAnswer(message.id, message.seat, text, None if answer is None else answer.rule))


async def _preview(table: Table, connection: Connection, message: client.Preview) -> None:
    live, seat, number, key = table.playing(), message.seat, message.number, message.key
    if not live.pause.over_for(seat):
        raise Refused("pausing")
    decision = live.pause.shown_decision(seat)
    if decision is None or decision.number_for(seat) != number:
        raise Refused("stale")
    # By the seat's own number: how many moves there were could tell that somebody has declined in secret.
    luck = luck_of(table.services.secret, table.id, number, seat, "preview")
    try:
        found = preview(live.match, seat, decision, key, Rng(luck))
    except Exception as error:
        # A preview plays in copies only, so the match is safe.
        if not isinstance(error, IllegalAnswer):
            log("preview-failed", table=table.id, error=where(error), trace=trace(error))
        raise Refused("illegal") from None
    connection.send(preview_answer(message.id, seat, number, key, found))


async def _undo(table: Table, _: Connection, message: client.Undo) -> None:
    seat, live = message.seat, table.playing()
    rule = table.options.undo
    if rule == "never":
        raise Refused("undo-never")
    if not live.pause.over_for(None):
        raise Refused("pausing")
    others = table.seats.elsewhere(seat)
    undo = live.undo_of(seat, others)
    if undo.state == "nothing":
        raise Refused("undo-nothing")
    if not others and undo.state == "revealed":
        raise Refused("undo-revealed")
    if not others and undo.state == "turn":
        raise Refused("undo-turn")

    async def take_back() -> None:
        await table.playing().rewind(undo.to)
        table.taken_back()

    if live.undo_offer(seat, others, rule) == "free":
        await take_back()
    else:
        await table.votes.propose("undo", seat, seat, others, take_back)


async def _concede(table: Table, _: Connection, message: client.Concede) -> None:
    await table.playing().concede(message.seat)
    table.seats.conceded.add(message.seat)
    table.tell_presence()
    table.moved()


async def _hold(table: Table, _: Connection, message: client.Hold) -> None:
    pause = table.playing().pause
    if not (pause.hold(message.seat) if message.on else pause.release(message.seat)):
        raise Refused("no-pause")
    table.tell_clocks()


# -- the company -------------------------------------------------------------------------------------------------


async def _emote(table: Table, _: Connection, message: client.Emote) -> None:
    if message.name not in EMOTES:
        raise Refused("unknown-emote")
    for listener in table.seats.hearing(message.seat):
        listener.send(server.Shown(message.seat, message.name))


async def _chat(table: Table, _: Connection, message: client.Chat) -> None:
    text = " ".join(message.text.split())[:CHAT]
    if not text:
        raise Refused("bad-message")
    await table.services.store.say(table.id, SaidRow(message.seat, text))
    said = server.Said(message.seat, text)
    table.chat.append(said)
    for listener in table.seats.hearing(message.seat):
        listener.send(said)


async def _mute(table: Table, _: Connection, message: client.Mute) -> None:
    if not 0 <= message.other < len(table.seats.rows):
        raise Refused("unknown-seat")
    muted = set(table.seats.rows[message.seat].muted) - {message.other}
    if message.on:
        muted.add(message.other)
    await table.change(message.seat, muted=tuple(sorted(muted)))


async def _auto(table: Table, _: Connection, message: client.Auto) -> None:
    await table.change(message.seat, auto=message.mode)


async def _routine(table: Table, _: Connection, message: client.Routine) -> None:
    await table.change(message.seat, routine=message.on, orders=message.orders)


# -- what the others have to agree to ----------------------------------------------------------------------------


async def _agree(table: Table, _: Connection, message: client.Agree) -> None:
    await table.votes.agree(message.what, message.seat, yes=message.yes)


async def _takeover(table: Table, _: Connection, message: client.Takeover) -> None:
    table.playing()
    seats, other = table.seats, message.other
    if not 0 <= other < len(seats.rows):
        raise Refused("unknown-seat")
    if not seats.absent(other):
        raise Refused("not-absent")

    async def replace() -> None:
        table.playing()
        if not seats.absent(other):
            raise Refused("not-absent")
        await table.change(other, bot=table.services.bot_pool.stand_in)
        table.tell_presence()
        table.bot_stands_in(other)

    here = {seat for seat in seats.elsewhere(message.seat) if seats.connected(seat)} - {other}
    await table.votes.propose("takeover", message.seat, other, here, replace)


async def _rematch(table: Table, connection: Connection, message: client.Rematch) -> None:
    if table.row.state not in ("over", "broken") or table.hidden_end:
        raise Refused("not-over")
    if table.row.chain is not None:
        raise Refused("chain-rematch")
    if table.rematch_id is not None:
        # The rematch exists already; this player has just not gone there yet.
        connection.send(server.Rematched(table.rematch_id))
        return
    seats = table.seats
    screen = seats.rows[message.seat].screen
    needed = {
        row.seat
        for row in seats.rows
        if row.kind in ("person", "shared") and row.screen != screen and seats.connected(row.seat)
    }

    async def play_again() -> None:
        table.rematch_id = await table.keeper.rematch(table)
        table.broadcast(server.Rematched(table.rematch_id))

    await table.votes.propose("rematch", message.seat, -1, needed, play_again)


async def _leave(table: Table, connection: Connection, message: client.Leave) -> None:
    seat = message.seat
    holding = [other for other in table.seats.connections if seat in other.seats]
    if any(other.number > connection.number for other in holding):
        # The player has already come back: a newer connection holds this seat, and this message is from the old one.
        connection.seats = []
        connection.close(1000)
        return
    if table.started:
        await table.change(seat, left=True)
    else:
        await table.change(
            seat, kind="open", name="", token=None, guest=None, auto="smart", muted=(), routine=False, orders=False
        )
    for other in holding:
        other.drop_seat(seat)
    table.tell_presence()


UNLOCKED: Final = (client.Chat, client.Emote, client.Ping)
"""What changes nothing in the match, and waits for nothing that happens there."""
PRYING: Final = (client.Answer, client.Cancel, client.Preview, client.Undo, client.Why)
"""What is refused in a pause, except to a seat that is asked something."""
COSTLY: Final = (client.Agree, client.Cancel, client.Preview, client.Undo, client.Why)
"""What can take much longer than to answer; it counts as work that an address causes."""
HANDLERS: Final[dict[type[Struct], Handler]] = {
    client.Agree: _agree,
    client.Answer: _answer,
    client.Auto: _auto,
    client.Cancel: _cancel,
    client.Chat: _chat,
    client.Concede: _concede,
    client.Emote: _emote,
    client.Hold: _hold,
    client.Leave: _leave,
    client.Mute: _mute,
    client.Ping: _ping,
    client.Preview: _preview,
    client.Rematch: _rematch,
    client.Routine: _routine,
    client.Takeover: _takeover,
    client.Undo: _undo,
    client.Why: _why,
}
"""The function for each message. If a message names a seat, its connection holds that seat. Hello is for `arrivals`."""
