"""The HTTP interface for decks that people build: what is said about one, and those that a guest keeps here."""

from __future__ import annotations

import re
import time
from typing import Annotated, Any, Final, TypeAlias

from fastapi import APIRouter, Header, Request, Response

from emberhold.server.decks.deck_reports import DeckReporter, checked
from emberhold.server.decks.kept_decks import KeptDecks
from emberhold.server.errors import Refused
from emberhold.server.http.rate_limit import RateLimiter
from emberhold.server.http.routes import JSON, address_of_client, body_of, public_reply, reply, tables_of
from emberhold.server.tokens import draw_number, new_token
from emberhold.server.wire import deck_bodies
from emberhold.server.wire.openapi import gives, takes

__all__ = ["decks"]

MOST_SEED: Final = 1 << 63
SHORTEST: Final = 16
"""A guest's token has at least so many characters: a short one could be guessed."""
Guest: TypeAlias = Annotated[str, Header(alias="X-Emberhold-Guest", min_length=SHORTEST, max_length=200)]
NewGuest: TypeAlias = Annotated[str | None, Header(alias="X-Emberhold-Guest", min_length=SHORTEST, max_length=200)]
FILE_SUFFIX: Final = {"text": "txt", "json": "json", "link": "txt"}
PLAIN: Final = re.compile(r"[^a-z0-9]+")

decks = APIRouter(prefix="/api")


def reporter_of(request: Request, game: str) -> DeckReporter:
    services = tables_of(request).services
    return DeckReporter(services.spec(game), services.limits.deck_bytes)


def kept_decks(request: Request) -> KeptDecks:
    tables = tables_of(request)
    return KeptDecks(tables.store.decks, tables.limits, lambda game: reporter_of(request, game))


def check_seed(seed: int) -> int:
    if not 0 <= seed < MOST_SEED:
        raise Refused("bad-message", detail="seed: must be a whole number from 0 to 2^63 - 1.")
    return seed


# -- what the game says about a deck ------------------------------------------------------------------------------


@decks.get("/games/{game}/decks", **gives(dict[str, dict[str, Any]]))
async def prebuilt(request: Request, game: str) -> Response:
    return public_reply(request, reporter_of(request, game).prebuilt)


@decks.post("/games/{game}/decks/check", **takes(deck_bodies.DeckSource), **gives(deck_bodies.DeckReport))
async def check(request: Request, game: str) -> Response:
    reporter, body = reporter_of(request, game), await body_of(request, deck_bodies.DeckSource)
    services, who = tables_of(request).services, address_of_client(request)
    with services.work.spent_by(who):
        if body.text is None:
            return reply(reporter.check(body))
        # A text takes a while, and the tables must not wait for it.
        try:
            found = await services.bot_pool.run_long(who, checked, game, body, services.limits.deck_bytes)
        except TimeoutError:
            raise Refused("too-large") from None
        return Response(found, 200, {"Cache-Control": "no-store"}, JSON)


@decks.post("/games/{game}/decks/random", **takes(deck_bodies.RandomDeck), **gives(deck_bodies.DeckReport))
async def random(request: Request, game: str) -> Response:
    body = await body_of(request, deck_bodies.RandomDeck)
    seed = draw_number() if body.seed is None else check_seed(body.seed)
    return reply(reporter_of(request, game).random(body, seed))


@decks.post("/games/{game}/decks/finish", **takes(deck_bodies.DeckSource), **gives(deck_bodies.FinishedDeckInfo))
async def finish(request: Request, game: str) -> Response:
    body = await body_of(request, deck_bodies.DeckSource)
    if body.deck is None:
        raise Refused("bad-message", detail="Send a `deck`.")
    return reply(reporter_of(request, game).finish(body.deck))


@decks.post("/games/{game}/decks/hand", **takes(deck_bodies.DeckToTry), **gives(deck_bodies.SampleHandInfo))
async def hand(request: Request, game: str) -> Response:
    body = await body_of(request, deck_bodies.DeckToTry)
    check_seed(body.seed)
    return reply(reporter_of(request, game).sample_hand(body))


@decks.post("/games/{game}/decks/compare", **takes(deck_bodies.TwoDecks), **gives(list[deck_bodies.DeckDifferenceInfo]))
async def compare(request: Request, game: str) -> Response:
    return reply(reporter_of(request, game).compare(await body_of(request, deck_bodies.TwoDecks)))


@decks.post("/games/{game}/decks/write", **takes(deck_bodies.DeckInFormat), **gives(deck_bodies.WrittenDeck))
async def write(request: Request, game: str) -> Response:
    body = await body_of(request, deck_bodies.DeckInFormat)
    return reply(reporter_of(request, game).write(body.deck, body.format))


# -- the decks that a guest keeps ---------------------------------------------------------------------------------


@decks.get("/decks", **gives(list[deck_bodies.KeptDeck]))
async def listed(request: Request, guest: Guest) -> Response:
    return reply(await kept_decks(request).listed(guest))


@decks.post("/decks", **takes(deck_bodies.NewDeck), **gives(deck_bodies.MadeDeck, status=201))
async def add(request: Request, guest: NewGuest = None) -> Response:
    body = await body_of(request, deck_bodies.NewDeck)
    whose = guest or new_token()
    made = await kept_decks(request).add(whose, body.game, body.deck)
    return reply(deck_bodies.MadeDeck(made, whose), 201)


@decks.post("/decks/code", **gives(deck_bodies.CarryCode, status=201))
async def new_code(request: Request, guest: Guest) -> Response:
    return reply(await kept_decks(request).new_code(guest), 201)


@decks.delete("/decks/code", **gives(None, status=204))
async def drop_code(request: Request, guest: Guest) -> Response:
    await kept_decks(request).drop_code(guest)
    return Response(status_code=204)


@decks.post("/decks/carry", **takes(deck_bodies.UsedCode), **gives(deck_bodies.CarriedDecks))
async def carry(request: Request, guest: NewGuest = None) -> Response:
    body = await body_of(request, deck_bodies.UsedCode)
    limiter: RateLimiter = request.app.state.code_limiter
    if not limiter.passes(address_of_client(request), time.monotonic()):
        raise Refused("too-fast")
    return reply(await kept_decks(request).use_code(body.code, guest or new_token()))


@decks.get("/decks/{id}", **gives(deck_bodies.KeptDeck))
async def one(request: Request, id: str, guest: Guest) -> Response:
    return reply(await kept_decks(request).one(id, guest))


@decks.put("/decks/{id}", **takes(deck_bodies.ChangedDeck), **gives(deck_bodies.KeptDeck))
async def replace(request: Request, id: str, guest: Guest) -> Response:
    body = await body_of(request, deck_bodies.ChangedDeck)
    return reply(await kept_decks(request).replace(id, guest, body))


@decks.delete("/decks/{id}", **gives(deck_bodies.KeptDeck))
async def delete(request: Request, id: str, guest: Guest) -> Response:
    return reply(await kept_decks(request).delete(id, guest))


@decks.get("/decks/{id}/export/{format}", **gives(None, "text/plain"))
async def export(request: Request, id: str, format: str, guest: Guest) -> Response:
    kept = await kept_decks(request).one(id, guest)
    written = reporter_of(request, kept.game).write(kept.deck, format)
    name = PLAIN.sub("-", str(kept.deck.get("name", "")).lower()).strip("-") or "deck"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}.{FILE_SUFFIX.get(format, "txt")}"',
        "Cache-Control": "no-store",
    }
    return Response(written.text, 200, headers, "text/plain; charset=utf-8")
