"""Counting: how many ways there are to answer the next n questions of a match, of any game.

It is counted in two ways that share little: on copies of the match, and by giving all answers anew from its set-up.
"""

from __future__ import annotations

from collections.abc import Callable

from emberhold.core.match import Match

__all__ = ["divided", "ways", "ways_by_replay"]

Answers = tuple[int, ...]


def ways(match: Match, depth: int) -> int:
    """How many different sequences of answers of this length there are; a match that is over counts once."""
    if depth == 0 or not match.pending:
        return 1
    if depth == 1:
        return match.pending[0].count
    return sum(ways(after(match, key), depth - 1) for key in range(match.pending[0].count))


def after(match: Match, key: int) -> Match:
    copy = match.clone()
    _give(copy, key)
    return copy


def _give(match: Match, key: int) -> None:
    match.answer(match.pending[0].seats[0], match.pending[0], str(key))


def divided(match: Match, depth: int) -> dict[str, int]:
    """The same by first answer, to find where a number comes from."""
    options = match.pending[0].options
    return {" ".join(option.meaning): ways(after(match, int(option.key)), depth - 1) for option in options}


def ways_by_replay(begin: Callable[[], Match], depth: int, given: Answers = ()) -> int:
    """The same without copies: each sequence is played from the beginning, and described options are counted."""
    match = begin()
    for key in given:
        _give(match, key)
    if len(given) == depth or not match.pending:
        return 1
    return sum(ways_by_replay(begin, depth, (*given, int(option.key))) for option in match.pending[0].options)
