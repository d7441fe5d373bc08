"""A table on a clock of the test's own: all that is heard there is taken down with its time."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from emberhold.core.decisions import Value
from emberhold.server.bots.pool import BotPool
from emberhold.server.errors import Refused
from emberhold.server.limits import Limits
from emberhold.server.store.store import SeatRow, TableRow
from emberhold.server.tables import arrivals, commands
from emberhold.server.tables.connection import Connection
from emberhold.server.tables.services import Services
from emberhold.server.tables.table import Table
from emberhold.server.tables.tables import Tables
from emberhold.server.tokens import hashed
from emberhold.server.wire import client_messages
from tests.server.memory import MemoryStore

__all__ = ["DICE_A", "DICE_B", "PACE", "POSITIONS", "STEP", "Json", "World"]

Json = dict[str, Any]

PACE = 2.0
STEP = 0.5
DICE_A = ["3*natural-class", "2*charm-class", "2*ceremonial-class", "illusion-class"]
DICE_B = ["2*natural-class", "2*charm-class", "2*ceremonial-class", "2*illusion-class"]
REACTIONS = ["golden-veil", "fade-away", "shadow-counter", "redirect", "sympathy-pain"]
DULL = ["fear", "seal", "purge", "refresh", "molten-gold"]
POSITIONS: dict[str, tuple[Json, Json]] = {
    "spells": (
        {"hand": ["fear", "fear", "molten-gold"], "battlefield": ["iron-worker"], "spellboard": ["hypnotize"]},
        {"battlefield": ["iron-worker", "mist-spirit", "gilder"]},
    ),
    "attacks": (
        {"hand": ["refresh"], "battlefield": ["masked-wolf", "blood-archer", "gilder", "silver-snake"]},
        {"battlefield": ["iron-worker", "stormwind-sniper", "living-doll"]},
    ),
    "luck": (
        {
            "hand": ["fear", "fear"],
            "battlefield": ["iron-worker"],
            "spellboard": ["expand-energy", "hypnotize"],
            "exhausted dice": ["natural", "charm"],
        },
        {"battlefield": ["iron-worker", "mist-spirit", "gilder"]},
    ),
    "both react": (
        {"hand": ["golden-veil", "fear", "redirect"], "battlefield": ["iron-worker", "masked-wolf"]},
        {"battlefield": ["leech-warrior", "mist-spirit"], "phoenixborn": "jessa-na-ni"},
    ),
}


class World:
    """A table between A and B with a spectator, and a clock that moves when it is told to."""

    def __init__(self, position: str, seed: int, *, holds: bool) -> None:
        a, b = POSITIONS[position]
        hidden = [*REACTIONS, *DULL] if holds else [*DULL, *REACTIONS]
        own = {"dice": DICE_A, "draw": ["transfer", "empower", "seal", "protect"] * 3}
        their = {"dice": DICE_B, "hand": hidden[:5], "draw": hidden[5:]}
        self.setup = {"board": {"a": a | own, "b": b | their}}
        self.seed = seed
        self.now = 1000.0
        self.asked_b = 0
        self.given: list[tuple[int, Value]] = []
        """The formalities that were answered for people who wanted that: seat and answer."""
        self.heard: list[tuple[float, str, str]] = []
        self.asked: dict[str, Json | None] = {}
        """What each seat was asked last."""
        self.connections = {"a": Connection(), "b": Connection(), "-": Connection()}
        self.store = MemoryStore()
        self.written: list[float] = []
        """When the disk had something to do."""
        self.tables = self._tables()
        self.table: Table

    def _tables(self) -> Tables:
        append = MemoryStore.append

        async def noted(*args: Any) -> None:
            self.written.append(self.now)
            await append(self.store, *args)

        self.store.append = noted  # type: ignore[method-assign,assignment]
        services = Services(self.store, bytes(32), BotPool(1), Limits())
        services.clock = lambda: self.now
        return Tables(services)

    async def open(self, undo: str, seats: list[SeatRow] | None = None, *, bot: str | None = None) -> None:
        """Open the table; if nothing else is said, everybody has a screen of their own, and a bot has the last seat."""
        if seats is None:
            names = sorted(self.connections.keys() - {"-"})
            seats = [SeatRow(n, "person", name, None, hashed(name), None, n) for n, name in enumerate(names)]
            if bot is not None:
                name = names[-1]
                seats[-1] = SeatRow(len(seats) - 1, "bot", name, bot, None, None, len(seats) - 1)
                del self.connections[name]
        options = {"pace_ms": int(PACE * 1000), "undo": undo}
        row = TableRow(
            "t", "ashes", self.tables.services.spec("ashes").rules_version, self.setup, self.seed, options, 1, "running"
        )
        assert await self.store.create(row, seats, limit=9)
        self.table = await self.tables.find("t")
        for name in list(self.connections):
            await self.enter(name)

    async def enter(self, name: str, since: int = 0) -> None:
        """Somebody comes, or comes back, on a new connection. A name like `ab` is one connection with both seats."""
        self.connections[name] = Connection()
        tokens = [] if name == "-" else list(name)
        expected = {"" if name == "-" else str("abcd".index(letter)): since for letter in name}
        await arrivals.enter(self.table, self.connections[name], client_messages.Hello(1, tokens, expected))
        await self.let_run()

    async def exit(self, name: str) -> None:
        """Somebody's connection is lost."""
        arrivals.disconnect(self.table, self.connections.pop(name))
        self.asked.pop(name, None)
        await self.let_run()

    async def restart(self, *, killed: bool = True) -> None:
        """The server is killed, or stops in good order, and starts again; nobody is back yet."""
        self.connections = {}
        self.asked = {}
        if not killed:
            await self.table.put_away(1000)
        self.close()
        self.tables = self._tables()
        self.table = await self.tables.find("t")
        await self.let_run()

    async def choose(self, name: str, *words: str) -> None:
        """Answer with the option that means all of this."""
        asked = self.asked[name]
        assert asked is not None
        key = next(option["key"] for option in asked["options"] if set(words) <= set(option["meaning"]))
        await self.say(name, client_messages.Answer("abcd".index(name), asked["number"], key))

    async def let_run(self) -> None:
        """Let everything happen that happens at this moment."""
        for _ in range(24):
            await asyncio.sleep(0)
        for name, connection in self.connections.items():
            while connection.out:
                frame = connection.out.popleft()
                assert isinstance(frame, bytes), (name, frame)
                self.heard.append((self.now, name, frame.decode()))
                if frame.startswith(b'{"t":"update"'):
                    self.asked[name] = json.loads(frame)["decision"]

    async def wait(self, seconds: float) -> None:
        for _ in range(int(seconds / STEP)):
            self.now += STEP
            self.table.wake_loop()
            await self.let_run()

    async def say(self, who: str, message: client_messages.ClientMessage) -> None:
        try:
            await commands.handle(self.table, self.connections[who], message)
        except Refused as refused:
            self.heard.append((self.now, who, refused.code))
        await self.let_run()

    def told(self, *names: str) -> list[tuple[float, str, str]]:
        return [line for line in self.heard if line[1] in names]

    def close(self) -> None:
        self.table.close(1000)
        self.tables.services.bot_pool.close()
