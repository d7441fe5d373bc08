"""Prince of Gluttons: why his pile is not for sale, boards that cannot be, and what a bot makes of empty piles."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.core.kinds import Seat
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.bot.deck import Deck
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.constants import BOARD as BOARD_ACTION
from tests.games.aeons_end.table import Json, staged

pytestmark = pytest.mark.game("aeons-end")

MARKET: Json = {"exogranite": 7, "imbued-smash": 4, "caged-fire": 5, "spirit-lift": 5}


def board(market: Json, a: Json | None = None, **more: object) -> Json:
    nemesis = {"name": "prince-of-gluttons", **more}
    return {"market": market, "nemesis": nemesis, "a": {"hand": ["crystal"], **(a or {})}, "b": {}}


@pytest.mark.rule("GLUTTONS-02")
def test_why_the_devoured_pile_is_not_for_sale() -> None:
    poor = staged(board(MARKET, devoured=["imbued-smash"])).match.why_not(0, "gain-devoured", 0)
    assert poor is not None
    assert (poor.text.id, poor.rule) == ("why-devoured-aether", "MAIN-07")
    none = staged(board(MARKET)).match.why_not(0, "gain-devoured", 0)
    assert none is not None
    assert (none.text.id, none.rule) == ("why-nothing-devoured", "GLUTTONS-02")


@pytest.mark.rule("GLUTTONS-01", "GLUTTONS-02")
def test_everybody_sees_what_was_devoured_and_what_is_left() -> None:
    match = staged(board(MARKET | {"caged-fire": 0}, devoured=["spark", "imbued-smash"])).match
    for seat in (0, 1, None):
        view: Any = match.view(seat)
        shown = view["nemesis"]["board"]
        assert [card["card"] for card in shown.pop("devoured")] == ["spark", "imbued-smash"]
        assert shown == {"price": 5, "bites": 3, "empty": 1, "piles": 4}


@pytest.mark.parametrize(
    ("mat", "problem"),
    [
        ({"devoured": ["rend"]}, "'rend' is an attack and cannot be here; only gems, relics and spells are devoured"),
        ({"play": [{"mindguzzler": {"life": 18}}]}, "given.nemesis.play[0].life: 18 is too much"),
    ],
)
def test_a_mat_that_cannot_be_is_refused(mat: Json, problem: str) -> None:
    with pytest.raises(SetupError, match=re.escape(problem)):
        staged(board(MARKET, **mat))


def test_a_word_of_its_mat_tells_it() -> None:
    there = staged({"market": MARKET, "nemesis": {"devoured": ["spark"]}, "a": {"hand": ["crystal"]}}).look()
    assert there["nemesis"]["name"] == "prince-of-gluttons"


def test_a_bot_fears_empty_piles_and_the_end_of_them() -> None:
    def menace(market: Json) -> float:
        st = staged(board(market)).st
        return tactics_of(st).menace(st)

    fewer = [MARKET | dict.fromkeys(list(MARKET)[:n], 0) for n in range(4)]
    grown = [menace(market) for market in fewer]
    assert grown == sorted(grown)
    assert menace(fewer[3]) - menace(fewer[2]) > menace(fewer[1]) - menace(fewer[0])


def test_a_bot_gives_away_what_it_misses_least_and_would_buy_it_back() -> None:
    hungry = board(MARKET, play=["cerephage"], deck=["drillbeak-wurm", "topple"])
    match = staged(hungry | {"phase": "nemesis main", "turn deck": ["a"]}).match
    assert len(match.candidates(match.pending[0].ask)) == 1
    st = staged(board({"exogranite": 7}, {"aether": 5, "hand": ["spark"]}, devoured=["imbued-smash"])).st
    assert tactics_of(st).action_worth(st, Seat(0), (BOARD_ACTION, 0), Deck(st, Seat(0)), 8.0) > 0
