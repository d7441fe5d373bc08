"""The server as one application: routes, sockets, headers, limits, start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fastapi import FastAPI, WebSocket
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from emberhold.server.bots.pool import BotPool
from emberhold.server.errors import Refused, StorageError
from emberhold.server.http.deck_routes import decks
from emberhold.server.http.invitation import invitations
from emberhold.server.http.past_routes import past
from emberhold.server.http.problems import answer_problems, problem_response
from emberhold.server.http.rate_limit import RateLimiter
from emberhold.server.http.routes import api
from emberhold.server.http.static import HEADERS, pages
from emberhold.server.http.websocket import same_origin, serve_socket
from emberhold.server.limits import Limits
from emberhold.server.logs import log
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.store import Store
from emberhold.server.tables.services import Services
from emberhold.server.tables.tables import Tables
from emberhold.server.wire.openapi import describe

__all__ = ["ServerConfig", "make_app"]

SWEEP_S: Final = 60.0


@dataclass(frozen=True, slots=True)
class ServerConfig:
    """Where a server stores its tables, and its limits."""

    db: Path
    limits: Limits = field(default_factory=Limits)
    processes: int | None = None
    budget: float = 8.0
    bots: tuple[str, ...] | None = None
    """The bots that guests may choose; None means the bots that come with Emberhold."""


def make_app(config: ServerConfig, store: Store | None = None, listens: str = "") -> FastAPI:
    """The application. `store` is for tests and for other databases; `listens` is its address, if it is known."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        kept: Store = SqliteStore(config.db) if store is None else store
        bot_pool = BotPool(config.processes, config.budget, config.bots)
        tables = Tables(Services(kept, await kept.secret(), bot_pool, config.limits))
        app.state.tables = tables
        tasks = [asyncio.create_task(_resume(tables)), asyncio.create_task(_sweep(tables))]
        log("started")
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await tables.close()
            log("stopped")

    app = FastAPI(lifespan=life, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    app.include_router(api)
    app.include_router(decks)
    app.include_router(past)
    app.include_router(invitations)
    app.state.listens = listens
    app.state.code_limiter = RateLimiter(config.limits.codes_per_s, config.limits.codes_burst)

    @app.websocket("/api/tables/{table}/ws")
    async def socket(websocket: WebSocket, table: str) -> None:
        await serve_socket(websocket, app.state.tables, table)

    app.include_router(pages)
    answer_problems(app)
    app.add_middleware(EdgeMiddleware, config.limits)
    return app


async def _resume(tables: Tables) -> None:
    try:
        await tables.resume()
    except StorageError as error:
        log("resume-failed", error=type(error).__name__)


async def _sweep(tables: Tables) -> None:
    while True:
        await asyncio.sleep(SWEEP_S)
        try:
            await tables.sweep()
        except StorageError as error:
            log("sweep-failed", error=type(error).__name__)


class EdgeMiddleware:
    """Handles every request first: limits, timing, and the headers of every answer."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.limiter = RateLimiter(limits.requests_per_s, limits.requests_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._slow_enough(scope):
            # A new connection gets a whole view and all events, so it counts as a request.
            await receive()
            await send({"type": "websocket.close", "code": 1013})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        size = 0
        status = 500

        async def measured() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self.limits.body_bytes:
                raise Refused("too-large")
            return message

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        refused = self._refusal(scope)
        try:
            if refused is not None:
                await problem_response(refused)(scope, receive, dressed)
            else:
                await self.app(scope, measured, dressed)
        finally:
            route = scope.get("route")
            path = getattr(route, "path", "") if route is not None else ""
            log(
                "request", method=scope["method"], path=path, status=status, ms=round((time.monotonic() - began) * 1000)
            )

    def _slow_enough(self, scope: Scope) -> bool:
        """Whether this address may send another request now."""
        client = scope.get("client")
        return self.limiter.passes(client[0] if client else "", time.monotonic())

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["method"] not in ("GET", "HEAD"):
            if not self._slow_enough(scope):
                return Refused("too-fast")
            if not same_origin(headers.get(b"origin"), headers.get(b"host")):
                return Refused("wrong-origin")
        length = headers.get(b"content-length", "0")
        if length.isdigit() and int(length) > self.limits.body_bytes:
            return Refused("too-large")
        return None
