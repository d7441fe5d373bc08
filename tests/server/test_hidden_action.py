"""What has to be hidden, and from which moment on it may never be hidden again."""

from __future__ import annotations

from dataclasses import replace

from emberhold.core.match import Match
from emberhold.server.store.store import SeatRow
from emberhold.server.tables.hidden_action import ActionWatch
from emberhold.server.tables.seats import Seats
from tests.toy import TOY


def begun() -> Match:
    match = TOY.stage({"turn": 0, "players": [{"hand": ["echo", "ward"]}, {"hand": ["echo", "ward"]}]}, 1)
    play(match)
    return match


def play(match: Match) -> None:
    asked = match.decision_for(0)
    assert asked is not None
    match.answer(0, asked, next(option.key for option in asked.options if option.meaning[:2] == ("play", "echo")))


def people() -> Seats:
    return Seats([SeatRow(0, "person", "A"), SeatRow(1, "person", "B", screen=1)])


def test_what_a_person_has_begun_is_hidden_until_it_is_over() -> None:
    match, watch = begun(), ActionWatch(people())
    watch.look(match)
    hidden = watch.hidden
    assert hidden is not None
    assert (hidden.seat, hidden.entry, hidden.before.answered) == (0, 0, 0)
    watch.look(match)
    assert watch.hidden is hidden, "the table as it was before is kept"
    match.rewind(0)
    watch.look(match)
    assert watch.hidden is None


def test_what_a_bot_has_begun_was_seen_by_all_whoever_plays_on() -> None:
    match, seats = begun(), people()
    watch = ActionWatch(seats)
    seats.rows[0] = replace(seats.rows[0], bot="greedy")
    watch.look(match)
    assert watch.hidden is None
    seats.rows[0] = replace(seats.rows[0], bot=None)
    watch.look(match)
    assert watch.hidden is None
    match.rewind(0)
    watch.look(match)
    play(match)
    watch.look(match)
    assert watch.hidden is not None, "another action"


def test_a_bot_that_takes_over_shows_what_was_hidden() -> None:
    match, seats = begun(), people()
    watch = ActionWatch(seats)
    found = []
    for bot in (None, "greedy", None):
        seats.rows[0] = replace(seats.rows[0], bot=bot)
        watch.look(match)
        found.append(watch.hidden is not None)
    assert found == [True, False, False], "and it stays shown"
