"""CHARGE: what no card of this set can show, because another branch has to be chosen before it comes to that."""

from __future__ import annotations

import pytest

from emberhold.core.decisions import Effect
from emberhold.games.aeons_end.catalogue import BY_SLUG, MAGE_BY_SLUG, load_content
from emberhold.games.aeons_end.text.nemesis_use import NemesisUse
from tests.games.aeons_end.table import GAME, staged

pytestmark = pytest.mark.game(GAME)

load_content()


@pytest.mark.rule("CHARGE-05")
@pytest.mark.parametrize(("charges", "left"), [(1, 0), (2, 0), (3, 1)])
def test_who_loses_charges_loses_what_is_there(charges: int, left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def any_player_loses_two(it: NemesisUse) -> Effect:
        seat = yield from it.any_player()
        it.loses_charges(seat, 2)

    monkeypatch.setattr(BY_SLUG["rend"], "resolve", any_player_loses_two)
    hand = {"hand": ["crystal"], "charges": charges}
    table = staged(
        {"phase": "nemesis draw", "nemesis": {"deck": ["rend", "topple"]}, "turn deck": ["a"], "a": hand, "b": hand}
    )

    table.say("b", "affected b")

    assert table.look()["a"]["charges"] == charges
    assert table.look()["b"]["charges"] == left


@pytest.mark.rule("CHARGE-03")
def test_every_ability_has_four_to_six_slots() -> None:
    assert {mage.charges for mage in MAGE_BY_SLUG.values()} <= {4, 5, 6}
