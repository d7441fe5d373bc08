"""The levels at which bots play: who is offered first, how long they may think, and what is said about them.

A level plays with the same luck everywhere, but where people wait for it, it also keeps to a time: `thinking_seconds`.
Without that (`simulate`, `arena`, `lab`) it counts playouts only, so that every machine gets the same answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from emberhold.bots.roster import BOTS, MILLISECONDS, bot_seconds, named_number, outside_target, own_name
from emberhold.core.decisions import Message
from emberhold.core.errors import EmberholdError

__all__ = [
    "LEVELS",
    "bot_title",
    "help_of",
    "in_order",
    "stand_in",
    "thinking_seconds",
    "time_of",
    "usual_bot",
]

LEVELS: Final[Mapping[str, float]] = {"novice": 0.1, "adept": 0.3, "master": 2.0}
"""The levels, the strongest last, and how many seconds each may think about a decision while somebody waits for it."""
OPPONENTS: Final = ("novice", "adept", "master", "greedy", "random")
"""Whom a newcomer meets, if the bot named first is there."""
PARTNERS: Final = ("adept", "master", "greedy", "novice", "random")
"""Who plays on a newcomer's side, or in the place of somebody who is gone: both lose if their partner overlooks things,
and nobody should have to wait long."""


def in_order(names: Iterable[str]) -> list[str]:
    """The levels first, the strongest last of them; then the other bots of ours, then those of others."""
    known = list(BOTS)
    place = {name: known.index(own_name(name)) if own_name(name) in known else len(known) for name in names}
    return sorted(place, key=lambda name: place[name])


def usual_bot(names: Sequence[str], *, cooperative: bool) -> str:
    """The bot that somebody gets who has chosen none, if these are there to choose from."""
    return next((name for name in (PARTNERS if cooperative else OPPONENTS) if name in names), names[0])


def stand_in(names: Sequence[str]) -> str:
    """The bot that plays or answers for somebody who does not."""
    return usual_bot(names, cooperative=True)


def thinking_seconds(name: str) -> float | None:
    """How long this bot thinks about a decision at most where people wait for it; None if it has no such limit."""
    named = named_number(name, MILLISECONDS)
    return LEVELS.get(own_name(name)) if named is None else named / 1000


def bot_title(name: str) -> str:
    """What a bot is called. Names are the same in every language; for `module:Class` it is the class."""
    own = own_name(name)
    if own != name:
        return f"{bot_title(own)} ({name[len(own) :].lstrip(':')})"
    short = name.rpartition(":")[2]
    return short[:1].upper() + short[1:]


def help_of(name: str, *, cooperative: bool) -> Message:
    """The sentence that says how it is to play against this bot, or with it."""
    own = own_name(name)
    if own in LEVELS:
        return Message(f"bot-{own}-{'with' if cooperative else 'against'}")
    return Message(f"bot-{own}-help" if own in BOTS else "bot-other-help")


def time_of(name: str) -> Message:
    """The sentence that says how long it thinks."""
    seconds = thinking_seconds(name)
    if seconds is None and _is_own(name):
        return Message("bot-at-once")
    tenths = max(1, round((bot_seconds() if seconds is None else seconds) * 10))
    return Message("bot-thinks", {"whole": tenths // 10, "tenths": tenths % 10})


def _is_own(name: str) -> bool:
    try:
        return outside_target(name) is None
    except EmberholdError:
        return False
