"""The processes in which bots think, so that no table waits for the bot of another table.

A table always goes to the same process, which keeps its match and only needs the new entries. The luck of a choice
comes from the server's secret, the table and the move, so an interrupted match goes on as it would have without the
interruption.

Choices that take long, or for which nobody waits, have processes of their own, which leave the processor to the others:
so a bot that answers quickly waits for other quick ones only. They start with the first such choice (decision 045).
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import multiprocessing
import os
import time
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from threading import Thread
from typing import Final, TypeVar

from emberhold.bots import Bot, Handle, UnknownBot, load_bot
from emberhold.bots.offered_bots import stand_in
from emberhold.bots.roster import built_in_bots, outside_target
from emberhold.core.match import Match
from emberhold.core.rng import Rng
from emberhold.server.bots.worker import (
    Chosen,
    Head,
    Line,
    Question,
    get_ready,
    hasty,
    in_time,
    prepare_process,
    think,
)
from emberhold.server.logs import log, where

__all__ = ["QUICK_S", "BotPool", "luck_of"]

QUICK_S: Final = 0.4
"""A choice for which a bot may think longer than this is a long one. In a window bots never do."""
NICE: Final = 5
"""How far these processes stand back behind all others."""
TRIES: Final = 3
"""How often a bot is asked before the server answers for it."""

GONE: Final = "0"
"""What is answered to a question that is not asked any more. The loop of the table takes no notice of it."""

CLOSE_SECONDS: Final = 2.0
"""How long the end of the server waits for the thread of a process that was ended."""

T = TypeVar("T")


def luck_of(secret: bytes, table: str, move: int, seat: int, what: str = "bot") -> int:
    """The seed for one choice, or for `what` else. Nobody can know it beforehand, and a restart does not change it."""
    digest = hmac.new(secret, f"{what}:{table}:{move}:{seat}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big")


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int | None = None, budget: float = 8.0, names: Sequence[str] | None = None) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self.names = tuple(built_in_bots() if names is None else names)
        """The bots that may be chosen here. No other bot is ever loaded."""
        self.patience = budget + 12
        """After how many seconds without a sign of life a process counts as stuck. Each task is interrupted before."""
        self._count = count
        """How many processes there are for quick choices, the first ones. Behind them are as many for long ones."""
        self._alive: list[float] = [0.0] * (2 * count)
        """When each process last finished a task, or was asked while it had nothing to do."""
        self._waiting = [0] * (2 * count)
        self._pools: list[ProcessPoolExecutor | None] = [None] * (2 * count)
        self._long = asyncio.Semaphore(count)
        self._told: dict[tuple[int, str], int] = {}
        """How many entries of a table's match each process knows."""
        self._quick: dict[str, Bot | None] = {}

    @property
    def stand_in(self) -> str:
        """The bot that plays or answers for somebody who does not."""
        return stand_in(self.names)

    @property
    def crowded(self) -> bool:
        """Whether long choices wait for each other."""
        return max(self._waiting[self._count :]) > 1

    async def choose(
        self, question: Question, match: Match, head: Head, on_thought: Callable[[float], None] | None = None
    ) -> str:
        """The key of the option chosen for this seat. `on_thought` is told how many seconds a process took for it."""
        decision = match.decision_for(question.seat)
        if decision is None:
            return GONE
        key: str | None
        try:
            quick = self._quick_bot(question.bot)
            if quick is None:
                entries = [(entry.what, entry.seat, entry.value) for entry in match.written(0)]
                chosen = await self._choice(question, head, entries)
                key = None if chosen is None else chosen.key
                if chosen is not None and on_thought is not None:
                    on_thought(chosen.seconds)
                if chosen is not None and chosen.mishap:
                    log("bot-failed", table=question.table, bot=question.bot, error=chosen.mishap)
            else:
                # This bot only looks at the question, which is quicker than asking another process.
                key = quick.choose(Handle(match, question.seat), decision, Rng(question.luck))
        except Exception as error:
            # The match goes on, whatever is wrong with the bot.
            log("bot-failed", table=question.table, bot=question.bot, error=where(error))
            self.forget(question.table)
            key = None
        if key is None or not key.isdigit() or int(key) >= decision.count:
            return hasty(decision, question.luck)
        return key

    async def _choice(self, question: Question, head: Head, entries: Sequence[Line]) -> Chosen | None:
        number = self._process_of(question.table, long=question.long)
        for _ in range(TRIES):
            known = self._told.pop((number, question.table), 0)
            base = known if known <= len(entries) else 0
            # A new process does not know the match, and after a crash a second try may work.
            with suppress(BrokenProcessPool):
                told = None if base else head
                chosen = await self._run(number, think, question, told, base, entries[base:])
                if chosen is not None:
                    self._told[number, question.table] = len(entries)
                    return chosen
        return None

    async def ready(self, table: str, game: str, bots: Sequence[str]) -> None:
        """Wait until all earlier quick tasks in this table's queue are done. A quick one that is added at once is next.

        All questions that are asked in a pause are quick.
        """
        thoughtful = [name for name in bots if name in self.names and self._quick_bot(name) is None]
        if thoughtful:
            with suppress(TimeoutError, BrokenProcessPool):
                async with asyncio.timeout(self.budget):
                    await self._run(self._process_of(table), get_ready, game, thoughtful)

    async def run_long(self, key: str, work: Callable[..., T], *args: object) -> T:
        """Run a long task in one of the processes. The same key always goes to the same process.

        However many long tasks there are, no bot has to wait for more of them than there are processes.
        """
        try:
            async with self._long:
                return await self._run(self._process_of(key), in_time, self.budget, work, args)
        except BrokenProcessPool:
            raise TimeoutError from None

    async def _run(self, number: int, work: Callable[..., T], *args: object) -> T:
        """Run a task in a process. If the task gets stuck, it is dropped and its process is ended."""
        pool = self._pool(number)
        try:
            future = pool.submit(work, *args)
        except BrokenProcessPool:
            self._close(number)
            future = (pool := self._pool(number)).submit(work, *args)
        if not self._waiting[number]:
            self._alive[number] = time.monotonic()
        self._waiting[number] += 1
        done = asyncio.wrap_future(future)
        try:
            while not done.done():
                left = self._alive[number] + self.patience - time.monotonic()
                if left <= 0 and self._pools[number] is pool:
                    log("bots-stuck", process=number)
                    # The first to notice waits longest, so it is the task that hangs.
                    self._close(number)
                    raise TimeoutError
                await asyncio.wait((done,), timeout=max(0.1, left))
            return done.result()
        finally:
            if done.done():
                self._alive[number] = time.monotonic()
            done.cancel()
            self._waiting[number] -= 1

    def _pool(self, number: int) -> ProcessPoolExecutor:
        pool = self._pools[number]
        if pool is None:
            context = multiprocessing.get_context("spawn")
            nice = NICE if number >= self._count else 0
            pool = ProcessPoolExecutor(1, mp_context=context, initializer=prepare_process, initargs=(nice,))
            self._pools[number] = pool
        return pool

    def forget(self, table: str) -> None:
        """Forget a match that was rebuilt or is over."""
        for long in (False, True):
            self._told.pop((self._process_of(table, long=long), table), None)

    def close(self) -> None:
        """End all processes. Their threads end with them, and give back what they shared with them."""
        threads = [self._close(number) for number in range(len(self._pools))]
        for thread in threads:
            if thread is not None:
                thread.join(CLOSE_SECONDS)

    def _quick_bot(self, name: str) -> Bot | None:
        """The bot with this name, if it only looks at the question; None if it must think in another process."""
        if name not in self.names:
            raise UnknownBot(f"The bot '{name}' is not allowed here. Start the server with --bots to allow it.")
        if name not in self._quick:
            bot = load_bot(name) if outside_target(name) is None else None
            self._quick[name] = bot if bot is not None and not bot.uses_handle else None
        return self._quick[name]

    def _process_of(self, key: str, *, long: bool = False) -> int:
        return zlib.crc32(key.encode()) % self._count + (self._count if long else 0)

    def _close(self, number: int) -> Thread | None:
        """End a process; returns the thread that looks after it, which ends a moment later."""
        pool, self._pools[number] = self._pools[number], None
        if pool is None:
            return None
        thread: object = pool._executor_manager_thread
        for process in list(pool._processes.values()):
            process.kill()
        # Tasks behind it in the queue are told that the process broke, and go to the new one.
        pool.shutdown(wait=False)
        return thread if isinstance(thread, Thread) else None
