"""No secret shows: a match that differs only in what a viewer cannot know looks, answers and sounds the same to it."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.core.rng import Rng
from tests.conformance.lockstep import lockstep
from tests.nets.decks import deal, player
from tests.nets.secrets import errors, names_only_what_is_known, reasons, seen

TOO_LONG = 20_000
CLOSELY = 9
"""At every so manieth decision also errors, reasons and names are looked at; `names` tell of all events since."""
SIDE_BY_SIDE = 11
"""From every so manieth decision on, two worlds are played side by side, for one viewer after the other."""
STEPS = 40

TABLES = {
    2: {"built": 32, "random": 22, "built-sealed": 16, "random-sealed": 14},
    3: {"built": 10, "random": 6, "built-sealed": 4, "random-sealed": 3},
    4: {"built": 6, "random": 4, "built-sealed": 2, "random-sealed": 2},
}
"""How many matches: a match of four has twice as many decisions as one of two, and more viewers at each."""
MATCHES = [(kind, players, seed) for players in TABLES for kind, n in TABLES[players].items() for seed in range(n)]


@pytest.mark.long
@pytest.mark.parametrize(("kind", "players", "seed"), MATCHES)
def test_no_viewer_can_tell_its_worlds_apart(kind: str, players: int, seed: int) -> None:
    match, rng = deal(kind, players, seed), player(players, seed)
    viewers = [*range(players), None]
    heard = dict.fromkeys(viewers, 0)
    told_of: dict[int | None, set[str]] = {viewer: set() for viewer in viewers}
    for number in range(TOO_LONG):
        closely = number % CLOSELY == 0 or not match.pending
        for viewer in viewers:
            world = match.determinize(viewer, Rng(seed * TOO_LONG + number))
            assert seen(world, viewer) == seen(match, viewer)
            if closely:
                names_only_what_is_known(match, viewer, told_of[viewer], heard[viewer])
                heard[viewer] = len(match.events(viewer))
                if viewer is not None:
                    assert errors(world, viewer) == errors(match, viewer)
                    assert reasons(world, viewer) == reasons(match, viewer)
        if not match.pending:
            return
        if number % SIDE_BY_SIDE == 0:
            lockstep(match, viewers[number // SIDE_BY_SIDE % len(viewers)], rng.fork(), STEPS)
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    raise AssertionError(f"the match did not end within {TOO_LONG} decisions")


@pytest.mark.long
def test_the_side_by_side_play_gets_somewhere() -> None:
    """Guards the net: walks must last, and meet decisions that exist in one world only."""
    ends: Counter[str] = Counter()
    steps = declined = 0
    for seed in range(4):
        match, rng = deal("built", 2, seed), player(2, seed)
        while match.pending:
            walk = lockstep(match, rng.below(2), rng.fork(), STEPS)
            steps, declined = steps + walk.steps, declined + walk.declined
            ends[walk.end] += 1
            for _ in range(5):
                if match.pending:
                    decision = match.pending[0]
                    match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    assert declined > 0
    assert steps > 5 * sum(ends.values()), ends
