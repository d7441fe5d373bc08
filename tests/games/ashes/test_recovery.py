"""RECOV: recover values that no printed card reaches."""

from __future__ import annotations

import pytest

from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from tests.games.ashes.table import Json, staged

load_content()


@pytest.mark.rule("FAQ-53", "RECOV-01", "RECOV-05")
@pytest.mark.parametrize(("bonus", "wounds"), [(-1, 2), (-3, 2), (0, 1), (1, 0)])
def test_a_recover_value_below_zero_does_nothing(monkeypatch: pytest.MonkeyPatch, bonus: int, wounds: int) -> None:
    """Root Armor, made to change the recover value of 1: below 0 wounds are neither put nor removed."""
    monkeypatch.setattr(BY_SLUG["root-armor"], "bonus_recover", bonus)
    table = staged(
        {
            "passed": ["b"],
            "a": {
                "hand": ["fear"],
                "battlefield": [{"iron-worker": {"wounds": 2, "attached": ["root-armor"]}}],
                "dice": ["natural-basic"],
            },
            "b": {"hand": ["fear"]},
        }
    )

    table.say("a", "pass", "end turn")

    assert table.look()["phase"] == "recovery"
    unit = table.look()["a"]["battlefield"][0]
    assert (unit["recover"], unit["wounds"]) == (1 + bonus, wounds)


@pytest.mark.rule("RECOV-06", "RECOV-03")
def test_dice_are_exhausted_openly_in_turn_order() -> None:
    """Everybody sees which dice the players before them gave up."""
    given: Json = {seat: {"hand": ["fear"], "dice": ["natural-basic", "charm-power"]} for seat in "abc"}
    table = staged({"phase": "recovery", "first": "b", **given})
    order = []

    while table.look()["phase"] == "recovery":
        (seat,) = table.asked()
        order.append(seat)
        table.say(seat, "exhaust charm-power", "done")
        for viewer in ("a", "b", "c", None):
            dice = table.view(viewer)["players"]["abc".index(seat)]["dice"]
            if table.look()["phase"] == "recovery":
                assert dice == {"active": {"natural": [1, 0, 0]}, "exhausted": {"charm": 1}}

    assert order == ["b", "c", "a"]
    assert [event["seat"] for event in table.events("die-exhausted")] == [1, 2, 0]
