"""Hidden information: what a seat cannot know is dealt anew, and nothing it sees depends on it."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.core.match import NotNow
from emberhold.core.rng import Rng
from tests.conformance.games import Case, Table, every_game, every_table
from tests.conformance.lockstep import lockstep
from tests.conformance.random_play import (
    cards_named,
    deal,
    fingerprint,
    logs,
    moments,
    play_out,
    player,
    position,
    reasons,
    text,
    viewers,
    what_a_seat_sees,
)


@pytest.mark.long
@every_table
def test_a_world_dealt_anew_looks_the_same_to_its_seat(table: Table) -> None:
    for number, match in moments(table):
        before = fingerprint(table.spec, match), logs(match)
        for seat in viewers(match):
            world = match.determinize(seat, Rng(number))
            assert text(what_a_seat_sees(world, seat)) == text(what_a_seat_sees(match, seat))
            if seat is not None:
                assert reasons(table, world, seat) == reasons(table, match, seat)
            assert position(table.spec, match.determinize(seat, Rng(number))) == position(table.spec, world)
            if number % table.case.stride == 0:
                play_out(world, Rng(number))
        assert (fingerprint(table.spec, match), logs(match)) == before


@every_table
def test_a_world_depends_on_knowledge_and_chance_alone(table: Table) -> None:
    """A world made from another world of the same seat is the one made from the true match."""
    for number, match in moments(table):
        for seat in viewers(match):
            world = match.determinize(seat, Rng(number))
            again = world.determinize(seat, Rng(number + 1))
            assert position(table.spec, again) == position(table.spec, match.determinize(seat, Rng(number + 1)))
            assert position(table.spec, world.clone()) == position(table.spec, world)
            assert position(table.spec, again.clone()) == position(table.spec, again)


@every_table
def test_a_world_has_no_journal_and_not_the_matchs_luck(table: Table) -> None:
    """The seed of a running match would give everything away."""
    for _, match in moments(table):
        world = match.determinize(0, Rng(5))
        with pytest.raises(NotNow):
            world.journal()
        assert world._state.rng.state != match._state.rng.state


@every_table
def test_worlds_differ(table: Table) -> None:
    match = deal(table)
    for seat in viewers(match):
        worlds = {text(table.spec.look(match.determinize(seat, Rng(chance)))) for chance in range(12)}
        assert len(worlds) > 1 if table.case.hides else len(worlds) == 1


@every_table
def test_everything_offered_can_be_done_and_everything_else_has_a_reason(table: Table) -> None:
    for _, match in moments(table):
        for seat in range(match.seats):
            reasons(table, match, seat)
            decision = match.decision_for(seat)
            for option in [] if decision is None else decision.described(seat)[1]:
                for thing in option.refs if option.meaning[0] in table.case.verbs else ():
                    assert match.why_not(seat, option.meaning[0], thing) is None


@every_table
def test_views_and_events_are_plain_and_name_no_card_without_an_id(table: Table) -> None:
    for _, match in moments(table):
        for seat in viewers(match):
            text(match.view(seat))
            for id, name in cards_named(match.view(seat)):
                assert (id == 0) == (name is None)
    for seat in viewers(match):
        text(match.events(seat))
        for id, name in cards_named(match.events(seat)):
            assert (id == 0) == (name is None)


@every_table
def test_events_are_numbered_without_gaps_and_never_change(table: Table) -> None:
    earlier = {seat: text([]) for seat in viewers(deal(table))}
    for _, match in moments(table):
        for seat in viewers(match):
            events = match.events(seat)
            assert [told["n"] for told in events] == list(range(len(events)))
            known = len(events) // 2
            assert match.events(seat, known) == events[known:]
            assert match.events(seat, len(events)) == ()
            assert text(list(events)).startswith(earlier[seat].rstrip("]\n"))
            earlier[seat] = text(list(events))


@every_table
def test_no_seat_can_tell_its_worlds_apart(table: Table) -> None:
    """From every decision on, the true match and a world dealt anew are played side by side."""
    steps = 0
    rng = player(table).fork()
    for number, match in moments(table):
        if match.pending and number % table.case.walks == 0:
            for seat in range(match.seats):
                steps += lockstep(match, seat, rng.fork()).steps
    assert steps > 0


@every_game
def test_the_side_by_side_play_reaches_hidden_decisions(case: Case) -> None:
    """Guards the net itself: it must go on for a while, and meet decisions that exist in one world only."""
    ends: Counter[str] = Counter()
    declined = walked = 0
    rng = Rng(11)
    for seed in range(6):
        for number, match in moments(Table(case, case.spec.players[0], seed)):
            for seat in range(match.seats) if match.pending and number % case.walks == 0 else ():
                walk = lockstep(match, seat, rng.fork())
                ends[walk.end] += 1
                declined += walk.declined
                walked += walk.steps
    assert (declined > 0) != case.open_hands
    assert walked > 2 * sum(ends.values())
