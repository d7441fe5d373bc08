"""Bots that think for some time: whom they are offered to, whose turn it is to think, and what windows leave them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from emberhold.bots import Handle, load_bot
from emberhold.bots.greedy import numbers
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.i18n import Texts
from emberhold.server.bots.pool import QUICK_S, BotPool
from emberhold.server.bots.worker import LEAST_S, Head, Question, time_left
from emberhold.server.http.app import ServerConfig, make_app
from emberhold.server.store.store import SeatRow
from emberhold.server.tables.pause import BOT_SLOT
from emberhold.server.tables.timetable import LEAD_S
from emberhold.server.work_budget import WorkBudget
from tests.server.guests import FAST, PERSON, new_table, seated
from tests.server.test_pause import ThreeSeats, against_bots

LEVELS = ["novice", "adept", "master"]
PLENTY = "adept:iterations=10000"
"""Thinks as long as it may."""


@pytest.fixture
def ashes(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(ServerConfig(tmp_path / "tables.sqlite3", FAST, processes=1))) as client:
        yield client


@pytest.fixture
async def bot_pool() -> AsyncIterator[BotPool]:
    made = BotPool(1, 8.0, [PLENTY])
    yield made
    made.close()


def begun(answers: int = 8) -> tuple[Match, Head]:
    """A match in which a seat has something to think about."""
    spec = load_game("ashes")
    setup = dict(spec.setups(2)[0])
    match, quick = spec.new(setup, 3, track=True, log=True), load_bot("random")
    while match.answered < answers or not match.quiet or len(numbers(match, match.pending[0].ask)) < 5:
        decision = match.pending[0]
        seat = decision.seats[0]
        match.answer(seat, decision, quick.choose(Handle(match, seat), decision, Rng(match.answered)))
    return match, ("ashes", spec.rules_version, setup, 3)


def question(match: Match, table: str, seconds: float, *, long: bool = False, asked: bool = True) -> Question:
    seat = match.pending[0].seats[0]
    return Question(table, seat, PLENTY, 77, 8.0, seconds, time.monotonic() if asked else None, long)


# -- what is offered ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "usual"), [("games", "novice"), ("chains", "novice")])
def test_every_bot_is_offered_with_sentences_the_strongest_level_last(ashes: TestClient, path: str, usual: str) -> None:
    found: list[dict[str, Any]] = ashes.get(f"/api/{path}").json()
    for info in found:
        bots = info["bots"]
        assert [bot["bot"] for bot in bots] == [*LEVELS, "greedy", "random"]
        assert [bot["bot"] for bot in bots if bot["level"]] == LEVELS
        assert [bot["name"] for bot in bots] == ["Novice", "Adept", "Master", "Greedy", "Random"]
        together = "aeons-end" in info["name"]
        assert [bot["bot"] for bot in bots if bot["usual"]] == ["adept" if together else usual]
        texts = Texts("en", info["name"])
        said = [texts.say(bot[what]["id"], **bot[what]["args"]) for bot in bots for what in ("help", "time")]
        assert all(words.endswith(".") for words in said)
        assert not texts.absent
    assert {"aeons-end" in info["name"] for info in found} == {True, False}


def test_an_adept_stands_in_for_who_is_gone_if_it_may() -> None:
    assert BotPool(1).stand_in == "adept"
    assert BotPool(1, names=["random", "greedy"]).stand_in == "greedy"
    assert BotPool(1, names=["my.own:Bot"]).stand_in == "my.own:Bot"


# -- the queue ---------------------------------------------------------------------------------------------------


def test_who_waited_in_the_queue_thinks_less() -> None:
    asked = Question("t", 0, "adept", 1, 8.0, 0.3)
    assert time_left(asked) == 0.3
    assert time_left(asked._replace(asked=time.monotonic() - 0.2)) == pytest.approx(0.1, abs=0.05)
    assert time_left(asked._replace(asked=time.monotonic() - 5.0)) == LEAST_S
    assert time_left(asked._replace(seconds=0.0, asked=time.monotonic() - 5.0)) == 0.0
    assert time_left(asked._replace(bot="greedy", seconds=None, asked=time.monotonic())) is None


async def test_a_quick_bot_does_not_wait_for_one_that_thinks_long(bot_pool: BotPool) -> None:
    match, head = begun()
    # Both processes are there, and know the match.
    await bot_pool.choose(question(match, "slow", 0.05, long=True), match, head)
    await bot_pool.choose(question(match, "quick", 0.05), match, head)
    long = asyncio.create_task(bot_pool.choose(question(match, "slow", 4.0, long=True), match, head))
    await asyncio.sleep(0.1)

    await bot_pool.choose(question(match, "quick", 0.1), match, head)

    assert not long.done()
    await long


async def test_many_that_think_long_share_the_time_of_one(bot_pool: BotPool) -> None:
    """Each of eight wants a second; one after the other that would take eight."""
    match, head = begun()
    await asyncio.gather(*(bot_pool.choose(question(match, f"t{n}", 0.02, long=True), match, head) for n in range(8)))
    began = time.monotonic()
    await asyncio.gather(*(bot_pool.choose(question(match, f"t{n}", 1.0, long=True), match, head) for n in range(8)))
    assert 0.9 < time.monotonic() - began < 4.0


async def test_what_a_process_took_is_told(bot_pool: BotPool) -> None:
    match, head = begun()
    took: list[float] = []
    await bot_pool.choose(question(match, "t", 0.3, asked=False), match, head, took.append)
    assert 0.25 < took[0] < 3.0


def test_what_somebody_causes_is_taken_from_their_share() -> None:
    share = WorkBudget(0.001, 10.0)
    share.spend("ada", 12.0)
    assert share.left("ada") == pytest.approx(-2.0, abs=0.1)
    assert share.left("bo") == 10.0


# -- at a table --------------------------------------------------------------------------------------------------


def test_in_a_window_a_bot_thinks_for_half_of_what_is_left_of_its_slot() -> None:
    three = against_bots()
    three.moves(1, 2)
    closes = BOT_SLOT * 0.8 - LEAD_S
    assert three.pause.thinking_time(1) == pytest.approx(closes / 2)
    assert three.pause.thinking_time(2) == pytest.approx(BOT_SLOT * 0.8 / 2)  # its slot has not begun
    three.at(three.now + 0.4)
    assert three.pause.thinking_time(1) == pytest.approx((closes - 0.4) / 2)
    three.at(three.now + 0.4)
    assert three.pause.thinking_time(1) == 0.0
    assert closes / 2 < QUICK_S


def test_a_bot_without_a_slot_has_time() -> None:
    three = ThreeSeats(screens=(0, 0, 0))
    assert three.pause.slot_of(1) == 0.0
    assert three.pause.thinking_time(1) > 1000
    three.seats.rows[1] = SeatRow(1, "bot", bot="adept", screen=1)
    assert three.pause.thinking_time(1) < BOT_SLOT / 2


@pytest.mark.parametrize("bot", LEVELS)
def test_each_level_answers_at_a_table(ashes: TestClient, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions outside windows get the whole time of the level, and only the long ones go to the long queue."""
    asked: list[Question] = []
    pool = ashes.app.state.tables.services.bot_pool  # type: ignore[attr-defined]
    choose = pool.choose

    async def noted(question: Question, *rest: Any) -> str:
        asked.append(question)
        key: str = await choose(question, *rest)
        return key

    monkeypatch.setattr(pool, "choose", noted)
    seconds = {"novice": 0.1, "adept": 0.3, "master": 2.0}[bot]
    table = new_table(ashes, [PERSON, {"kind": "bot", "bot": bot}], game="ashes", seed=4)
    with seated(ashes, table["table"], table["seats"][0]["token"]) as ada:
        for _ in range(6):
            ada.answer(ada.asked())
        ada.asked()
    assert asked
    for question in asked:
        assert question.bot == bot
        own = question.asked is not None
        assert question.seconds == seconds if own else (question.seconds or 0) <= QUICK_S
        assert question.long == (own and bot == "master")
