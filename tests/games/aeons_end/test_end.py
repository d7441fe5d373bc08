"""END-09, MARKET-04: what a single battle shows of the Barracks: it takes nine piles from there and gives all back."""

from __future__ import annotations

import pytest

from emberhold.core.registry import load_game, replay
from emberhold.games.aeons_end.catalogue import BY_SLUG, load_content
from emberhold.games.aeons_end.constants import MARKET
from emberhold.games.aeons_end.setup.read import FIRST_GAME
from tests.games.aeons_end.table import GAME, staged

pytestmark = pytest.mark.game("aeons-end")

load_content()
SETUP = {"seats": [{"mage": "rhia"}], "nemesis": "maggoth", "market": list(FIRST_GAME)}
NOT_CHOSEN = sorted(slug for slug, card in BY_SLUG.items() if card.role == MARKET and slug not in FIRST_GAME)


@pytest.mark.rule("MARKET-04")
def test_a_pile_that_was_not_chosen_is_not_in_the_battle() -> None:
    match = load_game(GAME).new(SETUP, 1)

    shown = {pile["card"] for pile in match.view(0)["market"]}  # type: ignore[attr-defined]

    assert shown == set(FIRST_GAME)
    assert NOT_CHOSEN


@pytest.mark.rule("MARKET-04")
def test_what_was_not_chosen_cannot_be_gained_with_any_aether() -> None:
    """The twin: what was chosen can."""
    table = staged({"market": list(FIRST_GAME), "a": {"aether": 30}})

    gains = {phrase.removeprefix("gain ") for phrase in table.offers("a") if phrase.startswith("gain ")}

    assert gains == set(FIRST_GAME)


@pytest.mark.rule("END-09")
def test_after_a_battle_everything_is_complete_again_and_the_result_is_written_down() -> None:
    game = load_game(GAME)
    first = game.new(SETUP, 1)
    decision = first.pending[0]
    while not any(option.meaning[0] == "gain" for option in decision.options):
        first.answer(0, decision, "0")
        decision = first.pending[0]
    bought = next(option for option in decision.options if option.meaning[0] == "gain")
    first.answer(0, decision, bought.key)
    left = {pile["card"]: pile["left"] for pile in first.view(0)["market"]}  # type: ignore[attr-defined]
    assert left[bought.meaning[1]] == BY_SLUG[bought.meaning[1]].copies - 1
    first.concede(0)

    record, again = first.journal(), game.new(SETUP, 2)

    assert replay(record, game).outcome is not None
    complete = {pile["card"]: pile["left"] for pile in again.view(0)["market"]}  # type: ignore[attr-defined]
    assert complete == {slug: BY_SLUG[slug].copies for slug in FIRST_GAME}
    assert again.outcome is None
