"""Two worlds that differ only in what B holds and will draw: A, and a spectator, hears the same at the same times.

The clock is the test's own, and everything that would be sent is taken down with its time. B behaves alike as far as
others can see: it never uses anything, but it answers its windows at once, late, or not at all. A plays at random and
pries between its moves: it asks why, asks what its options lead to, asks for more time, answers what it was not asked,
takes back, cancels.
"""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from emberhold.core.match import Match
from emberhold.server.bots.worker import Question
from emberhold.server.tables.pause import BOT_SLOT, pass_key
from emberhold.server.wire import client_messages
from tests.server.worlds import PACE, POSITIONS, STEP, Json, World

MOVES = 14
OPEN_QUESTIONS = ("guard", "block", "blocks", "counter", "counters")
"""What B is asked by public facts, with the same answers whatever its hand holds."""


async def b_does(world: World, behave: str) -> bool:
    """B declines its windows, as it behaves, and passes its turns; False if it would have to show something.

    If formalities are answered for it, it attacks with all units where it can, so that there are some.
    """
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
    own = ("all", "pass") if behave == "routine" else ("pass",)
    words = ("decline",) if window else (*own, "end", "done", "no-guard", "decline")
    found = [option for word in words for option in asked["options"] if word in option["meaning"]]
    if not found and asked["kind"] not in OPEN_QUESTIONS:
        return False
    await world.say("b", client_messages.Answer(1, asked["number"], (found or asked["options"])[0]["key"]))
    return True


def liked(options: list[Json]) -> list[Json]:
    """A does something to B where it can, and something at all where not."""
    against = [o for o in options if any(word.startswith("b/") for word in o["meaning"])]
    active = [o for o in options if not {"pass", "meditate", "end"} & set(o["meaning"])]
    return against or active or options


async def pry(world: World, chance: Random) -> None:
    """A tries to find out something."""
    asked = world.asked["a"] or {"number": -1}
    await world.say("a", client_messages.Preview(1, 0, asked["number"] + chance.randrange(3), "0"))
    what = chance.randrange(8)
    if what == 0:
        await world.say("a", client_messages.Why(1, 0, "play", 1 + chance.randrange(20)))
    elif what == 1:
        await world.say("a", client_messages.Hold(0))
        await world.wait(STEP)
        await world.say("a", client_messages.Hold(0, on=False))
    elif what == 2:
        await world.say("a", client_messages.Answer(0, asked["number"] + 1 + chance.randrange(2), "0"))
    elif what == 3:
        await world.say("a", client_messages.Undo(0))
    elif what == 4:
        asked = world.asked["a"] or {"number": 3}
        await world.say("a", client_messages.Cancel(0, asked["number"] + chance.choice((0, 0, 0, -1, 1))))


async def play(position: str, seed: int, behave: str, undo: str, *, holds: bool) -> World:
    world = World(position, seed, holds=holds)
    await world.open(undo)
    if behave == "routine":
        await world.say("a", client_messages.Routine(0, on=True))
        await world.say("b", client_messages.Routine(1, on=True))
    chance = Random(f"{position} {seed}")
    for _ in range(MOVES):
        asked = world.asked["a"]
        if asked is not None:
            options = liked(asked["options"])
            key = options[chance.randrange(len(options))]["key"]
            for option in asked["options"][:: 1 if position == "luck" else 4]:
                await world.say("a", client_messages.Preview(1, 0, asked["number"], option["key"]))
            await world.say("a", client_messages.Answer(0, asked["number"], key))
            await pry(world, chance)
        began = world.now
        if not await b_does(world, behave):
            break
        if chance.randrange(2):
            await pry(world, chance)
        await world.wait(3 * PACE - (world.now - began))
        await pry(world, chance)
    live = world.table.live
    if live is not None:  # who passes a window gives an empty answer
        entries = live.match.journal().effective()
        answered = [entries[number] for number in sorted(live.answered_for)]
        world.given = [(entry.seat, entry.value) for entry in answered if entry.value]
    world.close()
    return world


@pytest.mark.parametrize(("behave", "undo"), [("at once", "free"), ("late", "free"), ("nothing", "agreed")])
@pytest.mark.parametrize("position", POSITIONS)
async def test_nothing_is_heard_of_what_a_hand_holds(position: str, behave: str, undo: str) -> None:
    windows, previews = [0, 0], 0
    for seed in range(4):
        worlds = [await play(position, seed, behave, undo, holds=holds) for holds in (True, False)]
        first, second = (world.told("a", "-") for world in worlds)
        for one, other in zip(first, second, strict=False):
            assert one == other, f"seed {seed}"
        assert len(first) == len(second), f"seed {seed}"
        assert worlds[0].written == worlds[1].written, f"seed {seed}"
        previews += sum('"t":"preview"' in line for _, _, line in first)
        windows = [before + world.asked_b for before, world in zip(windows, worlds, strict=True)]
    # It tells something only if the worlds are different, and if B really was asked in one of them.
    assert windows[0] > windows[1]
    assert previews > 50


@pytest.mark.parametrize("position", ["attacks", "both react"])
async def test_automatic_answers_tell_nothing_about_a_hand_either(position: str) -> None:
    windows, given = [0, 0], 0
    for seed in range(6):
        worlds = [await play(position, seed, "routine", "free", holds=holds) for holds in (True, False)]
        first, second = (world.told("a", "-") for world in worlds)
        for one, other in zip(first, second, strict=False):
            assert one == other, f"seed {seed}"
        assert len(first) == len(second), f"seed {seed}"
        assert worlds[0].given == worlds[1].given, f"seed {seed}"
        assert worlds[0].written == worlds[1].written, f"seed {seed}"
        given += len(worlds[0].given)
        windows = [before + world.asked_b for before, world in zip(windows, worlds, strict=True)]
    assert windows[0] > windows[1]
    assert given


# -- alone against a bot -----------------------------------------------------------------------------------------


class ShyBot:
    """Never uses anything. It declines its windows at once, or never answers them."""

    def __init__(self, world: World, behave: str) -> None:
        self.world = world
        self.behave = behave

    async def ready(self, *_: object) -> None:
        return

    async def choose(self, question: Question, match: Match, *_: object) -> str:
        decision = match.decision_for(question.seat)
        assert decision is not None
        if decision.interrupts:
            self.world.asked_b += 1
            if self.behave == "nothing":
                await asyncio.Event().wait()
            return pass_key(decision)
        words = ("pass", "end", "done", "no-guard", "no-counter")
        return next((o.key for word in words for o in decision.options if word in o.meaning), "0")


async def alone(position: str, seed: int, behave: str, *, holds: bool) -> World:
    world = World(position, seed, holds=holds)
    bot = ShyBot(world, behave)
    pool = world.tables.services.bot_pool
    pool.choose, pool.ready = bot.choose, bot.ready  # type: ignore[method-assign,assignment]
    await world.open("free", bot="greedy")
    chance = Random(f"{position} {seed}")
    for _ in range(MOVES):
        asked = world.asked["a"]
        if asked is not None:
            options = liked(asked["options"])
            key = options[chance.randrange(len(options))]["key"]
            await world.say("a", client_messages.Preview(1, 0, asked["number"], key))
            await world.say("a", client_messages.Answer(0, asked["number"], key))
        await pry(world, chance)
        await world.wait(PACE)
        await pry(world, chance)
    world.close()
    return world


@pytest.mark.parametrize("behave", ["at once", "nothing"])
@pytest.mark.parametrize("position", POSITIONS)
async def test_alone_against_a_bot_time_tells_nothing_either(position: str, behave: str) -> None:
    windows = [0, 0]
    pauses = 0
    for seed in range(3):
        worlds = [await alone(position, seed, behave, holds=holds) for holds in (True, False)]
        first, second = (world.told("a", "-") for world in worlds)
        for one, other in zip(first, second, strict=False):
            assert one == other, f"seed {seed}"
        assert len(first) == len(second), f"seed {seed}"
        assert worlds[0].written == worlds[1].written, f"seed {seed}"
        windows = [before + world.asked_b for before, world in zip(windows, worlds, strict=True)]
        clocks = [json.loads(line)["clock"] for _, _, line in first if line.startswith('{"t":"update"')]
        pauses += sum(clock["pause_ms"] > 0 for clock in clocks)
        for clock in clocks:
            assert clock["pause_ms"] in (0, int(BOT_SLOT * 1000))
            assert not clock["may_hold"]
            assert not clock["deadline_ms"]
    assert windows[0] > windows[1]
    assert pauses
