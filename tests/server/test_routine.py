"""Formalities are answered for a seat that wants that; it is written down, and nobody else hears of the wish."""

from __future__ import annotations

import json

import pytest

from emberhold.server.wire import client_messages
from tests.server.worlds import Json, World

BASIC = ["natural-basic", "charm-basic", "ceremonial-class"]
"""One basic symbol is best paid with either of two dice that are worth the same."""


async def opened(dice: list[str], **mine: object) -> World:
    world = World("spells", 1, holds=False)
    world.setup = {
        "board": {
            "a": {"hand": ["anchornaut"], "draw": ["seal"], "dice": dice, **mine},
            "b": {"hand": ["fear"], "dice": ["2*charm-class"], "battlefield": ["gilder", "iron-worker"]},
        }
    }
    await world.open("free")
    return world


async def play(world: World) -> None:
    await world.choose("a", "play", "anchornaut")


def asked(world: World) -> str | None:
    decision = world.asked["a"]
    return None if decision is None else str(decision["kind"])


def answers(world: World) -> list[list[int]]:
    assert world.table.live is not None
    return [list(entry.value or ()) for entry in world.table.live.match.journal().entries]


def given(world: World) -> set[int]:
    assert world.table.live is not None
    return world.table.live.answered_for


async def test_a_formality_is_put_to_somebody_who_wants_to_be_asked() -> None:
    world = await opened(BASIC)
    await play(world)
    decision = world.asked["a"]
    assert decision is not None
    assert (decision["kind"], decision["routine"]) == ("pay", True)
    assert given(world) == set()
    world.close()


async def test_a_formality_is_answered_for_somebody_who_wants_that_and_written_down() -> None:
    by_hand, routine = await opened(BASIC), await opened(BASIC)
    await routine.say("a", client_messages.Routine(0, on=True))
    for world in (by_hand, routine):
        await play(world)
    assert (asked(by_hand), asked(routine) == "pay") == ("pay", False)
    first = next(option["key"] for option in (by_hand.asked["a"] or {})["options"])
    await by_hand.say("a", client_messages.Answer(0, (by_hand.asked["a"] or {})["number"], first))

    assert answers(routine) == answers(by_hand)
    assert given(routine) == {answers(routine).index(next(v for v in answers(routine) if len(v) == 12))}
    # The others hear the same, whether the seat or the server has answered, and nothing of the wish.
    assert routine.told("b", "-") == by_hand.told("b", "-")
    by_hand.close()
    routine.close()


async def test_a_payment_with_a_choice_worth_making_is_asked_all_the_same() -> None:
    world = await opened(["natural-class", "charm-class"])
    await world.say("a", client_messages.Routine(0, on=True))
    await play(world)
    decision = world.asked["a"]
    assert decision is not None
    assert (decision["kind"], decision["routine"]) == ("pay", False)
    world.close()


async def test_the_wish_can_be_taken_back() -> None:
    world = await opened(BASIC)
    await world.say("a", client_messages.Routine(0, on=True))
    await world.say("a", client_messages.Routine(0, on=False))
    await play(world)
    assert asked(world) == "pay"
    world.close()


async def test_a_wish_for_another_seat_is_refused() -> None:
    world = await opened(BASIC)
    await world.say("b", client_messages.Routine(0, on=True))
    await play(world)
    assert asked(world) == "pay"
    world.close()


@pytest.mark.parametrize(("orders", "kind"), [(False, "turn"), (True, "resolve")])
async def test_orders_can_be_kept_while_other_formalities_are_answered(orders: bool, kind: str) -> None:
    world = await opened(["natural-class"], battlefield=["iron-worker", "masked-wolf"])
    await world.say("a", client_messages.Routine(0, on=True, orders=orders))
    await world.choose("a", "attack", "phoenixborn", "with", "all")
    await world.wait(4.0)
    if world.asked["b"] is not None and world.asked["b"]["kind"] == "block":
        await world.choose("b", "done")
    await world.wait(8.0)
    assert asked(world) == kind
    world.close()


def welcomes(world: World, name: str) -> list[Json]:
    frames = [json.loads(line) for _, _, line in world.told(name) if line.startswith("{")]
    return [frame for frame in frames if frame["t"] == "welcome"]


async def test_the_wish_is_kept_and_only_its_seat_is_told() -> None:
    world = await opened(BASIC)
    await world.say("a", client_messages.Routine(0, on=True, orders=True))
    await world.restart()
    for name in ("a", "b", "-"):
        await world.enter(name)
    mine, theirs, nobody = (welcomes(world, name)[-1]["settings"] for name in ("a", "b", "-"))
    assert [(one["seat"], one["routine"], one["orders"]) for one in mine] == [(0, True, True)]
    assert [(one["seat"], one["routine"], one["orders"]) for one in theirs] == [(1, False, False)]
    assert nobody == []
    world.close()


# -- what a question says about itself -------------------------------------------------------------------------------


async def test_a_question_names_the_card_that_it_is_about() -> None:
    world = await opened(BASIC)
    await play(world)
    decision = world.asked["a"]
    assert decision is not None
    assert [one["card"] for one in decision["about"]] == ["anchornaut"]
    assert decision["about"][0]["id"] > 0
    assert decision["own"] is False
    world.close()


async def test_a_window_with_an_ability_of_ones_own_says_so() -> None:
    world = await opened(["natural-class"], battlefield=["hammer-knight"])
    await world.choose("a", "attack", "phoenixborn")
    await world.wait(4.0)
    if world.asked["b"] is not None and world.asked["b"]["kind"] == "block":
        await world.choose("b", "done")
    for _ in range(6):
        if asked(world) == "window":
            break
        await world.wait(2.0)
    decision = world.asked["a"]
    assert decision is not None
    assert (decision["kind"], decision["own"]) == ("window", True)
    assert decision["about"][0]["card"] == "hammer-knight"
    assert decision["prompt"]["id"] == "card-hammer-knight.may"
    assert [option["text"]["id"] for option in decision["options"]] == ["do-use-it", "do-skip"]
    world.close()
