"""What every client does alike: what it answers for its person, asks twice, and takes back."""

from __future__ import annotations

import pytest

from emberhold.core.decisions import (
    ENDS_CHOICE,
    ENDS_TURN,
    FIRST,
    NONE,
    NOTHING,
    Answers,
    Ask,
    Decision,
    Manners,
    Message,
    Option,
)
from emberhold.core.kinds import Seat
from emberhold.core.manners import AutoMode, auto_key, gives_away, undo_of
from emberhold.core.match import Match
from tests.toy import TOY

KINDS = {
    "window": Manners(interrupts=True, usual=NOTHING),
    "pay": Manners(usual=FIRST),
    "done": Manners(usual=NOTHING),
    "formal": Manners(usual=FIRST, formality=lambda ask: ask.answers[-1]),
    "sort": Manners(usual=FIRST, formality=lambda ask: ask.answers[0], order=True),
    "careful": Manners(usual=FIRST, formality=lambda _: None),
}


def decision(kind: str, *, mine: bool = True, none: bool = True) -> Decision:
    """A question with a card of one's own, or only a chance to let somebody else go first."""
    answers: Answers = [(0, 7), NONE] if none else [(0, 7), (3,)]

    def describe(_ask: Ask, _seat: int) -> tuple[Message, list[Option]]:
        use = Option("0", ("use", "ward"), Message("x"), (7,) if mine else (), "")
        return Message("q"), [use, Option("1", ("decline",), Message("y"), (), "")]

    return Decision(Ask(kind, Seat(0), answers), (0,), describe, KINDS)


@pytest.mark.parametrize(
    ("mine", "mode", "key"),
    [
        (True, "ask", None),
        (False, "ask", None),
        (True, "smart", None),
        (False, "smart", "1"),
        (True, "pass", "1"),
        (False, "pass", "1"),
    ],
)
def test_a_window_is_passed_as_the_person_wants(mine: bool, mode: AutoMode, key: str | None) -> None:
    assert auto_key(decision("window", mine=mine), 0, mode) == key


@pytest.mark.parametrize("kind", ["pay", "done", "other"])
def test_what_does_not_only_interrupt_is_always_asked(kind: str) -> None:
    assert auto_key(decision(kind), 0, "pass") is None
    assert not decision(kind).interrupts


def test_what_must_be_answered_is_always_asked() -> None:
    must = decision("window", none=False)
    assert (must.interrupts, must.passive, auto_key(must, 0, "pass")) == (True, False, None)


@pytest.mark.parametrize(
    ("kind", "none", "key"),
    [("pay", True, "0"), ("done", True, "1"), ("done", False, None), ("window", True, "1"), ("other", True, None)],
)
def test_the_usual_answer(kind: str, none: bool, key: str | None) -> None:
    assert decision(kind, none=none).usual == key


@pytest.mark.parametrize(
    ("kind", "routine", "orders", "key"),
    [
        ("formal", False, False, None),
        ("formal", True, False, "1"),
        ("formal", True, True, "1"),
        ("sort", True, False, "0"),
        ("sort", True, True, None),
        ("careful", True, False, None),
        ("pay", True, False, None),
    ],
)
def test_formalities_are_answered_as_the_person_wants(kind: str, routine: bool, orders: bool, key: str | None) -> None:
    assert auto_key(decision(kind), 0, "ask", routine=routine, orders=orders) == key


def test_formalities_change_nothing_about_windows() -> None:
    assert auto_key(decision("window", mine=False), 0, "smart", routine=True) == "1"
    assert auto_key(decision("window", mine=True), 0, "smart", routine=True) is None


def test_an_option_that_ends_the_turn_gives_the_others_away() -> None:
    play = Option("0", ("play", "spark"), Message("x"), (1,), "")
    done = Option("1", ("done",), Message("y"), (), "", ENDS_CHOICE)
    end = Option("2", ("whatever",), Message("z"), (), "", ENDS_TURN)

    assert gives_away(end, [play, done, end]) == [play, done]
    assert gives_away(end, [end]) == []
    assert gives_away(play, [play, end]) == []
    assert gives_away(done, [play, done]) == []


# -- taking back -------------------------------------------------------------------------------------------------------


def laid() -> Match:
    """Two players whose cards roll no dice while nobody plays one."""
    return TOY.stage({"turn": 0, "players": [{"hand": ["echo", "ward"]}, {"hand": ["echo", "ward"]}]}, 1)


def say(match: Match, seat: int, *meaning: str) -> None:
    asked = match.decision_for(seat)
    assert asked is not None
    (option,) = [option for option in asked.described(seat)[1] if option.meaning == meaning]
    match.answer(seat, asked, option.key)


def test_somebody_who_chose_nothing_has_nothing_to_take_back() -> None:
    match = laid()
    assert undo_of(match, 0, {1}).state == "nothing"
    say(match, 0, "pass")
    assert undo_of(match, 1, {0}).state == "nothing"


def test_the_own_last_choice_may_be_taken_back_until_another_chooses() -> None:
    match = laid()
    say(match, 0, "pass")
    undo = undo_of(match, 0, {1})
    assert (undo.state, undo.to) == ("free", 0)

    say(match, 1, "pass")
    undo = undo_of(match, 0, {1})
    assert (undo.state, undo.to, undo.by) == ("others", 0, 1)
    assert undo_of(match, 0, set(), secret={1}).state == undo_of(match, 0, {1}, secret={1}).state
    assert undo_of(match, 0, {1}, given={1}).state != "others", "what was answered for somebody is no choice"
    match.rewind(undo.to)
    assert undo_of(match, 0, {1}).state == "nothing"


def test_what_was_answered_for_somebody_is_not_taken_back() -> None:
    match = laid()
    say(match, 0, "pass")
    assert undo_of(match, 0, {1}, given={0}).state == "nothing"


def test_of_what_nobody_remembers_the_others_are_asked() -> None:
    match = laid()
    say(match, 0, "pass")
    assert undo_of(match, 0, {1}, known_since=1).state == "others"
    assert undo_of(match, 0, set(), known_since=1).state == "free"


def test_what_came_to_light_stays() -> None:
    match = laid()
    say(match, 0, "play", "echo")
    assert undo_of(match, 0, set()).state == "revealed", "the card was shown to all"
