"""Error sentences for answers that nobody could accept: what is wrong, and what to do about it."""

from __future__ import annotations

from emberhold.core.decisions import Decision, Option

__all__ = ["wrong_arguments", "wrong_seat"]

_LONGEST = 20
_NO_NUMBER = "The seat has to be a whole number, and the first seat is 0; this is {}."


def wrong_arguments(seat: object, decision: object, key: object) -> str:
    """Which argument of `Match.answer` has the wrong type."""
    if type(seat) is not int:
        return _NO_NUMBER.format(_a(seat))
    if decision is None:
        return "There is no decision to answer: `decision_for(seat)` gives None for a seat that has nothing to decide."
    if not isinstance(decision, Decision):
        return f"The decision has to be one of `match.pending`, or `match.decision_for(seat)`; this is {_a(decision)}."
    if isinstance(key, Option):
        return f"The answer has to be the option's key, not the option itself: give its `key`, '{key.key[:_LONGEST]}'."
    if type(key) is int:
        return f"The answer has to be the key of an option, a string such as '{key}'; this is the number {key}."
    return f"The answer has to be the key of an option, a string such as `decision.options[0].key`; this is {_a(key)}."


def wrong_seat(seat: object, asked: tuple[int, ...], seats: int) -> str:
    """Why this seat may not answer a question that others are asked."""
    if type(seat) is not int:
        return _NO_NUMBER.format(_a(seat))
    if not 0 <= seat < seats:
        return f"There is no seat {seat} at this table; its seats are 0 to {seats - 1}."
    those = " or ".join(map(str, asked))
    return f"Seat {seat} cannot answer this question; seat {those} is asked."


def _a(thing: object) -> str:
    name = type(thing).__name__
    return f"an {name}" if name[:1] in "aeiouAEIOU" else f"a {name}"
