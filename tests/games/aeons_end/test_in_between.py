"""Several actions in one answer leave the allies their chance between any two of them."""

from __future__ import annotations

import pytest

from tests.games.aeons_end.table import Table, staged


def ready_ally(hand: list[str]) -> Table:
    """An ally may use their ability and wants to be asked again after the next action."""
    table = staged({"a": {"hand": hand}, "b": {"mage": "claudia", "charges": 5}})
    table.say("b", "wait")
    return table


@pytest.mark.rule("ABILITY-05")
def test_playing_all_gems_stops_for_an_ally() -> None:
    table = ready_ally(["crystal", "crystal", "crystal"])
    table.say("a", "play gems")
    assert table.asked() == {"b"}
    assert len(table.st.played[0]) == 1


@pytest.mark.rule("MAIN-02")
def test_nobody_stops_an_ally_who_has_refused() -> None:
    table = staged({"a": {"hand": ["crystal", "crystal", "crystal"]}, "b": {"mage": "claudia", "charges": 5}})
    table.say("b", "decline")
    table.say("a", "play gems")
    assert len(table.st.played[0]) == 3
