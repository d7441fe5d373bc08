"""Over the wire: whether somebody tried something and cancelled it cannot be heard by the others."""

from __future__ import annotations

from random import Random

import pytest

from emberhold.core.registry import replay
from emberhold.server.wire import client_messages
from emberhold.server.wire.codec import encode
from tests.server.test_cancel import cancel, live, opened, others, question
from tests.server.test_two_worlds import b_does, liked
from tests.server.worlds import PACE, POSITIONS, World

MOVES = 10


async def begin_something(world: World, whim: Random) -> bool:
    """A begins an action that it can cancel, and goes on with it for a while."""
    begun = False
    for _ in range(1 + whim.randrange(4)):
        asked = world.asked.get("a")
        if asked is None or live(world).match.decision_for(0) is None:
            break
        keys = []
        for option in asked["options"]:
            ahead = live(world).match.clone()
            decision = ahead.decision_for(0)
            assert decision is not None
            ahead.answer(0, decision, option["key"])
            if ahead.cancel_to(0) is not None:
                keys.append(option["key"])
        if not keys:
            break
        await world.say("a", client_messages.Answer(0, asked["number"], whim.choice(keys)))
        assert question(world)["cancel"] is True
        begun = True
        if whim.randrange(4) == 0:
            await world.say("a", client_messages.Undo(0))
    return begun


async def bystanders(world: World, chance: Random) -> None:
    """What the others do meanwhile."""
    what = chance.randrange(6)
    if what == 0:
        await world.exit("-")
        await world.enter("-", since=chance.randrange(30))
    elif what == 1:
        await world.exit("b")
        await world.enter("b", since=chance.randrange(30))
    elif what == 2:
        for thing in range(1, 12):
            await world.say("b", client_messages.Why(1, 1, chance.choice(("play", "use", "attack")), thing))
    elif what == 3:
        await world.say("b", client_messages.Undo(1))
    elif what == 4 and chance.randrange(2):
        await world.restart()
        for name in ("a", "b", "-"):
            await world.enter(name)
        await world.wait(6 * PACE)
    elif what == 5:
        world.heard.append((world.now, "b", encode(world.table.info()).decode()))


async def play(position: str, seed: int, undo: str, *, tries: bool) -> tuple[World, int]:
    world = await opened(position, seed, undo)
    chance, whim = Random(f"{position} {seed}"), Random(seed)
    begun = 0
    for _ in range(MOVES):
        if tries and world.asked.get("a") is not None:
            begun += await begin_something(world, whim)
        await bystanders(world, chance)
        if tries and (world.asked.get("a") or {}).get("cancel"):
            await cancel(world)
        assert live(world).hidden is None
        asked = world.asked.get("a")
        if asked is not None:
            options = liked(asked["options"])
            await world.say("a", client_messages.Answer(0, asked["number"], chance.choice(options)["key"]))
            for _ in range(30):
                asked = world.asked.get("a")
                if asked is None or not asked["cancel"]:
                    break
                await world.say("a", client_messages.Answer(0, asked["number"], asked["options"][0]["key"]))
            assert live(world).hidden is None
        if not await b_does(world, "at once"):
            break
        await world.wait(6 * PACE)
        await b_does(world, "at once")
        await world.wait(6 * PACE)
    world.close()
    return world, begun


@pytest.mark.parametrize("undo", ["free", "agreed"])
@pytest.mark.parametrize("position", POSITIONS)
async def test_whether_somebody_tried_something_cannot_be_heard(position: str, undo: str) -> None:
    tried = 0
    for seed in range(4):
        (calm, _), (busy, begun) = [await play(position, seed, undo, tries=tries) for tries in (False, True)]
        for one, other in zip(others(calm), others(busy), strict=False):
            assert one == other, f"seed {seed}"
        assert len(others(calm)) == len(others(busy)), f"seed {seed}"
        tried += begun
        for world in (calm, busy):
            stored = world.store.tables["t"]
            again = replay(stored.table.journal(stored.entries))
            assert again.view(1) == live(world).match.view(1)
        assert calm.store.tables["t"].entries != busy.store.tables["t"].entries or not begun
    assert tried > 8
