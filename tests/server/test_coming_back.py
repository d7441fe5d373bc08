"""Coming back, to a table or to a server that was away, ends nobody's window and tells nothing about a hand."""

from __future__ import annotations

import asyncio
import json

import pytest

from emberhold.server.bots.pool import BotPool
from emberhold.server.errors import StorageError
from emberhold.server.limits import Limits
from emberhold.server.store.store import SeatRow, Stored, TableRow
from emberhold.server.tables import arrivals, commands
from emberhold.server.tables.loop import BACK_S
from emberhold.server.tables.services import Services
from emberhold.server.tables.table import Table
from emberhold.server.tables.tables import Tables
from emberhold.server.tables.timetable import LEAD_S, MARGIN_S
from emberhold.server.wire import client_messages
from tests.server.memory import MemoryStore
from tests.server.worlds import DICE_A, DICE_B, PACE, STEP, Json, World


async def blasted(*, holds: bool) -> World:
    """A has used Water Blast on a unit of B, who has a reaction to that or has not."""
    world = World("spells", 1, holds=holds)
    await world.open("free")
    await world.choose("a", "water-blast")
    await world.choose("a", "b/iron-worker")
    return world


def clock_of(world: World, name: str) -> Json:
    frames = [json.loads(frame) for _, _, frame in world.told(name) if frame.startswith("{")]
    clock: Json = [frame["clock"] for frame in frames if "clock" in frame][-1]
    return clock


def asked(world: World, name: str) -> bool:
    return world.asked.get(name) is not None


def window(world: World, name: str) -> bool:
    found = world.asked.get(name)
    return found is not None and found["kind"] == "window"


async def test_who_takes_a_seat_back_from_a_bot_does_not_end_anothers_window() -> None:
    """Nobody hurries who plays against a bot; the time that B took until then does not count."""
    world = await blasted(holds=True)
    await world.exit("a")
    await world.table.change(0, bot="random")
    await world.wait(3 * PACE)
    assert window(world, "b")

    await world.enter("a")
    await world.wait(PACE - STEP)

    assert clock_of(world, "b")["deadline_ms"] == (PACE - MARGIN_S - LEAD_S) * 1000
    entries = world.table.live.match.entries if world.table.live else 0
    await world.choose("b", "golden-veil")
    assert world.table.live
    assert world.table.live.match.entries == entries + 1
    world.close()


async def test_that_window_is_passed_a_whole_pause_later() -> None:
    world = await blasted(holds=True)
    await world.exit("a")
    await world.table.change(0, bot="random")
    await world.wait(3 * PACE)
    await world.enter("a")
    assert not asked(world, "a")

    await world.wait(PACE)

    assert not asked(world, "b")
    assert asked(world, "a")
    world.close()


@pytest.mark.parametrize("back_after", [0.0, 3.0, None])
async def test_after_a_restart_nobody_hears_whether_somebody_was_asked(back_after: float | None) -> None:
    """A pause that was running begins anew, for a while only when those are back who might react."""
    windows: list[bool] = []
    worlds: list[World] = []
    for holds in (True, False):
        world = await blasted(holds=holds)
        await world.wait(PACE / 2)
        await world.restart()
        await world.enter("a")
        await world.enter("-")
        if back_after is not None:
            await world.wait(back_after)
            await world.enter("b")
        windows.append(window(world, "b"))
        assert not asked(world, "a")
        await world.wait(PACE - STEP if back_after is not None else BACK_S + PACE - STEP)
        assert not asked(world, "a")
        await world.wait(STEP)
        assert asked(world, "a")
        world.close()
        worlds.append(world)

    assert windows == ([False, False] if back_after is None else [True, False])
    first, second = (world.told("a", "-") for world in worlds)
    assert first == second


async def test_after_a_restart_a_reaction_can_still_be_used() -> None:
    world = await blasted(holds=True)
    await world.restart()
    await world.wait(BACK_S / 2)
    await world.enter("b")
    assert window(world, "b")
    assert clock_of(world, "b")["deadline_ms"] == (PACE - MARGIN_S - LEAD_S) * 1000

    await world.choose("b", "golden-veil")
    await world.enter("a")

    assert '"golden-veil"' in world.told("a")[-1][2]
    world.close()


@pytest.mark.parametrize("how", ["in good order", "killed after the slot", "killed in the slot"])
async def test_what_was_declined_before_a_restart_is_not_asked_again(how: str) -> None:
    """The pause begins anew all the same: that somebody declined is as secret as that somebody was asked.

    It is on disk before B is told that it counts, so it is not lost when the server is killed.
    """
    worlds: list[World] = []
    for holds in (True, False):
        world = await blasted(holds=holds)
        for _ in range(2):
            if holds and window(world, "b"):
                await world.choose("b", "decline")
            await world.wait(STEP)  # then it is written, and B is told
        assert not window(world, "b")
        if how == "killed after the slot":
            await world.wait(PACE - 3 * STEP)
            world.now += STEP - 0.1
            world.table.wake_loop()
            await world.let_run()
        assert bool(world.store.tables["t"].entries[2:]) is holds
        await world.restart(killed=how != "in good order")
        for name in "ab-":
            await world.enter(name)
        assert not window(world, "b")
        assert not asked(world, "a")
        await world.wait(PACE)
        assert asked(world, "a")
        world.close()
        worlds.append(world)
    first, second = (world.told("a", "-") for world in worlds)
    assert first == second


def three() -> World:
    """A attacks, B has one life left and nobody to block, C has nothing to do with it."""
    world = World("spells", 1, holds=False)
    side: Json = {"hand": ["fear"], "draw": ["transfer"] * 3, "dice": DICE_B}
    a = side | {"battlefield": ["masked-wolf"], "dice": DICE_A}
    b = side | {"battlefield": [{"gilder": {"exhaustion": 1}}], "phoenixborn": {"coal-roarkwin": {"wounds": 14}}}
    world.setup = {"board": {"a": a, "b": b, "c": side | {"battlefield": ["iron-worker", "mist-spirit"]}}}
    world.connections = dict.fromkeys("abc-", world.connections["-"])
    return world


@pytest.mark.parametrize("how", ["conceded", "eliminated"])
@pytest.mark.parametrize("restarted", [False, True])
async def test_who_is_out_holds_no_pause(how: str, restarted: bool) -> None:
    world = three()
    await world.open("free")
    if how == "conceded":
        await world.say("b", client_messages.Concede(1))
    else:
        await world.choose("a", "attack", "phoenixborn")
        await world.choose("a", "b/coal-roarkwin")
    await world.wait(4 * PACE)
    await world.choose("a", "water-blast")
    await world.choose("a", "c/iron-worker")
    if restarted:
        await world.restart()
        for name in "abc-":
            await world.enter(name)

    assert [clock_of(world, name)["may_hold"] for name in "abc"] == [True, False, True]
    await world.say("b", client_messages.Hold(1))
    assert world.told("b")[-1][2] == "no-pause"
    await world.say("c", client_messages.Hold(2))
    assert clock_of(world, "a")["held"]
    world.close()


async def test_somebody_who_is_being_destroyed_behind_a_pause_may_still_hold_it() -> None:
    """Otherwise it would be heard before the end of the pause that nobody reacted."""
    world = three()
    await world.open("free")
    await world.choose("a", "attack", "phoenixborn")
    await world.choose("a", "b/coal-roarkwin")
    assert world.table.live
    assert not world.table.live.match.plays(1)

    assert clock_of(world, "b")["may_hold"]
    await world.restart()
    for name in "abc-":
        await world.enter(name)
    assert clock_of(world, "b")["may_hold"]
    world.close()


@pytest.mark.parametrize("state", ["open", "running"])
async def test_what_an_old_connection_says_last_takes_no_seat_away_from_a_new_one(state: str) -> None:
    """A page that is loaded again may be there before the "leave" of the page before it was read."""
    world = World("spells", 1, holds=False)
    await world.open("free")
    world.table.row.state = state
    old = world.connections["b"]
    await world.enter("b")
    new = world.connections["b"]

    await commands.handle(world.table, old, client_messages.Leave(1))

    assert (old.closing, new.closing, new.seats) == (True, False, [1])
    assert world.table.seats.connected(1)
    assert (await world.store.load("t")).seats[1].kind == "person"  # type: ignore[union-attr]
    arrivals.disconnect(world.table, old)
    assert world.table.seats.connected(1)
    world.close()


async def test_who_leaves_on_the_newest_connection_leaves_on_all() -> None:
    world = World("spells", 1, holds=False)
    await world.open("free")
    old = world.connections["b"]
    await world.enter("b")

    await commands.handle(world.table, world.connections.pop("b"), client_messages.Leave(1))

    assert old.closing
    assert world.table.seats.rows[1].left
    assert not world.table.seats.connected(1)
    world.close()


async def test_coming_back_ends_only_the_proposal_that_is_about_oneself() -> None:
    world = three()
    await world.open("free")
    await world.exit("c")
    await world.say("a", client_messages.Takeover(0, 2))
    assert [vote.about for vote in world.table.votes.proposals()] == [2]

    await world.enter("b")
    assert [vote.about for vote in world.table.votes.proposals()] == [2]

    await world.enter("c")
    assert world.table.votes.proposals() == []
    world.close()


class Hiccup(MemoryStore):
    """Cannot be read the first time."""

    def __init__(self) -> None:
        super().__init__()
        self.tries = 0

    async def load(self, table: str) -> Stored | None:
        self.tries += 1
        first = self.tries == 1
        await asyncio.sleep(0)
        if first:
            raise StorageError
        await asyncio.sleep(0)
        return await super().load(table)


async def test_a_table_is_loaded_once_also_if_it_could_not_be_read_at_first() -> None:
    """Two of them would play the same match twice."""
    store = Hiccup()
    tables = Tables(Services(store, bytes(32), BotPool(1), Limits()))
    setup = {"board": {"a": {"hand": ["fear"]}, "b": {}}}
    row = TableRow("t", "ashes", tables.services.spec("ashes").rules_version, setup, 1, {}, 1, "running")
    await store.create(row, [SeatRow(0, "person"), SeatRow(1, "person")], limit=9)

    async def late() -> Table:
        while store.tries < 2:
            await asyncio.sleep(0)
        return await tables.find("t")

    found = await asyncio.gather(tables.find("t"), tables.find("t"), late(), return_exceptions=True)

    assert isinstance(found[0], StorageError)
    assert found[1] is found[2] is tables.loaded["t"]
    await tables.close()
