"""Magus of Cloaks: what everybody sees of the cloaks, boards that cannot be, and what a bot makes of them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from tests.games.aeons_end.table import Json, staged

pytestmark = pytest.mark.game("aeons-end")


def board(**more: object) -> Json:
    return {"nemesis": {"name": "magus-of-cloaks", **more}, "a": {"hand": ["crystal"]}, "b": {}}


@pytest.mark.rule("CLOAKS-01", "CLOAKS-04")
@pytest.mark.parametrize(("harder", "least", "most"), [(False, 2, 8), (True, 3, 9)])
def test_everybody_sees_the_cloaks(harder: bool, least: int, most: int) -> None:
    match = staged(board(cloaks=5, harder=harder)).match
    for seat in (0, 1, None):
        view: Any = match.view(seat)
        assert view["nemesis"]["board"] == {"cloaks": 5, "least": least, "most": most}


@pytest.mark.parametrize(
    ("mat", "problem"),
    [
        ({"cloaks": 9}, "given.nemesis.cloaks: 9 is not possible here"),
        ({"cloaks": 1}, "given.nemesis.cloaks: 1 is not possible here"),
        ({"cloaks": 2, "harder": True}, "given.nemesis.cloaks: 2 is not possible here"),
    ],
)
def test_a_mat_that_cannot_be_is_refused(mat: Json, problem: str) -> None:
    with pytest.raises(SetupError, match=re.escape(problem)):
        staged(board(**mat))


def test_a_battle_can_have_ended_with_shadows_reach() -> None:
    table = staged(board() | {"over": "shadows-reach"})
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((), "shadows-reach")


def test_a_word_of_its_mat_tells_it() -> None:
    there = staged({"nemesis": {"cloaks": 7}, "a": {"hand": ["crystal"]}}).look()
    assert there["nemesis"]["name"] == "magus-of-cloaks"


def test_a_bot_would_rather_see_fewer_cloaks() -> None:
    def menace(cloaks: int, *, harder: bool = False) -> float:
        st = staged(board(cloaks=cloaks, harder=harder)).st
        return tactics_of(st).menace(st)

    grown = [menace(cloaks) for cloaks in range(2, 9)]
    assert grown == sorted(set(grown))
    assert grown[0] == menace(3, harder=True) == 0.0


def test_a_bot_knows_that_a_life_of_his_takes_more_than_one_damage() -> None:
    st = staged(board(life=20)).st
    assert 0 < tactics_of(st).follows(st) < 20
