"""SOLO: how the table is laid for one player, and for one person with several mages."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.core.registry import SetupError
from tests.games.aeons_end.table import first_mages, new_match, slugs

pytestmark = pytest.mark.game("aeons-end")

CARDS_OF_TURN_DECK = 6


def turn_cards(table_look: dict[str, list[str]]) -> Counter[str]:
    """Deck and discard pile together: the first turn card has been drawn."""
    return Counter(table_look["turn deck"] + table_look["turn discard"])


@pytest.mark.rule("SOLO-04")
def test_a_lone_player_meets_the_deck_for_one() -> None:
    table = new_match(first_mages(1), seed=3)
    look = table.look()
    seen = look["nemesis"]["deck"] + look["nemesis"]["play"] + look["nemesis"]["discard"]

    assert len(slugs(seen)) == 20
    assert turn_cards(look) == {"a": 4, "nemesis": 2}


@pytest.mark.rule("SOLO-04")
def test_a_lone_player_may_take_three_turn_cards() -> None:
    assert turn_cards(new_match(first_mages(1, solo_player_turn_cards=3)).look()) == {"a": 3, "nemesis": 2}


@pytest.mark.rule("SOLO-04")
@pytest.mark.parametrize("cards", [2, 5])
def test_but_not_another_number(cards: int) -> None:
    with pytest.raises(SetupError, match=r"setup\.solo_player_turn_cards"):
        new_match(first_mages(1, solo_player_turn_cards=cards))


@pytest.mark.rule("SOLO-05")
@pytest.mark.parametrize(("mages", "cards"), [(2, 24), (3, 27), (4, 31)])
def test_several_mages_are_several_players_even_if_one_person_runs_them(mages: int, cards: int) -> None:
    """Seats are mages; nothing in a set-up says how many people sit there."""
    table = new_match(first_mages(mages), seed=3)
    look = table.look()
    seen = look["nemesis"]["deck"] + look["nemesis"]["play"] + look["nemesis"]["discard"]

    assert len(seen) == cards
    assert sum(turn_cards(look).values()) == CARDS_OF_TURN_DECK
    assert all(look[seat]["mage"] for seat in "abcd"[:mages])


@pytest.mark.rule("SOLO-05", "SOLO-03")
def test_several_mages_of_one_person_lose_when_all_are_exhausted() -> None:
    """By the rules for two players: with one mage the same blow would not be the end."""
    outcomes = []
    for others in ({}, {"b": {"life": 0}}):
        board = {
            "phase": "nemesis draw",
            "turn deck": ["a"],
            "nemesis": {"name": "fenrix", "deck": ["marked", "topple"]},
            "a": {"life": 3, "hand": ["crystal"]},
            **others,
        }
        outcomes.append(new_match({"board": board}).match.outcome)

    assert outcomes[0] is None
    assert outcomes[1] is not None
