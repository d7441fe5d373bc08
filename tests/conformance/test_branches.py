"""Worlds for bots that search can be cloned at any moment, also in the middle of an action, and clones go on alike."""

from __future__ import annotations

from itertools import islice

import pytest

from emberhold.core.decisions import IllegalAnswer
from emberhold.core.match import Match, NotNow
from emberhold.core.rng import Rng
from tests.conformance.games import Case, Table, every_game, every_game_with_effects, every_table_in_long
from tests.conformance.random_play import deal, fingerprint, is_quiet, moments, pick, play_out, position, step

FORWARD = 14
"""How many answers a world is played forward."""


def branch(table: Table, world: Match, rng: Rng) -> int:
    """Play a world forward and clone it before each answer; each clone goes on like it. Returns how many were made in
    the middle of an action."""
    clones: list[Match] = []
    inside = 0
    for _ in range(FORWARD):
        if not world.pending:
            break
        clones.append(world.clone(track=False))
        inside += not is_quiet(world)
        before = [position(table.spec, clone) for clone in clones]
        assert before == [position(table.spec, world)] * len(clones)
        seat, decision, index = pick(world, rng)
        place = world.pending.index(decision)
        for match in (world, *clones):
            match.answer(seat, match.pending[place], str(index))
    for clone in clones:
        assert position(table.spec, clone) == position(table.spec, world)
    return inside


@pytest.mark.slow
@every_table_in_long
def test_a_world_cloned_anywhere_goes_on_like_it(table: Table) -> None:
    """From every fifth quiet point and every third moment within an action; there is no match without either."""
    inside = begun_inside = met_inside = 0
    for number, match in moments(table):
        met_inside += not is_quiet(match)
        if not match.pending or (number % 5 if is_quiet(match) else met_inside % 3 != 1):
            continue
        before = fingerprint(table.spec, match)
        seat = match.pending[0].seats[0]
        world = match.determinize(seat, Rng(number))
        world.remembers = True
        begun_inside += not is_quiet(match)
        inside += branch(table, world, Rng(number))
        assert fingerprint(table.spec, match) == before
    assert (inside > 0) >= table.case.effects
    assert (begun_inside > 0) == (met_inside > 0)


@pytest.mark.slow
@every_table_in_long
def test_a_clone_of_a_world_is_independent_of_it(table: Table) -> None:
    for number, match in islice(moments(table), 60):
        if not match.pending:
            break
        world = match.determinize(match.pending[0].seats[0], Rng(number))
        world.remembers = True
        for _ in range(3):
            if world.pending:
                step(world, Rng(number))
        before = position(table.spec, world)
        step_or_end(world.clone(track=False), Rng(number + 1))
        assert position(table.spec, world) == before


def step_or_end(match: Match, rng: Rng) -> None:
    for _ in range(20):
        if match.pending:
            step(match, rng)


@every_game_with_effects
def test_a_world_dealt_anew_twice_in_one_action_is_cloned_with_both_deals(case: Case) -> None:
    table = Table(case, case.spec.players[1], 0)
    tried = 0
    for number, match in moments(table):
        if is_quiet(match) or number % 5 or not match.pending:
            continue
        seat = match.pending[0].seats[0]
        world = match.determinize(seat, Rng(number))
        world.remembers = True
        step(world, Rng(number))
        if is_quiet(world) or not world.pending:
            continue
        again = world.determinize(world.pending[0].seats[0], Rng(number + 1))
        assert position(table.spec, again.clone(track=False)) == position(table.spec, again)
        tried += 1
    assert tried > 0 or not case.deep


@every_game_with_effects
def test_a_world_that_does_not_remember_says_so(case: Case) -> None:
    """Its twin remembers, and can be cloned at the same moment."""
    table = Table(case, case.spec.players[0], 1)
    start = next((match for number, match in moments(table) if number > 8 and is_quiet(match)), None)
    assert start is not None
    worlds = [start.determinize(0, Rng(5)) for _ in range(2)]
    worlds[1].remembers = True
    for number in range(200):
        if not worlds[0].pending:
            break
        if not is_quiet(worlds[0]):
            with pytest.raises(NotNow, match="Set `remembers` before, or clone it at its next quiet point"):
                worlds[0].clone(track=False)
            assert position(table.spec, worlds[1].clone(track=False)) == position(table.spec, worlds[0])
            return
        for world in worlds:
            step(world, Rng(number))
    pytest.fail("no action was ever in progress")


@every_game
def test_a_step_is_an_answer_without_words(case: Case) -> None:
    table = Table(case, case.spec.players[1], 3)
    one, other = deal(table), deal(table)
    rng = Rng(4)
    while one.pending:
        decision = one.pending[0]
        assert other.asked is not None
        assert other.asked.answers == decision.ask.answers
        number = rng.below(decision.count)
        one.answer(decision.seats[0], decision, str(number))
        other.step(number)
    assert fingerprint(table.spec, other) == fingerprint(table.spec, one)
    assert other.asked is None
    with pytest.raises(IllegalAnswer, match="The match is over"):
        other.step(0)


@every_game
def test_a_step_that_was_not_offered_changes_nothing(case: Case) -> None:
    table = Table(case, case.spec.players[0], 3)
    match = deal(table)
    assert match.asked is not None
    before = fingerprint(table.spec, match)
    for number in (-1, len(match.asked.answers), 10**9):
        with pytest.raises(IllegalAnswer, match=f"The answer {number} was not offered"):
            match.step(number)
    assert fingerprint(table.spec, match) == before
    match.step(len(match.asked.answers) - 1)
    assert fingerprint(table.spec, match) != before
    play_out(match, Rng(1))
