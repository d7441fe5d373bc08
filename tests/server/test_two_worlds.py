"""Two worlds that differ only in what B holds and will draw: A, and whoever looks on, hears the same at the same times.

The clock is the test's own, and everything that would be sent is taken down with its time. B behaves alike as far as
others can see: it never uses anything, but it answers its windows at once, late, or not at all. A plays at random and
pries between its moves: it asks why, asks for more time, answers what it was not asked, takes back.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from emberhold.server import heard
from emberhold.server.errors import Refused
from emberhold.server.house import House, Limits
from emberhold.server.links import Link
from emberhold.server.storage import SeatRow, TableRow
from emberhold.server.table import Table
from emberhold.server.thinking import Thinkers
from emberhold.server.tokens import hashed
from tests.server.memory import MemoryStore

Json = dict[str, Any]

PACE = 2.0
STEP = 0.5
MOVES = 14
DICE_A = ["3*natural-class", "2*charm-class", "2*ceremonial-class", "illusion-class"]
DICE_B = ["2*natural-class", "2*charm-class", "2*ceremonial-class", "2*illusion-class"]
REACTIONS = ["golden-veil", "fade-away", "shadow-counter", "redirect", "sympathy-pain"]
DULL = ["fear", "seal", "purge", "refresh", "molten-gold"]
OPEN_QUESTIONS = ("guard", "block", "blocks", "counter", "counters")
"""What B is asked by public facts, with the same answers whatever its hand holds."""
POSITIONS: dict[str, tuple[Json, Json]] = {
    "spells": (
        {"hand": ["fear", "fear", "molten-gold"], "battlefield": ["iron-worker"], "spellboard": ["hypnotize"]},
        {"battlefield": ["iron-worker", "mist-spirit", "gilder"]},
    ),
    "attacks": (
        {"hand": ["refresh"], "battlefield": ["masked-wolf", "blood-archer", "gilder", "silver-snake"]},
        {"battlefield": ["iron-worker", "stormwind-sniper", "living-doll"]},
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
        own = {"dice": DICE_A, "draw": ["transfer"] * 12}
        their = {"dice": DICE_B, "hand": hidden[:5], "draw": hidden[5:]}
        self.setup = {"board": {"a": a | own, "b": b | their}}
        self.seed = seed
        self.now = 1000.0
        self.asked_b = 0
        self.heard: list[tuple[float, str, str]] = []
        self.asked: dict[str, Json | None] = {}
        """What each seat was asked last."""
        self.links = {"a": Link(), "b": Link(), "-": Link()}
        self.house = House(MemoryStore(), bytes(32), Thinkers(1), Limits())
        self.house.clock = lambda: self.now
        self.table: Table

    async def open(self, undo: str) -> None:
        seats = [SeatRow(n, "person", name, None, hashed(name), None, n) for n, name in enumerate("ab")]
        options = {"pace_ms": int(PACE * 1000), "undo": undo}
        row = TableRow("t", "ashes", "1", self.setup, self.seed, options, 1, "running")
        assert await self.house.store.create(row, seats, limit=9)
        self.table = await self.house.table("t")
        for name, link in self.links.items():
            await self.table.enter(link, heard.Hello(1, [] if name == "-" else [name]))
        await self.settle()

    async def settle(self) -> None:
        """Let everything happen that happens at this moment."""
        for _ in range(12):
            await asyncio.sleep(0)
        for name, link in self.links.items():
            while not link.out.empty():
                frame = link.out.get_nowait()
                assert isinstance(frame, bytes), (name, frame)
                self.heard.append((self.now, name, frame.decode()))
                if frame.startswith(b'{"t":"update"'):
                    self.asked[name] = json.loads(frame)["decision"]

    async def wait(self, seconds: float) -> None:
        for _ in range(int(seconds / STEP)):
            self.now += STEP
            self.table.stir()
            await self.settle()

    async def say(self, who: str, message: heard.ClientMessage) -> None:
        try:
            await self.table.handle(self.links[who], message)
        except Refused as refused:
            self.heard.append((self.now, who, refused.code))
        await self.settle()

    def told(self, *names: str) -> list[tuple[float, str, str]]:
        return [line for line in self.heard if line[1] in names]

    def close(self) -> None:
        self.table.close(1000)
        self.house.thinkers.close()


async def b_does(world: World, behave: str) -> bool:
    """B declines its windows, as it behaves, and passes its turns; False if it would have to show something."""
    if behave == "late":
        await world.wait(PACE / 2)
    asked = world.asked["b"]
    if asked is None:
        return True
    window = asked["kind"] == "window"
    if window:
        world.asked_b += 1
        if behave == "nothing":
            return True
    words = ("decline",) if window else ("pass", "end", "done", "no-guard", "decline")
    found = [option for word in words for option in asked["options"] if word in option["meaning"]]
    if not found and asked["kind"] not in OPEN_QUESTIONS:
        return False
    await world.say("b", heard.Answer(1, asked["number"], (found or asked["options"])[0]["key"]))
    return True


def liked(options: list[Json]) -> list[Json]:
    """A does something to B where it can, and something at all where not."""
    against = [o for o in options if any(word.startswith("b/") for word in o["meaning"])]
    active = [o for o in options if not {"pass", "meditate", "end"} & set(o["meaning"])]
    return against or active or options


async def pry(world: World, chance: Random) -> None:
    """A tries to find out something."""
    what = chance.randrange(8)
    if what == 0:
        await world.say("a", heard.Why(1, 0, "play", 1 + chance.randrange(20)))
    elif what == 1:
        await world.say("a", heard.Hold(0))
        await world.wait(STEP)
        await world.say("a", heard.Hold(0, on=False))
    elif what == 2:
        asked = world.asked["a"] or {"number": -1}
        await world.say("a", heard.Answer(0, asked["number"] + 1 + chance.randrange(2), "0"))
    elif what == 3:
        await world.say("a", heard.Undo(0))


async def play(position: str, seed: int, behave: str, undo: str, *, holds: bool) -> World:
    world = World(position, seed, holds=holds)
    await world.open(undo)
    chance = Random(f"{position} {seed}")
    for _ in range(MOVES):
        asked = world.asked["a"]
        if asked is not None:
            options = liked(asked["options"])
            key = options[chance.randrange(len(options))]["key"]
            await world.say("a", heard.Answer(0, asked["number"], key))
            await pry(world, chance)
        began = world.now
        if not await b_does(world, behave):
            break
        if chance.randrange(2):
            await pry(world, chance)
        await world.wait(3 * PACE - (world.now - began))
        await pry(world, chance)
    world.close()
    return world


@pytest.mark.parametrize(("behave", "undo"), [("at once", "free"), ("late", "free"), ("nothing", "agreed")])
@pytest.mark.parametrize("position", POSITIONS)
async def test_nothing_is_heard_of_what_a_hand_holds(position: str, behave: str, undo: str) -> None:
    windows = [0, 0]
    for seed in range(4):
        worlds = [await play(position, seed, behave, undo, holds=holds) for holds in (True, False)]
        first, second = (world.told("a", "-") for world in worlds)
        for one, other in zip(first, second, strict=False):
            assert one == other, f"seed {seed}"
        assert len(first) == len(second), f"seed {seed}"
        windows = [before + world.asked_b for before, world in zip(windows, worlds, strict=True)]
    # It tells something only if the worlds are different, and if B really was asked in one of them.
    assert windows[0] > windows[1]
