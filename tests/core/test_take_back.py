"""Alone with bots, everything of one's own turn can be taken back, and the same luck follows."""

from __future__ import annotations

import pytest

from emberhold.core.manners import undo_of
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng


def random_answer(match: Match, rng: Rng) -> int:
    decision = match.pending[rng.below(len(match.pending))]
    seat = decision.seats[rng.below(len(decision.seats))]
    match.answer(seat, decision, str(rng.below(decision.count)))
    return seat


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_rolls_and_reveals_of_ones_own_turn_can_be_taken_back(game: str) -> None:
    spec = load_game(game)
    found = {"free": 0, "turn": 0}
    for seed in range(30):
        match, rng = spec.new(spec.setups(2)[seed % 5], seed), Rng(seed).fork()
        turns: list[tuple[int, int | None]] = []
        """For each entry: at which entry its turn began, and whose turn it was."""
        for _ in range(150):
            if not match.pending:
                break
            turns = [*turns[: match.answered], (match.turn_floor, match.turn_of())]
            random_answer(match, rng)
            undo = undo_of(match, 0, set(), alone=True)
            with_others = undo_of(match, 0, set())
            revealed = 0 <= undo.to < match.undo_floor
            assert (with_others.state == "revealed") == revealed, "somebody else sits at the same screen"
            if not revealed:
                assert undo.state == with_others.state
                continue
            same = match.turn_of() == 0 and turns[undo.to] == (match.turn_floor, 0)
            assert undo_of(match, 0, {1}).state in ("revealed", "others")
            if match.turn_of() != 0:
                assert undo.state == "revealed"
                continue
            assert undo.state == ("free" if same else "turn")
            found[undo.state] += 1
            if same and found["free"] <= 12:
                again = [entry.value for entry in match.journal().effective()[undo.to :]]
                seats = [entry.seat for entry in match.journal().effective()[undo.to :]]
                after = (match.view(0), match._state.rng.state)
                match.rewind(undo.to)
                for seat, value in zip(seats, again, strict=True):
                    decision = match.decision_for(seat)
                    assert decision is not None
                    match.answer(seat, decision, str(decision.ask.answers.index(value)))
                assert (match.view(0), match._state.rng.state) == after, "the same luck follows"
    assert min(found.values()) > 2


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_a_game_says_whose_turn_it_is_and_when_it_began(game: str) -> None:
    spec = load_game(game)
    match, rng = spec.new(spec.setups(2)[0], 3), Rng(3).fork()
    begun = 0
    floor, whose = match.turn_floor, match.turn_of()
    for _ in range(200):
        if not match.pending:
            break
        answered = match.answered
        random_answer(match, rng)
        if (match.turn_floor, match.turn_of()) != (floor, whose) and match.turn_of() is not None:
            assert answered < match.turn_floor <= match.answered or match.turn_floor == floor
            begun += match.turn_floor != floor
        assert match.turn_of() in (None, 0, 1)
        assert match.view(0)["active"] == match.turn_of() or match.turn_of() is None or game == "ashes"
        floor, whose = match.turn_floor, match.turn_of()
    assert begun > 3
