"""The HTTP interface: one function for each path. Errors are answered with a Problem."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Query, Request, Response

from emberhold import __version__
from emberhold.bots.offered_bots import LEVELS, bot_title, help_of, in_order, time_of, usual_bot
from emberhold.bots.roster import own_name
from emberhold.core.chain import ChainSpec, chain_names
from emberhold.core.daily import has_days
from emberhold.core.deck_tools import deck_tools_of
from emberhold.core.registry import GameSpec, game_names
from emberhold.i18n.texts import home, languages
from emberhold.rulebook import rules
from emberhold.server.errors import Refused
from emberhold.server.http.admission import network_of_client
from emberhold.server.http.representation import public_answer
from emberhold.server.tables import replays
from emberhold.server.tables.days import day_battle
from emberhold.server.tables.new_table import check_length
from emberhold.server.tables.services import Services
from emberhold.server.tables.tables import Tables
from emberhold.server.wire import http_bodies
from emberhold.server.wire.codec import encode
from emberhold.server.wire.conversions import text_of
from emberhold.server.wire.openapi import gives, takes
from emberhold.server.wire.setup_choices import choice_infos, preset_infos
from emberhold.server.wire.types import PROTOCOL

__all__ = ["address_of_client", "api", "body_of", "public_reply", "reply", "tables_of"]

T = TypeVar("T")

WORD: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")
LISTED: Final = 100
A_WHILE: Final = "public, max-age=300"
JSON: Final = "application/json"
YAML: Final = "application/yaml"

api = APIRouter(prefix="/api")


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def reply(body: object, status: int = 200) -> Response:
    return Response(encode(body), status, {"Cache-Control": "no-store"}, JSON)


def public_reply(request: Request, make: Callable[[], object]) -> Response:
    """What is the same for everybody, and always the same at this address, so it is made only once."""
    made: dict[str, bytes] = request.app.state.made
    path = request.url.path
    if path not in made:
        made[path] = encode(make())
    return public_answer(request, made[path], JSON, A_WHILE)


def address_of_client(request: Request) -> str:
    """Whose share this counts for."""
    return network_of_client(request.client)


async def body_of(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", detail=str(error)) from None


# -- games and server --------------------------------------------------------------------------------------------


@api.get("/health", **gives(http_bodies.Health))
async def health(request: Request) -> Response:
    tables = tables_of(request)
    status = await tables.health()
    there = len(tables.loaded), tables.open_connections
    return reply(http_bodies.Health(status, __version__, PROTOCOL, *there), 503 if status == "failing" else 200)


@api.get("/games", **gives(list[http_bodies.GameInfo]))
async def games(request: Request) -> Response:
    services = tables_of(request).services
    bots = services.bot_pool.names
    return public_reply(request, lambda: [game_info(services.spec(name), bots) for name in game_names()])


def bot_infos(names: Sequence[str], *, cooperative: bool) -> list[http_bodies.BotInfo]:
    usual = usual_bot(names, cooperative=cooperative)
    return [
        http_bodies.BotInfo(
            name,
            bot_title(name),
            text_of(help_of(name, cooperative=cooperative)),
            text_of(time_of(name)),
            own_name(name) in LEVELS,
            name == usual,
        )
        for name in in_order(names)
    ]


def game_info(spec: GameSpec, bots: Sequence[str]) -> http_bodies.GameInfo:
    fewest, most = spec.players
    usual = min(max(2, fewest), most)
    tools = deck_tools_of(spec)
    return http_bodies.GameInfo(
        spec.name,
        [fewest, most],
        spec.cooperative,
        spec.rules_version,
        bot_infos(bots, cooperative=spec.cooperative),
        usual,
        choice_infos(spec.choices(usual, {})),
        preset_infos(spec.presets(usual)),
        {str(n): [dict(setup) for setup in spec.setups(n)] for n in range(fewest, most + 1)},
        None if tools is None else tools.choice,
        has_days(spec),
    )


@api.get("/chains", **gives(list[http_bodies.ChainInfo]))
async def chains(request: Request) -> Response:
    services = tables_of(request).services
    return public_reply(request, lambda: [chain_info(services.chain_spec(name), services) for name in chain_names()])


def chain_info(spec: ChainSpec, services: Services) -> http_bodies.ChainInfo:
    cooperative = services.spec(spec.first_game).cooperative
    bots, limits = bot_infos(services.bot_pool.names, cooperative=cooperative), list(services.limits.pick_seconds)
    return http_bodies.ChainInfo(
        spec.name, list(spec.players), spec.first_game, bots, choice_infos(spec.choices({})), limits
    )


@api.post("/chains/{chain}/choices", **takes(http_bodies.ChosenSoFar), **gives(http_bodies.Choices))
async def chain_choices(request: Request, chain: str) -> Response:
    spec = tables_of(request).services.chain_spec(chain)
    body = await body_of(request, http_bodies.ChosenSoFar)
    check_length(tables_of(request).limits, body.chosen)
    fewest, most = spec.players
    if not fewest <= body.players <= most:
        raise Refused("seats", {"fewest": fewest, "most": most})
    found = choice_infos(spec.choices({**body.chosen, "players": body.players}))
    return reply(http_bodies.Choices(body.players, found, []))


@api.post("/games/{game}/choices", **takes(http_bodies.ChosenSoFar), **gives(http_bodies.Choices))
async def choices(request: Request, game: str) -> Response:
    spec = tables_of(request).services.spec(game)
    body = await body_of(request, http_bodies.ChosenSoFar)
    check_length(tables_of(request).limits, body.chosen)
    fewest, most = spec.players
    if not fewest <= body.players <= most:
        raise Refused("seats", {"fewest": fewest, "most": most})
    found = choice_infos(spec.choices(body.players, body.chosen))
    return reply(http_bodies.Choices(body.players, found, preset_infos(spec.presets(body.players))))


@api.get("/games/{game}/days/{day}", **gives(http_bodies.DayBattle))
async def day_of(request: Request, game: str, day: str, players: Annotated[int, Query()] = 0) -> Response:
    services = tables_of(request).services
    return reply(day_battle(services.spec(game), day, services.today(), players))


@api.get("/games/{game}/content", **gives(list[dict[str, Any]]))
async def content(request: Request, game: str) -> Response:
    spec = tables_of(request).services.spec(game)
    return public_reply(request, lambda: list(spec.content()))


@api.get("/games/{game}/rules", **gives(list[http_bodies.RuleInfo]))
async def rules_of(request: Request, game: str) -> Response:
    tables_of(request).services.spec(game)
    return public_reply(
        request, lambda: [http_bodies.RuleInfo(rule.id, rule.chapter, rule.text) for rule in rules(game)]
    )


@api.get("/texts", **gives(dict[str, Any]))
async def texts(request: Request) -> Response:
    files = {
        lang: sorted(file.name.removesuffix(".ftl") for file in (home() / lang).iterdir() if file.name.endswith(".ftl"))
        for lang in languages()
    }
    return public_answer(request, encode({"languages": languages(), "files": files}), JSON, A_WHILE)


@api.get("/texts/{lang}/{file}.ftl", **gives(None, "text/plain"))
async def text(request: Request, lang: str, file: str) -> Response:
    found = home() / lang / f"{file}.ftl"
    if not WORD.fullmatch(file) or lang not in languages() or not found.is_file():
        raise Refused("unknown")
    return public_answer(request, found.read_bytes(), "text/plain; charset=utf-8", A_WHILE)


# -- tables ------------------------------------------------------------------------------------------------------


@api.post("/tables", **takes(http_bodies.NewTable), **gives(http_bodies.Created, status=201))
async def create(request: Request) -> Response:
    body = await body_of(request, http_bodies.NewTable)
    return reply(await tables_of(request).create(body, address_of_client(request)), 201)


@api.get("/tables", **gives(list[http_bodies.TableInfo]))
async def tables(request: Request) -> Response:
    return reply(await tables_of(request).listed(LISTED))


@api.get("/tables/{table}", **gives(http_bodies.TableInfo))
async def table(request: Request, table: str) -> Response:
    return reply(await tables_of(request).info(table))


@api.post("/tables/{table}/join", **takes(http_bodies.JoinTable), **gives(http_bodies.Joined))
async def join(request: Request, table: str) -> Response:
    return reply(await tables_of(request).join(table, await body_of(request, http_bodies.JoinTable)))


@api.post("/tables/{table}/choices", **takes(http_bodies.SeatChosen), **gives(http_bodies.SeatChoices))
async def seat_choices(request: Request, table: str) -> Response:
    return reply(await tables_of(request).seat_choices(table, await body_of(request, http_bodies.SeatChosen)))


@api.get("/tables/{table}/journal", **gives(dict[str, Any]))
async def journal(request: Request, table: str) -> Response:
    tables = tables_of(request)
    there = await tables.find(table)
    row = there.row
    if row.state not in ("over", "broken") or row.replay is None or there.hidden_end:
        raise Refused("not-finished")
    return download((await replays.find(tables.services, row.replay)).journal, row.game)


def download(journal: str, game: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="emberhold-{game}.json"', "Cache-Control": "no-store"}
    return Response(journal, 200, headers, JSON)


# -- replays -----------------------------------------------------------------------------------------------------


@api.post("/replays", **takes(dict[str, Any]), **gives(http_bodies.ReplayMade, status=201))
async def upload(request: Request) -> Response:
    made = await replays.upload(tables_of(request).services, await request.body(), address_of_client(request))
    return reply(made, 201)


@api.get("/replays/{replay}", **gives(http_bodies.ReplayInfo))
async def replay(request: Request, replay: str) -> Response:
    return reply(await replays.info(tables_of(request).services, replay, address_of_client(request)))


@api.get("/replays/{replay}/journal", **gives(dict[str, Any]))
async def replay_journal(request: Request, replay: str) -> Response:
    row = await replays.find(tables_of(request).services, replay)
    return download(row.journal, row.game)


@api.get("/replays/{replay}/at/{n}", **gives(http_bodies.ReplayAt))
async def replay_at(
    request: Request,
    replay: str,
    n: int,
    seat: Annotated[int | None, Query()] = None,
    since: Annotated[int, Query()] = 0,
    after: Annotated[int | None, Query()] = None,
) -> Response:
    body = await replays.look(tables_of(request).services, replay, n, seat, since, after, address_of_client(request))
    return Response(body, 200, {"Cache-Control": "no-store"}, JSON)


@api.get("/replays/{replay}/scenario", **gives(None, YAML))
async def replay_scenario(request: Request, replay: str, to: Annotated[int, Query()]) -> Response:
    tables = tables_of(request)
    text = await replays.scenario(tables.services, replay, to, address_of_client(request))
    game = (await replays.find(tables.services, replay)).game
    headers = {"Content-Disposition": f'attachment; filename="emberhold-{game}-{to}.yaml"', "Cache-Control": "no-store"}
    return Response(text, 200, headers, f"{YAML}; charset=utf-8")
