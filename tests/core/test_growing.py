"""What grows with a match is looked at once: its events and the entries of its journal."""

from __future__ import annotations

from emberhold.core.events import Event, EventLog
from emberhold.core.journal import CountingEntries, Entry, Journal
from emberhold.core.kinds import Seat
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from tests.core.test_take_back import random_answer

VIEWERS = (Seat(0), Seat(1), Seat(2))


def told_by_hand(log: EventLog, viewer: Seat) -> list[str]:
    return [event.kind for event in log.events if event.mask >> viewer & 1]


def test_each_viewer_keeps_up_with_a_log_however_often_it_is_asked() -> None:
    log, rng = EventLog(), Rng(5)
    asked = 0
    for number in range(300):
        log.add(Event(str(number), {}, rng.below(8)))
        for viewer in VIEWERS:
            if rng.below(4):
                continue
            seen = told_by_hand(log, viewer)
            since, at = rng.below(len(seen) + 2), rng.below(number + 3)
            told = log.told(viewer, since)
            assert [event["kind"] for event in told] == seen[since:]
            assert [event["n"] for event in told] == list(range(since, len(seen)))
            early = EventLog()
            early.events = log.events[:at]
            assert log.count(viewer, at) == len(told_by_hand(early, viewer))
            asked += 1
    assert asked > 100


def test_a_shorter_log_counts_its_own_events() -> None:
    log = EventLog()
    for number in range(20):
        log.add(Event(str(number), {}, 1 + number % 2 * 2))
    assert log.count(Seat(1), 20) == 10

    for other in (log.first(7, 0), log.last(7, 0), log.copy()):
        for viewer in VIEWERS:
            assert [event["kind"] for event in other.told(viewer, 0)] == told_by_hand(other, viewer)
    log.add(Event("one more", {}, 2))
    assert log.count(Seat(1), 21) == 11
    assert log.first(20, 0).count(Seat(1), 21) == 10


def test_entries_that_were_taken_back_do_not_count_in_a_match_that_goes_on() -> None:
    spec = load_game("ashes")
    match, rng = spec.new(spec.setups(2)[0], 3), Rng(3)
    undone = 0
    for move in range(120):
        random_answer(match, rng)
        if move % 9 == 8:
            match.rewind(match.answered - 1 - rng.below(3))
            undone += 1
        assert list(match.counting()) == match.journal().effective()
        assert len(match.counting()) == match.answered
    assert undone > 10
    copy = match.clone()
    counted = list(match.counting())
    random_answer(copy, rng)
    assert list(match.counting()) == counted, "a copy that goes on is another journal"
    assert len(copy.counting()) == len(counted) + 1


def test_an_undo_and_new_luck_count_as_in_a_journal_that_is_read_at_once() -> None:
    entries = [Entry("answer", 0, (number,)) for number in range(3)]
    counting = CountingEntries(entries)
    assert [entry.value[0] for entry in counting.now()] == [0, 1, 2]
    entries += [Entry("undo", 0, (1,)), Entry("luck", 0, (9,)), Entry("answer", 1, (4,))]
    assert [entry.value[0] for entry in counting.now()] == [0, 9, 4]
    assert list(counting.now()) == Journal("toy", "1", {}, 1, entries).effective()
