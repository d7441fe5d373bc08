"""GEN: how many play, and what everybody may see."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.core.registry import SetupError
from tests.games.aeons_end.table import GAME, Json, first_mages, new_match, slugs, staged

pytestmark = pytest.mark.game(GAME)

GIVEN: Json = {
    "turn deck": ["b", "nemesis", "a"],
    "turn discard": ["a", "b", "nemesis"],
    "nemesis": {"deck": ["gore", "topple"], "discard": ["morph"], "play": ["needlemaw"]},
    "a": {"hand": ["crystal", "spark"], "deck": ["spark", "exogranite"], "discard": ["caged-fire", "crystal"]},
    "b": {"hand": ["gift-of-spirit"], "breaches": {"ii": {"open": True, "spells": ["imbued-smash"]}}},
}
VIEWERS = ["a", "b", None]


@pytest.mark.rule("GEN-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_stand_against_one_nemesis(players: int) -> None:
    table = new_match(first_mages(players))

    assert len(table.view(None)["players"]) == players
    assert table.look()["nemesis"]["name"] == "maggoth"


@pytest.mark.rule("GEN-01")
@pytest.mark.parametrize("mages", [[], ["taqren", "gygar", "claudia", "sahala", "lost"]])
def test_no_other_number_of_players(mages: list[str]) -> None:
    with pytest.raises(SetupError, match=r"setup\.seats: \d players"):
        new_match(first_mages() | {"seats": [{"mage": mage} for mage in mages]})


@pytest.mark.rule("GEN-10")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_hands_discard_piles_and_cards_in_play_are_open(viewer: str | None) -> None:
    view = staged(GIVEN).view(viewer)

    ada, ben = view["players"]
    assert slugs(ada["hand"]) == ["crystal", "spark"]
    assert slugs(ben["hand"]) == ["gift-of-spirit"]
    assert slugs(ada["discard"]) == ["caged-fire", "crystal"]
    assert slugs(ben["breaches"][1]["prepped"]) == ["imbued-smash"]
    assert slugs(view["nemesis"]["discard"]) == ["morph"]
    assert slugs(view["nemesis"]["play"]) == ["needlemaw"]
    assert slugs(view["turns"]["discard"]) == ["turn-a", "turn-b", "turn-nemesis"]


def words(part: Any) -> set[str]:
    """Every text anywhere in a view."""
    if isinstance(part, dict):
        return {word for value in part.values() for word in words(value)}
    if isinstance(part, list | tuple):
        return {word for value in part for word in words(value)}
    return {part} if isinstance(part, str) else set()


@pytest.mark.rule("GEN-10")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_decks_stay_hidden_from_everybody(viewer: str | None) -> None:
    view = staged(GIVEN).view(viewer)

    assert [player["deck"] for player in view["players"]] == [2, 0]
    assert view["nemesis"]["deck"] == 2
    assert slugs(view["turns"]["deck"]) == [None, None, None]
    assert not words(view) & {"gore", "topple", "exogranite"}
