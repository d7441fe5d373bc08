"""The time for a pick: when it is up, a bot answers, and only what everybody knows decides when."""

from __future__ import annotations

from emberhold.server.tables import commands
from emberhold.server.tables.pick_clock import PickClock
from emberhold.server.wire import client_messages
from tests.server.draft_worlds import SECONDS, DraftWorld


def test_it_begins_anew_with_what_everybody_is_told() -> None:
    now = 100.0
    clock = PickClock(20, lambda: now)
    clock.look(3)
    now = 119.0
    clock.look(3)
    assert (clock.left_ms, clock.late, clock.next_change(now)) == (1000, False, 120.0)
    now = 120.0
    assert (clock.left_ms, clock.late) == (1, True)
    assert clock.next_change(now) > 1e9
    clock.look(4)
    assert (clock.left_ms, clock.late) == (20_000, False)


async def test_a_bot_answers_for_those_who_have_not() -> None:
    world = DraftWorld(seed=3)
    await world.open()
    first = "ab"[world.thinking()[0]]
    asked = world.asked[first]
    assert asked is not None
    assert asked["kind"] == "phoenixborn"
    assert world.deadline(first) == SECONDS * 1000
    await world.wait(SECONDS - 1)
    assert world.asked[first] == asked
    await world.wait(1)
    second = "ab"[world.thinking()[0]]
    assert second != first
    live = world.table.live
    assert live is not None
    (entry,) = live.match.written(0)
    assert (entry.what, entry.seat) == ("answer", "ab".index(first))
    # The answer was not that player's own choice, so there is nothing of theirs to take back.
    await world.say(first, client_messages.Undo("ab".index(first)))
    assert world.heard[-1][2] in ("undo-nothing", "undo-revealed") or "proposal" in world.heard[-1][2]
    world.close()


async def test_a_pick_that_is_taken_back_gains_no_time() -> None:
    world = DraftWorld(seed=3)
    await world.open()
    await world.to_picks()
    for _ in range(3):
        await world.wait(SECONDS / 4)
        await world.answer("a")
        await world.say("a", client_messages.Undo(0))
    assert world.asked["a"] is not None
    await world.wait(SECONDS / 4)
    live = world.table.live
    assert live is not None
    assert live.match.view(0)["round"] == 2
    world.close()


async def test_who_comes_back_is_told_how_much_is_left() -> None:
    world = DraftWorld(seed=3)
    await world.open()
    await world.to_picks()
    await world.wait(5)
    await world.exit("a")
    await world.enter("a")
    assert world.deadline("a") == (SECONDS - 5) * 1000
    world.close()


async def test_a_draft_that_everybody_has_left_goes_on_with_bots_in_its_matches() -> None:
    world = DraftWorld(seed=5)
    await world.open()
    await commands.handle(world.table, world.connections.pop("a"), client_messages.Leave(0))
    for _ in range(80):
        if world.table.row.outcome is not None:
            break
        await world.wait(SECONDS)
    assert world.table.chain is not None
    assert world.table.chain.next is not None
    following = world.store.tables[world.table.chain.next]
    assert [(seat.bot, seat.left, seat.token is not None) for seat in following.seats] == [
        ("adept", True, True),
        (None, False, True),
    ]
    world.close()
