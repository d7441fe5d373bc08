"""`copy`, `deepcopy` and `pickle` of a match: the original stays as it was, and what comes out plays on alike."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from emberhold.core.match import Match, NotNow
from emberhold.core.rng import Rng
from tests.conformance.games import Case, Table, every_game, every_game_with_effects
from tests.conformance.random_play import deal, fingerprint, is_quiet, logs, moments, play_out, position, step

POSITIONS = 300
SPREAD = 2
"""Every so manieth position in mid-effect is taken, so that they come from several matches."""
AHEAD = 4
WAYS: dict[str, Callable[[Match], Match]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


def tables(case: Case) -> Iterator[Table]:
    for seed in range(150):
        for players in range(case.spec.players[0], case.spec.players[1] + 1):
            yield Table(case, players, seed)


def in_mid_effect(case: Case) -> Iterator[Match]:
    """Matches in the middle of an effect, live: look, copy, but do not answer them."""
    for table in tables(case):
        count = 0
        for _, match in moments(table):
            if match.pending and not is_quiet(match):
                count += 1
                if count % SPREAD == 0:
                    yield match


def played_on(case: Case, match: Match, luck: int) -> str:
    """Where a few answers lead, and what was told on the way."""
    rng = Rng(luck)
    for _ in range(AHEAD):
        if match.pending:
            step(match, rng)
    return fingerprint(case.spec, match) + logs(match)


@pytest.mark.long
@every_game_with_effects
def test_in_mid_effect_the_original_is_untouched_and_copies_play_on_alike(case: Case) -> None:
    count = 0
    for number, match in enumerate(islice(in_mid_effect(case), POSITIONS)):
        before = fingerprint(case.spec, match) + logs(match)
        copies = {way: make(match) for way, make in WAYS.items()}
        if number % 60 == 0:
            play_out(copy.copy(match), Rng(number))
        assert all(type(other) is type(match) for other in copies.values())
        assert fingerprint(case.spec, match) + logs(match) == before
        for way, other in copies.items():
            assert fingerprint(case.spec, other) + logs(other) == before, way
        ends = {played_on(case, other, number) for other in copies.values()}
        assert len(ends) == 1
        assert ends != {before}
        count += 1
    assert count == POSITIONS


@every_game_with_effects
@pytest.mark.parametrize("way", WAYS)
def test_the_original_plays_on_as_its_copy_does(case: Case, way: str) -> None:
    """The copy is made first, so what a copy breaks in the original would show."""
    match = next(in_mid_effect(case))
    other = WAYS[way](match)
    rngs = Rng(5), Rng(5)
    for _ in range(30):
        if not match.pending:
            break
        assert step(match, rngs[0]) == step(other, rngs[1])
    assert position(case.spec, match) == position(case.spec, other)
    assert logs(match) == logs(other)


@every_game
def test_a_pickle_keeps_what_was_taken_back_and_who_gave_up(case: Case) -> None:
    match = deal(Table(case, case.spec.players[1], 0))
    for _ in range(6):
        step(match, Rng(3))
    match.rewind(4)
    if match.seats > 1:
        match.concede(0)
    other = WAYS["pickle"](match)
    assert fingerprint(case.spec, other) == fingerprint(case.spec, match)
    assert other.journal().dumps() == match.journal().dumps()


@every_game
def test_a_pickled_clone_has_the_log_of_a_clone(case: Case) -> None:
    match = deal(Table(case, case.spec.players[1], 0))
    step(match, Rng(3))
    clone = match.clone()
    for _ in range(6):
        step(clone, Rng(3))
    other = WAYS["pickle"](clone)
    assert logs(other) == logs(clone) != logs(match)
    points = [[(point.at, point.seats) for point in one.reaction_points()] for one in (other, clone)]
    assert points[0] == points[1]


@every_game
def test_a_match_without_a_log_stays_without_one(case: Case) -> None:
    table = Table(case, case.spec.players[1], 0)
    match = case.spec.new(table.setup, 1, log=False)
    for way in WAYS.values():
        assert way(match).events(0) == ()
        assert way(match)._state.log is None


@every_game
def test_a_copy_for_playing_forward_is_copied_but_not_pickled(case: Case) -> None:
    match = deal(Table(case, case.spec.players[1], 0))
    for made in (match.clone(track=False), match.determinize(0, Rng(1))):
        if is_quiet(made):
            assert position(case.spec, copy.copy(made)) == position(case.spec, made)
        with pytest.raises(NotNow, match=r"cannot be pickled. Pickle the match that it was made from"):
            pickle.dumps(made)


@every_game_with_effects
def test_a_world_in_mid_effect_is_copied(case: Case) -> None:
    world = next(in_mid_effect(case)).determinize(0, Rng(1))
    before = position(case.spec, world)
    for way in (copy.copy, copy.deepcopy):
        assert position(case.spec, way(world)) == before
    assert position(case.spec, world) == before
