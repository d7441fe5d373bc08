"""Knight of Shackles: what everybody sees of its breaches, why one cannot be turned back, and what a bot fears."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.core.kinds import Seat
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.bot.card_worth import know_cards
from emberhold.games.aeons_end.bot.deck import Deck
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.constants import BOARD as BOARD_ACTION
from tests.games.aeons_end.table import Json, staged

pytestmark = pytest.mark.game("aeons-end")

KEY = "nemesis breaches"


def board(breaches: Json, a: Json | None = None, **more: object) -> Json:
    nemesis = {"name": "knight-of-shackles", KEY: breaches, **more}
    return {"nemesis": nemesis, "a": {"hand": ["crystal"], **(a or {})}, "b": {}}


@pytest.mark.rule("SHACKLES-01", "SHACKLES-05")
@pytest.mark.parametrize(("harder", "costs"), [(False, [3, 4, 5, 6]), (True, [4, 5, 6, 7])])
def test_everybody_sees_the_breaches(harder: bool, costs: list[int]) -> None:
    match = staged(board({"i": "open", "ii": 2}, harder=harder)).match
    for seat in (0, 1, None):
        view: Any = match.view(seat)
        shown = view["nemesis"]["board"]
        assert [breach["cost"] for breach in shown["breaches"]] == costs
        assert [(breach["position"], breach["open"], breach["facing"]) for breach in shown["breaches"]] == [
            ("i", True, 3),
            ("ii", False, 2),
            ("iii", False, 0),
            ("iv", False, 0),
        ]
        assert (shown["last_facing"], shown["fixed"]) == (3, False)


@pytest.mark.rule("SHACKLES-04")
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (board({"ii": 1}, {"aether": 3}), "why-turn-back-aether"),
        (board({"i": "open"}, {"aether": 9}), "why-turn-back-none"),
        (board({"i": 1}, {"aether": 9}, play=["deathless-legion"]), "why-turn-back-legion"),
    ],
)
def test_why_no_breach_can_be_turned_back(given: Json, reason: str) -> None:
    match = staged(given).match
    why = match.why_not(0, "turn-back", 0)
    assert why is not None
    assert why.text.id == reason
    view: Any = match.view(0)
    assert view["nemesis"]["board"]["fixed"] is (reason == "why-turn-back-legion")


@pytest.mark.parametrize(
    ("mat", "problem"),
    [
        ({"i": 4}, "given.nemesis.nemesis breaches.i: 4 is not possible here"),
        ({"v": 1}, "given.nemesis.nemesis breaches"),
        (
            {"iv": "open"},
            "given.nemesis.nemesis breaches.iv: the players lose as soon as breach IV is open (SHACKLES-03)",
        ),
    ],
)
def test_a_mat_that_cannot_be_is_refused(mat: Json, problem: str) -> None:
    with pytest.raises(SetupError, match=re.escape(problem)):
        staged(board(mat))


def test_a_battle_that_is_lost_may_have_breach_iv_open() -> None:
    table = staged(board({"iv": "open"}) | {"over": "shackles"})
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((), "shackles")


def test_a_word_of_its_mat_tells_it() -> None:
    there = staged({"nemesis": {KEY: {"i": 1}}, "a": {"hand": ["crystal"]}}).look()
    assert there["nemesis"]["name"] == "knight-of-shackles"


def test_a_bot_fears_each_step_and_the_last_ones_most() -> None:
    def menace(steps: int) -> float:
        opened, left = divmod(steps, 4)
        names = ("i", "ii", "iii", "iv")
        st = staged(board(dict.fromkeys(names[:opened], "open") | {names[opened]: left})).st
        return tactics_of(st).menace(st)

    grown = [menace(steps) for steps in range(16)]
    assert grown == sorted(grown)
    assert len(set(grown)) == 16
    assert grown[15] - grown[14] > grown[3] - grown[2]


def test_a_bot_turns_the_most_dangerous_breach_back() -> None:
    know_cards()
    st = staged(board({"i": 1, "iv": 3}, {"aether": 9})).st
    worth = [tactics_of(st).action_worth(st, Seat(0), (BOARD_ACTION, b), Deck(st, Seat(0)), 8.0) for b in (0, 3)]
    assert worth[1] > worth[0] > 0
