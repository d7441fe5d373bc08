"""What somebody has begun and can still cancel is seen by nobody else, and cancelling it takes everything back."""

from __future__ import annotations

import json

import pytest

from emberhold.server.errors import StorageError
from emberhold.server.store.store import SeatRow
from emberhold.server.tables.live_match import LiveMatch
from emberhold.server.tokens import hashed
from emberhold.server.wire import client_messages
from emberhold.server.wire.codec import encode
from tests.server.test_two_worlds import b_does
from tests.server.worlds import PACE, Json, World

A = SeatRow(0, "person", "A", None, hashed("a"), None, 0)
B = SeatRow(1, "person", "B", None, hashed("b"), None, 1)


async def opened(
    position: str = "spells", seed: int = 0, undo: str = "free", seats: list[SeatRow] | None = None
) -> World:
    world = World(position, seed, holds=True)
    await world.open(undo, seats)
    return world


def live(world: World) -> LiveMatch:
    assert world.table.live is not None
    return world.table.live


def shown(world: World, name: str, seat: int | None) -> Json:
    """The last update that was sent on this connection for this viewer."""
    frames = [json.loads(text) for _, who, text in world.told(name) if text.startswith('{"t":"update"')]
    found: Json = [frame for frame in frames if frame["seat"] == seat][-1]
    return found


def question(world: World, name: str = "a") -> Json:
    asked = world.asked[name]
    assert asked is not None
    return asked


def others(world: World) -> list[tuple[float, str, str]]:
    return [line for line in world.heard if line[1] != "a"]


async def cancel(world: World, number: int | None = None) -> None:
    await world.say("a", client_messages.Cancel(0, question(world)["number"] if number is None else number))


def refusals(world: World, name: str = "a") -> list[str]:
    return [text for _, who, text in world.heard if who == name and not text.startswith("{")]


async def test_nobody_hears_of_an_action_that_is_cancelled() -> None:
    world = await opened()
    first, heard = shown(world, "a", 0), others(world)
    await world.choose("a", "play", "fear")
    assert question(world)["kind"] == "target"
    assert question(world)["cancel"] is True
    assert shown(world, "a", 0)["events"][-1]["kind"] == "played"
    await cancel(world)
    again = shown(world, "a", 0)
    assert others(world) == heard
    assert (again["view"], again["decision"], again["events"]) == (first["view"], first["decision"], [])
    assert again["since"] == len(first["events"])
    assert [entry.what for entry in live(world).match.written(0)] == ["answer", "undo"]
    assert [entry.what for entry in world.store.tables["t"].entries] == ["answer", "undo"]
    await world.choose("a", "play", "fear")
    assert question(world)["cancel"] is True
    world.close()


async def test_everybody_is_told_all_of_it_once_it_cannot_be_cancelled() -> None:
    world = await opened()
    heard = len(others(world))
    await world.choose("a", "play", "fear")
    await world.choose("a", "b/iron-worker")
    told = [json.loads(text) for _, _, text in others(world)[heard:]]
    assert [frame["t"] for frame in told] == ["update", "update"], "one for B, one for the spectator"
    for frame in told:
        assert [event["kind"] for event in frame["events"]] == ["played", "targeted"]
    await cancel(world, 2)
    assert refusals(world) == ["stale"]
    await world.wait(2 * PACE)
    assert question(world)["cancel"] is False
    await cancel(world)
    assert refusals(world) == ["stale", "cancel-late"]
    world.close()


@pytest.mark.parametrize("number", [-1, 0, 2, 7, 10**30])
async def test_another_number_cancels_nothing(number: int) -> None:
    world = await opened()
    await world.choose("a", "play", "fear")
    assert question(world)["number"] == 1
    heard = len(world.heard)
    await cancel(world, number)
    await world.say("b", client_messages.Cancel(1, number))
    assert [line[2] for line in world.heard[heard:]] == ["stale", "stale"]
    assert live(world).match.entries == 1
    world.close()


async def test_who_comes_later_sees_the_table_as_it_was() -> None:
    world = await opened()
    for name in "b-":
        await world.exit(name)
        await world.enter(name)
    before = [text for _, _, text in others(world)[-4:]]
    await world.choose("a", "play", "fear")
    heard = len(others(world))
    for name in "b-":
        await world.exit(name)
        await world.enter(name)
    now = [text for _, _, text in others(world)[heard:]]
    assert set(before) <= set(now)
    assert json.loads(before[-1])["clock"]["thinking"] == [0]
    world.close()


async def test_others_ask_about_the_table_as_it_was() -> None:
    world = await opened()
    asks: list[client_messages.ClientMessage] = [
        *[client_messages.Why(n, 1, verb, n) for n in range(1, 30) for verb in ("play", "use", "attack")],
        client_messages.Undo(1),
        client_messages.Hold(1),
        client_messages.Answer(1, 0, "0"),
    ]

    async def told() -> list[str]:
        heard = len(world.heard)
        for message in asks:
            await world.say("b", message)
        return [text for _, _, text in world.heard[heard:]]

    before, info = await told(), encode(world.table.info())
    await world.choose("a", "play", "fear")
    assert await told() == before
    assert encode(world.table.info()) == info
    world.close()


async def test_after_a_restart_it_is_still_hidden_and_can_still_be_cancelled() -> None:
    world = await opened()
    await world.exit("-")
    await world.enter("-")
    before = shown(world, "-", None)
    await world.choose("a", "play", "fear")
    mine = shown(world, "a", 0)
    await world.restart()
    for name in ("a", "b", "-"):
        await world.enter(name)
    assert shown(world, "-", None) == before
    assert question(world) == mine["decision"]
    assert question(world)["cancel"] is True
    heard = others(world)
    await cancel(world)
    assert others(world) == heard
    assert question(world)["kind"] == "turn"
    world.close()


async def test_a_restart_in_the_middle_begins_the_pause_before_it_again() -> None:
    """Without this, a missing pause would tell that somebody has begun something."""
    heard = []
    for tries in (False, True):
        world = await opened("attacks")
        await world.choose("a", "attack", "unit")
        for _ in range(30):
            asked = world.asked.get("a")
            if asked is not None and asked["kind"] == "turn":
                break
            if asked is not None:
                await world.say("a", client_messages.Answer(0, asked["number"], "0"))
            await b_does(world, "at once")
            await world.wait(PACE)
        if tries:
            await world.choose("a", "use", "water-blast")
            assert question(world)["cancel"] is True
        await world.restart()
        begin = len(others(world))
        for name in ("a", "b", "-"):
            await world.enter(name)
        await world.wait(6 * PACE)
        heard.append(others(world)[begin:])
        world.close()
    assert heard[0] == heard[1]
    assert any('"pause_ms":2000' in text for _, _, text in heard[0]), "there was a pause"


@pytest.mark.parametrize("when", ["before the restart", "after it"])
async def test_after_a_restart_nobody_notices_that_somebody_tried_the_first_thing_of_all(when: str) -> None:
    """A spectator who came back was sent everything anew where something had been tried, and nothing otherwise."""
    heard = []
    for tries in (False, True):
        world = await opened()
        if tries:
            await world.choose("a", "play", "fear")
            if when == "before the restart":
                await cancel(world)
        await world.restart()
        for name in ("a", "b", "-"):
            await world.enter(name)
        if tries and when == "after it":
            await cancel(world)
        await world.choose("a", "pass")
        await world.wait(6 * PACE)
        begin = len(others(world))
        await world.exit("-")
        await world.enter("-", since=1)
        heard.append(others(world)[begin:])
        world.close()
    assert heard[0] == heard[1]
    assert any('"since":1,' in text for _, _, text in heard[0]), "something had happened that need not be sent again"


async def test_what_cannot_be_written_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    world = await opened()
    await world.choose("a", "play", "fear")
    heard, asked = len(world.heard), question(world)
    append = world.store.append

    async def full(*_: object) -> None:
        raise StorageError("The disk is full.")

    monkeypatch.setattr(world.store, "append", full)
    await cancel(world)
    assert [line[2] for line in world.heard[heard:]] == ["storage"]
    assert live(world).match.entries == 1
    monkeypatch.setattr(world.store, "append", append)
    assert live(world).hidden is not None
    await cancel(world)
    assert question(world)["number"] == asked["number"] - 1
    assert not [line for line in world.heard[heard:] if line[1] != "a"]
    monkeypatch.setattr(world.store, "append", full)
    await world.choose("a", "play", "fear")
    assert refusals(world) == ["storage", "storage"]
    assert live(world).hidden is None
    world.close()


async def test_a_seat_beside_it_at_the_same_screen_is_somebody_else() -> None:
    world = World("spells", 0, holds=True)
    world.connections = {"ab": world.connections["a"]}
    await world.open("free", [A, SeatRow(1, "shared", "B", None, hashed("b"), None, 0)])
    beside = [text for _, _, text in world.heard if '"seat":1,"since"' in text]
    asked = shown(world, "ab", 0)["decision"]
    key = next(option["key"] for option in asked["options"] if option["meaning"] == ["play", "fear"])
    await world.say("ab", client_messages.Answer(0, asked["number"], key))
    tried = shown(world, "ab", 0)["decision"]
    assert tried["cancel"] is True
    await world.say("ab", client_messages.Cancel(0, tried["number"]))
    assert shown(world, "ab", 0)["decision"] == asked
    assert [text for _, _, text in world.heard if '"seat":1,"since"' in text] == beside
    world.close()


async def test_if_somebody_concedes_the_action_has_begun() -> None:
    world = await opened()
    await world.choose("a", "play", "fear")
    heard = len(world.told("-"))
    await world.say("b", client_messages.Concede(1))
    told = [json.loads(text) for _, _, text in world.told("-")[heard:]]
    assert [frame["t"] for frame in told] == ["presence", "update"]
    assert [event["kind"] for event in told[1]["events"]] == ["played"]
    assert question(world)["cancel"] is False
    await cancel(world)
    assert refusals(world) == ["cancel-late"]
    world.close()


async def test_what_a_bot_takes_over_is_shown_and_stays_shown() -> None:
    world = await opened()
    await world.choose("a", "play", "fear")
    await world.exit("a")
    heard = len(world.told("-"))
    await world.say("b", client_messages.Takeover(1, 0))
    told = [json.loads(text) for _, _, text in world.told("-")[heard:]]
    assert [frame["t"] for frame in told if frame["t"] != "proposal"] == ["presence", "update"]
    assert [event["kind"] for event in told[1]["events"]] == ["played"]
    await world.enter("a")
    assert question(world)["cancel"] is False
    await cancel(world)
    assert refusals(world) == ["cancel-late"]
    assert shown(world, "-", None)["events"] == told[1]["events"]
    world.close()


async def test_a_proposal_stays_open_until_the_others_notice_something() -> None:
    world = await opened(undo="agreed")
    await world.choose("a", "play", "fear")
    await world.choose("a", "b/mist-spirit")
    await world.wait(3 * PACE)
    await world.choose("a", "end")
    await world.choose("b", "pass", "end")
    await world.say("b", client_messages.Undo(1))
    open_ = [text for _, _, text in world.told("b") if text.startswith('{"t":"proposal"')]
    assert len(open_) == 1
    await world.choose("a", "play", "fear")
    await cancel(world)
    await world.choose("a", "play", "fear")
    assert [text for _, _, text in world.told("b") if text.startswith('{"t":"proposal"')] == open_
    await world.say("a", client_messages.Agree(0, "undo", True))
    assert question(world, "b")["kind"] == "turn"
    assert world.asked["a"] is None
    await world.choose("b", "pass", "end")
    await world.say("b", client_messages.Undo(1))
    assert len([text for _, _, text in world.told("b") if '"open":true' in text]) == 2
    await world.choose("a", "play", "fear")
    await world.choose("a", "b/iron-worker")
    assert json.loads([text for _, _, text in world.told("b") if '"proposal"' in text][-1])["open"] is False
    world.close()


@pytest.mark.parametrize(("rule", "offer"), [("free", "free"), ("agreed", "free"), ("never", None)])
async def test_a_choice_that_nobody_has_seen_is_taken_back_without_asking(rule: str, offer: str | None) -> None:
    world = await opened(undo=rule)
    first, heard = question(world), others(world)
    await world.choose("a", "play", "fear")
    assert question(world).get("undo") == offer
    await world.say("a", client_messages.Undo(0))
    assert others(world) == heard
    if offer is None:
        assert refusals(world) == ["undo-never"]
        await cancel(world)
    assert question(world) == first
    assert others(world) == heard
    world.close()


# -- taking back where all others are bots -----------------------------------------------------------------------------


async def test_alone_with_bots_everything_of_ones_own_turn_can_be_taken_back() -> None:
    world = World("attacks", 0, holds=True)
    world.connections = {"a": world.connections["a"]}
    world.setup["board"]["a"] |= {"hand": ["open-memories"], "dice": ["4*illusion-power"]}
    await world.open("free", [A, SeatRow(1, "bot", "", "random")])
    positions = []
    for _ in range(12):
        asked = world.asked["a"]
        if asked is None or asked["kind"] != "turn":
            break
        positions.append((live(world).match.answered, shown(world, "a", 0)["view"], asked["number"]))
        words = [o for o in asked["options"] if "meditate" in o["meaning"]] or asked["options"]
        await world.say("a", client_messages.Answer(0, asked["number"], words[0]["key"]))
        await world.wait(PACE)
        while (asked := world.asked["a"]) is not None and asked["kind"] != "turn":
            await world.say("a", client_messages.Answer(0, asked["number"], "0"))
            await world.wait(PACE)
        if live(world).match.turn_of() != 0 or live(world).match.undo_floor > positions[-1][0]:
            break
    match = live(world).match
    assert match.turn_of() == 0
    assert match.undo_floor > 0, "something was revealed"
    assert question(world)["undo"] == "free"
    while live(world).match.answered:
        await world.say("a", client_messages.Undo(0))
        assert refusals(world) == []
    assert shown(world, "a", 0)["view"] == positions[0][1]
    assert question(world)["number"] == positions[0][2]
    world.close()
