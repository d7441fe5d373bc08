"""What the rules call although it is built on top of them is there; where it is not, the error names it."""

from __future__ import annotations

import pytest

from emberhold.games.aeons_end.rules import hooks
from emberhold.games.aeons_end.text.nemesis_use import NemesisUse
from emberhold.games.aeons_end.text.use import Use
from tests.games.aeons_end.table import GAME, Json, staged

pytestmark = pytest.mark.game(GAME)

GIVEN: Json = {
    "turn deck": ["nemesis", "b", "nemesis"],
    "turn discard": ["a", "a", "b"],
    "nemesis": {"deck": ["gore"]},
    "a": {"hand": ["crystal"]},
    "b": {},
}


def test_the_game_has_put_in_what_its_rules_call() -> None:
    assert hooks.new_use is Use
    assert hooks.new_nemesis_use is NemesisUse


def test_a_card_cannot_be_played_while_nothing_is_put_in(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged(GIVEN)
    monkeypatch.setattr(hooks, "new_use", hooks.nothing_put_in)

    with pytest.raises(RuntimeError, match=r"hooks is empty: import text\.use and text\.nemesis_use"):
        table.say("a", "play crystal")


def test_a_nemesis_card_cannot_act_while_nothing_is_put_in(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged(GIVEN)
    monkeypatch.setattr(hooks, "new_nemesis_use", hooks.nothing_put_in)

    with pytest.raises(RuntimeError, match=r"hooks is empty: import text\.use and text\.nemesis_use"):
        table.say("a", "end turn")
