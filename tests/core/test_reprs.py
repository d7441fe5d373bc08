"""What Python shows of a match and its parts: enough to know what it is, and no secret."""

from __future__ import annotations

import pytest

from emberhold.bots import Handle, load_bot
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from tests.toy import TOY

SEED = 8_675_309
GAMES = ("aeons-end", "ashes", "toy")


def dealt(game: str) -> Match:
    spec = TOY if game == "toy" else load_game(game)
    return spec.new(spec.setups(2)[0], SEED)


def test_a_match_says_which_one_it_is_and_who_decides() -> None:
    assert repr(dealt("aeons-end")).startswith("<aeons-end match: 2 seats, turn 1, seat ")
    assert "decides (main)>" in repr(dealt("aeons-end"))
    assert repr(dealt("ashes")) == (
        "<ashes match: 2 seats, round 1, seat 0 decides (first-five), seat 1 decides (first-five)>"
    )


def test_a_match_that_is_over_says_who_won() -> None:
    match = dealt("ashes")
    match.concede(0)
    assert repr(match) == "<ashes match: 2 seats, over, won by seat 1>"
    assert repr(match.outcome) == f"Outcome((1,), {match.outcome.reason!r})" if match.outcome else False


def test_a_copy_for_playing_forward_says_so() -> None:
    assert repr(dealt("ashes").determinize(0, Rng(1))).endswith(", a copy for playing forward>")


def test_parts_of_a_match() -> None:
    match = dealt("ashes")
    decision = match.pending[1]
    assert repr(decision) == "<Decision 0 of seat 1: first-five, 11 options>"
    option = decision.options[0]
    assert repr(option) == f"<Option '0': {' '.join(option.meaning)}>"
    assert repr(option.text).startswith("Message(")
    match.answer(1, decision, "0")
    assert repr(match.journal()) == f"<Journal of ashes: 1 entries, rules {match.rules_version}>"
    assert repr(match.journal().entries[0]).startswith("Entry('answer', 1, (")
    why = match.why_not(0, "pass", "pass")
    assert why is not None
    assert repr(why) == f"WhyNot({why.text!r}, {why.rule!r})"


def test_bots_and_handles() -> None:
    assert repr(load_bot("random")) == "<bot random>"
    assert repr(load_bot("greedy")) == "<bot greedy: 2 worlds, 10 lines, 4 finalists, 24 playouts>"
    assert repr(Handle(dealt("ashes"), 1)) == "<Handle of seat 1>"


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_is_shown(game: str) -> None:
    """Neither the seed, nor the state of the luck, nor a card that is not on the table."""
    match = dealt(game)
    shown = " ".join(map(repr, (match, match.pending, match.journal(), match._state.rng, Handle(match, 0))))
    assert str(SEED) not in shown
    assert str(match._state.rng.state) not in shown
    cards = {word for seat in (0, 1) for word in str(match.view(seat)).split("'") if "-" in word}
    assert {card for card in cards if card in shown} - {"first-five", match.game} == set()
