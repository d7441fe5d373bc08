"""The HTTP interface for what matches leave behind: their story, playing on, a guest's history and statistics."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from fastapi import APIRouter, Header, Query, Request, Response

from emberhold.server.errors import Refused
from emberhold.server.http.representation import packed_answer
from emberhold.server.http.routes import JSON, address_of_client, body_of, reply, tables_of
from emberhold.server.store.store import DayRow, PastFilter, PastRow
from emberhold.server.tables import play_on, stories
from emberhold.server.tables.all_steps import all_steps
from emberhold.server.tokens import hashed
from emberhold.server.wire import http_bodies
from emberhold.server.wire.conversions import outcome_info
from emberhold.server.wire.openapi import gives, takes

__all__ = ["past"]

PAGE: Final = 50
"""How many matches of a history are sent at once."""
DIGITS: Final = 15
Guest: TypeAlias = Annotated[str, Header(alias="X-Emberhold-Guest", max_length=200)]
Word: TypeAlias = Annotated[str, Query(max_length=200)]

past = APIRouter(prefix="/api")


@past.get("/replays/{replay}/story", **gives(http_bodies.MatchStory))
async def story(request: Request, replay: str) -> Response:
    return reply(await stories.story(tables_of(request).services, replay, address_of_client(request)))


@past.get("/replays/{replay}/steps", **gives(list[list[Any]]))
async def steps(request: Request, replay: str) -> Response:
    body = await all_steps(tables_of(request).services, replay, address_of_client(request))
    return packed_answer(request, body, JSON)


@past.post("/replays/{replay}/play", **takes(http_bodies.PlayOn), **gives(http_bodies.PlayedOn, status=201))
async def played_on(request: Request, replay: str) -> Response:
    body = await body_of(request, http_bodies.PlayOn)
    return reply(await play_on.play_on(tables_of(request), replay, body, address_of_client(request)), 201)


# -- history and statistics ----------------------------------------------------------------------------------------


@past.get("/history", **gives(http_bodies.History))
async def history(
    request: Request,
    x_emberhold_guest: Guest,
    game: Word = "",
    plays: Word = "",
    against: Word = "",
    bot: Word = "",
    result: Annotated[Literal["", "won", "lost", "broken"], Query()] = "",
    before: Word = "",
) -> Response:
    tables = tables_of(request)
    wanted = PastFilter(game, plays, against, bot, result, _place(before))
    rows = await tables.store.history(hashed(x_emberhold_guest), PAGE + 1, wanted)
    shown = [_past(row) for row in rows[:PAGE] if not tables.hides_end(row.table, row.chain)]
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return reply(http_bodies.History(shown, None if last is None else f"{last.ended}.{last.seat}.{last.table}"))


@past.get("/days", **gives(http_bodies.PlayedDays))
async def days(request: Request, x_emberhold_guest: Guest, game: Word = "", before: Word = "") -> Response:
    tables = tables_of(request)
    rows = await tables.store.days(hashed(x_emberhold_guest), PAGE + 1, game, _place_of_day(before))
    shown = [_played_day(row, hidden=tables.hides_end(row.table)) for row in rows[:PAGE]]
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return reply(http_bodies.PlayedDays(shown, None if last is None else f"{last.day}.{last.created}.{last.table}"))


def _played_day(row: DayRow, *, hidden: bool) -> http_bodies.PlayedDay:
    """As long as nobody was told how it ended, it goes on."""
    state: Any = "running" if hidden else row.state
    ended = (None, 0, [], "", None) if hidden else (row.won, row.rounds, row.plays, row.against, row.replay)
    return http_bodies.PlayedDay(row.table, row.game, row.day, state, *ended, row.touched)


@past.get("/statistics", **gives(http_bodies.Statistics))
async def statistics(request: Request, x_emberhold_guest: Guest) -> Response:
    tables = tables_of(request)
    found = await tables.store.statistics(hashed(x_emberhold_guest), *tables.hidden_ends())
    return reply(http_bodies.Statistics(*[[http_bodies.PlayedCount(*one) for one in part] for part in found]))


def _past(row: PastRow) -> http_bodies.Past:
    return http_bodies.Past(
        *(row.table, row.replay, row.game, row.seat, row.names, row.bots, outcome_info(row.outcome), row.ended),
        *(row.plays, row.against, row.rounds, row.day),
    )


def _place_of_day(before: str) -> tuple[str, int, str] | None:
    """Where a page of the record of days ended, as `PlayedDays.next` says it: day, creation, table."""
    parts = _parts(before, numbers=(1,))
    return None if parts is None else (parts[0], int(parts[1]), parts[2])


def _place(before: str) -> tuple[int, str, int] | None:
    """Where a page of the history ended, as `History.next` says it: when, seat, table."""
    parts = _parts(before, numbers=(0, 1))
    return None if parts is None else (int(parts[0]), parts[2], int(parts[1]))


def _parts(before: str, numbers: tuple[int, ...]) -> list[str] | None:
    """The three parts of a `next`, some of which are numbers; None for the first page."""
    if not before:
        return None
    parts = before.split(".", 2)
    if len(parts) != 3 or not all(parts) or not all(_is_number(parts[at]) for at in numbers):
        raise Refused("bad-message", detail="before: must be the `next` of an earlier answer.")
    return parts


def _is_number(text: str) -> bool:
    """Longer numbers than these are none of ours, and the store cannot hold the longest."""
    return text.isascii() and text.isdigit() and len(text) <= DIGITS
