"""Pauses by the clock: nothing in them depends on who was asked."""

from __future__ import annotations

import math

import pytest

from emberhold.core.events import ReactionPoint
from emberhold.server.tables.timetable import Timetable


def pause(*reaction_points: tuple[int, tuple[int, ...]], now: float = 100.0) -> Timetable:
    made = Timetable(2.0)
    made.begin(now, [ReactionPoint(at, seats) for at, seats in reaction_points])
    return made


def test_without_a_chance_to_react_there_is_no_pause() -> None:
    assert pause().over(100.0)


def test_a_seat_that_might_react_several_times_in_a_row_has_one_pause() -> None:
    paused = pause((3, (1,)), (5, (1,)), (9, (1,)))

    assert (paused.slots, paused.cut, paused.end) == ([1], 3, 102.0)
    assert (paused.over(101.9), paused.over(102.0)) == (False, False)
    paused.close()
    assert (paused.over(101.9), paused.over(102.0)) == (False, True)


def test_each_slot_is_closed_once_and_the_next_one_begins_only_then() -> None:
    paused = pause((3, (1, 2)))
    assert (paused.closing(101.74), paused.closing(101.75)) == (False, True)
    assert (paused.shows(1, 100.0), paused.shows(2, 102.5)) == (True, False)
    paused.close()
    assert not paused.closing(103.74)
    assert (paused.shows(2, 101.9), paused.shows(2, 102.0)) == (False, True)
    assert (paused.closing(103.75), paused.over(500.0)) == (True, False)
    paused.close()
    assert (paused.open, paused.closing(500.0), paused.over(103.9), paused.over(104.0)) == (False, False, False, True)


def test_a_pause_that_begins_again_has_all_its_slots_to_close() -> None:
    paused = pause((3, (1,)))
    paused.close()
    paused.go(101.9)
    assert paused.open
    assert paused.closing(103.65)


def test_no_slot_is_closed_while_somebody_needs_more_time() -> None:
    paused = pause((3, (1,)))
    paused.hold(0, 101.0, 131.0)
    assert not paused.closing(130.0)
    paused.release(0, 111.0)
    assert (paused.closing(111.7), paused.closing(111.75)) == (False, True)


def test_the_schedule_is_the_same_whether_the_match_ran_through_or_stopped_in_between() -> None:
    through = pause((3, (1, 2)), (5, (1,)))
    stopped = pause((3, (1, 2)))
    stopped.extend([ReactionPoint(5, (1,))])

    assert (through.slots, through.end, through.cut) == (stopped.slots, stopped.end, stopped.cut)
    assert through.slots == [1, 2, 1]


def test_who_is_asked_has_the_time_of_their_slot() -> None:
    paused = pause((3, (1, 2)))

    assert (paused.shown_at(1), paused.deadline(1)) == (100.0, 101.7)
    assert (paused.shown_at(2), paused.deadline(2)) == (102.0, 103.7)
    assert (paused.shown_at(0), paused.deadline(0)) == (104.0, math.inf)


def test_more_time_stops_the_clock_for_all_and_can_be_had_once() -> None:
    paused = pause((3, (1,)))
    assert paused.may_hold(1, 101.0)
    assert paused.may_hold(0, 101.0)
    paused.hold(1, 101.0, 131.0)
    assert (paused.over(110.0), paused.deadline(1), paused.next_change(110.0)) == (False, 131.0, 131.0)

    assert paused.release(1, 111.0)

    assert paused.end == 112.0
    assert not paused.may_hold(1, 111.5)
    assert not paused.release(1, 111.5)


def test_nobody_loses_their_slot_while_somebody_else_holds_the_pause() -> None:
    paused = pause((3, (1, 2)))
    paused.hold(0, 101.0, 131.0)

    assert (paused.shown_at(1), paused.deadline(1)) == (100.0, math.inf)
    assert paused.left(1, 110.0) == pytest.approx(0.7)
    assert (paused.shown_at(2), paused.deadline(2)) == (math.inf, math.inf)

    paused.release(0, 111.0)

    assert paused.deadline(1) == 111.7
    assert paused.left(1, 111.0) == pytest.approx(0.7)
    assert (paused.shown_at(2), paused.deadline(2)) == (112.0, 113.7)


def test_time_that_was_held_while_the_bots_were_awaited_is_not_added_once_more() -> None:
    paused = pause((3, (1,)))
    paused.wait()
    paused.hold(1, 101.0, 131.0)
    paused.go(110.0)
    paused.release(1, 111.0)

    assert paused.end == 113.0


def test_a_pause_that_waits_for_the_bots_has_its_whole_time_afterwards() -> None:
    paused = pause((3, (1, 2)))
    paused.wait()
    assert not paused.over(1000.0)
    assert (paused.next_change(1000.0), paused.shown_at(1), paused.deadline(1)) == (math.inf, math.inf, math.inf)

    paused.go(1000.0)

    assert (paused.shown_at(1), paused.deadline(1), paused.deadline(2), paused.end) == (
        1000.0,
        1001.7,
        1003.7,
        1004.0,
    )


def test_a_table_without_pauses_has_none() -> None:
    made = Timetable(0.0)
    assert not made.begin(5.0, [ReactionPoint(1, (1,))])
    assert made.over(5.0)


def alone(*reaction_points: tuple[int, tuple[int, ...]], slots: dict[int, float]) -> Timetable:
    made = Timetable(2.0, slots.__getitem__)
    made.begin(100.0, [ReactionPoint(at, seats) for at, seats in reaction_points])
    return made


def test_slots_may_take_different_times() -> None:
    paused = alone((3, (1, 0, 2)), slots={0: 0.0, 1: 0.5, 2: 1.0})

    assert [(paused.shown_at(seat), paused.deadline(seat)) for seat in (1, 0, 2)] == [
        (100.0, pytest.approx(100.35)),
        (100.5, 100.5),
        (100.5, pytest.approx(101.25)),
    ]
    assert (paused.end, paused.longest) == (101.5, 1.0)


def test_slots_that_take_no_time_make_no_pause() -> None:
    made = Timetable(2.0, lambda _: 0.0)
    assert not made.begin(100.0, [ReactionPoint(3, (0,))])
    assert made.slots == [0]
    assert made.over(100.0)


def test_after_a_late_answer_that_nobody_waited_for_the_next_slot_is_a_whole_one() -> None:
    paused = alone((3, (0, 1)), slots={0: 0.0, 1: 0.5})
    paused.catch_up(0, 120.0)
    assert paused.shown_at(1) == 120.0
    assert paused.deadline(1) == pytest.approx(120.35)

    closed = alone((3, (0, 1)), slots={0: 0.0, 1: 0.5})
    closed.close()
    assert not closed.open
    closed.catch_up(0, 120.0)
    assert (closed.closing(120.39), closed.closing(120.4)) == (False, True)

    in_time = alone((3, (1, 0)), slots={0: 0.0, 1: 0.5})
    in_time.catch_up(0, 100.2)
    assert in_time.shown_at(1) == 100.0


def test_slots_are_measured_again_when_somebody_comes() -> None:
    slots = {1: 0.5}
    paused = alone((3, (1,)), slots=slots)
    slots[1] = 2.0
    assert paused.end == 100.5
    paused.measure()
    assert paused.end == 102.0


def test_the_time_of_a_seat_runs_out_before_its_slot_is_closed() -> None:
    """To pass for it is work, and nobody may hear from the moment of the write whether there was any."""
    paused = pause((3, (1,)))
    assert paused.deadline(1) == 101.7
    assert (paused.closing(101.7), paused.closing(101.75)) == (False, True)
    short = Timetable(0.1)
    short.begin(100.0, [ReactionPoint(3, (1,))])
    assert short.deadline(1) == pytest.approx(100.07)
    assert (short.closing(100.075), short.closing(100.0801)) == (False, True)
