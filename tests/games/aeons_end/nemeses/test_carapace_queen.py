"""Carapace Queen: what everybody sees of her swarm, boards that cannot be, and what a bot makes of husks."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.nemeses.carapace_queen.mat import AT_HUSKS, husk_life, mat_of
from emberhold.games.aeons_end.rules.in_play import discard_from_play
from tests.games.aeons_end.table import Json, Table, staged

pytestmark = pytest.mark.game("aeons-end")


def board(a: Json | None = None, **more: object) -> Json:
    return {"nemesis": {"name": "carapace-queen", **more}, "a": {"hand": ["crystal"], **(a or {})}, "b": {}}


def casting(life: int = 10, **more: object) -> Table:
    smash = {"life": life, "breaches": {"i": {"open": True, "spells": ["imbued-smash"]}}}
    return staged({**board(smash, **more), "phase": "casting"})


@pytest.mark.rule("CARAPACE-04")
def test_everybody_sees_the_husks_and_the_swarm() -> None:
    match = staged(board(husks=8)).match
    for seat in (0, 1, None):
        view: Any = match.view(seat)
        shown = view["nemesis"]["board"]
        assert (shown["husks"], shown["wounded"], shown["life"], shown["spaces"]) == (8, 0, 1, 15)
        assert [line["most"] for line in shown["swarm"]] == [3, 6, 10, 12, 15]
        assert [line["n"] for line in shown["swarm"]] == [4, 2, 5, 3, 0]


@pytest.mark.rule("CARAPACE-05")
def test_when_foul_multitudes_leaves_play_wounded_husks_are_whole() -> None:
    st = staged(board(None, **{"husks": 3, "wounded husks": 1, "play": ["foul-multitudes"]})).st
    discard_from_play(st, st.in_play[0])
    assert (mat_of(st).husks, mat_of(st).wounded, husk_life(st)) == (3, 0, 1)


@pytest.mark.parametrize(
    ("mat", "problem"),
    [
        ({"husks": 16}, "given.nemesis.husks: 16 is not possible here"),
        ({"wounded husks": 1}, "given.nemesis.wounded husks: 1 is not possible here"),
        ({"husks": 2, "wounded husks": 1}, "a husk is wounded only while Foul Multitudes is in play (CARAPACE-05)"),
        ({"play": [{"maggot-engine": {"life": 31}}]}, "given.nemesis.play[0].life: 31 is too much"),
    ],
)
def test_a_mat_that_cannot_be_is_refused(mat: Json, problem: str) -> None:
    with pytest.raises(SetupError, match=re.escape(problem)):
        staged(board(**mat))


def test_a_word_of_its_mat_tells_it() -> None:
    there = staged({"nemesis": {"husks": 2}, "a": {"hand": ["crystal"]}}).look()
    assert there["nemesis"]["name"] == "carapace-queen"


def test_a_bot_fears_a_larger_swarm_more() -> None:
    def menace(husks: int) -> float:
        st = staged(board(husks=husks)).st
        return tactics_of(st).menace(st)

    grown = [menace(husks) for husks in range(16)]
    assert grown == sorted(grown)
    assert grown[13] - grown[12] > grown[9] - grown[8] > grown[4] - grown[3] > 0


def test_a_bot_spreads_damage_if_it_can_bear_that() -> None:
    for life, answer in ((10, "spread"), (2, "one")):
        table = casting(life, husks=9)
        table.say("a", "cast imbued-smash on i", "damage husks")
        decision = table.match.pending[0]
        (tried,) = table.match.candidates(decision.ask)
        chosen = decision.described(0)[1][decision.ask.answers.index(tried)]
        assert chosen.meaning == (answer, "husks" if answer == "spread" else "husk")


def test_a_bot_aims_at_the_husks_of_a_large_swarm() -> None:
    few, many = (staged(board(husks=husks)).st for husks in (1, 12))
    assert tactics_of(many).target_worth(many, AT_HUSKS, 4) > tactics_of(few).target_worth(few, AT_HUSKS, 4) > 0
