"""A server in a process of its own, and guests who play over the wire; for the tools that stress it."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

__all__ = ["Json", "OpenServer", "Player", "Served"]

Json = dict[str, Any]

ROOT = Path(__file__).parents[1]
STRAIGHT = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""Connect to this machine directly, without a proxy."""


class CountedConnection(ClientConnection):
    """A connection that counts what arrives, as it went over the wire."""

    arrived = 0

    def data_received(self, data: bytes) -> None:
        self.arrived += len(data)
        super().data_received(data)


class Served:
    """A server with this database. It can be killed as in a power cut."""

    def __init__(self, db: Path, port: int = 0) -> None:
        began = time.perf_counter()
        self.address = self._start(db, port).strip().rstrip("/")
        if not self.address:
            raise RuntimeError("The server did not start.")
        self.port = int(self.address.rpartition(":")[2])
        self.start_s = time.perf_counter() - began

    def _command(self, db: Path, port: int) -> list[str]:
        """What starts it; the first line that it prints is its address."""
        return [sys.executable, "-m", "tools.serve_freely", str(db.resolve()), str(port)]

    def _start(self, db: Path, port: int) -> str:
        self._process = subprocess.Popen(self._command(db, port), stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def get(self, path: str) -> Any:
        with STRAIGHT.open(self.address + path, timeout=30) as answer:
            return json.load(answer)

    def post(self, path: str, body: Json) -> Any:
        head = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), head, method="POST")
        with STRAIGHT.open(request, timeout=30) as answer:
            return json.load(answer)

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=20)

    def cpu_s(self) -> float:
        """How many seconds of processor time the server has used: all its threads, and its processes for bots.

        It reads /proc, so it works on Linux only.
        """
        ticks = 0
        for place in self.processes():
            # A process that has just ended is counted with the one that waited for it.
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                ticks += sum(map(int, (place / "stat").read_text().rpartition(")")[2].split()[11:15]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def processes(self) -> list[Path]:
        """The server and the processes that it has started, as folders in /proc."""
        found = [Path("/proc") / str(self._process.pid)]
        for place in found:
            for children in place.glob("task/*/children"):
                with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                    found += [Path("/proc") / child for child in children.read_text().split()]
        return found

    @asynccontextmanager
    async def sit(
        self, table: str, tokens: list[str], since: Json | None = None, *, compressed: bool = False
    ) -> AsyncIterator[CountedConnection]:
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
        compression = "deflate" if compressed else None
        how = connect(address, compression=compression, max_size=None, proxy=None, create_connection=CountedConnection)
        async with how as socket:
            assert isinstance(socket, CountedConnection)
            await socket.send(json.dumps({"t": "hello", "v": 1, "tokens": tokens, "since": since or {}}))
            yield socket


class OpenServer(Served):
    """`emberhold serve` as everybody starts it; only the limits that crowds from one address would meet are lifted."""

    LIMITS: Final = (
        *("tables", "address_tables", "guest_tables", "connections", "address_connections"),
        *("messages_per_s", "messages_burst", "requests_per_s", "requests_burst", "reads_per_s", "reads_burst"),
        *("address_messages_per_s", "address_messages_burst", "address_requests_per_s", "address_requests_burst"),
        *("address_reading_ms_per_s", "address_reading_ms_burst"),
        "address_at_once",
    )

    def _command(self, db: Path, port: int) -> list[str]:
        command = [sys.executable, "-m", "emberhold", "serve", "--db", str(db), "--port", str(port), "--quiet"]
        return command + [f"--limit={name}=15000" for name in self.LIMITS]


class Player:
    """Plays one seat over the wire with arbitrary options, and remembers what it was told."""

    def __init__(self, table: str, token: str, seat: int, luck: int) -> None:
        self.table = table
        self.token = token
        self.seat = seat
        self.luck = luck
        self.events: list[Json] = []
        self.accepted = 0
        """The number of the latest decision that came after the server had accepted the one before."""
        self.sent = -1
        self.over: Json | None = None
        self.forgot = 0
        """How many events the server told differently after a restart. Each of them is a broken promise."""

    def hear(self, frame: str | bytes) -> str | None:
        """Take in a message. Returns the answer to send, if there is one."""
        message: Json = json.loads(frame)
        if message["t"] == "over":
            self.over = message
        if message["t"] != "update":
            return None
        for event in message["events"]:
            number = event["n"]
            if number < len(self.events):
                self.forgot += self.events[number] != event
            else:
                self.events.append(event)
        decision = message["decision"]
        if decision is None:
            return None
        self.accepted = max(self.accepted, decision["number"])
        if decision["number"] < self.accepted:
            self.forgot += 1
        if decision["number"] == self.sent:
            return None
        self.sent = decision["number"]
        self.luck = (self.luck * 6364136223846793005 + 1442695040888963407) % 2**64
        key = decision["options"][(self.luck >> 33) % len(decision["options"])]["key"]
        return json.dumps({"t": "answer", "seat": self.seat, "number": self.sent, "key": key})
