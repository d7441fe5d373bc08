"""What each message of a client does at its table. Callers hold the table's lock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from emberhold.bots import bot_names
from emberhold.server.errors import Refused
from emberhold.server.logs import log, trace, where
from emberhold.server.store.store import SaidRow
from emberhold.server.tables.connection import Link
from emberhold.server.tables.live_match import HOLD
from emberhold.server.wire import client_messages, server_messages
from emberhold.server.wire.conversions import text_of

if TYPE_CHECKING:
    from emberhold.server.tables.table import Table

__all__ = ["CHAT", "EMOTES", "do"]

CHAT: Final = 300
"""How many letters may be said at once."""
EMOTES: Final = ["hello", "well-played", "thanks", "oops", "thinking", "wow", "good-game"]
STAND_IN: Final = "greedy"


async def do(table: Table, link: Link, message: client_messages.ClientMessage) -> None:
    """Do it, or raise Refused."""
    if isinstance(message, client_messages.Ping):
        link.send(server_messages.Pong())
        return
    if isinstance(message, client_messages.Hello):
        raise Refused("bad-message")
    if message.seat not in link.seats:
        raise Refused("not-your-seat")
    if isinstance(message, client_messages.Answer):
        await table.playing().answer(message.seat, message.number, message.key)
        table.moved(message.seat)
    elif isinstance(message, client_messages.Why):
        _why(table, link, message)
    elif isinstance(message, client_messages.Undo):
        await _undo(table, message.seat)
    elif isinstance(message, client_messages.Agree):
        await table.proposals.agree(message.what, message.seat, yes=message.yes)
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
        await _rematch(table, link, message.seat)
    else:
        await _leave(table, link, message.seat)


def _why(table: Table, link: Link, message: client_messages.Why) -> None:
    sitting = table.playing()
    if not sitting.released(message.seat):
        # What the match says now would tell what happens behind the pause.
        raise Refused("pausing")
    try:
        answer = sitting.match.why_not(message.seat, message.verb, message.thing)
    except Exception as error:
        # It only looks, so nothing has happened; most often somebody asked about what is not there.
        if not isinstance(error, KeyError | ValueError | IndexError):
            log("why-failed", table=table.id, error=where(error), trace=trace(error))
        raise Refused("illegal") from None
    text = None if answer is None else text_of(answer.text)
    link.send(server_messages.WhyAnswer(message.id, message.seat, text, None if answer is None else answer.rule))


async def _undo(table: Table, seat: int) -> None:
    sitting = table.playing()
    rule = table.options.undo
    if rule == "never":
        raise Refused("undo-never")
    if not sitting.released(None):
        raise Refused("pausing")
    to = sitting.last_choice(seat)
    if to is None:
        raise Refused("undo-nothing")
    others = table.people.elsewhere(seat)
    harmless = to >= max(sitting.match.undo_floor, sitting.remembered) and not sitting.chosen_since(to) & others
    if not others and to < sitting.match.undo_floor:
        raise Refused("undo-revealed")

    async def back() -> None:
        await table.playing().rewind(to)
        table.taken_back(seat)

    if harmless and rule == "free":
        await back()
    else:
        await table.proposals.make("undo", seat, seat, others, back)


async def _concede(table: Table, seat: int) -> None:
    await table.playing().concede(seat)
    table.people.conceded.add(seat)
    table.tell_presence()
    table.moved(seat)


def _emote(table: Table, message: client_messages.Emote) -> None:
    if message.name not in EMOTES:
        raise Refused("unknown-emote")
    for link in table.people.hearing(message.seat):
        link.send(server_messages.Shown(message.seat, message.name))


async def _chat(table: Table, message: client_messages.Chat) -> None:
    text = " ".join(message.text.split())[:CHAT]
    if not text:
        raise Refused("bad-message")
    await table.house.store.say(table.id, SaidRow(message.seat, text))
    said = server_messages.Said(message.seat, text)
    table.said.append(said)
    for link in table.people.hearing(message.seat):
        link.send(said)


async def _mute(table: Table, message: client_messages.Mute) -> None:
    if not 0 <= message.other < len(table.people.rows):
        raise Refused("unknown-seat")
    muted = set(table.people.rows[message.seat].muted) - {message.other}
    if message.on:
        muted.add(message.other)
    await table.change(message.seat, muted=tuple(sorted(muted)))


def _hold(table: Table, message: client_messages.Hold) -> None:
    sitting = table.playing()
    now = sitting.clock()
    if message.on:
        if not sitting.may_hold(message.seat):
            raise Refused("no-pause")
        sitting.beat.hold(message.seat, now, now + HOLD)
    elif not sitting.beat.release(message.seat, now):
        raise Refused("no-pause")
    table.tell_clocks()


async def _takeover(table: Table, message: client_messages.Takeover) -> None:
    table.playing()
    people, other = table.people, message.other
    if not 0 <= other < len(people.rows):
        raise Refused("unknown-seat")
    if not people.absent(other):
        raise Refused("not-absent")
    names = bot_names()

    async def replace() -> None:
        table.playing()
        if not people.absent(other):
            raise Refused("not-absent")
        await table.change(other, bot=STAND_IN if STAND_IN in names else names[0])
        table.tell_presence()

    here = {seat for seat in people.elsewhere(message.seat) if people.connected(seat)} - {other}
    await table.proposals.make("takeover", message.seat, other, here, replace)


async def _rematch(table: Table, link: Link, seat: int) -> None:
    if table.row.state not in ("over", "broken") or table.hidden_end:
        raise Refused("not-over")
    if table.next is not None:
        # There is one already; whoever asks again only has not gone there yet.
        link.send(server_messages.Rematched(table.next))
        return
    people = table.people
    screen = people.rows[seat].screen
    needed = {
        row.seat
        for row in people.rows
        if row.kind in ("person", "shared") and row.screen != screen and people.connected(row.seat)
    }

    async def again() -> None:
        table.next = await table.house.again(table)
        table.broadcast(server_messages.Rematched(table.next))

    await table.proposals.make("rematch", seat, -1, needed, again)


async def _leave(table: Table, link: Link, seat: int) -> None:
    holding = [other for other in table.people.links if seat in other.seats]
    if any(other.number > link.number for other in holding):
        # Whoever left has come back meanwhile, and was faster than what the old connection had still to say.
        link.seats = []
        link.close(1000)
        return
    if table.started:
        await table.change(seat, left=True)
    else:
        await table.change(seat, kind="open", name="", token=None, guest=None, auto="smart", muted=())
    for other in holding:
        other.give_up(seat)
    table.tell_presence()
