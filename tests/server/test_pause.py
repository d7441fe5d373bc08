"""The pause of a table: what each seat sees in it, which windows are passed, who may have more time."""

from __future__ import annotations

import asyncio
import json
from typing import cast

import pytest

from emberhold.core.decisions import NONE, NOTHING, Answers, Ask, Decision, Manners, Message, Option
from emberhold.core.events import ReactionPoint
from emberhold.core.kinds import Seat
from emberhold.core.match import Match
from emberhold.server.store.store import SeatRow
from emberhold.server.tables.pause import BOT_SLOT, HOLD, Pause, pass_key
from emberhold.server.tables.seats import Seats
from emberhold.server.wire import client_messages
from emberhold.server.wire.types import Clock
from tests.server.worlds import PACE, STEP, World

CARD = 7
"""The id of a card that somebody may react with."""
KINDS = {"window": Manners(interrupts=True, usual=NOTHING)}


def describe(ask: Ask, _: int) -> tuple[Message, list[Option]]:
    options = [
        Option(str(key), (), Message("option"), tuple(ref for ref in answer if ref == CARD), "")
        for key, answer in enumerate(ask.answers)
    ]
    return Message("prompt"), options


def window(seat: int, answers: Answers | None = None) -> Decision:
    return Decision(Ask("window", Seat(seat), [(CARD,), NONE] if answers is None else answers), (1,), describe, KINDS)


class Puppet:
    """A match that is wherever the test puts it."""

    outcome = None
    seats = 3

    def __init__(self) -> None:
        self.pending: list[Decision] = []
        self.marks: list[ReactionPoint] = []
        self.gone: set[int] = set()

    def decision_for(self, seat: int) -> Decision | None:
        return next((decision for decision in self.pending if seat in decision.seats), None)

    def reaction_points(self, since: int = 0) -> list[ReactionPoint]:
        return self.marks[since:]

    def plays(self, seat: int) -> bool:
        return seat not in self.gone


class ThreeSeats:
    """Three people, each at a screen of their own, and a clock that the test moves."""

    def __init__(self, *, screens: tuple[int, ...] = (0, 1, 2), cooperative: bool = False) -> None:
        self.now = 100.0
        self.match = Puppet()
        self.seats = Seats([SeatRow(seat, "person", screen=screen, auto="ask") for seat, screen in enumerate(screens)])
        match = cast(Match, self.match)
        self.pause = Pause(lambda: match, self.seats, PACE, lambda: self.now, cooperative=cooperative)

    def moves(self, *might_react: int) -> None:
        """Seat 0 does something that these seats might react to."""
        self.match.marks.append(ReactionPoint(5, might_react))
        self.pause.answered(0, set(), quiet=False)

    def at(self, now: float) -> None:
        """It is this late, and all slots that had to be closed are closed."""
        self.now = now
        while self.pause.closing(now):
            self.pause.close()
        self.pause.wrote()

    def asks(self, seat: int, answers: Answers | None = None) -> Decision:
        self.match.pending = [window(seat, answers)]
        return self.match.pending[0]


@pytest.fixture
def three() -> ThreeSeats:
    return ThreeSeats()


def test_a_window_is_shown_in_its_slot_and_everything_else_after_the_last_one(three: ThreeSeats) -> None:
    three.moves(1, 2)
    asked = three.asks(2)
    for at, seen in ((100.0, False), (101.9, False), (102.0, True)):
        three.at(at)
        assert three.pause.over_for(2) is seen
        assert three.pause.shown_decision(2) is (asked if seen else None)
        assert (three.pause.over_for(0), three.pause.over_for(1), three.pause.over_for(None)) == (False, False, False)

    three.match.pending = []
    assert not three.pause.over_for(None)
    three.at(104.0)
    assert three.pause.over_for(None)


def test_what_is_not_on_disk_yet_is_told_to_nobody_however_late_it_is(three: ThreeSeats) -> None:
    three.moves(1, 2)
    three.asks(2)
    three.now = 150.0
    assert three.pause.closing(three.now)
    assert not three.pause.over_for(2)
    three.pause.close()
    assert three.pause.over_for(2)

    three.match.pending = []
    assert not three.pause.over_for(0)
    assert three.pause.closing(three.now)
    three.pause.close()
    assert three.pause.over_for(0)
    assert not three.pause.closing(three.now)


def test_what_nobody_may_notice_is_written_at_one_of_the_times_to_write(three: ThreeSeats) -> None:
    three.moves(1, 2)
    assert three.pause.may_write_later(1)
    three.asks(1)
    assert three.pause.may_write_later(1)
    assert three.pause.may_write_later(2)
    three.match.pending = []
    three.at(104.0)
    assert not three.pause.may_write_later(2)  # there is no slot any more with which it would be written


def test_in_the_slot_of_a_person_something_is_written_again_and_again(three: ThreeSeats) -> None:
    three.moves(1, 2)
    assert (three.pause.next_change(100.0), three.pause.writing(100.24), three.pause.writing(100.25)) == (
        *(100.25, False, True),
    )
    three.at(100.6)
    assert (three.pause.next_change(100.6), three.pause.writing(100.6)) == (100.75, False)  # what is missed is left out
    three.at(101.5)
    assert three.pause.next_change(101.5) == 101.75  # then the slot is closed
    three.at(101.75)
    assert three.pause.next_change(101.75) == 102.0
    assert (three.pause.writing(102.24), three.pause.writing(102.25)) == (False, True)


def test_in_the_slot_of_a_bot_nothing_is_written_before_its_end(three: ThreeSeats) -> None:
    three.seats.rows[1].bot = "greedy"
    three.moves(1, 2)
    three.now = 101.7
    assert (three.pause.writing(three.now), three.pause.next_change(three.now)) == (False, 101.75)


def test_something_is_written_while_somebody_has_more_time_too(three: ThreeSeats) -> None:
    three.moves(1)
    three.at(100.6)
    three.pause.hold(2)
    assert (three.pause.writing(100.8), three.pause.next_change(100.8)) == (False, 100.85)
    three.at(120.0)
    assert three.pause.next_change(120.0) == 120.1
    three.now = 120.6
    three.pause.release(2)
    assert (three.pause.writing(120.6), three.pause.next_change(120.6)) == (False, 120.75)  # as if no time had passed


def test_what_a_window_hides_stays_hidden_until_it_is_passed(three: ThreeSeats) -> None:
    three.moves(1)
    asked = three.asks(1)
    three.at(101.6)
    assert three.pause.late_window(three.now) is None
    assert three.pause.next_change(three.now) == 101.7  # a little before it is written that nothing was answered

    three.now = 101.7
    assert three.pause.late_window(three.now) == (1, asked)

    three.now = 102.0
    assert not three.pause.over_for(None)
    assert three.pause.late_window(three.now) == (1, asked)
    assert three.pause.next_change(three.now) == 101.7


def test_at_one_screen_nobody_is_hurried() -> None:
    three = ThreeSeats(screens=(0, 0, 0))
    three.moves(1)
    three.asks(1)
    three.now = 500.0

    assert three.pause.late_window(three.now) is None
    assert three.pause.over_for(None)


def test_more_time_is_given_once_and_ends_by_itself(three: ThreeSeats) -> None:
    three.moves(1)
    three.now = 101.0
    assert three.pause.hold(2)
    assert not three.pause.end_late_hold(three.now)
    assert three.pause.clock_for(None).held

    three.now += HOLD
    assert not three.pause.over_for(None)
    assert three.pause.end_late_hold(three.now)
    assert not three.pause.end_late_hold(three.now)
    assert not three.pause.clock_for(None).held
    assert not three.pause.hold(2)
    assert not three.pause.release(2)


def test_who_answers_gives_back_the_time_that_was_asked_for(three: ThreeSeats) -> None:
    three.moves(1)
    three.asks(1)
    three.pause.hold(1)
    three.pause.answered(1, set(), quiet=True)
    assert three.pause.time_returned

    three.pause.answered(1, set(), quiet=True)
    assert not three.pause.time_returned


def test_a_quiet_answer_goes_on_in_the_same_pause(three: ThreeSeats) -> None:
    three.moves(1)
    number = three.pause.number
    asked = three.asks(1)
    assert three.pause.keeps_quiet(1, asked, pass_key(asked))
    assert not three.pause.keeps_quiet(1, asked, "0")
    assert not three.pause.keeps_quiet(2, asked, pass_key(asked))

    three.match.marks.append(ReactionPoint(9, (2,)))
    three.pause.answered(1, set(), quiet=True)

    assert (three.pause.number, three.pause.slots, three.pause.cut) == (number, [1, 2], 5)
    assert three.pause.quiet


def test_who_is_out_may_hold_until_that_is_public(three: ThreeSeats) -> None:
    """A unit that was destroyed behind the pause, or a seat that was: who may hold must not tell."""
    three.moves(1, 2)
    three.pause.answered(1, {2}, quiet=True)
    assert three.pause.may_hold(2)

    three.match.marks.append(ReactionPoint(9, (1,)))
    three.pause.answered(1, {2}, quiet=False)
    assert not three.pause.may_hold(2)
    assert three.pause.may_hold(0)


def test_giving_up_in_a_pause_goes_on_in_the_same_one(three: ThreeSeats) -> None:
    three.moves(1, 2)
    number = three.pause.number
    three.pause.conceded(1)
    assert three.pause.number == number
    assert not three.pause.may_hold(1)

    three.at(200.0)
    three.pause.conceded(2)
    assert three.pause.number == number + 1


def test_taking_back_ends_the_pause_and_counts_the_openings_anew(three: ThreeSeats) -> None:
    three.moves(1)
    three.match.marks.clear()
    three.pause.taken_back()
    assert three.pause.over_for(None)

    three.moves(2)
    assert three.pause.slots == [2]


def test_a_pause_begins_again_for_somebody_who_comes_but_not_while_it_waits(three: ThreeSeats) -> None:
    assert not three.pause.restart()
    three.moves(1)
    three.now = 101.0
    assert three.pause.restart()
    three.now = 102.9
    assert not three.pause.over_for(None)

    three.pause.wait()
    assert not three.pause.restart()
    three.now = 500.0
    assert not three.pause.over_for(None)
    three.pause.go()
    three.at(502.0)
    assert three.pause.over_for(None)


def test_the_beginning_of_each_pause_is_heard(three: ThreeSeats) -> None:
    begun: list[int] = []
    three.pause.on_begin = lambda: begun.append(three.pause.number)
    three.moves(1)
    three.moves()

    assert begun == [1]


def test_the_clock_names_nobody_in_a_pause(three: ThreeSeats) -> None:
    three.moves(1)
    three.asks(1)

    assert three.pause.clock_for(0) == Clock([], 2000, False, True, 0)
    assert three.pause.clock_for(1) == Clock([], 2000, False, True, 1700)
    assert three.pause.clock_for(None) == Clock([], 2000, False, False, 0)


@pytest.mark.parametrize(("cooperative", "thinking"), [(False, []), (True, [1])])
def test_outside_a_pause_a_window_is_named_only_where_nothing_is_secret(cooperative: bool, thinking: list[int]) -> None:
    three = ThreeSeats(cooperative=cooperative)
    three.asks(1)

    assert three.pause.clock_for(0) == Clock(thinking)


@pytest.mark.parametrize(
    ("mode", "answers", "key"),
    [
        ("ask", [(CARD,), NONE], None),
        ("smart", [(CARD,), NONE], None),
        ("smart", [(1,), NONE], "1"),
        ("pass", [(CARD,), NONE], "1"),
        ("pass", [(CARD,), (1,)], None),
    ],
)
def test_windows_are_passed_as_the_seat_wants_it(
    three: ThreeSeats, mode: str, answers: Answers, key: str | None
) -> None:
    three.seats.rows[1].auto = mode
    three.asks(1, answers)

    assert three.pause.auto_key(1) == key
    assert three.pause.auto_key(0) is None


@pytest.mark.parametrize("holds", [False, True])
async def test_more_time_that_is_used_up_ends_for_everybody(holds: bool) -> None:
    """B asked for more time and then does nothing, whether or not there is something to react with."""
    world = World("spells", 1, holds=holds)
    await world.open("free")
    await world.choose("a", "water-blast")
    await world.choose("a", "b/iron-worker")
    await world.say("b", client_messages.Hold(1))
    await world.wait(HOLD - STEP)
    assert held(world) is True

    await world.wait(STEP)
    assert held(world) is False
    assert world.asked.get("a") is None
    await world.wait(PACE)
    assert world.asked.get("a") is not None
    world.close()


def held(world: World) -> bool:
    """What A was told last about whether somebody holds the pause."""
    frames = [json.loads(frame) for _, _, frame in world.told("a")]
    return bool([frame["clock"]["held"] for frame in frames if "clock" in frame][-1])


# -- where all others are bots -----------------------------------------------------------------------------------


def against_bots() -> ThreeSeats:
    three = ThreeSeats()
    for seat in (1, 2):
        three.seats.rows[seat] = SeatRow(seat, "bot", bot="greedy", screen=seat)
    return three


def test_where_all_others_are_bots_a_slot_is_as_long_as_bots_need() -> None:
    three = against_bots()
    three.moves(1, 2)

    assert three.pause.clock_for(0) == Clock([], int(BOT_SLOT * 1000), False, False, 0)
    three.at(three.now + 2 * BOT_SLOT - 0.01)
    assert not three.pause.over_for(0)
    three.at(three.now + 0.01)
    assert three.pause.over_for(0)
    assert [three.pause.slot_of(seat) for seat in range(3)] == [0.0, BOT_SLOT, BOT_SLOT]


def test_nobody_waits_for_a_person_who_is_alone_with_bots() -> None:
    three = against_bots()
    three.moves(0)
    assert three.pause.over_for(None)

    asked = three.asks(0)
    three.now += 500.0
    assert three.pause.shown_decision(0) is asked
    assert three.pause.late_window(three.now) is None
    assert not three.pause.may_hold(0)


def test_after_a_person_who_took_long_a_bot_still_has_its_slot() -> None:
    three = against_bots()
    three.moves(0, 1)
    three.asks(0)
    three.now += 60.0
    three.match.pending = []
    three.pause.answered(0, set(), quiet=True)
    asked = three.asks(1)

    assert three.pause.late_window(three.now) is None
    assert three.pause.late_window(three.now + BOT_SLOT) == (1, asked)


def test_with_a_second_person_every_slot_is_a_whole_one() -> None:
    three = ThreeSeats()
    three.seats.rows[2] = SeatRow(2, "bot", bot="greedy", screen=2)
    assert [three.pause.slot_of(seat) for seat in range(3)] == [PACE] * 3
    assert ThreeSeats(screens=(0, 0, 0)).pause.slot_of(1) == 0.0


async def test_who_asks_in_a_pause_does_not_wait_for_the_disk() -> None:
    """Else they would hear that somebody's answer is being written."""
    world = World("spells", 0, holds=True)
    await world.open("free")
    await world.choose("a", "water-blast")
    await world.choose("a", "b/iron-worker")
    assert (world.asked["b"] or {})["kind"] == "window"
    async with world.table.lock:  # as while something is written
        for message, code in (
            (client_messages.Why(1, 0, "play", 1), "pausing"),
            (client_messages.Undo(0), "pausing"),
            (client_messages.Preview(1, 0, 5, "0"), "pausing"),
            (client_messages.Answer(0, 5, "0"), "stale"),
            (client_messages.Cancel(0, 5), "stale"),
            (client_messages.Ping(), '{"t":"pong"}'),
        ):
            async with asyncio.timeout(5):
                await world.say("a", message)
            assert world.told("a")[-1][2] == code
        waiting = asyncio.create_task(world.choose("b", "decline"))  # who is asked has to wait
        await world.let_run()
        assert not waiting.done()
    await waiting
    await world.wait(STEP)
    assert (world.asked["b"] or {}).get("kind") != "window"
    world.close()
