"""What somebody answers unnoticed in a pause is written at a time when every pause writes, and they are told then."""

from __future__ import annotations

import json

from emberhold.server.errors import StorageError
from emberhold.server.wire import client_messages
from tests.server.worlds import PACE, STEP, World


async def asked_world() -> World:
    """B is asked in a pause."""
    world = World("spells", 0, holds=True)
    await world.open("free")
    await world.choose("a", "water-blast")
    await world.choose("a", "b/iron-worker")
    assert kind_asked(world) == "window"
    return world


def kind_asked(world: World) -> str | None:
    asked = world.asked.get("b")
    return None if asked is None else asked["kind"]


def kept(world: World) -> int:
    return len(world.store.tables["t"].entries)


async def test_who_declines_is_told_so_when_it_is_on_disk() -> None:
    world = await asked_world()
    before, heard = kept(world), len(world.told("b"))
    await world.choose("b", "decline")
    assert (kept(world), len(world.told("b"))) == (before, heard)
    await world.wait(STEP)
    assert (kept(world), len(world.told("b"))) == (before + 1, heard + 1)
    assert kind_asked(world) is None
    world.close()


async def test_a_second_answer_is_refused_even_before_the_first_is_written() -> None:
    world = await asked_world()
    before, number = kept(world), (world.asked["b"] or {})["number"]
    await world.choose("b", "decline")
    await world.say("b", client_messages.Answer(1, number, "0"))
    assert world.told("b")[-1][2] == "stale"
    await world.wait(STEP)
    assert kept(world) == before + 1
    world.close()


async def test_who_comes_back_before_it_is_written_is_told_of_it_with_everybody_else() -> None:
    world = await asked_world()
    await world.choose("b", "decline")
    await world.exit("b")
    heard = len(world.heard)
    await world.enter("b")
    frames = [frame for _, name, frame in world.heard[heard:] if name == "b"]
    assert any('"t":"welcome"' in frame for frame in frames)
    assert not any('"t":"update"' in frame for frame in frames)
    await world.wait(STEP)
    assert '"t":"update"' in world.told("b")[-1][2]
    world.close()


async def test_who_was_not_told_yet_is_asked_again_when_the_server_was_killed() -> None:
    world = await asked_world()
    await world.choose("b", "decline")
    await world.restart()
    for name in ("a", "b", "-"):
        await world.enter(name)
    assert kind_asked(world) == "window"
    world.close()


async def test_who_was_told_is_not_asked_again_when_the_server_was_killed() -> None:
    world = await asked_world()
    await world.choose("b", "decline")
    await world.wait(STEP)
    await world.restart()
    for name in ("a", "b", "-"):
        await world.enter(name)
    assert kind_asked(world) is None
    world.close()


async def test_a_server_that_is_stopped_in_good_order_writes_it() -> None:
    world = await asked_world()
    before = kept(world)
    await world.choose("b", "decline")
    await world.restart(killed=False)
    assert kept(world) == before + 1
    world.close()


async def test_on_a_full_disk_it_is_tried_again_and_nobody_is_told_before_it_is_written() -> None:
    world = await asked_world()
    before, append = kept(world), world.store.append

    async def full(*_: object) -> None:
        raise StorageError("The disk is full.")

    world.store.append = full  # type: ignore[method-assign,assignment]
    await world.choose("b", "decline")
    heard = len(world.heard)
    await world.wait(3 * PACE)
    assert (kept(world), len(world.heard)) == (before, heard)
    world.store.append = append  # type: ignore[method-assign]
    await world.restart(killed=False)
    assert kept(world) == before + 1
    world.close()


async def test_a_move_that_everybody_notices_takes_what_was_answered_before_along() -> None:
    world = await asked_world()
    before = kept(world)
    await world.choose("b", "decline")
    await world.say("a", client_messages.Concede(0))
    assert [entry.what for entry in world.store.tables["t"].entries[before:]] == ["answer", "concede"]
    world.close()


async def test_a_reaction_is_written_and_told_at_once() -> None:
    """Everybody notices it anyway."""
    world = await asked_world()
    before = kept(world)
    options = (world.asked["b"] or {})["options"]
    key = next(option["key"] for option in options if "decline" not in option["meaning"])
    await world.say("b", client_messages.Answer(1, (world.asked["b"] or {})["number"], key))
    assert kept(world) == before + 1
    assert json.loads(world.told("a")[-1][2])["t"] == "update"
    world.close()
