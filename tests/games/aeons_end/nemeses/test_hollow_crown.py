"""Hollow Crown: what can be known of the acolyte deck, boards that cannot be, and what a bot makes of the acolytes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.core.kinds import CardId
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.bot.menace import to_beat
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.match import AeonsEndMatch
from tests.games.aeons_end.table import Json, staged

pytestmark = pytest.mark.game("aeons-end")


def board(**more: object) -> Json:
    mat = {key.replace("_", " "): value for key, value in more.items()}
    return {"nemesis": {"name": "hollow-crown", **mat}, "a": {"hand": ["crystal"]}, "b": {}}


DECK = ["solara", "mord", "bezu", "lurzan"]
SERVING = {"play": ["kurgax", "nhavkalas", "thronewatch"], "acolytes": DECK, "fallen_acolytes": ["holadran"]}


def order(match: AeonsEndMatch) -> list[str]:
    return [match.st.definition(card).slug for card in match.st.mat.own_deck[::-1]]


@pytest.mark.rule("CROWN-01", "GEN-10")
def test_nobody_knows_the_order_of_the_acolyte_deck() -> None:
    match = staged(board(**SERVING)).match
    worlds = [match.determinize(0, Rng(seed)) for seed in range(20)]
    assert len({order(world)[0] for world in worlds if isinstance(world, AeonsEndMatch)}) == len(DECK)
    assert all(world.view(0) == match.view(0) for world in worlds)
    shown: Any = match.view(1)
    seen = shown["nemesis"]["board"]
    assert (seen["acolytes"], seen["bottom"]) == (sorted(DECK), [])
    assert [card["card"] for card in seen["fallen"]] == ["holadran"]
    in_play = {card["id"]: card["card"] for card in shown["nemesis"]["play"]}
    assert [in_play[id] for id in seen["serving"]] == ["kurgax", "nhavkalas"]


@pytest.mark.rule("CROWN-01", "GEN-10")
def test_everybody_knows_what_was_buried() -> None:
    """Of four acolytes the two at the bottom are known, so only the two above them can be the other way round."""
    match = staged(board(**SERVING, buried=2)).match
    worlds = [match.determinize(0, Rng(seed)) for seed in range(20)]
    orders = {tuple(order(world)) for world in worlds if isinstance(world, AeonsEndMatch)}
    assert orders == {("solara", "mord", "bezu", "lurzan"), ("mord", "solara", "bezu", "lurzan")}
    shown: Any = match.view(0)
    assert shown["nemesis"]["board"]["bottom"] == ["lurzan", "bezu"]


@pytest.mark.rule("CROWN-04")
def test_drawing_the_last_buried_acolyte_leaves_none_known() -> None:
    given = board(
        play=[{"nhavkalas": {"life": 1}}, "needle-doom"], acolytes=["lurzan"], buried=1, deck=["drillbeak-wurm"]
    )
    look = staged(given | {"phase": "nemesis main", "turn deck": ["a"]}).look()
    assert (look["nemesis"]["acolytes"], look["nemesis"]["buried"]) == ([], 0)


@pytest.mark.parametrize(
    ("mat", "problem"),
    [
        ({"acolytes": ["kurgax", "kurgax"]}, "there is only one 'kurgax' in this battle"),
        ({"acolytes": ["thronewatch"]}, "'thronewatch' is a minion and cannot be here; only acolytes lie there"),
        ({"acolytes": ["mord"], "play": ["mord"]}, "there is only one 'mord' in this battle"),
        ({"play": [{"mord": {"life": 12}}]}, "given.nemesis.play[0].life: 12 is too much"),
        ({"acolytes": ["mord"], "buried": 2}, "given.nemesis.buried: 2 is not possible here"),
        ({"life": 1}, "given.nemesis.life: 1 is not possible here"),
    ],
)
def test_a_mat_that_cannot_be_is_refused(mat: Json, problem: str) -> None:
    with pytest.raises(SetupError, match=re.escape(problem)):
        staged(board(**mat))


def test_a_word_of_its_mat_or_an_acolyte_tells_it() -> None:
    for nemesis in ({"buried": 1}, {"play": ["bezu"]}):
        there = staged({"nemesis": nemesis, "a": {"hand": ["crystal"]}}).look()
        assert there["nemesis"]["name"] == "hollow-crown"


@pytest.mark.rule("CROWN-03")
def test_a_bot_counts_the_life_of_all_acolytes() -> None:
    st = staged(board(play=["kurgax", {"nhavkalas": {"life": 4}}, "thronewatch"], acolytes=["mord", "bezu"])).st
    assert to_beat(st) == 11 + 4 + 2 * 11


def test_a_bot_rather_fells_an_acolyte_than_wastes_damage() -> None:
    st = staged(board(play=[{"kurgax": {"life": 2}}, "nhavkalas", "thronewatch"])).st
    weak, strong, guard = st.in_play
    worth = tactics_of(st).minion_worth
    assert worth(st, weak, 2) > worth(st, strong, 2) > 0
    assert worth(st, strong, 6) > worth(st, weak, 6)
    assert worth(st, CardId(guard), 6) == 0
