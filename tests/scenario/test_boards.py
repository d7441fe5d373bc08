"""A board that cannot be laid is refused with the place and the reason; nothing on it is read as something else."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from emberhold.core.registry import SetupError, load_game

UNIT = "iron-worker"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"phase": ["turns"]}, r"given.phase: there is no phase \['turns'\]"),
        ({"phase": "turn"}, "given.phase: there is no phase 'turn'. Did you mean 'turns'?"),
        ({"round": 0}, "given.round: 0 is not possible here"),
        ({"main": -1}, "given.main: -1 is not possible here"),
        ({"a": {"reacted": "yes"}}, "given.a.reacted: expected true or false, found 'yes'"),
        ({"a": {"battlefield": [{UNIT: {"wounds": -1}}]}}, "iron-worker.wounds: -1 is not possible here"),
        ({"a": {"battlefield": [{UNIT: {"bypass": 1}}]}}, "iron-worker.bypass: expected true or false, found 1"),
        ({"b": {"hand": [{UNIT: {"known": "on"}}]}}, "iron-worker.known: expected true or false, found 'on'"),
    ],
)
def test_ashes(given: Mapping[str, object], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        load_game("ashes").stage(given, 1)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"turn deck": []}, "given.turn deck: there are no turn order cards at all"),
        ({"pairs": ["a", None, "a"]}, "given.pairs: 3 entries; there are at most 2 tokens"),
        ({"nemesis": {"nest": [["butterfly"]]}}, r"given.nemesis.nest\[0\]: there is no token 'butterfly'"),
        ({"nemesis": {"nest": [[]] * 5}}, "given.nemesis.nest: 5 rows, but the Nest has 4"),
        (
            {"nemesis": {"name": "fenrix", "nest": [["fly"]]}},
            "given.nemesis.nest: this is on the mat of maggoth; the nemesis here is 'fenrix'",
        ),
        ({"nemesis": {"harder": "yes"}}, "given.nemesis.harder: expected true or false, found 'yes'"),
        ({"nemesis": {"world devourer": 3}}, "given.nemesis: unknown key 'world devourer'"),
        ({"a": {"exhausted": "no"}}, "given.a.exhausted: expected true or false, found 'no'"),
        ({"a": {"breaches": {"ii": {"open": "yes"}}}}, "breaches.ii.open: expected true or false, found 'yes'"),
        ({"a": {"breaches": {"ii": {"focused": 1}}}}, "breaches.ii.focused: expected true or false, found 1"),
        ({"a": {"breaches": {"ii": {"energized": "on"}}}}, "breaches.ii.energized: expected true or false, found 'on'"),
    ],
)
def test_aeons_end(given: Mapping[str, object], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        load_game("aeons-end").stage(given, 1)


def test_a_turn_deck_may_be_empty_while_there_is_a_discard_pile() -> None:
    given = {"turn deck": [], "turn discard": ["a", "nemesis"], "a": {"hand": ["crystal"]}}
    match = load_game("aeons-end").stage(given, 1)
    assert match.pending
