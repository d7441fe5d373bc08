"""What is answered for a person, and what is asked twice."""

from __future__ import annotations

import pytest

from emberhold.core.decisions import ENDINGS, NONE, WINDOW, Ask, Decision, Message, Option
from emberhold.tui.autopass import PlaySettings, gives_away, passes


def decision(kind: str, *, mine: bool, none: bool = True) -> Decision:
    """A question with a card of one's own, or only a chance to let somebody else go first."""
    answers = [(0, 7) if mine else (1, 2), *([NONE] if none else [(3,)])]

    def describe(_ask: Ask, _seat: int) -> tuple[Message, list[Option]]:
        first = Option("0", ("use", "ward") if mine else ("let", "b"), Message("x"), (7,) if mine else (), "")
        return Message("q"), [first, Option("1", ("decline",), Message("y"), (), "")]

    return Decision(Ask(kind, 0, answers), (0,), describe)


@pytest.mark.parametrize(
    ("mine", "settings", "passed"),
    [
        (True, PlaySettings(reactions="ask"), False),
        (False, PlaySettings(reactions="ask"), False),
        (True, PlaySettings(reactions="idle"), False),
        (False, PlaySettings(reactions="idle"), True),
        (True, PlaySettings(until_turn={0}), True),
        (True, PlaySettings(until_turn={1}), False),
    ],
)
def test_a_window_is_passed_as_the_person_wants(mine: bool, settings: PlaySettings, passed: bool) -> None:
    assert passes(decision(WINDOW, mine=mine), 0, settings) == ("1" if passed else None)


def test_what_does_not_only_interrupt_is_always_asked() -> None:
    never = PlaySettings(until_turn={0})

    assert passes(decision("block", mine=True), 0, never) is None
    assert passes(decision(WINDOW, mine=True, none=False), 0, never) is None


def test_an_option_that_ends_the_turn_gives_the_others_away() -> None:
    play = Option("0", ("play", "spark"), Message("x"), (1,), "")
    for meaning in ENDINGS:
        end = Option("1", meaning, Message("y"), (), "")

        assert gives_away(end, [play, end]) == [play]
        assert gives_away(end, [end]) == []
        assert gives_away(play, [play, end]) == []
