"""How many ways there are to answer the next n questions of Aeon's End, from positions laid out by hand.

A number that changes is a rule that changed. If that was meant, write down the new number: the failure lists it for
each first answer, so the one that grew is easy to see.
"""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.core.decisions import Answers, Ask
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from tests.perft.ways import divided, ways, ways_by_replay

SPEC = load_game("aeons-end")
MARKET = {"exogranite": 6, "caged-fire": 1, "aether-conduit": 2, "tethered-darts": 5, "imbued-smash": 4}
BOARDS: dict[str, dict[str, Any]] = {
    "casting-alone-into-a-nest": {
        "phase": "casting",
        "market": MARKET,
        "nemesis": {
            "name": "maggoth",
            "deck": ["gore", "decay"],
            "nest": [["maggot", "fly", "maggot"]],
            "play": ["drillbeak-wurm"],
        },
        "turn discard": ["a"],
        "a": {
            "mage": "sahala",
            "hand": ["crystal", "crystal", "spark", "sparkling-meteorite"],
            "deck": ["crystal", "spark"],
            "breaches": {"i": {"spells": ["spark"]}, "ii": {"open": True, "spells": ["imbued-smash"]}},
        },
    },
    "buying-against-a-ritual": {
        "market": MARKET,
        "nemesis": {
            "name": "arachnos",
            "deck": ["gore", "unveil"],
            "tokens": 5,
            "ritual": 4,
            "play": ["the-chanters", {"chaos-orb": {"power": 1}}],
        },
        "a": {"mage": "lost", "hand": ["heart-forge", "spark"], "aether": 6, "charges": 4, "deck": ["spark"]},
        "b": {"mage": "taqren", "hand": ["crystal"], "deck": ["spark"]},
    },
    "the-turn-of-a-nemesis": {
        "market": MARKET,
        "nemesis": {
            "name": "arachnos",
            "deck": ["dement", "disorient"],
            "tokens": 4,
            "play": [{"needlemaw": {"life": 3}}, "the-chanters"],
        },
        "phase": "nemesis start",
        "turn deck": ["b", "nemesis", "a", "b"],
        "turn discard": ["nemesis", "a"],
        "a": {"mage": "gygar", "hand": ["crystal", "spark"], "deck": ["crystal", "spark"], "life": 4},
        "b": {"mage": "talix", "hand": ["spark", "furnacium"], "deck": ["spark"], "charges": 3},
    },
    "three-and-what-was-exiled": {
        "market": MARKET,
        "nemesis": {
            "name": "ageless-walker",
            "deck": ["age-siphon", "decimate"],
            "exile": ["force-amplifier", "crystal", "imbued-smash"],
        },
        "x token": "b",
        "turn deck": ["nemesis", "x", "nemesis", "b"],
        "turn discard": ["c", "a"],
        "a": {"mage": "claudia", "hand": ["curse-of-aging", "crystal"], "aether": 7, "deck": ["spark"]},
        "b": {"mage": "rhia", "hand": ["crystal", "spark"], "deck": ["spark"]},
        "c": {"mage": "soskel", "hand": ["crystal"], "deck": ["crystal"], "charges": 2},
    },
    "four-among-claws": {
        "market": MARKET,
        "nemesis": {
            "name": "fenrix",
            "deck": ["dodge", "gore"],
            "tokens": 3,
            "fury": 1,
            "play": ["rending-claw", "rending-claw", "molten-alpha"],
        },
        "turn deck": ["nemesis", "c-d", "a-b"],
        "turn discard": ["nemesis", "c-d", "a-b"],
        "pairs": ["a", "d"],
        "a": {
            "mage": "soskel",
            "hand": ["crystal", "spark", "lucky-coin"],
            "deck": ["spark"],
            "aether": 3,
            "position": "rending-claw#2",
        },
        "b": {"mage": "talix", "hand": ["spark"], "deck": ["spark"], "position": "molten-alpha"},
        "c": {"mage": "claudia", "hand": ["crystal"], "deck": ["spark"], "charges": 5},
        "d": {"mage": "rhia", "hand": ["crystal"], "deck": ["spark"], "life": 1},
    },
}
SETUPS: dict[str, dict[str, Any]] = {
    "maggoth-and-one": {"seats": ["claudia"], "nemesis": "maggoth", "solo_player_turn_cards": 3},
    "arachnos-and-two": {"seats": ["lost", "sahala"], "nemesis": "arachnos", "treasure": "thorned-whip"},
    "ageless-walker-and-three": {"seats": ["rhia", "soskel", "gygar"], "nemesis": "ageless-walker", "x_token": 1},
    "fenrix-and-four": {"seats": ["taqren", "talix", "claudia", "lost"], "nemesis": "fenrix", "harder": True},
}
"""From the first question of a whole match on; everybody has a treasure of level 1."""
TREASURES = ("garus-torch", "xaxos-flare", "lashs-quartz-shard", "mists-garnet-shard")
WAYS: dict[str, list[int]] = {
    "casting-alone-into-a-nest": [4, 13, 36, 111, 415, 1543, 5679],
    "buying-against-a-ritual": [16, 141, 724, 2636],
    "the-turn-of-a-nemesis": [2, 4, 10, 20, 42, 117, 287, 727, 1918],
    "three-and-what-was-exiled": [15, 121, 485, 1384],
    "four-among-claws": [3, 28, 195, 1496, 9849],
    "maggoth-and-one": [4, 26, 132, 566, 2394, 10364],
    "arachnos-and-two": [6, 22, 117, 589, 2571, 10320],
    "ageless-walker-and-three": [6, 46, 238, 994, 3857],
    "fenrix-and-four": [5, 10, 28, 151, 709, 3158],
}
DEEPER: dict[str, list[int]] = {
    "casting-alone-into-a-nest": [20549, 74253],
    "buying-against-a-ritual": [7632, 19426],
    "the-turn-of-a-nemesis": [5416, 16940],
    "three-and-what-was-exiled": [2808, 5614, 11207],
    "four-among-claws": [61716],
    "maggoth-and-one": [45133, 197284],
    "arachnos-and-two": [40459, 156675],
    "ageless-walker-and-three": [15527, 69683],
    "fenrix-and-four": [12627, 45427],
}
"""The depths after those."""
BY_REPLAY = 3
"""So deep it is counted in the other way too."""


def begin(name: str) -> Match:
    if name in BOARDS:
        return SPEC.stage(BOARDS[name], 1)
    setup = SETUPS[name]
    seats = [{"mage": mage, "treasures": [own]} for mage, own in zip(setup["seats"], TREASURES, strict=False)]
    return SPEC.new({**setup, "seats": seats, "market": "first-game"}, 1)


@pytest.mark.parametrize("name", WAYS)
def test_there_are_exactly_so_many_ways(name: str) -> None:
    match = begin(name)
    for depth, expected in enumerate(WAYS[name], 1):
        assert ways(match, depth) == expected, divided(match, depth)


@pytest.mark.long
@pytest.mark.parametrize("name", DEEPER)
def test_there_are_exactly_so_many_ways_further_on(name: str) -> None:
    match = begin(name)
    for depth, expected in enumerate(DEEPER[name], len(WAYS[name]) + 1):
        assert ways(match, depth) == expected, divided(match, depth)


@pytest.mark.parametrize("name", WAYS)
def test_the_other_way_of_counting_finds_as_many(name: str) -> None:
    assert ways_by_replay(lambda: begin(name), BY_REPLAY) == WAYS[name][BY_REPLAY - 1]


def test_every_position_is_counted() -> None:
    assert WAYS.keys() == DEEPER.keys() == BOARDS.keys() | SETUPS.keys()


def test_an_answer_too_few_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somewhere in the second question, not in the first."""
    match = begin("buying-against-a-ritual")
    first = match.pending[0].ask.answers[:]
    true: Any = vars(Ask)["answers"].fget

    def fewer(ask: Ask) -> Answers:
        found: Answers = true(ask)
        return found if found == first or len(found) < 3 else found[:-1]

    monkeypatch.setattr(Ask, "answers", property(fewer))
    assert ways(match, 1) == WAYS["buying-against-a-ritual"][0]
    assert ways(match, 2) < WAYS["buying-against-a-ritual"][1]
