"""Bots think in processes of their own, so that no table waits for another one's bot.

A table always goes to the same process, which keeps its match and needs to hear only what is new. The luck of a choice
comes from the server's secret, the table and the move, so a match that was interrupted goes on as it would have.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import multiprocessing
import os
import signal
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from typing import Any, Final, NamedTuple, TypeVar

from emberhold.bots import Bot, Handle, load_bot
from emberhold.core.decisions import NONE, Decision
from emberhold.core.journal import Entry, Journal
from emberhold.core.match import Match
from emberhold.core.registry import load_game, replay
from emberhold.core.rng import Rng
from emberhold.server.logs import log, where

__all__ = ["Question", "Thinkers", "luck_of"]

KEPT: Final = 64
"""How many matches a process keeps."""
TRIES: Final = 3
"""How often a bot is asked before something else is answered for it."""

T = TypeVar("T")
Head = tuple[str, str, dict[str, Any], int]
Line = tuple[str, int, tuple[int, ...]]


class Question(NamedTuple):
    """What a bot is asked: at which table, for which seat, with which luck, within how many seconds."""

    table: str
    seat: int
    bot: str
    luck: int
    budget: float


def luck_of(secret: bytes, table: str, move: int, seat: int) -> int:
    """The luck of one choice; nobody can know it beforehand, and it is the same after a restart."""
    digest = hmac.new(secret, f"bot:{table}:{move}:{seat}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big")


# -- in the process of the bots ----------------------------------------------------------------------------------

_matches: OrderedDict[str, Match] = OrderedDict()
_bots: dict[str, Bot] = {}


def think(question: Question, head: Head | None, base: int, lines: Sequence[Line]) -> str | None:
    """The bot's choice; None if this process does not know the match up to entry `base` and has to be told all."""
    entries = [Entry(*line) for line in lines]
    if head is not None:
        match = replay(Journal(*head, entries))
        _matches[question.table] = match
        while len(_matches) > KEPT:
            _matches.popitem(last=False)
    else:
        known = _matches.get(question.table)
        if known is None or known.entries != base:
            return None
        match = known
        for entry in entries:
            match.follow(entry)
        _matches.move_to_end(question.table)
    decision = match.decision_for(question.seat)
    if decision is None:
        return None
    bot = _bots.get(question.bot)
    if bot is None:
        bot = _bots[question.bot] = load_bot(question.bot)
    try:
        with at_most(question.budget):
            return bot.choose(Handle(match, question.seat), decision, Rng(question.luck))
    except TimeoutError:
        return hasty(decision, question.luck)


def get_ready(game: str, bots: Sequence[str]) -> None:
    """Have at hand what is needed to think; whoever waits for this knows that the process is free."""
    load_game(game)
    for name in bots:
        if name not in _bots:
            _bots[name] = load_bot(name)


def hasty(decision: Decision, luck: int) -> str:
    """What a bot answers that ran out of time: nothing where that is an answer, else anything."""
    if decision.passive:
        return str(decision.ask.answers.index(NONE))
    return str(Rng(luck).below(decision.count))


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Interrupt what runs too long, where the system can; elsewhere the server stops waiting by itself."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return
    signal.signal(signal.SIGALRM, _too_long)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def in_time(seconds: float, work: Callable[..., T], args: tuple[object, ...]) -> T:
    with at_most(seconds):
        return work(*args)


def _too_long(_signal: int, _frame: object) -> None:
    raise TimeoutError


def _quietly() -> None:
    # Ctrl+C is for the server, which then closes its processes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed closes nothing, and whoever only waits for its questions would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


# -- in the server -----------------------------------------------------------------------------------------------


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int | None = None, budget: float = 8.0) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self.patience = budget * 4 + 20
        """After how many seconds something counts as stuck; others may be before it in the line."""
        self._pools: list[ProcessPoolExecutor | None] = [None] * count
        self._long = asyncio.Semaphore(count)
        self._told: dict[str, int] = {}
        self._quick: dict[str, Bot] = {}

    async def choose(self, question: Question, match: Match, head: Head) -> str:
        """The key of the option chosen for this seat."""
        decision = match.decision_for(question.seat)
        assert decision is not None
        quick = self._bot(question.bot)
        key: str | None
        try:
            if quick.uses_handle:
                entries = [(entry.what, entry.seat, entry.value) for entry in match.written(0)]
                key = await self._choice(question, head, entries)
            else:
                # It only looks at the question, which takes less time than to ask another process.
                key = quick.choose(Handle(match, question.seat), decision, Rng(question.luck))
        except Exception as error:
            # The match goes on, whatever is wrong with a bot.
            log("bot-failed", table=question.table, bot=question.bot, error=where(error))
            self.forget(question.table)
            key = None
        if key is None or not key.isdigit() or int(key) >= decision.count:
            return hasty(decision, question.luck)
        return key

    async def _choice(self, question: Question, head: Head, entries: Sequence[Line]) -> str | None:
        for _ in range(TRIES):
            known = self._told.pop(question.table, 0)
            base = known if known <= len(entries) else 0
            # A process that has come anew does not know the match; one that broke may do better the next time.
            with suppress(BrokenProcessPool):
                told = None if base else head
                key = await self._run(question.table, think, question, told, base, entries[base:])
                if key is not None:
                    self._told[question.table] = len(entries)
                    return key
        return None

    async def ready(self, table: str, game: str, bots: Sequence[str]) -> None:
        """Wait until whatever is before this table in the line is done. What is asked at once comes right after."""
        thoughtful = [name for name in bots if self._bot(name).uses_handle]
        if thoughtful:
            with suppress(TimeoutError, BrokenProcessPool):
                async with asyncio.timeout(self.budget):
                    await self._run(table, get_ready, game, thoughtful)

    async def elsewhere(self, key: str, work: Callable[..., T], *args: object) -> T:
        """Do something long in one of the processes, for whoever is called so.

        However many ask for that, no bot has more of it before it in the line than there are processes.
        """
        try:
            async with self._long:
                return await self._run(key, in_time, self.budget, work, args)
        except BrokenProcessPool:
            raise TimeoutError from None

    async def _run(self, key: str, work: Callable[..., T], *args: object) -> T:
        """Have something done in a process; what is stuck is thrown away, and so is its process."""
        place = self._place(key)
        pool = self._pool(place)
        try:
            future = pool.submit(work, *args)
        except BrokenProcessPool:
            self._close(place)
            future = (pool := self._pool(place)).submit(work, *args)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self.patience)
        except (TimeoutError, BrokenProcessPool):
            if not future.done() and self._pools[place] is pool:
                self._close(place)
            raise

    def _pool(self, place: int) -> ProcessPoolExecutor:
        pool = self._pools[place]
        if pool is None:
            context = multiprocessing.get_context("spawn")
            pool = self._pools[place] = ProcessPoolExecutor(1, mp_context=context, initializer=_quietly)
        return pool

    def forget(self, table: str) -> None:
        """The match was rebuilt or is over."""
        self._told.pop(table, None)

    def close(self) -> None:
        for place in range(len(self._pools)):
            self._close(place)

    def _bot(self, name: str) -> Bot:
        if name not in self._quick:
            self._quick[name] = load_bot(name)
        return self._quick[name]

    def _place(self, table: str) -> int:
        return zlib.crc32(table.encode()) % len(self._pools)

    def _close(self, place: int) -> None:
        pool, self._pools[place] = self._pools[place], None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.kill()
            # Whoever waits behind it is told that the process broke, and asks the next one.
            pool.shutdown(wait=False)
