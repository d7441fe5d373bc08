"""TURN: what no printed card can show about the end of a turn."""

from __future__ import annotations

import pytest

from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.rules.values import attack_value
from tests.games.ashes.table import staged

load_content()


@pytest.mark.rule("TURN-13")
def test_life_is_checked_when_bonuses_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """A unit whose life hangs on a bonus for the turn is destroyed when the turn ends. No printed unit is like that."""
    monkeypatch.setattr(BY_SLUG["masked-wolf"], "life_x", attack_value)
    units = [{"masked-wolf": {"wounds": 3, "boost": 2}}, {"masked-wolf": {"wounds": 1, "boost": 2}}]
    table = staged({"a": {"hand": ["fear"], "battlefield": units}, "b": {"hand": ["fear"]}})
    table.say("a", "pass")
    assert [unit["life"] for unit in table.look()["a"]["battlefield"]] == [4, 4]

    table.say("a", "end turn")

    assert table.look()["turn"] == "b"
    assert [(unit["life"], unit["wounds"]) for unit in table.look()["a"]["battlefield"]] == [(2, 1)]


@pytest.mark.rule("TURN-13")
def test_bonuses_of_all_players_stop_together() -> None:
    units = [{"iron-rhino": {"boost": 2}}, {"iron-worker": {"bypass": True}}]
    table = staged({"a": {"hand": ["fear"], "battlefield": units}, "b": {"hand": ["fear"], "battlefield": units}})

    table.say("a", "pass")
    assert [unit["attack"] for unit in table.look()["b"]["battlefield"]] == [7, 2]

    table.say("a", "end turn")
    for seat in "ab":
        battlefield = table.look()[seat]["battlefield"]
        assert [unit["attack"] for unit in battlefield] == [5, 2]
        assert not any(unit["bypass"] for unit in battlefield)
