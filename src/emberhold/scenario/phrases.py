"""Phrases of scenarios, and the options that they mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from emberhold.core.decisions import Option
from emberhold.core.seat_letters import SEAT_LETTERS

__all__ = ["bare", "choose", "did_you_mean", "letter", "matching", "said", "tokens"]

_TOKEN: Final = re.compile(r"(?:(?P<seat>[a-d])/)?(?P<name>[^#]+)(?:#(?P<number>\d+))?")
_CLOSE: Final = 0.75


def letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def bare(word: str) -> str:
    """The name in `b/gilder#2`."""
    return word.rpartition("/")[2].partition("#")[0]


def tokens(words: str | Sequence[str]) -> list[str]:
    """The words of a phrase, or of an option's meaning."""
    return (words if isinstance(words, str) else " ".join(words)).split()


def said(option: Option) -> str:
    """An option as a scenario's step would write it."""
    return " ".join(option.meaning)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint to add to an error about an unknown word; empty if there is none."""
    close = get_close_matches(word, sorted(set(known)), n=1, cutoff=_CLOSE)
    return f" Did you mean '{close[0]}'?" if close else ""


def fits(word: str, token: str, own: str) -> bool:
    """Whether a step's word can mean this token of an option; `own` is the letter of the seat that speaks."""
    if word == token:
        return True
    mine, theirs = _TOKEN.fullmatch(word), _TOKEN.fullmatch(token)
    if mine is None or theirs is None or mine["name"] != theirs["name"]:
        return False
    if mine["seat"] and mine["seat"] != (theirs["seat"] or own):
        return False
    # Cards are numbered only if several differ, so `#1` of a single card is that card.
    return mine["number"] is None or mine["number"] == (theirs["number"] or "1")


def matching(phrase: str, options: Sequence[Option], own: str, *, beginning: bool = False) -> list[Option]:
    """The options that a phrase can mean. With `beginning`, options that only begin with the phrase count too."""
    words = tokens(phrase)
    found = []
    for option in options:
        parts = tokens(option.meaning)
        if beginning:
            parts = parts[: len(words)]
        if len(parts) == len(words) and all(fits(word, part, own) for word, part in zip(words, parts, strict=True)):
            found.append(option)
    return found


def choose(phrase: str, options: Sequence[Option], own: str) -> list[Option]:
    """The options that a phrase means: one, unless it is ambiguous (several) or means nothing here (none).

    If a word fits one option exactly and another only roughly, the exact one is meant.
    """
    found = matching(phrase, options, own)
    words = tokens(phrase)
    exact = [[part == word for part, word in zip(tokens(option.meaning), words, strict=True)] for option in found]
    for option, hits in zip(found, exact, strict=True):
        others = [other for other in exact if other is not hits]
        if all(other != hits and all(h >= o for h, o in zip(hits, other, strict=True)) for other in others):
            return [option]
    return found
