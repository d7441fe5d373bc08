"""What each message of a client does at its table. Callers hold the table's lock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from emberhold.bots import bot_names
from emberhold.server.errors import Refused
from emberhold.server.logs import log, trace, where
from emberhold.server.store.store import SaidRow
from emberhold.server.tables.connection import Connection
from emberhold.server.wire import client_messages, server_messages
from emberhold.server.wire.conversions import text_of

if TYPE_CHECKING:
    from emberhold.server.tables.table import Table

__all__ = ["CHAT", "EMOTES", "do"]

CHAT: Final = 300
"""How many letters may be said at once."""
EMOTES: Final = ["hello", "well-played", "thanks", "oops", "thinking", "wow", "good-game"]
STAND_IN: Final = "greedy"


async def do(table: Table, connection: Connection, message: client_messages.ClientMessage) -> None:
    """Do it, or raise Refused."""
    if isinstance(message, client_messages.Ping):
        connection.send(server_messages.Pong())
        return
    if isinstance(message, client_messages.Hello):
        raise Refused("bad-message")
    if message.seat not in connection.seats:
        raise Refused("not-your-seat")
    if isinstance(message, client_messages.Answer):
        await table.playing().answer(message.seat, message.number, message.key)
        table.moved(message.seat)
    elif isinstance(message, client_messages.Why):
        _why(table, connection, message)
    elif isinstance(message, client_messages.Undo):
        await _undo(table, message.seat)
    elif isinstance(message, client_messages.Agree):
        await table.votes.agree(message.what, message.seat, yes=message.yes)
    elif isinstance(message, client_messages.Concede):
        await _concede(table, message.seat)
    elif isinstance(message, client_messages.Emote):
        _emote(table, message)
    elif isinstance(message, client_messages.Chat):
        await _chat(table, message)
    elif isinstance(message, client_messages.Mute):
        await _mute(table, message)
    elif isinstance(message, client_messages.Auto):
        await table.change(message.seat, auto=message.mode)
    elif isinstance(message, client_messages.Hold):
        _hold(table, message)
    elif isinstance(message, client_messages.Takeover):
        await _takeover(table, message)
    elif isinstance(message, client_messages.Rematch):
        await _rematch(table, connection, message.seat)
    else:
        await _leave(table, connection, message.seat)


def _why(table: Table, connection: Connection, message: client_messages.Why) -> None:
    live = table.playing()
    if not live.pause.over_for(message.seat):
        # What the match says now would tell what happens behind the pause.
        raise Refused("pausing")
    try:
        answer = live.match.why_not(message.seat, message.verb, message.thing)
    except Exception as error:
        # It only looks, so nothing has happened; most often somebody asked about what is not there.
        if not isinstance(error, KeyError | ValueError | IndexError):
            log("why-failed", table=table.id, error=where(error), trace=trace(error))
        raise Refused("illegal") from None
    text = None if answer is None else text_of(answer.text)
    connection.send(server_messages.WhyAnswer(message.id, message.seat, text, None if answer is None else answer.rule))


async def _undo(table: Table, seat: int) -> None:
    live = table.playing()
    rule = table.options.undo
    if rule == "never":
        raise Refused("undo-never")
    if not live.pause.over_for(None):
        raise Refused("pausing")
    to = live.last_choice(seat)
    if to is None:
        raise Refused("undo-nothing")
    others = table.seats.elsewhere(seat)
    harmless = to >= max(live.match.undo_floor, live.remembered) and not live.chosen_since(to) & others
    if not others and to < live.match.undo_floor:
        raise Refused("undo-revealed")

    async def back() -> None:
        await table.playing().rewind(to)
        table.taken_back(seat)

    if harmless and rule == "free":
        await back()
    else:
        await table.votes.make("undo", seat, seat, others, back)


async def _concede(table: Table, seat: int) -> None:
    await table.playing().concede(seat)
    table.seats.conceded.add(seat)
    table.tell_presence()
    table.moved(seat)


def _emote(table: Table, message: client_messages.Emote) -> None:
    if message.name not in EMOTES:
        raise Refused("unknown-emote")
    for connection in table.seats.hearing(message.seat):
        connection.send(server_messages.Shown(message.seat, message.name))


async def _chat(table: Table, message: client_messages.Chat) -> None:
    text = " ".join(message.text.split())[:CHAT]
    if not text:
        raise Refused("bad-message")
    await table.tables.store.say(table.id, SaidRow(message.seat, text))
    said = server_messages.Said(message.seat, text)
    table.said.append(said)
    for connection in table.seats.hearing(message.seat):
        connection.send(said)


async def _mute(table: Table, message: client_messages.Mute) -> None:
    if not 0 <= message.other < len(table.seats.rows):
        raise Refused("unknown-seat")
    muted = set(table.seats.rows[message.seat].muted) - {message.other}
    if message.on:
        muted.add(message.other)
    await table.change(message.seat, muted=tuple(sorted(muted)))


def _hold(table: Table, message: client_messages.Hold) -> None:
    pause = table.playing().pause
    if not (pause.hold(message.seat) if message.on else pause.release(message.seat)):
        raise Refused("no-pause")
    table.tell_clocks()


async def _takeover(table: Table, message: client_messages.Takeover) -> None:
    table.playing()
    seats, other = table.seats, message.other
    if not 0 <= other < len(seats.rows):
        raise Refused("unknown-seat")
    if not seats.absent(other):
        raise Refused("not-absent")
    names = bot_names()

    async def replace() -> None:
        table.playing()
        if not seats.absent(other):
            raise Refused("not-absent")
        await table.change(other, bot=STAND_IN if STAND_IN in names else names[0])
        table.tell_presence()

    here = {seat for seat in seats.elsewhere(message.seat) if seats.connected(seat)} - {other}
    await table.votes.make("takeover", message.seat, other, here, replace)


async def _rematch(table: Table, connection: Connection, seat: int) -> None:
    if table.row.state not in ("over", "broken") or table.hidden_end:
        raise Refused("not-over")
    if table.next is not None:
        # There is one already; whoever asks again only has not gone there yet.
        connection.send(server_messages.Rematched(table.next))
        return
    seats = table.seats
    screen = seats.rows[seat].screen
    needed = {
        row.seat
        for row in seats.rows
        if row.kind in ("person", "shared") and row.screen != screen and seats.connected(row.seat)
    }

    async def again() -> None:
        table.next = await table.tables.again(table)
        table.broadcast(server_messages.Rematched(table.next))

    await table.votes.make("rematch", seat, -1, needed, again)


async def _leave(table: Table, connection: Connection, seat: int) -> None:
    holding = [other for other in table.seats.connections if seat in other.seats]
    if any(other.number > connection.number for other in holding):
        # Whoever left has come back meanwhile, and was faster than what the old connection had still to say.
        connection.seats = []
        connection.close(1000)
        return
    if table.started:
        await table.change(seat, left=True)
    else:
        await table.change(seat, kind="open", name="", token=None, guest=None, auto="smart", muted=())
    for other in holding:
        other.give_up(seat)
    table.tell_presence()
