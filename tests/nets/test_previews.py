"""A preview depends on nothing but what the seat knows, and on the luck that it is given."""

from __future__ import annotations

import json

import pytest

from emberhold.core.match import Match
from emberhold.core.preview import preview
from emberhold.core.rng import Rng
from tests.nets.plain_state import plain_state
from tests.nets.preview_worlds import previews_side_by_side
from tests.nets.tables import numbers, table

GAMES = ("ashes", "aeons-end")
MATCHES = 8
APART = 6
"""Two worlds begin at every so manieth quiet point."""
AT_LEAST = 300


def compared(game: str, matches: int = MATCHES) -> list[tuple[bool, str, str]]:
    found: list[tuple[bool, str, str]] = []
    for number in numbers(game, matches):
        spot = table(game, number)
        match, rng = spot.spec.new(spot.setup, number), Rng(number + 71)
        for step in range(90):
            if not match.pending:
                break
            if match.quiet and step % APART == 0:
                found += previews_side_by_side(match, rng.below(match.seats), rng.fork())
            decision = match.pending[rng.below(len(match.pending))]
            match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_previews(game: str) -> None:
    found = compared(game)
    for _, one, other in found:
        assert one == other
    assert len(found) > AT_LEAST
    assert sum(inside for inside, _, _ in found) > AT_LEAST / 4
    assert len({one for _, one, _ in found}) > AT_LEAST / 8, "previews that say nothing prove nothing"


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_that_peeks_would_be_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "determinize", lambda match, _seat, _rng: match.clone(track=False))
    assert any(one != other for _, one, other in compared(game, 4))


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_leaves_the_match_as_it_was_and_is_the_same_again(game: str) -> None:
    spot = table(game, 3)
    match, rng = spot.spec.new(spot.setup, 3), Rng(5)
    for _ in range(80):
        if not match.pending:
            break
        decision = match.pending[rng.below(len(match.pending))]
        seat, key = decision.seats[0], str(rng.below(decision.count))
        before = (plain_state(match._state), len(match.events(None)), match.answered)
        first, second = (preview(match, seat, decision, key, Rng(9)).to_json() for _ in range(2))
        assert json.dumps(first) == json.dumps(second)
        assert (plain_state(match._state), len(match.events(None)), match.answered) == before
        match.answer(seat, decision, key)
