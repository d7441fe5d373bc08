"""An answer that cannot be taken says in words what is wrong and what to do, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from emberhold.core.decisions import Decision, IllegalAnswer
from emberhold.core.match import Match
from tests.toy import TOY

SETUP = TOY.setups(2)[0]

WRONG: dict[str, tuple[Callable[[Match, Decision], tuple[Any, Any, Any]], str]] = {
    "a number for a key": (lambda _, d: (0, d, 0), r"a string such as '0'; this is the number 0\.$"),
    "an option for its key": (lambda _, d: (0, d, d.options[1]), r"not the option itself: give its `key`, '1'\.$"),
    "a bool for a key": (lambda _, d: (0, d, True), r"such as `decision\.options\[0\]\.key`; this is a bool\.$"),
    "no key": (lambda _, d: (0, d, None), r"this is a NoneType\.$"),
    "a key not offered": (
        lambda _, d: (0, d, "99"),
        r"^The answer '99' was not offered; choose one of the \d+ options",
    ),
    "a bool for a seat": (lambda _, d: (False, d, "0"), r"^The seat has to be a whole number.*; this is a bool\.$"),
    "a word for a seat": (lambda _, d: ("0", d, "0"), r"^The seat has to be a whole number.*; this is a str\.$"),
    "a seat that is not there": (
        lambda _, d: (2, d, "0"),
        r"^There is no seat 2 at this table; its seats are 0 to 1\.$",
    ),
    "a seat below the first": (lambda _, d: (-1, d, "0"), r"^There is no seat -1 at this table"),
    "another seat": (lambda _, d: (1, d, "0"), r"^Seat 1 cannot answer this question; seat 0 is asked\.$"),
    "no decision": (lambda *_: (0, None, "0"), r"^There is no decision to answer: `decision_for\(seat\)` gives None"),
    "a number for a decision": (
        lambda *_: (0, 0, "0"),
        r"^The decision has to be one of `match\.pending`.*; this is an int\.$",
    ),
    "the question for its decision": (lambda _, d: (0, d.ask, "0"), r"this is an Ask\.$"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_it_says_what_is_wrong(wrong: str) -> None:
    match = TOY.new(SETUP, 1)
    decision = match.decision_for(0)
    assert decision is not None
    before = match.journal().dumps(), match.view(0), match.pending
    arguments, words = WRONG[wrong]

    with pytest.raises(IllegalAnswer, match=words):
        match.answer(*arguments(match, decision))

    assert (match.journal().dumps(), match.view(0), match.pending) == before


def test_a_question_that_is_no_longer_open() -> None:
    match = TOY.new(SETUP, 1)
    decision = match.decision_for(0)
    assert decision is not None
    match.answer(0, decision, "0")
    with pytest.raises(IllegalAnswer, match="no longer open; look at the pending decisions again"):
        match.answer(0, decision, "0")


def test_a_match_that_is_over() -> None:
    match = TOY.new(SETUP, 1)
    decision = match.decision_for(0)
    match.concede(1)
    assert match.outcome is not None
    with pytest.raises(IllegalAnswer, match="The match is over"):
        match.answer(0, decision, "0")


def test_the_right_answer_is_taken() -> None:
    match = TOY.new(SETUP, 1)
    decision = match.decision_for(0)
    assert decision is not None
    match.answer(0, decision, decision.options[0].key)
    assert match.answered == 1
