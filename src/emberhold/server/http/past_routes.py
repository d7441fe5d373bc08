"""The HTTP interface for what matches leave behind: their story, playing on, a guest's history and statistics."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from emberhold.server.http.routes import body_of, reply, tables_of
from emberhold.server.tables import play_on, stories
from emberhold.server.wire import http_bodies
from emberhold.server.wire.openapi import gives, takes

__all__ = ["past"]

past = APIRouter(prefix="/api")


@past.get("/replays/{replay}/story", **gives(http_bodies.MatchStory))
async def story(request: Request, replay: str) -> Response:
    return reply(await stories.story(tables_of(request).services, replay))


@past.post("/replays/{replay}/play", **takes(http_bodies.PlayOn), **gives(http_bodies.PlayedOn, status=201))
async def played_on(request: Request, replay: str) -> Response:
    body = await body_of(request, http_bodies.PlayOn)
    return reply(await play_on.play_on(tables_of(request), replay, body), 201)
