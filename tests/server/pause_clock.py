"""Pauses by the wall clock: tables on a real server, guests at real sockets, and what these can measure.

At each table seat a does something that seat b might react to. In one world b holds a reaction, in the other it does
not; by public facts both are the same. Seat a listens, and so does somebody who only looks on, and while the table
pauses both of them ask again and again for something that the server has to answer.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from emberhold.core.registry import load_game
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.store import SeatRow, TableRow, now_seconds
from emberhold.server.tokens import hashed
from tests.server.guesses import Sample

__all__ = ["BUSY_S", "NORMAL", "SLOW", "Behaviour", "measured"]

Behaviour = Literal["nothing", "declines", "passes"]
"""What b does when it is asked: nothing until its time runs out, or it declines soon, or the server passes for it."""

PACE_S: Final = 0.4
EARLY_S: Final = 0.1
"""When b declines, if it does."""
PROBE_S: Final = 0.02
"""How long a listener waits between two questions to the server."""
TOGETHER: Final = 16
"""How many tables play at the same time."""
NORMAL: Final[Sequence[float]] = ()
SLOW: Final[Sequence[float]] = (*[0.03] * 7, 0.06, 0.06, 0.25)
"""A slow disk: most commits take 30 ms, and one in ten takes much longer than a slot leaves for it (80 ms)."""
BUSY_S: Final = 0.008
"""How much longer a very slow server takes to put together what somebody sees."""
DICE: Final = ["natural-class", "natural-class", "charm-class", "ceremonial-class"]


class Laid(NamedTuple):
    """A table, and whether b holds a reaction there."""

    id: str
    holds: bool


@contextmanager
def served(db: Path, **wishes: Any) -> Iterator[str]:
    command = [sys.executable, "-m", "tests.server.slow_server", str(db), json.dumps(wishes)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2])
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip().replace("http", "ws", 1)
    finally:
        process.terminate()
        process.communicate(timeout=30)


async def lay(db: Path, pauses: int, behave: Behaviour) -> list[Laid]:
    """As many tables of each world, in no order."""
    laid = [Laid(f"t{number}", number % 2 == 0) for number in range(2 * pauses)]
    Random(pauses).shuffle(laid)
    spec = load_game("ashes")
    store = SqliteStore(db)
    auto = "pass" if behave == "passes" else "ask"

    async def put(table: Laid) -> None:
        b = {
            "battlefield": ["iron-worker", "mist-spirit"],
            "hand": ["golden-veil" if table.holds else "fear"],
            "dice": ["natural-class", "charm-class"],
        }
        setup = {"board": {"a": {"hand": ["fear"], "dice": DICE}, "b": b}}
        options = {"pace_ms": int(PACE_S * 1000)}
        row = TableRow(table.id, "ashes", spec.rules_version, setup, 1, options, now_seconds(), "running")
        seats = [SeatRow(n, "person", name, None, hashed(name), None, n, auto=auto) for n, name in enumerate("ab")]
        assert await store.create(row, seats, limit=1_000_000)

    await asyncio.gather(*(put(table) for table in laid))
    await store.close()
    return laid


class Listener:
    """Somebody at the table who takes down when each frame came."""

    def __init__(self, socket: ClientConnection, probes: Sequence[str]) -> None:
        self.socket = socket
        self.probes = probes
        self.frames: list[tuple[float, str]] = []
        self.latencies: list[tuple[float, float]] = []
        """When each question was asked, and how long its answer took."""
        self._answered = asyncio.Event()
        self._news = asyncio.Event()

    async def until(self, whole: bool, more: str = "") -> Any:
        """The next update with a view, or without one; what comes before is only taken down."""
        while True:
            frame = str(await self.socket.recv())
            self.frames.append((time.perf_counter(), frame))
            if frame.startswith(('{"t":"pong"', '{"t":"error"')):
                self._answered.set()
                continue
            self._news.set()
            if frame.startswith('{"t":"update"') and ('"view":null' not in frame) == whole and more in frame:
                return json.loads(frame)

    async def pry(self) -> None:
        """Ask one thing after the other, each when the one before is answered."""
        number = 0
        while True:
            self._answered.clear()
            began = time.perf_counter()
            await self.socket.send(self.probes[number % len(self.probes)])
            await self._answered.wait()
            self.latencies.append((began, time.perf_counter() - began))
            number += 1
            # Right after news the server may be busy with what others are told.
            with suppress(TimeoutError):
                async with asyncio.timeout(PROBE_S):
                    await self._news.wait()
            self._news.clear()

    def features(self, began: float, name: str) -> dict[str, float]:
        """What it can tell of the pause that began then and is over now."""
        heard = [(at - began, frame) for at, frame in self.frames if at >= began]
        news = [(at, frame) for at, frame in heard if not frame.startswith(('{"t":"pong"', '{"t":"error"'))]
        # On a busy machine there may be one answer only in a pause, or none.
        took = [took for at, took in self.latencies if at - began > news[0][0]] or [0.0]
        at, first = self.latencies[0] if self.latencies else (began, 0.0)
        closing = began + news[0][0] + 0.75 * PACE_S
        found = {
            "first": news[0][0],
            "told": news[-1][0],
            "between": news[-1][0] - news[0][0],
            "frames": len(news),
            "bytes": sum(len(frame) for _, frame in news),
            "longest answer": max(took),
            "longest late answer": max((took for at, took in self.latencies if at + took > closing), default=0.0),
            "second answer": sorted([0.0, *took])[-2],
            "first answer": took[0],
            "answer asked for before": at + first - began - news[0][0],
            "all answers": sum(took) / len(took),
        }
        return {f"{name}: {what}": value for what, value in found.items()}


PING: Final = '{"t":"ping"}'
WHY: Final = '{"t":"why","id":1,"seat":0,"verb":"play","thing":1}'


async def play(address: str, table: Laid, behave: Behaviour) -> Sample:
    async def sit(*tokens: str) -> ClientConnection:
        url = f"{address}api/tables/{table.id}/ws"
        socket = await connect(url, compression=None, max_size=None, proxy=None, open_timeout=30)
        await socket.send(json.dumps({"t": "hello", "v": 1, "tokens": tokens, "since": {}}))
        return socket

    b, a, other = await sit("b"), await sit("a"), await sit()
    ada, eve = Listener(a, (PING, WHY)), Listener(other, (PING,))
    bo = asyncio.create_task(react(b, behave))
    asked = await ada.until(True)
    await eve.until(True)
    for word in ("water-blast", "b/iron-worker"):
        decision = asked["decision"]
        key = next(option["key"] for option in decision["options"] if word in option["meaning"])
        began = time.perf_counter()
        await a.send(json.dumps({"t": "answer", "seat": 0, "number": decision["number"], "key": key}))
        if word == "water-blast":
            asked = await ada.until(True)
    prying = [asyncio.create_task(listener.pry()) for listener in (ada, eve)]
    await asyncio.gather(*(hear_pause(listener) for listener in (ada, eve)))
    for task in (*prying, bo):
        task.cancel()
    await asyncio.gather(*prying, bo, return_exceptions=True)
    features = ada.features(began, "a") | eve.features(began, "onlooker")
    await asyncio.gather(*(socket.close() for socket in (a, b, other)))
    return Sample(features, table.holds)


async def hear_pause(listener: Listener) -> None:
    await listener.until(False)
    await listener.until(True)


async def react(b: ClientConnection, behave: Behaviour) -> None:
    """Seat b: it reads all it is told, and may decline."""
    async for frame in b:
        if behave == "declines" and '"kind":"window"' in str(frame):
            decision = json.loads(frame)["decision"]
            await asyncio.sleep(EARLY_S)
            key = next(option["key"] for option in decision["options"] if "decline" in option["meaning"])
            await b.send(json.dumps({"t": "answer", "seat": 1, "number": decision["number"], "key": key}))


async def measured(
    db: Path,
    pauses: int,
    behave: Behaviour,
    *,
    commits_take: Sequence[float] = NORMAL,
    views_take: float = 0.0,
    covers: bool = True,
    together: int = TOGETHER,
) -> list[Sample]:
    """What was measured in this many pauses of each world; without `covers` nothing is done for who is not asked."""
    waiting = await lay(db, pauses, behave)
    samples = []

    async def play_some(address: str) -> None:
        while waiting:
            samples.append(await play(address, waiting.pop(), behave))

    with served(db, commits_take=commits_take, views_take=views_take, covers=covers) as address:
        await asyncio.gather(*(play_some(address) for _ in range(together)))
    return samples
