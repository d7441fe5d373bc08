"""How many ways there are to answer the next n questions of Ashes, from positions laid out by hand.

A number that changes is a rule that changed. If that was meant, write down the new number: the failure lists it for
each first answer, so the one that grew is easy to see.
"""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.core.registry import load_game
from tests.perft.ways import divided, ways, ways_by_replay

SPEC = load_game("ashes")
BOARDS: dict[str, dict[str, Any]] = {
    "a-hand-and-dice": {
        "a": {
            "hand": ["molten-gold", "anchornaut", "anchornaut", "summon-gilder"],
            "draw": ["fear"],
            "dice": ["2*natural-power", "charm-class", "charm-power", "ceremonial-class"],
        },
        "b": {"battlefield": ["gilder"], "hand": ["fear"]},
    },
    "attacking-a-phoenixborn": {
        "side": 0,
        "a": {"battlefield": ["iron-worker", "iron-worker", "anchornaut", {"hammer-knight": {"exhaustion": 1}}]},
        "b": {"battlefield": ["gilder", "blood-archer"], "phoenixborn": {"maeoni-viper": {"wounds": 19}}},
    },
    "attacking-a-unit": {
        "side": 0,
        "a": {"battlefield": ["iron-worker", "hammer-knight", "blood-archer"]},
        "b": {"battlefield": ["gilder", {"silver-snake": {"status": 3}}], "phoenixborn": "maeoni-viper"},
    },
    "reactions": {
        "main": 0,
        "a": {"hand": ["seal"], "draw": ["purge"], "dice": ["2*natural-power", "illusion-power"]},
        "b": {
            "battlefield": [{"blood-archer": {"wounds": 2}}, "false-demon"],
            "hand": ["golden-veil", "final-cry", "shadow-counter"],
            "dice": ["2*charm-class", "2*ceremonial-class", "2*illusion-class"],
        },
    },
    "meditating": {
        "main": 0,
        "a": {
            "hand": ["seal", "seal", "fear"],
            "draw": ["purge", "redirect"],
            "spellboard": ["abundance", {"summon-gilder": {"exhaustion": 1}}],
            "dice": ["2*natural-basic", "illusion-class"],
        },
        "b": {"battlefield": ["enchanted-violinist"]},
    },
    "three-prepare": {
        "phase": "discard",
        "a": {"hand": ["fear", "seal"], "draw": ["purge", "purge", "purge", "refresh", "refresh"]},
        "b": {"hand": ["fear", "fear"], "draw": ["purge", "purge", "purge", "refresh", "refresh"]},
        "c": {"hand": ["seal"], "draw": ["purge", "purge", "purge", "refresh", "refresh"]},
    },
}
BY_REPLAY = 3
"""So deep it is counted in the other way too."""
WAYS: dict[str, list[int]] = {
    "a-hand-and-dice": [11, 42, 218, 983, 5140, 22899],
    "attacking-a-phoenixborn": [9, 31, 108, 323, 792, 2191, 5692, 16821],
    "attacking-a-unit": [8, 25, 82, 220, 732, 2130, 6377, 18645],
    "reactions": [5, 14, 61, 224, 861, 3472, 14254],
    "meditating": [4, 11, 93, 437, 2324, 10148],
    "three-prepare": [3, 6, 12, 30, 100, 342, 1178, 4191],
}


@pytest.mark.parametrize("board", BOARDS)
def test_there_are_exactly_so_many_ways(board: str) -> None:
    match = SPEC.stage(BOARDS[board], 1)
    for depth, expected in enumerate(WAYS[board], 1):
        assert ways(match, depth) == expected, divided(match, depth)


@pytest.mark.parametrize("board", BOARDS)
def test_the_other_way_of_counting_finds_as_many(board: str) -> None:
    assert ways_by_replay(lambda: SPEC.stage(BOARDS[board], 1), BY_REPLAY) == WAYS[board][BY_REPLAY - 1]
