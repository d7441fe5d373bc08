"""What is wrong with an answer that cannot be taken at all: said in words, with what to do about it."""

from __future__ import annotations

from emberhold.core.decisions import Decision, Option

__all__ = ["wrong_arguments"]

_LONGEST = 20


def wrong_arguments(seat: object, decision: object, key: object) -> str:
    """What is wrong with the kinds of things that were handed to `Match.answer`; empty if they are the right kinds."""
    if type(seat) is not int:
        return f"The seat is a whole number, the first one is 0; this is {_a(seat)}."
    if decision is None:
        return "There is no decision to answer: `decision_for(seat)` gives None for a seat that has nothing to decide."
    if not isinstance(decision, Decision):
        return f"The decision is one of `match.pending`, or `match.decision_for(seat)`; this is {_a(decision)}."
    if isinstance(key, Option):
        return f"The answer is the key of the option, not the option itself: give its `key`, '{key.key[:_LONGEST]}'."
    if type(key) is int:
        return f"The answer is the key of an option, a string such as '{key}'; this is the number {key}."
    if not isinstance(key, str):
        return f"The answer is the key of an option, a string such as `decision.options[0].key`; this is {_a(key)}."
    return ""


def _a(thing: object) -> str:
    name = type(thing).__name__
    return f"an {name}" if name[:1] in "aeiouAEIOU" else f"a {name}"
