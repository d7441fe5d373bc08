"""The nets on the battles of campaigns: whatever was chosen and won before, no viewer can tell its worlds apart.

The choices between battles are walked in tests/games/aeons_end/expedition/test_every_way.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.core.journal import Journal
from emberhold.core.match import Match
from emberhold.core.registry import load_game, replay
from emberhold.core.rng import Rng
from tests.conformance.lockstep import lockstep
from tests.games.aeons_end.expedition.campaigns import Way
from tests.nets.aeons_end_invariants import Referee
from tests.nets.secrets import errors, seen

TOO_LONG = 20_000
CLOSELY = 9
SIDE_BY_SIDE = 41
COPIES = 29
STEPS = 40
RANDOM: dict[str, Any] = {"expedition": "random", "code": "EMBER9", "harder": True, "one_target": True}
BATTLES: list[tuple[dict[str, Any], list[bool]]] = [
    ({"players": 1}, []),
    ({"players": 2}, [False]),
    ({"players": 3}, [True]),
    ({"players": 4}, [True, False]),
    ({"players": 2}, [True, True]),
    ({"players": 2}, [True, True, True]),
    ({"players": 1, "solo_player_turn_cards": 3}, [True, True, True, False, False]),
    ({"players": 2, **RANDOM}, [False, True]),
    ({"players": 3, **RANDOM, "big_pocket": True}, [True, True, True]),
]


def battle(setup: dict[str, Any], results: list[bool]) -> Match:
    way = Way(setup)
    for won in results:
        way.fight(won=won)
    while way.link.game != "aeons-end":
        way.choose()
    return load_game("aeons-end").new(way.link.setup, len(results) + 1)


def walk(match: Match, rng: Rng, most: int) -> int:
    """By lot to the end or so far, with every net; how many decisions were answered."""
    referee = Referee(match)
    viewers = [*range(match.seats), None]
    for number in range(most):
        referee.check(match)
        for viewer in viewers:
            world = match.determinize(viewer, Rng(number + 1))
            assert seen(world, viewer) == seen(match, viewer)
            if number % CLOSELY == 0 and viewer is not None:
                assert errors(world, viewer) == errors(match, viewer)
        if not match.pending:
            return number
        if number % SIDE_BY_SIDE == 0:
            lockstep(match, viewers[number // SIDE_BY_SIDE % len(viewers)], rng.fork(), STEPS)
        decision = match.pending[0]
        seat, key = decision.seats[rng.below(len(decision.seats))], str(rng.below(decision.count))
        copy = match.clone() if number % COPIES == 0 else None
        match.answer(seat, decision, key)
        if copy is not None:
            copy.answer(seat, copy.pending[0], key)
            again = replay(Journal.loads(match.journal().dumps()))
            for viewer in viewers:
                assert copy.view(viewer) == match.view(viewer) == again.view(viewer)
    return most


@pytest.mark.net
@pytest.mark.parametrize(("setup", "results"), BATTLES[3:6:2])
def test_the_nets_hold_at_the_beginning_of_a_battle(setup: dict[str, Any], results: list[bool]) -> None:
    assert walk(battle(setup, results), Rng(3), 60) == 60


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("setup", "results"), BATTLES)
def test_the_nets_hold_to_the_end_of_every_battle(setup: dict[str, Any], results: list[bool], seed: int) -> None:
    match = battle(setup, results)
    assert 10 < walk(match, Rng(seed), TOO_LONG) < TOO_LONG
    assert match.outcome is not None
