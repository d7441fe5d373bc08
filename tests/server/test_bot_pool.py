"""Processes in which bots think: one that hangs or dies costs a move its quality, never the match."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import pytest
from fastapi.testclient import TestClient

from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.server.bots import pool
from emberhold.server.bots.pool import BotPool
from emberhold.server.bots.worker import Head, Question, hasty
from tests.server.guests import PERSON, new_table, play_out, seated

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are stopped by signals")


@pytest.fixture
async def bot_pool(games_installed: None) -> AsyncIterator[BotPool]:  # noqa: ARG001 - it must come first
    made = BotPool(1, 5.0)
    yield made
    made.close()


def toy() -> tuple[Match, Head]:
    spec = load_game("toy")
    setup = dict(spec.setups(2)[0])
    return spec.new(setup, 5), ("toy", spec.rules_version, setup, 5)


def question(match: Match, table: str = "t", bot: str = "greedy") -> Question:
    return Question(table, match.pending[0].seats[0], bot, 77, 5.0)


def worker(bot_pool: BotPool) -> int:
    pool = bot_pool._pools[0]
    assert pool is not None
    (pid,) = pool._processes
    return pid


def there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def ticks(while_waiting: asyncio.Task[str]) -> float:
    """The longest time that the event loop was kept busy."""
    longest, last = 0.0, time.monotonic()
    while not while_waiting.done():
        await asyncio.sleep(0.005)
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
    return longest


async def test_a_process_that_hangs_is_replaced_and_the_loop_goes_on(bot_pool: BotPool) -> None:
    match, head = toy()
    asked = question(match)
    first = await bot_pool.choose(asked, match, head)
    stuck = worker(bot_pool)
    os.kill(stuck, signal.SIGSTOP)
    bot_pool.patience = 0.6

    task = asyncio.create_task(bot_pool.choose(asked, match, head))
    assert await ticks(task) < 0.5

    decision = match.decision_for(asked.seat)
    assert decision is not None
    assert task.result() == hasty(decision, asked.luck)
    bot_pool.patience = 30.0
    assert await bot_pool.choose(asked, match, head) == first
    assert worker(bot_pool) != stuck
    until = time.monotonic() + 5
    while there(stuck) and time.monotonic() < until:
        await asyncio.sleep(0.02)
    assert not there(stuck)


async def test_a_process_that_dies_is_asked_again(bot_pool: BotPool) -> None:
    match, head = toy()
    asked = question(match)
    first = await bot_pool.choose(asked, match, head)
    dead = worker(bot_pool)
    os.kill(dead, signal.SIGSTOP)
    tasks = [asyncio.create_task(bot_pool.choose(question(match, t), match, head)) for t in ("t", "u", "v")]
    await asyncio.sleep(0.1)
    os.kill(dead, signal.SIGKILL)

    # Also those that waited in the line behind it.
    assert await asyncio.gather(*tasks) == [first, first, first]
    assert worker(bot_pool) != dead


async def test_a_bot_that_is_wrong_does_not_stop_the_match(bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    match, head = toy()
    asked = question(match)
    decision = match.decision_for(asked.seat)
    assert decision is not None
    for wrong in (broken, nonsense, too_much):
        monkeypatch.setattr(pool, "think", wrong)
        assert await bot_pool.choose(asked, match, head) == hasty(decision, asked.luck)


def broken(*_: object) -> str:
    raise ZeroDivisionError


def nonsense(*_: object) -> str:
    return "the best one"


def too_much(*_: object) -> str:
    return "123456"


async def test_who_waits_in_a_long_line_kills_nobody(bot_pool: BotPool) -> None:
    match, head = toy()
    first = await bot_pool.choose(question(match), match, head)
    pid = worker(bot_pool)
    long = [asyncio.create_task(bot_pool._run(0, time.sleep, 0.4)) for _ in range(4)]
    await asyncio.sleep(0)
    bot_pool.patience = 1.2  # longer than each of them, and shorter than all of them together
    await bot_pool.choose(question(match), match, head)
    await asyncio.gather(*long)
    bot_pool.patience = 30.0

    assert await bot_pool.choose(question(match), match, head) == first
    assert worker(bot_pool) == pid


def test_a_match_goes_on_over_dead_bots(client: TestClient) -> None:
    table = new_table(client, [PERSON, {"kind": "bot", "bot": "greedy"}])
    tables = client.app.state.tables  # type: ignore[attr-defined]
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        killed: set[int] = set()
        while len(killed) < 2:
            ada.answer(ada.asked())
            if tables.services.bot_pool._pools[0] is not None:
                for pid in list(tables.services.bot_pool._pools[0]._processes):
                    with contextlib.suppress(ProcessLookupError):  # it is dead already
                        os.kill(pid, signal.SIGKILL)
                        killed.add(pid)
        assert play_out(ada)["replay"]


async def test_a_bot_does_not_wait_for_everybody_who_looks_at_replays(bot_pool: BotPool) -> None:
    """Asked for after ten long things, it comes right after the first of them."""
    await bot_pool.run_long("x", time.sleep, 0)
    done: list[str] = []

    async def noted(name: str, work: Coroutine[Any, Any, object]) -> None:
        await work
        done.append(name)

    looks = [asyncio.create_task(noted("look", bot_pool.run_long("x", time.sleep, 0.05))) for _ in range(10)]
    await asyncio.sleep(0)
    match, head = toy()
    await noted("bot", bot_pool.choose(question(match), match, head))

    assert len(done) <= 4
    await asyncio.gather(*looks)
    assert done.count("look") == 10


async def test_a_question_that_is_gone_when_its_turn_comes_is_no_error(bot_pool: BotPool) -> None:
    match, head = toy()
    asked = question(match)
    thought = asyncio.create_task(bot_pool.choose(asked, match, head))
    while (decision := match.decision_for(asked.seat)) is not None:  # before the task has begun
        match.answer(asked.seat, decision, "0")
    assert await thought == pool.GONE


def spin(seconds: float) -> float:
    """Use so much processor time."""
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        pass
    return seconds


async def test_long_work_is_limited_by_its_processor_time(games_installed: None) -> None:  # noqa: ARG001
    made = BotPool(1, 0.3)
    try:
        await made.run_long("x", time.sleep, 0.6)  # takes no processor time, as work that waits for a busy machine
        assert await made.run_long("x", spin, 0.05) == 0.05
        with pytest.raises(TimeoutError):
            await made.run_long("x", spin, 3.0)
    finally:
        made.close()
