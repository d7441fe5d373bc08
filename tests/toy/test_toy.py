"""The toy keeps what it promises as a model: every kind of question comes up, and bad set-ups are named."""

from __future__ import annotations

import pytest

from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from tests.toy import TOY


def test_random_matches_meet_every_kind_of_question() -> None:
    quiet: set[str] = set()
    midway: set[str] = set()
    for seed in range(40):
        match, rng = TOY.new(TOY.setups(3)[seed % 3], seed), Rng(seed + 1)
        while match.pending:
            decision = match.pending[rng.below(len(match.pending))]
            (quiet if match._effect is None else midway).add(decision.kind)
            match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    assert quiet == {"stake", "turn"}
    assert midway == {"draw", "target", "ward", "push", "reroll", "echo", "show", "keep"}


def test_an_echo_of_a_spark_is_a_spark() -> None:
    match = TOY.stage({"turn": 0, "players": [{"hand": ["echo", "spark"]}, {"hand": ["ward", "ward"]}]}, 1)
    for seat, meaning in ((0, ("play", "echo")), (0, ("echo", "spark")), (1, ("ward", "ward"))):
        decision = match.decision_for(seat)
        assert decision is not None
        (option,) = [option for option in decision.options if option.meaning == meaning]
        match.answer(seat, decision, option.key)
    # With an empty hand there is nothing to push the spark through with, so the next turn has begun.
    assert [decision.kind for decision in match.pending] == ["turn"]
    assert TOY.look(match)["life"] == [6, 6]


def test_answers_that_are_given_by_themselves_are_told() -> None:
    told: list[tuple[int, tuple[str, ...]]] = []
    given = {"turn": 0, "players": [{"hand": []}, {"hand": ["spark"]}, {"hand": ["echo"]}]}
    match = TOY.stage(given, 1, on_forced=lambda seat, option: told.append((seat, option.meaning)))
    assert told == [(0, ("pass",))], "from the first moment on, before anybody is asked"

    decision = match.decision_for(1)
    assert decision is not None
    match.answer(1, decision, "1")
    assert told == [(0, ("pass",))], "there are two targets, so that is asked"
    decision = match.decision_for(1)
    assert decision is not None
    match.answer(1, decision, "1")
    assert told[1:] == [(2, ("decline",))], "a hand without a ward"


def test_a_table_that_was_written_is_read_as_the_same_table() -> None:
    for seed in range(30):
        match, rng = TOY.new(TOY.setups(2 + seed % 2)[seed % 3], seed), Rng(seed + 1)
        for _ in range(rng.below(25)):
            if match.pending:
                decision = match.pending[rng.below(len(match.pending))]
                match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
        if match.outcome is None and match.quiet:
            given = TOY.given(match)
            again = TOY.stage(given, match._state.rng.state)
            assert TOY.given(again) == given
            assert TOY.look(again) == TOY.look(match)


@pytest.mark.parametrize(
    "deck", [None, [], {"spark": 9, "dragon": 0}, {"spark": 8}, {"spark": 10, "ward": -1}, {"spark": True, "ward": 8}]
)
def test_a_deck_that_is_none_is_refused(deck: object) -> None:
    with pytest.raises(SetupError, match=r"^deck: "):
        TOY.check_deck(deck)
    with pytest.raises(SetupError, match=r"^decks\[0\]: "):
        TOY.new({"decks": [deck, deck]}, 1)
