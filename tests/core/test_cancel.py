"""Which actions can be cancelled, by examples; random matches are in tests/conformance/test_cancel.py."""

from __future__ import annotations

import pytest

from emberhold.core.decisions import NONE, Ask
from emberhold.core.kinds import Seat
from emberhold.core.match import Match
from tests.toy import TOY
from tests.toy.match import Toy
from tests.toy.setup import lay_out


def laid(*hands: list[str], turn: int = 0, pile: tuple[str, ...] = ("spark", "echo", "ward")) -> Match:
    return TOY.stage({"turn": turn, "players": [{"hand": hand, "pile": list(pile)} for hand in hands]}, 1)


def say(match: Match, seat: int, *meaning: str) -> None:
    asked = match.decision_for(seat)
    assert asked is not None
    option = next(option for option in asked.described(seat)[1] if option.meaning[: len(meaning)] == meaning)
    match.answer(seat, asked, option.key)


def may(match: Match) -> list[int | None]:
    return [match.cancel_to(seat) for seat in range(match.seats)]


def test_what_one_began_can_be_cancelled_although_ones_own_card_lies_open() -> None:
    match = laid(["echo", "ward"], ["echo", "ward"])
    assert may(match) == [None, None], "nothing has begun"
    view = match.view(1)
    say(match, 0, "play", "echo")
    assert match.view(1) != view
    assert may(match) == [0, None]
    known = match.before_action(0)
    assert known is not None
    before = known.match()
    assert (before.view(1), before.events(1), before.answered) == (view, (), 0)
    assert match.before_action(1) is None
    match.rewind(0)
    assert match.view(1) == view
    assert may(match) == [None, None]


def test_a_seat_that_has_learnt_something_cannot_cancel() -> None:
    match = laid(["echo", "ward"], ["echo", "ward"])
    say(match, 0, "play", "ward")
    assert match.decision_for(0) is not None, "it looks at two cards and keeps one"
    assert may(match) == [None, None]


def test_what_another_seat_was_asked_cannot_be_cancelled() -> None:
    match = laid(["spark", "ward"], ["echo", "ward"], ["ward", "echo"])
    say(match, 0, "play", "spark")
    assert may(match) == [0, None, None]
    say(match, 0, "target", "seat-1")
    assert match.decision_for(1) is not None
    assert may(match) == [None, None, None]
    say(match, 1, "ward", "ward")
    assert match.decision_for(0) is not None, "it may push"
    assert may(match) == [None, None, None]


def test_what_is_asked_of_all_at_once_begins_no_action() -> None:
    match = TOY.new(TOY.setups(2)[0], 1)
    for _ in range(40):
        if match.quiet and len(match.pending) > 1:
            say(match, 0, "stake")
            assert may(match) == [None, None]
            say(match, 1, "stake")
            assert may(match) == [None, None], "what comes next happens by itself"
            return
        seat = match.pending[0].seats[0]
        match.answer(seat, match.pending[0], "0")
    raise AssertionError("nobody staked")


class Together(Toy):
    """A toy in which everybody may take the turn of the seat whose turn it is."""

    def _quiet_asks(self) -> tuple[Ask, ...]:
        (ask,) = super()._quiet_asks()
        return (Ask("turn", ask.seats[0], ask.answers, seats=self._state.all_seats),)


class AtOnce(Toy):
    """A toy in which the next seat is asked at the same time."""

    def _quiet_asks(self) -> tuple[Ask, ...]:
        (ask,) = super()._quiet_asks()
        return (ask, Ask("turn", Seat(1), [NONE, (0,)]))


@pytest.mark.parametrize("kind", [Together, AtOnce])
def test_what_others_were_asked_too_begins_no_action(kind: type[Toy]) -> None:
    given = {"turn": 0, "players": [{"hand": ["echo", "ward"]}, {"hand": ["echo", "ward"]}]}
    match = kind(lay_out({"given": given}, 1), {"given": given}, 1)
    match.start()
    assert match.decision_for(1) is not None
    say(match, 0, "play", "echo")
    assert match.decision_for(1) is None
    assert may(match) == [None, None]


def test_when_somebody_concedes_it_has_begun() -> None:
    match = laid(["echo", "ward"], ["echo", "ward"], ["echo", "ward"])
    say(match, 0, "play", "echo")
    assert may(match) == [0, None, None]
    match.concede(2)
    assert may(match) == [None, None, None]


def test_without_a_log_nobody_knows_whether_somebody_might_have_reacted() -> None:
    match = TOY.new(TOY.setups(2)[0], 1, log=False)
    for _ in range(60):
        if not match.pending:
            break
        seat = match.pending[0].seats[0]
        match.answer(seat, match.pending[0], str(match.pending[0].count - 1))
        assert may(match) == [None, None]
