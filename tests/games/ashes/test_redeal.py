"""Worlds that a seat holds possible, where dealing them anew once went wrong; the nets found these."""

from __future__ import annotations

import pytest

from emberhold.core.rng import Rng
from tests.games.ashes.table import Json, decks, new_match, staged


@pytest.mark.rule("SETUP-03")
@pytest.mark.parametrize("lists", ["open", "sealed"])
def test_a_first_five_may_hold_what_was_discarded_off_the_draw_pile(lists: str) -> None:
    """With many names off the draw pile in the first round, no legal hand was found for the opponent."""
    table = new_match({**decks("the-iron-men", "the-snakes-in-silver"), "lists": lists}, 1)
    for seat in "ab":
        table.say(seat, "done")
    (me,) = table.asked()
    viewer = 1 - "ab".index(me)
    table.say(me, "meditate")
    for _ in range(25):
        table.say(me, "discard top")
        discarded = {card["card"] for card in table.view(me)["players"][1 - viewer]["discard"]}
        hands = [_hand(dict(table.match.determinize(viewer, Rng(chance)).view(1 - viewer)), me) for chance in range(8)]
        assert all(len(set(hand)) == 5 for hand in hands)
    assert any(set(hand) & discarded for hand in hands)


def _hand(view: Json, seat: str) -> list[str]:
    return [card["card"] for card in view["players"]["ab".index(seat)]["hand"]]


def test_each_copy_in_hand_can_be_clicked() -> None:
    """Two copies are one option; the second one said that something else had to be finished first."""
    table = staged({"a": {"hand": ["molten-gold", "molten-gold"], "draw": ["seal"], "dice": ["2*natural-power"]}})
    ids = [card["id"] for card in table.view("a")["players"][0]["hand"]]
    (option,) = [option for option in table.match.pending[0].options if option.meaning[0] == "play"]

    assert sorted(option.refs) == sorted(ids)
    assert [table.match.why_not(0, "play", id) for id in ids] == [None, None]
