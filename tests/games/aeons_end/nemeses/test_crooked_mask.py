"""Crooked Mask: what nobody knows of corruptions and shuffled decks, impossible boards, and what a bot makes of it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.core.registry import SetupError, load_game
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.match import AeonsEndMatch
from tests.games.aeons_end.mats import mat_fields
from tests.games.aeons_end.positions import fields, step
from tests.games.aeons_end.table import GAME, Json, first_mages, new_match, staged

pytestmark = pytest.mark.game("aeons-end")

SPEC = load_game(GAME)
UNLEASH: Json = {
    "turn deck": ["nemesis", "a"],
    "nemesis": {"name": "crooked-mask", "play": ["needle-doom"], "deck": ["drillbeak-wurm", "topple"]},
    "a": {"hand": ["crystal"] * 5},
    "b": {"deck": ["spark", "spark", "crystal", "imbued-smash", "spirit-lift"], "hand": ["crystal"]},
}


def board(**more: object) -> Json:
    return {"nemesis": {"name": "crooked-mask", **more}, "a": {"hand": ["crystal"]}, "b": {}}


def deck(match: AeonsEndMatch, seat: int) -> list[str]:
    """From the top."""
    return [match.st.definition(card).slug for card in match.st.deck[seat][::-1]]


def hand_of(match: AeonsEndMatch, seat: int) -> list[str]:
    return [match.st.definition(card).slug for card in match.st.hand[seat]]


def worlds(match: AeonsEndMatch, n: int = 40) -> list[AeonsEndMatch]:
    found = [match.determinize(0, Rng(seed)) for seed in range(n)]
    assert all(isinstance(world, AeonsEndMatch) for world in found)
    return [world for world in found if isinstance(world, AeonsEndMatch)]


@pytest.mark.rule("CORRUPT-01", "CORRUPT-02")
def test_nobody_knows_which_corruption_comes() -> None:
    match = staged(board()).match
    orders = {tuple(match.st.definition(card).slug for card in match.st.mat.own_deck)}
    for world in worlds(match):
        assert world.view(0) == match.view(0)
        orders.add(tuple(world.st.definition(card).slug for card in world.st.mat.own_deck))
        assert len({world.st.card[card] for card in world.st.mat.own_deck}) == 11
    assert len(orders) > 20
    shown: Any = match.view(1)
    assert shown["nemesis"]["board"] == {"corruptions": 11, "all": 11, "instead": 2}


@pytest.mark.rule("CORRUPT-02")
def test_a_corruption_that_was_gained_lies_face_down() -> None:
    """It is on top of the deck for sure, but any that has not been seen can be there."""
    given = board(corruptions=["contagion", "nothingness"]) | {
        "a": {"hand": ["crystal"], "deck": ["fever-of-war", "spark"]}
    }
    match = staged(given).match
    tops = {tuple(deck(world, 0)) for world in worlds(match)}
    assert tops == {(slug, "spark") for slug in ("contagion", "nothingness", "fever-of-war")}


@pytest.mark.rule("CORRUPT-02", "CORRUPT-05")
def test_a_corruption_that_was_seen_is_known_at_the_bottom_of_its_deck() -> None:
    given = board(corruptions=["contagion", "nothingness"]) | {
        "a": {"hand": ["lust-for-power", "crystal"] + ["spark"] * 4}
    }
    table = staged(given | {"turn deck": ["b", "a"], "b": {"hand": ["crystal"]}})
    table.say("a", "end turn")
    match = table.match
    assert table.look()["nemesis"]["corruptions"][-1]["card"] == "lust-for-power"
    for world in worlds(match):
        assert world.st.definition(world.st.mat.own_deck[0]).slug == "lust-for-power"


@pytest.mark.rule("CORRUPT-03")
def test_nobody_knows_the_order_of_a_deck_that_was_shuffled() -> None:
    table = staged(UNLEASH)
    before = deck(table.match, 1)
    assert {tuple(deck(world, 1)) for world in worlds(table.match)} == {tuple(before)}, "not shuffled yet"
    table.say("a", "end turn", "gains-corruption b")
    match = table.match
    orders = set()
    for world in worlds(match):
        now = deck(world, 1)
        orders.add(tuple(now))
        assert sorted(slug for slug in now if slug in before) == sorted(before)
        assert len(now) == 6
        assert world.view(0) == match.view(0)
        assert [len(pile) for pile in world.st.deck] == [len(pile) for pile in match.st.deck]
    assert len(orders) > 20


@pytest.mark.rule("CORRUPT-03", "REVEAL-01")
def test_a_card_that_was_revealed_from_a_shuffled_deck_stays_where_it_is() -> None:
    given = board() | {
        "phase": "start",
        "a": {"hand": ["grim-sight", "crystal"], "deck": ["spark", "crystal", "imbued-smash"], "shuffled": [1, 2, 3]},
    }
    match = staged(given).match
    assert [one.kind for one in match.pending] == ["card"], "it may be destroyed"
    for world in worlds(match):
        assert deck(world, 0)[0] == "spark"
        assert [option.meaning for option in world.pending[0].options] == [
            option.meaning for option in match.pending[0].options
        ]
    assert {tuple(deck(world, 0)[1:]) for world in worlds(match)} == {
        ("crystal", "imbued-smash"),
        ("imbued-smash", "crystal"),
    }


@pytest.mark.rule("CORRUPT-03", "GEN-10")
def test_an_option_about_a_revealed_card_does_not_tell_where_its_copies_lie() -> None:
    hand = {"hand": ["grim-sight", "crystal"], "deck": ["spark", "crystal", "spark"], "shuffled": [1, 2, 3]}
    match = staged(board() | {"phase": "start", "a": hand}).match
    assert [len(option.refs) for option in match.pending[0].options] == [1, 0]


@pytest.mark.rule("CORRUPT-02")
def test_a_corruption_that_comes_to_hand_is_dealt_anew_no_more() -> None:
    play = {"play": ["ruin-priest"], "deck": ["drillbeak-wurm", "topple"], "corruptions": ["contagion"]}
    hands = {"a": {"hand": ["crystal"]}, "b": {"hand": ["crystal"] * 2, "deck": ["nothingness"]}}
    table = staged(board(**play) | {"turn deck": ["nemesis", "a", "b"]} | hands)
    table.say("a", "end turn")
    assert hand_of(table.match, 1) == ["contagion"]
    assert {(*hand_of(world, 1), *deck(world, 1)) for world in worlds(table.match)} == {("contagion", "nothingness")}


@pytest.mark.rule("CORRUPT-03")
def test_what_comes_on_top_of_a_shuffled_deck_is_known_and_what_is_drawn_is_too() -> None:
    given = board(corruptions=[]) | {
        "phase": "draw",
        "turn deck": ["b"],
        "a": {
            "hand": ["crystal"] * 3,
            "deck": ["imbued-smash", "spark", "crystal", "spirit-lift"],
            "shuffled": [2, 3, 4],
        },
        "b": {"hand": ["crystal"]},
    }
    match = staged(given).match
    assert [match.st.definition(card).slug for card in match.st.hand[0]][-2:] == ["imbued-smash", "spark"]
    assert {tuple(deck(world, 0)) for world in worlds(match)} == {
        ("crystal", "spirit-lift"),
        ("spirit-lift", "crystal"),
    }
    for world in worlds(match):
        assert world.view(1) == match.view(1)


def test_the_same_luck_deals_the_same_in_any_world() -> None:
    """What is dealt depends only on what everybody knows."""
    for seed in range(6):
        match = new_match(first_mages(2, "crooked-mask", harder=seed % 2 == 1), seed).match
        rng = Rng(seed)
        while match.pending and match.answered < 150:
            step(match, rng)
        for other in worlds(match, 3):
            one, two = (each.determinize(1, Rng(9)) for each in (match, other))
            assert isinstance(one, AeonsEndMatch)
            assert isinstance(two, AeonsEndMatch)
            assert [deck(one, seat) for seat in range(2)] == [deck(two, seat) for seat in range(2)]
            assert fields(one.st)["cards"] == fields(two.st)["cards"]


def test_what_is_known_is_written_on_boards() -> None:
    """Positions of whole battles, written and laid again."""
    written = 0
    for seed in range(4):
        match = new_match(first_mages(1 + seed, "crooked-mask", harder=seed == 3), seed).match
        rng = Rng(seed)
        while match.pending and match.answered < 220:
            step(match, rng)
            if match.answered % 11 == 0 and match.quiet and match.outcome is None:
                laid = staged(SPEC.given(match), match.st.rng.state)
                assert fields(laid.st) == fields(match.st)
                written += bool(mat_fields(match.st.mat)["shuffled"])
    assert written > 10


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (
            board(corruptions=["rend"]),
            "given.nemesis.corruptions[0]: 'rend' is an attack and cannot be here; only corr",
        ),
        (board(corruptions=["contagion"] * 2), "there is only one 'contagion' in this battle"),
        (board() | {"a": {"hand": ["contagion", "contagion"]}}, "there is only one 'contagion' in this battle"),
        (board(**{"known corruptions": ["spark"]}), "no corruption of this name lies in a deck"),
        (board() | {"a": {"shuffled": [1]}}, "given.a.shuffled[0]: 1 is not possible here"),
    ],
)
def test_a_board_that_cannot_be_is_refused(given: Json, problem: str) -> None:
    with pytest.raises(SetupError, match=re.escape(problem)):
        staged(given)


def test_a_corruption_that_the_board_calls_known_is_not_dealt_anew() -> None:
    match = staged(board(corruptions=["contagion", "nothingness"], **{"known corruptions": ["contagion"]})).match
    assert {world.st.definition(world.st.mat.own_deck[-1]).slug for world in worlds(match)} == {"contagion"}


def test_a_word_of_its_mat_tells_it() -> None:
    there = staged({"nemesis": {"corruptions": ["contagion"]}, "a": {"hand": ["crystal"]}}).look()
    assert there["nemesis"]["name"] == "crooked-mask"


def test_a_bot_would_rather_have_fewer_corruptions() -> None:
    def menace(hand: list[str], drawn: list[str], left: list[str]) -> float:
        given = board(corruptions=left) | {"a": {"hand": ["crystal", *hand], "deck": drawn}}
        st = staged(given).st
        return tactics_of(st).menace(st)

    plenty = ["nothingness", "reckless-might", "endless-hunger", "lust-for-power", "grim-sight"]
    assert menace([], [], plenty) == 0.0
    assert menace(["contagion"], [], plenty) > menace([], ["contagion"], plenty) > 0.0
    assert menace([], [], plenty[:1]) > 0.0


def test_a_bot_spreads_corruptions() -> None:
    """They go to players whose cards hold few of them."""
    carrying = {"hand": ["crystal"] * 5, "deck": ["contagion", "dire-wisdom"]}
    table = staged(UNLEASH | {"a": carrying, "c": {"deck": ["spark"]}})
    table.say("a", "end turn")
    (decision,) = table.match.pending
    assert decision.kind == "player"
    assert sorted(table.match.candidates(decision.ask)) == [(1,), (2,)]
