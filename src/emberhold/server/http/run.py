"""Runs the application: one process, one address, a clean shutdown."""

from __future__ import annotations

import contextlib
import socket
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from emberhold.core.errors import EmberholdError
from emberhold.server.http.app import ServerConfig, make_app
from emberhold.server.logs import logged_to
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.sqlite_thread import FileLock

__all__ = ["answers_at", "default_db", "run"]


def default_db() -> Path:
    """The database file in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("emberhold", appauthor=False) / "tables.sqlite3"


def answers_at(address: str) -> bool:
    """Whether a server of ours is already running there."""
    try:
        # Use no proxy: it would not reach this machine.
        straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with straight.open(f"{address}api/health", timeout=1) as answer:
            return b'"status"' in answer.read(1000)
    except (OSError, ValueError):
        return False


class Server(uvicorn.Server):
    """Calls back when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(
    host: str,
    port: int,
    config: ServerConfig,
    ready: Callable[[str], None],
    *,
    quiet: bool = False,
    insist: bool = True,
) -> None:
    """Serve until somebody stops it. `ready` is called with the address; port 0 takes any free port.

    If the port is taken, it raises an error, unless `insist` is False: then it takes a free one.
    """
    with contextlib.nullcontext() if quiet else logged_to(sys.stderr):
        lock = FileLock(config.db)
        try:
            with _listen(host, port, insist=insist) as listener:
                address = f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"
                # Open the store here, where a problem with the file can still be reported in a sentence.
                app = make_app(config, SqliteStore(config.db), address)
                _serve(app, config, listener, lambda: ready(address))
        finally:
            lock.release()


def _serve(app: FastAPI, config: ServerConfig, listener: socket.socket, ready: Callable[[], None]) -> None:
    options = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=config.limits.message_bytes * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
        limit_concurrency=config.limits.connections + 500,
    )
    server = Server(options, ready)
    server.run(sockets=[listener])
    if not server.started:
        raise EmberholdError("The server could not start. The lines above say why.")


def _listen(host: str, port: int, *, insist: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Name the protocol: asyncio sends small answers at once (TCP_NODELAY) only on sockets that name TCP.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if not insist:
            return _listen(host, 0, insist=True)
        raise EmberholdError(f"The server cannot listen at {host}:{port}: {error.strerror or error}.") from None
    return listener
