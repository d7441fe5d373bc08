"""Rageborne: the order of its strikes is a secret, boards that cannot be, and what a bot makes of Fury."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.match import AeonsEndMatch
from tests.games.aeons_end.table import Json, staged

pytestmark = pytest.mark.game("aeons-end")

STRIKES = ["convoke", "devastate", "eviscerate", "frenzy", "raze", "seize"]


def board(**more: object) -> Json:
    return {"nemesis": {"name": "rageborne", **more}, "a": {"hand": ["crystal"]}, "b": {}}


def order(match: AeonsEndMatch) -> list[str]:
    return [match.st.definition(card).slug for card in match.st.mat.own_deck]


@pytest.mark.rule("RAGEBORNE-02", "GEN-10")
def test_nobody_knows_which_strike_comes() -> None:
    match = staged(board(strikes=STRIKES)).match
    worlds = [match.determinize(0, Rng(seed)) for seed in range(20)]
    assert all(isinstance(world, AeonsEndMatch) for world in worlds)
    assert len({order(world)[-1] for world in worlds if isinstance(world, AeonsEndMatch)}) > 3
    assert all(world.view(0) == match.view(0) for world in worlds)
    shown: Any = match.view(0)
    assert shown["nemesis"]["board"] == {"fury": 0, "strikes_at": 4, "strikes": STRIKES, "strike": None}


@pytest.mark.rule("RAGEBORNE-02")
def test_the_strike_that_happens_is_known_and_no_longer_in_the_deck() -> None:
    """Convoke asks who suffers; until that is settled it lies open on the mat."""
    given = board(deck=["cleave", "topple"], strikes=["convoke", "raze", "seize"])
    match = staged(given | {"phase": "nemesis draw", "turn deck": ["a"]}).match
    view: Any = match.view(1)
    shown = view["nemesis"]["board"]
    assert (shown["strike"], shown["strikes"]) == ("convoke", ["raze", "seize"])
    for seed in range(9):
        world = match.determinize(0, Rng(seed))
        again: Any = world.view(0)
        assert again["nemesis"]["board"]["strike"] == "convoke"
    match.answer(0, match.pending[0], "0")
    after: Any = match.view(1)
    assert after["nemesis"]["board"]["strike"] is None


@pytest.mark.parametrize(
    ("mat", "problem"),
    [
        ({"strikes": []}, "given.nemesis.strikes: Rageborne needs at least one strike (RAGEBORNE-01)"),
        ({"strikes": ["rend"]}, "given.nemesis.strikes[0]: 'rend' is an attack and cannot be here; only strikes lie"),
        ({"strikes": ["raze", "raze"]}, "there is only one 'raze' in this battle"),
        ({"fury tokens": -1}, "given.nemesis.fury tokens: -1 is not possible here"),
        ({"deck": ["convoke"]}, "'convoke' is an attack and cannot be here; it holds nemesis cards of tier 1 to 3"),
    ],
)
def test_a_mat_that_cannot_be_is_refused(mat: Json, problem: str) -> None:
    with pytest.raises(SetupError, match=re.escape(problem)):
        staged(board(**mat))


def test_a_word_of_its_mat_tells_it() -> None:
    assert staged({"nemesis": {"fury tokens": 2}, "a": {"hand": ["crystal"]}}).look()["nemesis"]["name"] == "rageborne"


def test_a_bot_fears_fury_more_the_nearer_the_strike_is() -> None:
    def menace(fury: int, *, harder: bool = False) -> float:
        st = staged(board(**{"fury tokens": fury, "harder": harder})).st
        return tactics_of(st).menace(st)

    grown = [menace(fury) for fury in range(9)]
    assert grown == sorted(grown)
    assert grown[0] == 0.0
    assert menace(7, harder=True) > menace(7)
