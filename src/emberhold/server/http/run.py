"""Runs the application: one process, one address, a clean shutdown."""

from __future__ import annotations

import gc
import socket
import sys
import urllib.request
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from fastapi import FastAPI

from emberhold.core.errors import EmberholdError
from emberhold.server.http.admission import Admission
from emberhold.server.http.app import ServerConfig, make_app
from emberhold.server.http.protocols import GuardedConfig
from emberhold.server.limits import Limits
from emberhold.server.logs import log, logged_to
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.sqlite_thread import FileLock

__all__ = ["answers_at", "default_db", "run"]

ACCEPTED: Final = 16
"""How many new connections are accepted before everybody else has their turn again; asyncio knows only one number."""
WAITING: Final = 1024
"""How many of them may wait for that."""
COLLECT_AFTER: Final = 30_000, 5, 10
"""After so many new objects Python looks for objects that only hold each other, and how often it looks again at those
that stay. A match makes hardly any of those, but many others, and most of what it makes is gone by itself when it is
over: with Python's 700, looking took a tenth of all processor time, and with 10,000 still a twentieth."""
OTHER_FILES: Final = 200
"""How many files the server has open besides its connections: the database, its processes, what it sends."""


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
    with logged_to(None if quiet else sys.stderr):
        config = replace(config, limits=fitting_files(config.limits), alone=True)
        lock = FileLock(config.db)
        try:
            with _listen(host, port, insist=insist) as listener:
                address = f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"
                # Open the store here, where a problem with the file can still be reported in a sentence.
                app = make_app(config, SqliteStore(config.db), address)
                _serve(app, config, listener, lambda: ready(address))
        finally:
            lock.release()


def fitting_files(limits: Limits) -> Limits:
    """Let this process open as many files as it has connections. If it may not, it takes fewer, and says so."""
    try:
        import resource
    except ImportError:
        return limits  # this system has no such limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + OTHER_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return limits
    raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
    except (OSError, ValueError):
        raised = soft
    if raised >= wanted:
        return limits
    connections = max(8, raised - OTHER_FILES)
    reserve = limits.seated_reserve * connections // limits.connections
    log("connections-limited", connections=connections, files=raised)
    return replace(limits, connections=connections, seated_reserve=reserve)


def _serve(app: FastAPI, config: ServerConfig, listener: socket.socket, ready: Callable[[], None]) -> None:
    options = GuardedConfig(
        app,
        config.limits,
        Admission(config.limits, config.proxies),
        ws_max_size=config.limits.message_bytes * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        backlog=ACCEPTED,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        timeout_graceful_shutdown=5,
    )

    def begun() -> None:
        listener.listen(WAITING)
        ready()

    server = Server(options, begun)
    _collect_less()
    server.run(sockets=[listener])
    if not server.started:
        raise EmberholdError("The server could not start. The lines above say why.")


def _collect_less() -> None:
    """Look for garbage less often, and not at all among what is there already: the code, which stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


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
