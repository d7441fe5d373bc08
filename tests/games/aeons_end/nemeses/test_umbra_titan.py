"""Umbra Titan: what everybody sees of the pillars, boards that cannot be, and what a bot makes of them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from tests.games.aeons_end.table import Json, staged

pytestmark = pytest.mark.game("aeons-end")


def board(**more: object) -> Json:
    return {"nemesis": {"name": "umbra-titan", **more}, "a": {"hand": ["crystal"]}, "b": {}}


@pytest.mark.rule("TITAN-01", "TITAN-04")
@pytest.mark.parametrize(("harder", "built"), [(False, 8), (True, 5)])
def test_everybody_sees_the_pillars(harder: bool, built: int) -> None:
    match = staged(board(pillars=3, harder=harder)).match
    for seat in (0, 1, None):
        view: Any = match.view(seat)
        assert view["nemesis"]["board"] == {"pillars": 3, "built": built}


@pytest.mark.parametrize(
    ("mat", "problem"),
    [
        ({"pillars": 9}, "given.nemesis.pillars: 9 is not possible here"),
        ({"pillars": 6, "harder": True}, "given.nemesis.pillars: 6 is not possible here"),
        ({"pillars": 0}, "given.nemesis.pillars: 0 is not possible here"),
    ],
)
def test_a_mat_that_cannot_be_is_refused(mat: Json, problem: str) -> None:
    with pytest.raises(SetupError, match=re.escape(problem)):
        staged(board(**mat))


def test_a_battle_that_is_lost_may_have_no_pillar() -> None:
    table = staged(board(pillars=0) | {"over": "pillars"})
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((), "pillars")


def test_a_word_of_its_mat_tells_it() -> None:
    there = staged({"nemesis": {"pillars": 2}, "a": {"hand": ["crystal"]}}).look()
    assert there["nemesis"]["name"] == "umbra-titan"


def test_a_bot_spends_the_first_pillars_more_readily_than_the_last() -> None:
    def menace(pillars: int) -> float:
        st = staged(board(pillars=pillars)).st
        return tactics_of(st).menace(st)

    lost = [menace(pillars) for pillars in range(8, 0, -1)]
    assert lost == sorted(lost)
    assert lost[-1] - lost[-2] > lost[1] - lost[0] > 0
