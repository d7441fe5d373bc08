"""Gate Witch: what everybody knows of the bottom of her deck, expeditions, and what a bot makes of time gates."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.nemesis_def import NEMESES
from tests.games.aeons_end.expedition.campaigns import Way
from tests.games.aeons_end.table import Json, first_mages, new_match, staged

pytestmark = pytest.mark.game("aeons-end")

DECK = ["paradox-beast", "nether-spiral", "hasten", "infinite-enmity", "distort"]


def board(**more: object) -> Json:
    return {"nemesis": {"name": "gate-witch", **more}, "a": {"hand": ["crystal"]}, "b": {}}


@pytest.mark.rule("GATES-03")
def test_what_went_under_the_deck_stays_there_and_everybody_sees_it() -> None:
    given = board(deck=DECK, **{"known below": 1})
    match = staged(given).match
    view: Any = match.view(1)
    assert view["nemesis"]["board"] == {"gates": 0, "limit": 5, "closes": 4, "lowest": ["distort"]}
    orders = set()
    for seed in range(30):
        world = match.determinize(0, Rng(seed))
        assert isinstance(world, AeonsEndMatch)
        assert world.view(0) == match.view(0)
        names = [world.st.definition(card).slug for card in world.st.nemesis_deck]
        assert names[0] == "distort"
        assert sorted(names).count("distort") == 1
        orders.add(tuple(names))
    assert len(orders) > 1


@pytest.mark.rule("GATES-03")
def test_a_card_that_was_drawn_from_below_is_known_no_more() -> None:
    """One known card is left of two, and Hasten goes below it: then two are known, and no third."""
    table = staged(
        board(deck=["hasten", "distort"], **{"known below": 9}) | {"phase": "nemesis draw", "turn deck": ["a"]}
    )
    table.say("a", "suffers b")
    there: Any = table.match.view(0)
    assert there["nemesis"]["board"]["lowest"] == ["hasten", "distort"]
    assert table.look()["nemesis"]["known below"] == 2
    st = table.st
    st.nemesis_deck.append(st.new_card(st.card[st.nemesis_deck[0]], st.zone[st.nemesis_deck[0]]))
    assert len(NEMESES[st.nemesis].known_in_deck(st)) == 2


@pytest.mark.rule("GATES-05", "EXPED-10")
@pytest.mark.parametrize(("more", "closes"), [({}, 4), ({"expedition": True}, 5), ({"harder": True}, 3)])
def test_how_many_gates_close(more: Json, closes: int) -> None:
    view: Any = new_match(first_mages(2, "gate-witch", **more), 1).match.view(None)
    assert view["nemesis"]["board"]["closes"] == closes


@pytest.mark.rule("EXPED-10")
@pytest.mark.parametrize("nemesis", ["gate-witch", "fenrix"])
def test_only_her_battles_say_that_they_belong_to_an_expedition(nemesis: str) -> None:
    at_hand = ["maggoth", "arachnos", "ageless-walker", nemesis]
    way = Way({"players": 1, "expedition": "random-short", "code": "GATES1", "nemeses": at_hand})
    met = {str(link.setup["nemesis"]): link.setup.get("expedition") for link in (way.fight(won=True) for _ in range(3))}
    assert met == {"arachnos": None, "ageless-walker": None, nemesis: True if nemesis == "gate-witch" else None}


@pytest.mark.parametrize(
    ("mat", "problem"),
    [
        ({"gates": -1}, "given.nemesis.gates: -1 is not possible here"),
        ({"known below": -1}, "given.nemesis.known below: -1 is not possible here"),
        ({"expedition": 1}, "given.nemesis.expedition: "),
    ],
)
def test_a_mat_that_cannot_be_is_refused(mat: Json, problem: str) -> None:
    with pytest.raises(SetupError, match=re.escape(problem)):
        staged(board(**mat))


def test_she_draws_more_only_within_a_turn() -> None:
    with pytest.raises(SetupError, match=re.escape("given.nemesis.more cards: this lasts only for a turn")):
        staged(board(**{"more cards": 1}) | {"phase": "turn card"})


def test_a_bot_fears_gates_more_the_nearer_her_turn_is() -> None:
    def menace(gates: int, **more: object) -> float:
        st = staged(board(gates=gates, **more)).st
        return tactics_of(st).menace(st)

    grown = [menace(gates) for gates in range(12)]
    assert grown == sorted(set(grown))
    assert grown[0] == 0.0
    assert menace(11, harder=True) > menace(11)
