"""What a process of the bots does: it keeps the matches it has heard of, and chooses for their bots."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeVar

from emberhold.bots import Bot, Handle, load_bot
from emberhold.core.decisions import Decision
from emberhold.core.journal import Entry, Journal
from emberhold.core.match import Match
from emberhold.core.registry import load_game, replay
from emberhold.core.rng import Rng

__all__ = ["Head", "Line", "Question", "get_ready", "hasty", "in_time", "prepare_process", "think"]

KEPT: Final = 64
"""How many matches a process keeps."""

T = TypeVar("T")
Head = tuple[str, str, dict[str, Any], int]
"""How a match begins: game, rules version, set-up, seed."""
Line = tuple[str, int, tuple[int, ...]]
"""One entry of its journal."""


class Question(NamedTuple):
    """What a bot is asked: at which table, for which seat, with which luck, within how many seconds."""

    table: str
    seat: int
    bot: str
    luck: int
    budget: float


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
    """Have at hand what is needed to think. When this is done, the process is free."""
    load_game(game)
    for name in bots:
        if name not in _bots:
            _bots[name] = load_bot(name)


def hasty(decision: Decision, luck: int) -> str:
    """What a bot answers that ran out of time: nothing where that is an answer, else anything."""
    usual = decision.usual if decision.passive else None
    return str(Rng(luck).below(decision.count)) if usual is None else usual


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


def prepare_process() -> None:
    """The first thing that a new process does."""
    # Ctrl+C is for the server, which then closes its processes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed closes nothing, and a process that waits for its questions would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
