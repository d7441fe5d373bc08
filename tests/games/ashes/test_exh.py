"""EXH: text that is lost on the way; no card of the base game exhausts a unit at this point of an attack."""

from __future__ import annotations

import pytest

from emberhold.games.ashes.match import AshesMatch
from tests.games.ashes.table import Table, staged


def attacking_with_bypass(kind: str, exhausted: int) -> Table:
    """A's Worker has Bypass and was declared; before B answers it gets exhaustion tokens."""
    table = staged(
        {
            "a": {
                "phoenixborn": "maeoni-viper",
                "battlefield": [{"iron-worker": {"bypass": True}}],
                "dice": ["natural-basic"],
                "hand": ["fear"],
            },
            "b": {"battlefield": [{"iron-rhino": {}}]},
        }
    )
    table.say("a", f"attack {kind}")
    assert table.offers("a") == ["use maeoni-viper strike", "decline"]
    assert isinstance(table.match, AshesMatch)
    st = table.match.st
    st.exhaustion[st.battlefield[0][0]] += exhausted
    table.say("a", "decline")
    return table


@pytest.mark.rule("EXH-07", "ATKP-07")
@pytest.mark.parametrize(("exhausted", "blocked"), [(0, False), (1, True)])
def test_an_exhausted_unit_has_lost_its_bypass_and_can_be_blocked(exhausted: int, blocked: bool) -> None:
    table = attacking_with_bypass("phoenixborn", exhausted)

    assert ("block a/iron-worker with iron-rhino" in table.offers("b")) is blocked


@pytest.mark.rule("EXH-07", "ATKU-08")
@pytest.mark.parametrize(("exhausted", "guarded"), [(0, False), (1, True)])
def test_an_exhausted_unit_has_lost_its_bypass_and_can_be_guarded_against(exhausted: int, guarded: bool) -> None:
    table = attacking_with_bypass("unit", exhausted)

    assert ("guard aradel-summergaard" in table.offers("b")) is guarded
