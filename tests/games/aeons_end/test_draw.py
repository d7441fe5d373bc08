"""DRAW: what holds for every seed and every view."""

from __future__ import annotations

import pytest

from tests.games.aeons_end.table import Table, slugs, staged

pytestmark = pytest.mark.game("aeons-end")

DISCARD = ["exogranite", "imbued-smash", "recurring-jasper", "crystal", "spark", "bouncing-boom", "spirit-lift"]
"""From the bottom."""


def end_of_turn(seed: int) -> Table:
    """A player who ends the turn with an empty deck and a full discard pile, and is to move again."""
    table = staged({"turn deck": ["a"], "a": {"hand": ["crystal", "crystal"], "discard": DISCARD}}, seed)
    table.say("a", "end turn")
    return table


@pytest.mark.rule("DRAW-08")
@pytest.mark.parametrize("seed", range(20))
def test_a_player_deck_is_never_shuffled(seed: int) -> None:
    player = end_of_turn(seed).look()["a"]

    assert slugs(player["hand"])[2:] == DISCARD[:3]
    assert slugs(player["deck"]) == DISCARD[3:]


@pytest.mark.rule("DRAW-09")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_a_discard_pile_can_be_looked_through_in_its_order(viewer: str | None) -> None:
    table = staged({"a": {"hand": ["crystal", "crystal"], "discard": DISCARD}, "b": {}})
    before = slugs(table.view(viewer)["players"][0]["discard"])

    table.say("a", "play crystal")

    assert before == DISCARD
    assert slugs(table.view(viewer)["players"][0]["discard"]) == DISCARD


@pytest.mark.rule("DRAW-09")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_nobody_looks_through_a_deck_not_even_its_owner(viewer: str | None) -> None:
    table = staged({"a": {"hand": ["crystal"], "deck": DISCARD}, "b": {}})

    player = table.view(viewer)["players"][0]

    assert player["deck"] == len(DISCARD)
    assert "imbued-smash" not in str(table.view(viewer))
