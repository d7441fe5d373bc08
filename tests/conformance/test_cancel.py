"""An action that is cancelled leaves everything but the journal as if it had never begun."""

from __future__ import annotations

import copy
import pickle

import pytest

from emberhold.core.knowledge import HiddenState
from emberhold.core.match import Match
from emberhold.core.rng import Rng
from tests.conformance.games import WITH_EFFECTS, Case, Table, every_game_with_effects
from tests.conformance.random_play import deal, logs, position, step, text, viewers
from tests.nets.plain_state import plain_state

MOST_IN_A_MATCH = 12
"""So that the cancelled actions come from many matches."""


def everything(table: Table, match: Match) -> str:
    """All that anybody can see of a match, and all that it will do, but for entries that were taken back."""
    entries = [entry.to_json() for entry in match.journal().effective()]
    return text(
        [
            position(table.spec, match),
            plain_state(match._state),
            logs(match),
            [match.seen(seat) for seat in viewers(match)],
            [[point.at, point.seats] for point in match.reaction_points()],
            [[decision.number_for(seat), seat] for decision in match.pending for seat in decision.seats],
            [match._numbers, match.answered, match.undo_floor, match.turn_floor, match.turn_of(), match.quiet],
            entries,
        ]
    )


def seat_that_may_cancel(match: Match) -> int | None:
    found = [seat for seat in range(match.seats) if match.cancel_to(seat) is not None]
    assert len(found) <= 1
    return found[0] if found else None


def cancelled_actions(case: Case, wanted: int) -> int:
    """Play at random, cancel at random, and compare. Returns how deep the deepest action was that was cancelled."""
    done = deepest = 0
    fewest, most = case.spec.players
    for seed in range(2 * wanted):
        table = Table(case, fewest + seed % (most - fewest + 1), seed)
        match, rng = deal(table), Rng(seed).fork()
        before = copy.copy(match)
        here = depth = 0
        while match.pending and here < MOST_IN_A_MATCH:
            if match.quiet:
                before, depth = copy.copy(match), 0
            step(match, rng)
            depth += 1
            seat = seat_that_may_cancel(match)
            if seat is None or rng.below(3):
                continue
            to = match.cancel_to(seat)
            assert to == before.answered
            unseen = match.before_action(seat)
            assert unseen is not None
            assert everything(table, unseen.match()) == everything(table, before)
            further = copy.copy(match)
            written = match.written(0)
            match.rewind(to)
            assert everything(table, match) == everything(table, before)
            # The same holds if nobody looked until the match had gone on.
            late = further.before_action(seat)
            assert late is not None
            while further.outcome is None and further.answered < to + depth + 6:
                step(further, rng)
            if further.outcome is None and not rng.below(4):
                further.concede(seat)
            assert everything(table, late.match()) == everything(table, before)
            now = match.written(0)
            assert [e.to_json() for e in now[:-1]] == [e.to_json() for e in written]
            assert now[-1].to_json() == ["undo", 0, [to]]
            assert len(written) == before.entries + depth
            here += 1
            done += 1
            deepest = max(deepest, depth)
            if done == wanted:
                return deepest
    raise AssertionError(f"only {done} actions could be cancelled")


@every_game_with_effects
@pytest.mark.parametrize("wanted", [20, pytest.param(200, marks=pytest.mark.net)])
def test_a_cancelled_action_never_began(case: Case, wanted: int) -> None:
    deepest = cancelled_actions(case, wanted)
    assert deepest > 1 or wanted < 200 or not case.deep, "no action was cancelled after its second question"


def obstacles(before: Match, match: Match, seat: int) -> set[str]:
    """What speaks against cancelling what the seat began at `before`, seen from outside."""
    out = set()
    if len(before.pending) > 1 or before.pending[0].seats != (seat,):
        out.add("others were asked before")
    if any(decision.seats != (seat,) for decision in match.pending):
        out.add("others are asked")
    if any(
        now != then
        for other, (now, then) in enumerate(zip(match._numbers, before._numbers, strict=True))
        if other != seat
    ):
        out.add("others were asked")
    if match._state.rng.state != before._state.rng.state:
        out.add("luck")
    if len(match.reaction_points()) != len(before.reaction_points()):
        out.add("reaction")
    if isinstance(match._state, HiddenState) and isinstance(before._state, HiddenState):
        known, then = ([seen >> seat & 1 for seen in state.seen] for state in (match._state, before._state))
        if any(now and not was for now, was in zip(known, then, strict=True)):
            out.add("learnt")
    elif match._state.reveals != before._state.reveals:
        out.add("learnt")
    if match._state.conceded != before._state.conceded:
        out.add("conceded")
    return out


@pytest.mark.parametrize(
    ("case", "alone"),
    [
        (WITH_EFFECTS[0], {"luck"}),
        (WITH_EFFECTS[1], set()),
        (WITH_EFFECTS[2], {"reaction"}),
    ],
    ids=lambda value: value.spec.name if isinstance(value, Case) else "",
)
def test_an_action_can_be_cancelled_until_something_speaks_against_it(case: Case, alone: set[str]) -> None:
    """`alone`: what more of it has been the only obstacle at some moment, so that leaving it out is noticed."""
    found: set[str] = set()
    for seed in range(100):
        table = Table(case, 2 + seed % 2, seed)
        match, rng = deal(table), Rng(seed).fork()
        before, seat = copy.copy(match), -1
        for number in range(400):
            if not match.pending:
                break
            if match.quiet:
                before = copy.copy(match)
                seat, _ = step(match, rng)
            else:
                step(match, rng)
            if number > 10 + 2 * seed and seed % 2 and match.seats - 1 != seat and not match.quiet:
                if not match._state.conceded:
                    match.concede(match.seats - 1)
            if match.quiet or match._origin is None or match._origin[0] != seat or match._quiet is None:
                continue
            begun_there = {**plain_state(match._quiet), "conceded": 0} == {**plain_state(before._state), "conceded": 0}
            if match.outcome is not None or not begun_there:
                continue  # the action is over, and something else goes on by itself
            against = obstacles(before, match, seat)
            assert (match.cancel_to(seat) is None) == bool(against), against
            assert all(match.cancel_to(other) is None for other in range(match.seats) if other != seat)
            if len(against) == 1:
                found |= against
    assert found >= alone | {"learnt", "others are asked", "others were asked", "conceded"}


@every_game_with_effects
def test_every_copy_can_cancel_what_its_match_can(case: Case) -> None:
    could = 0
    for seed in range(2):
        table = Table(case, 2, seed)
        match, rng = deal(table), Rng(seed).fork()
        for number in range(400):
            if not match.pending:
                break
            step(match, rng)
            may = [match.cancel_to(seat) for seat in range(match.seats)]
            could += any(to is not None for to in may)
            if number % 6 == 0 or (any(to is not None for to in may) and number % 2):
                copies = [match.clone(), copy.copy(match), match.clone().clone()]
                if number % 4 == 1:
                    copies += [pickle.loads(pickle.dumps(match)), pickle.loads(pickle.dumps(match.clone()))]
                for twin in copies:
                    assert [twin.cancel_to(seat) for seat in range(match.seats)] == may
                    assert (twin.turn_floor, twin.turn_of()) == (match.turn_floor, match.turn_of())
                for to in may:
                    if to is not None:
                        copies[0].rewind(to)
                        assert copies[0].quiet
                for blind in (match.clone(track=False), match.determinize(0, Rng(1))):
                    assert seat_that_may_cancel(blind) is None
    assert could > (2 if case.deep else 1)
