"""A new match that begins where a finished one stood: the same position, other luck, bots in all other seats.

The journal of the new match has the answers up to there and then new luck (`Match.renew_luck`), so it is saved,
replayed, taken back and restarted like any other (docs/decisions/029).
"""

from __future__ import annotations

import msgspec

from emberhold.core.continuation import continued
from emberhold.core.journal import Journal, JournalError, OtherRules
from emberhold.core.seeds import Seed
from emberhold.server.errors import Refused
from emberhold.server.store.store import SeatRow, TableRow, now_seconds
from emberhold.server.tables import replays
from emberhold.server.tables.new_table import MOST_SEED, check_length, shown_name
from emberhold.server.tables.tables import Tables
from emberhold.server.tokens import draw_seed, hashed, new_token
from emberhold.server.wire.http_bodies import PlayedOn, PlayOn, SeatToken
from emberhold.server.wire.types import Options

__all__ = ["begun_at", "play_on"]


async def play_on(tables: Tables, replay_id: str, body: PlayOn, network: str = "") -> PlayedOn:
    """Open a table whose match begins at this step of a replay, or at the last one before it with nothing half done."""
    services = tables.services
    check_length(services.limits, body.guest)
    row = await replays.find(services, replay_id)
    spec = services.chosen_game(row.game)
    if not services.continues(row.game, row.rules):
        raise Refused("play-on", detail=str(OtherRules(row.rules, spec.rules_version)))
    if body.bot not in services.bot_pool.names:
        raise Refused("unknown-bot")
    count = len(row.names)
    if not 0 <= body.seat < count:
        raise Refused("unknown-seat")
    seed = draw_seed()
    asked = row.journal, body.step, body.seat, seed
    found = await replays.rebuilt(services, network, replay_id, begun_at, *asked)
    if found is None:
        raise Refused("unknown-entry")
    text, step = found
    if not text:
        raise Refused("seat-out")
    journal = Journal.loads(text)
    if isinstance(journal.seed, int) and not -MOST_SEED <= journal.seed < MOST_SEED:
        raise Refused("play-on", detail="The seed of this journal is longer than 64 bits, so no table can have it.")
    id, guest, token = new_token(9), body.guest or new_token(), new_token()
    name = shown_name(body.name, services.limits)
    seats = [
        SeatRow(seat, "person", name, None, hashed(token), hashed(guest), screen=0)
        if seat == body.seat
        else SeatRow(seat, "bot", "", body.bot, screen=0)
        for seat in range(count)
    ]
    options = msgspec.to_builtins(Options())
    kept = dict(journal.setup), journal.seed, options
    table = TableRow(id, journal.game, journal.rules, *kept, now_seconds(), "running")
    table.luck = "continued" if journal.entries else "drawn"
    table.place, table.opener = services.place(network), hashed(guest)
    await tables.put(table, seats, journal.entries)
    return PlayedOn(id, [SeatToken(body.seat, token)], guest, step)


# -- in the process of the bots ----------------------------------------------------------------------------------


def begun_at(text: str, n: int, seat: int, luck: Seed) -> tuple[str, int] | None:
    """The journal of the new match, and the step of the old one at which it begins; None if there is no such step.

    If the seat is out of the match there, the text is empty.
    """
    try:
        found = continued(Journal.loads(text), n, luck)
    except JournalError:
        return None
    return (found.journal.dumps() if found.match.plays(seat) else ""), found.step
