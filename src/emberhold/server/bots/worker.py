"""The work of a bot process: it keeps the matches it was told about and makes the choices of their bots."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal, NamedTuple, TypeVar

from emberhold.bots import Bot, Handle, load_bot
from emberhold.bots.hasty_answer import hasty
from emberhold.bots.outside.outside_bot import OutsideBot
from emberhold.bots.outside.walls import hide_memory
from emberhold.bots.roster import outside_target, take_mishaps
from emberhold.core.decisions import Decision
from emberhold.core.journal import Entry, Journal
from emberhold.core.match import Match
from emberhold.core.registry import load_game, replay
from emberhold.core.rng import Rng
from emberhold.core.seeds import Seed

__all__ = ["Chosen", "Head", "Line", "Question", "get_ready", "hasty", "in_time", "prepare_process", "think"]

KEPT: Final = 64
"""How many matches a process keeps."""
KEPT_OUTSIDE: Final = 8
"""How many bots from other packages it keeps running, each in a process of its own for one seat."""
LEAST_S: Final = 0.02
"""For how many seconds a bot may think even if it was asked long ago."""
GRACE_S: Final = 0.5
"""How many seconds after its time limit a bot from another package is interrupted; normally it has ended by then."""

T = TypeVar("T")
Head = tuple[str, str, dict[str, Any], Seed]
"""How a match starts: game, rules version, set-up, seed."""
Line = tuple[str, int, tuple[int, ...]]
"""One entry of its journal."""


class Question(NamedTuple):
    """What a bot is asked: at which table, for which seat, with which seed.

    After `budget` seconds it is interrupted. A bot that can keep to a time thinks for `seconds` only. If it is known
    since when it was asked (`asked`, by the monotonic clock), the time in the queue counts too. `long` says which of
    the two queues that is.
    """

    table: str
    seat: int
    bot: str
    luck: int
    budget: float
    seconds: float | None = None
    asked: float | None = None
    long: bool = False


class Chosen(NamedTuple):
    """The key that was chosen, and the reason if it had to be chosen for a bot from another package.

    `seconds` is how long that took.
    """

    key: str
    mishap: str = ""
    seconds: float = 0.0


_matches: OrderedDict[str, Match] = OrderedDict()
_bots: dict[str, Bot] = {}
_outside: OrderedDict[tuple[str, int, str], OutsideBot] = OrderedDict()


def think(question: Question, head: Head | None, base: int, lines: Sequence[Line]) -> Chosen | None:
    """The bot's choice; None if this process does not know the match up to entry `base` and must be told all of it."""
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
    handle, rng = Handle(match, question.seat), Rng(question.luck)
    began = time.perf_counter()
    key, mishap = _choice_of(_bot_for(question), question, handle, decision, rng)
    return Chosen(key, mishap, time.perf_counter() - began)


def _choice_of(bot: Bot, question: Question, handle: Handle, decision: Decision, rng: Rng) -> tuple[str, str]:
    """The key, and the reason if the bot did not choose it itself."""
    if isinstance(bot, OutsideBot):
        bot.budget = question.budget
        with at_most(bot.start + question.budget + GRACE_S):
            key = bot.choose(handle, decision, rng)
        return key, " ".join(mishap.kind for mishap in take_mishaps(bot))
    try:
        with at_most(question.budget):
            return bot.choose(handle, decision, rng), ""
    except TimeoutError:
        return hasty(decision, question.luck), ""


def time_left(question: Question) -> float | None:
    """For how many seconds the bot may think now; None if it has no such limit.

    Who waited in the queue thinks that much less. So with many tables all of them think less, and none waits longer.
    """
    if question.seconds is None or question.asked is None:
        return question.seconds
    waited = max(0.0, time.monotonic() - question.asked)
    return max(min(LEAST_S, question.seconds), question.seconds - waited)


def _bot_for(question: Question) -> Bot:
    name = question.bot
    if outside_target(name) is None:
        seconds = time_left(question)
        if seconds is not None:
            return load_bot(name, seconds)
        bot = _bots.get(name)
        if bot is None:
            bot = _bots[name] = load_bot(name)
        return bot
    # One bot for each seat: a bot that saw two hands would know too much.
    place = question.table, question.seat, name
    found = _outside.get(place)
    if found is None:
        made = load_bot(name)
        assert isinstance(made, OutsideBot)
        found = _outside[place] = made
        while len(_outside) > KEPT_OUTSIDE:
            _outside.popitem(last=False)[1].close()
    _outside.move_to_end(place)
    return found


def get_ready(game: str, bots: Sequence[str]) -> None:
    """Load what is needed to think. When this returns, the process is free."""
    load_game(game)
    for name in bots:
        if name not in _bots and outside_target(name) is None:
            _bots[name] = load_bot(name)


@contextmanager
def at_most(seconds: float, of: Literal["time", "processor"] = "time") -> Iterator[None]:
    """Interrupt what runs too long, if the operating system can; otherwise the server itself stops waiting."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return
    timer, told = (signal.ITIMER_REAL, signal.SIGALRM) if of == "time" else (signal.ITIMER_PROF, signal.SIGPROF)
    signal.signal(told, _too_long)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)


def in_time(seconds: float, work: Callable[..., T], args: tuple[object, ...]) -> T:
    """Do some work, unless it takes more processor time: on a busy machine nobody is refused what others get."""
    with at_most(seconds, of="processor"):
        return work(*args)


def _too_long(_signal: int, _frame: object) -> None:
    raise TimeoutError


def prepare_process(nice: int = 0) -> None:
    """The first thing that a new process does. With `nice` it leaves the processor to others who want it."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    # This process will know things that bots must not know.
    hide_memory()
    # Ctrl+C is meant for the server, which then ends its processes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """End this process when the server is gone. A killed server ends nothing, and this process would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
