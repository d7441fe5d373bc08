"""Blight Lord: what everybody sees of the track and the Jades, boards that cannot be, and what a bot makes of them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from tests.games.aeons_end.table import Json, staged

pytestmark = pytest.mark.game("aeons-end")


def board(a: Any = None, **more: object) -> Json:
    mat = {key.replace("_", " "): value for key, value in more.items()}
    return {"nemesis": {"name": "blight-lord", **mat}, "a": {"hand": ["crystal"], **(a or {})}, "b": {}}


@pytest.mark.rule("BLIGHT-01", "BLIGHT-04", "BLIGHT-06")
@pytest.mark.parametrize(
    ("mat", "left", "of", "moves"),
    [
        (board(), 6, 6, 0),
        (board({"discard": ["tainted-jade"]}), 5, 6, 0),
        (board(jades_left=1), 1, 6, 1),
        (board(jades_left=0), 0, 6, 2),
        (board(harder=True), 4, 4, 0),
    ],
)
def test_everybody_sees_how_many_jades_are_left(mat: Json, left: int, of: int, moves: int) -> None:
    match = staged(mat).match
    for seat in (0, 1, None):
        view: Any = match.view(seat)
        shown = view["nemesis"]["board"]
        assert (shown["jades"], shown["of"], shown["moves"]) == (left, of, moves)
        assert (shown["track"], shown["end"]) == (1, 9)
        assert [(mark["space"], mark["effect"], mark["n"]) for mark in shown["marks"]] == [
            (3, "gravehold", 7),
            (5, "lowest-life", 4),
            (7, "gains-life", 10),
            (9, "lost", 0),
        ]


@pytest.mark.rule("BLIGHT-03")
def test_the_jades_of_the_players_come_from_the_pile() -> None:
    table = staged(board({"hand": ["tainted-jade", "tainted-jade", "crystal"]}))
    assert len(table.st.mat.own_deck) == 4
    assert table.look()["nemesis"]["jades left"] == 4


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (board(tainted_track=9), "given.nemesis.tainted track: 9 is not possible here"),
        (board(tainted_track=0), "given.nemesis.tainted track: 0 is not possible here"),
        (board(jades_left=7), "given.nemesis.jades left: 7 is not possible here"),
        (board({"hand": ["tainted-jade"]}, jades_left=6), "given.nemesis.jades left: 6 is not possible here"),
        (board({"deck": ["tainted-jade"] * 7}), "there are only 6 'tainted-jade' in this battle"),
    ],
)
def test_a_mat_that_cannot_be_is_refused(given: Json, problem: str) -> None:
    with pytest.raises(SetupError, match=re.escape(problem)):
        staged(given)


def test_nobody_else_has_jades() -> None:
    with pytest.raises(SetupError, match="is a card of 'blight-lord'"):
        staged({"nemesis": {"name": "maggoth"}, "a": {"hand": ["tainted-jade"]}})


def test_a_battle_that_is_lost_may_be_at_the_end_of_the_track() -> None:
    table = staged(board(tainted_track=9) | {"over": "tainted-track"})
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((), "tainted-track")


@pytest.mark.parametrize(("key", "hand"), [("tainted track", "crystal"), ("life", "tainted-jade")])
def test_a_word_of_its_mat_or_a_jade_tells_it(key: str, hand: str) -> None:
    given: Json = {"nemesis": {key: 2}, "a": {"hand": ["crystal", hand]}}
    there = staged(given).look()
    assert there["nemesis"]["name"] == "blight-lord"


def test_a_bot_fears_the_track_and_the_last_jades() -> None:
    def menace(**mat: object) -> float:
        st = staged(board(**mat)).st
        return tactics_of(st).menace(st)

    along = [menace(tainted_track=space) for space in range(1, 9)]
    assert along == sorted(along)
    assert along[7] - along[6] > along[1] - along[0]
    fewer = [menace(jades_left=left) for left in range(6, -1, -1)]
    assert fewer == sorted(fewer)
    assert fewer[6] - fewer[5] > fewer[1] - fewer[0] > 0
