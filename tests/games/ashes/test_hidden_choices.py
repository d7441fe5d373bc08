"""Whether a seat is asked depends on what everybody can see, never on what its hand holds."""

from __future__ import annotations

import pytest

from emberhold.games.ashes.catalogue import load_content
from emberhold.games.ashes.constants import REACTION_SPELL
from emberhold.games.ashes.state import DEFS
from tests.games.ashes.table import Table, staged


def drained(hand: list[str]) -> Table:
    """A player whose hand is hidden has to discard a card."""
    table = staged({"a": {"battlefield": ["three-eyed-owl"]}, "b": {"hand": hand}})
    table.say("a", "use three-eyed-owl memory-drain-1", "target b")
    return table


@pytest.mark.rule("HIDDEN-05")
def test_a_player_with_two_equal_cards_is_asked_which_one_to_discard() -> None:
    """Discarded at once, the card told the others that the rest of the hand was the same."""
    same, other = drained(["seal", "seal"]), drained(["seal", "redirect"])
    assert (same.asked(), other.asked()) == ({"b"}, {"b"})
    assert (same.offers("b"), len(other.offers("b"))) == (["discard seal"], 2)


def test_a_player_with_one_card_is_not_asked() -> None:
    assert drained(["seal"]).asked() == {"a"}


@pytest.mark.rule("TURN-15")
@pytest.mark.parametrize("hand", [["fear"], ["hammer-knight"]])
def test_a_player_who_could_hold_something_has_to_pass(hand: list[str]) -> None:
    """Passing at once told the others that nothing in the hand could be paid for."""
    table = staged({"a": {"hand": hand, "dice": ["illusion-class"]}, "side": 0})
    assert table.asked() == {"a"}
    assert "pass" in table.offers("a")


def test_a_player_without_cards_passes_at_once() -> None:
    table = staged({"a": {"dice": ["illusion-class"]}, "side": 0})
    assert table.events("passed", "b")


def test_no_card_is_played_without_an_action() -> None:
    """So a turn without actions left ends by itself, and that tells nothing about the hand."""
    load_content()
    spells = [d for d in DEFS if d.play is not None and d.kind != REACTION_SPELL]
    costs = [cost for d in spells if d.play is not None for ways in d.play.by_focus for cost in ways]
    assert len(spells) > 30
    assert all(cost.main or cost.side for cost in costs)


def test_bots_are_not_asked_in_worlds_that_they_imagine() -> None:
    """A question with one answer costs a step; nobody watches a bot's worlds."""
    table = staged({"a": {"battlefield": ["three-eyed-owl"]}, "b": {"hand": ["seal", "seal"]}})
    table.say("a", "use three-eyed-owl memory-drain-1")
    world = table.match.clone(track=False)
    decision = world.pending[0]
    keys = {" ".join(option.meaning): option.key for option in decision.options}
    world.answer(0, decision, keys["target b"])
    assert [decision.kind for decision in world.pending] == ["turn"]
