"""Copies are equal and independent at every decision, also in the middle of an effect; conceding; luck."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from emberhold.core.decisions import IllegalAnswer
from emberhold.core.events import Told
from emberhold.core.match import Match, NotNow
from emberhold.core.registry import replay
from emberhold.core.rng import Rng
from tests.conformance.games import Case, Table, every_game, every_table_in_long
from tests.conformance.random_play import (
    deal,
    fingerprint,
    give,
    is_quiet,
    logs,
    moments,
    play_out,
    player,
    position,
    step,
    viewers,
)

pytestmark = pytest.mark.slow

WINDOW = 6


@every_table_in_long
def test_a_clone_is_equal_and_independent(table: Table) -> None:
    for number, match in moments(table):
        before, told = fingerprint(table.spec, match), logs(match)
        copy = match.clone()
        assert fingerprint(table.spec, copy) == before
        assert all(copy.events(viewer) == () for viewer in viewers(copy))
        assert position(table.spec, match.clone(track=False)) == position(table.spec, match)
        if number % table.case.stride == 0:
            play_out(copy, Rng(number))
            play_out(match.clone(track=False), Rng(number))
        assert (fingerprint(table.spec, match), logs(match)) == (before, told)


@every_table_in_long
def test_clones_given_the_same_answers_stay_equal(table: Table) -> None:
    """And are told the same. The twins descend from clones of clones, one of which conceded in between."""
    match, rng = deal(table), player(table)
    twins: list[tuple[Match, list[int]]] = []
    while match.pending:
        strayed = match.clone().clone()
        strayed.concede(rng.below(match.seats))
        twins = [*twins[1 - WINDOW :], (match.clone(), [len(match.events(viewer)) for viewer in viewers(match)])]
        seat, value = step(match, rng)
        for twin, since in twins:
            give(twin, seat, value)
            assert fingerprint(table.spec, twin) == fingerprint(table.spec, match)
            for viewer, first in zip(viewers(match), since, strict=True):
                assert _unnumbered(twin, viewer, 0) == _unnumbered(match, viewer, first)


def _unnumbered(match: Match, viewer: int | None, since: int) -> list[Told]:
    """What was told since; a clone's log begins with 0 again."""
    return [{key: value for key, value in told.items() if key != "n"} for told in match.events(viewer, since)]


@every_table_in_long
def test_a_copy_for_playing_out_keeps_no_journal(table: Table) -> None:
    """Its answers are not written down, so what it would hand out could not be replayed."""
    copy = deal(table).clone(track=False)
    step(copy, Rng(1))
    with pytest.raises(NotNow):
        copy.journal()
    with pytest.raises(NotNow):
        copy.rewind(0)


@every_table_in_long
def test_anybody_may_concede_at_any_decision(table: Table) -> None:
    """Also in the middle of an effect, also who is not asked; the match ends or goes on, and can be replayed."""
    for number, match in moments(table):
        before = fingerprint(table.spec, match)
        for seat in range(match.seats):
            copy = match.clone()
            if match.outcome is not None:
                with pytest.raises(IllegalAnswer):
                    copy.concede(seat)
                continue
            copy.concede(seat)
            with pytest.raises(IllegalAnswer):
                copy.concede(seat)
            assert all(decision.seats != (seat,) for decision in copy.pending)
            assert fingerprint(table.spec, copy.clone()) == fingerprint(table.spec, copy)
            if number % table.case.stride == 0:
                play_out(copy, Rng(number))
                # In mid-effect the concession waits for the next quiet point, and the effect may yet win the match.
                assert copy.outcome is not None
                assert seat not in copy.outcome.winners or not is_quiet(match)
                assert fingerprint(table.spec, replay(copy.journal(), table.spec)) == fingerprint(table.spec, copy)
        assert fingerprint(table.spec, match) == before
        for stranger in (-1, match.seats, 10**9):
            with pytest.raises(IllegalAnswer):
                match.concede(stranger)


@every_table_in_long
def test_a_concession_can_be_undone(table: Table) -> None:
    for number, match in moments(table):
        if match.pending and number % table.case.stride == 0:
            copy = match.clone()
            copy.concede(number % match.seats)
            copy.rewind(match.answered)
            assert position(table.spec, copy) == position(table.spec, match)


@every_table_in_long
def test_the_end_can_be_copied(table: Table) -> None:
    match = play_out(deal(table), player(table))
    assert is_quiet(match)
    assert position(table.spec, match.clone()) == position(table.spec, match)


@every_game
def test_the_same_match_whatever_the_hash_seed(case: Case) -> None:
    """Sets and dicts of strings change their order with PYTHONHASHSEED; a match must not."""
    lines = []
    for hash_seed in ("1", "2"):
        env = {
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        }
        command = [sys.executable, "-m", "tests.conformance.digest", case.spec.name, "2"]
        root = Path(__file__).parents[2]
        lines.append(subprocess.run(command, env=env, cwd=root, capture_output=True, text=True, check=True).stdout)
    assert lines[0] == lines[1]
    assert len(lines[0].strip()) == 64
