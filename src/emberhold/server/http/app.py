"""The server as one application: routes, sockets, headers, limits, start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fastapi import FastAPI, WebSocket

from emberhold.server.bots.pool import BotPool
from emberhold.server.errors import StorageError
from emberhold.server.http.deck_routes import decks
from emberhold.server.http.edge import EdgeMiddleware
from emberhold.server.http.invitation import invitations
from emberhold.server.http.past_routes import past
from emberhold.server.http.problems import answer_problems
from emberhold.server.http.rate_limit import RateLimiter
from emberhold.server.http.routes import api
from emberhold.server.http.static import pages
from emberhold.server.http.websocket import serve_socket
from emberhold.server.limits import Limits
from emberhold.server.logs import fold, log
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.store import Store
from emberhold.server.tables.services import Services
from emberhold.server.tables.tables import Tables
from emberhold.server.wire.openapi import describe

__all__ = ["ServerConfig", "make_app"]

SWEEP_S: Final = 60.0
FOLD_S: Final = 10.0


@dataclass(frozen=True, slots=True)
class ServerConfig:
    """Where a server stores its tables, and its limits."""

    db: Path
    limits: Limits = field(default_factory=Limits)
    processes: int | None = None
    budget: float = 8.0
    bots: tuple[str, ...] | None = None
    """The bots that guests may choose; None means the bots that come with Emberhold."""
    proxies: tuple[str, ...] = ()
    """The addresses of the proxies in front; only they may say (X-Forwarded-For) whose request it is."""
    alone: bool = False
    """Whether the process is there for nothing else, so that the garbage collector may leave alone what it has loaded.
    To look through all of it takes some 50 ms, in which no table moves."""


def make_app(config: ServerConfig, store: Store | None = None, listens: str = "") -> FastAPI:
    """The application. `store` is for tests and for other databases; `listens` is its address, if it is known."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        kept: Store = SqliteStore(config.db) if store is None else store
        bot_pool = BotPool(config.processes, config.budget, config.bots)
        tables = Tables(Services(kept, await kept.secret(), bot_pool, config.limits))
        app.state.tables = tables
        # Before anybody is served, and in no other thread: cards are put in order while they are read.
        tables.services.get_ready()
        tasks = [asyncio.create_task(_resume(tables, alone=config.alone)), asyncio.create_task(_sweep(tables))]
        log("started")
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await tables.close()
            fold(now=True)
            log("stopped")

    app = FastAPI(lifespan=life, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    app.include_router(api)
    app.include_router(decks)
    app.include_router(past)
    app.include_router(invitations)
    app.state.listens = listens
    app.state.made = {}
    app.state.pacer = RateLimiter(config.limits.address_messages_per_s, config.limits.address_messages_burst)
    app.state.code_limiter = RateLimiter(config.limits.codes_per_s, config.limits.codes_burst)

    @app.websocket("/api/tables/{table}/ws")
    async def socket(websocket: WebSocket, table: str) -> None:
        await serve_socket(websocket, app.state.tables, table)

    app.include_router(pages)
    answer_problems(app)
    app.add_middleware(EdgeMiddleware, config.limits)
    return app


async def _resume(tables: Tables, *, alone: bool) -> None:
    try:
        if alone:
            gc.collect()
            gc.freeze()
        await tables.resume()
    except StorageError as error:
        log("resume-failed", error=type(error).__name__)


async def _sweep(tables: Tables) -> None:
    while True:
        for _ in range(int(SWEEP_S / FOLD_S)):
            await asyncio.sleep(FOLD_S)
            fold()
        try:
            await tables.sweep()
        except StorageError as error:
            log("sweep-failed", error=type(error).__name__)
