"""What is answered for a person, by how they want to be asked."""

from __future__ import annotations

import pytest

from emberhold.core.decisions import NONE, NOTHING, Ask, Decision, Manners, Message, Option
from emberhold.core.kinds import Seat
from emberhold.tui.autopass import PlaySettings, passes

KINDS = {"window": Manners(interrupts=True, usual=NOTHING), "block": Manners(usual=NOTHING)}


def decision(kind: str, *, mine: bool, none: bool = True) -> Decision:
    """A question with a card of one's own, or only a chance to let somebody else go first."""
    answers = [(0, 7) if mine else (1, 2), *([NONE] if none else [(3,)])]

    def describe(_ask: Ask, _seat: int) -> tuple[Message, list[Option]]:
        first = Option("0", ("use", "ward") if mine else ("let", "b"), Message("x"), (7,) if mine else (), "")
        return Message("q"), [first, Option("1", ("decline",), Message("y"), (), "")]

    return Decision(Ask(kind, Seat(0), answers), (0,), describe, KINDS)


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
    assert passes(decision("window", mine=mine), 0, settings) == ("1" if passed else None)


def test_what_does_not_only_interrupt_is_always_asked() -> None:
    never = PlaySettings(until_turn={0})

    assert passes(decision("block", mine=True), 0, never) is None
    assert passes(decision("window", mine=True, none=False), 0, never) is None
