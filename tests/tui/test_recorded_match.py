"""A match from its journal: every step of it is as it was, in whatever order the steps are looked at."""

from __future__ import annotations

import random

import pytest

from emberhold.core.journal import Entry, Journal, JournalError
from emberhold.core.match import Match
from emberhold.core.registry import load_game, replay
from emberhold.tui.recorded_match import EVERY, RecordedMatch
from tests.tui.played import GAMES, journal_of

pytestmark = pytest.mark.slow


def straight(journal: Journal, steps: int) -> Match:
    """The match after so many of the answers that count, played without any copy."""
    entries = journal.effective()[:steps]
    return replay(Journal(journal.game, journal.rules, journal.setup, journal.seed, entries))


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_as_it_was_in_any_order(game: str) -> None:
    journal = journal_of(game)
    recorded = RecordedMatch(journal)
    steps = [0, recorded.steps, *random.Random(1).sample(range(recorded.steps + 1), 30)]
    steps += [step + way for step in steps[2:8] for way in (1, -1) if 0 <= step + way <= recorded.steps]
    for step in steps:
        there = straight(journal, step)
        for viewer in (None, 0, 1):
            assert recorded.at(step).view(viewer) == there.view(viewer)
            told = recorded.events(viewer)[: recorded.seen(viewer, step)]
            assert list(told) == list(there.events(viewer))
    assert recorded.outcome is not None
    assert (recorded.other_rules, recorded.stopped) == (None, "")


@pytest.mark.parametrize("game", GAMES)
def test_going_back_is_as_quick_as_going_on(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = RecordedMatch(journal_of(game))
    followed: list[Entry] = []
    kind = type(recorded.at(0))
    follow = kind.follow

    def counted(match: Match, entry: Entry) -> None:
        followed.append(entry)
        follow(match, entry)

    monkeypatch.setattr(kind, "follow", counted)
    recorded.at(recorded.steps)
    for step in range(recorded.steps - 1, -1, -7):
        followed.clear()
        recorded.at(step)
        assert len(followed) < EVERY
    followed.clear()
    recorded.at(1)
    recorded.at(2)
    assert len(followed) <= 3


def test_what_was_taken_back_is_no_part_of_it() -> None:
    match = replay(journal_of("ashes", 12))
    match.rewind(9)
    journal = match.journal()
    assert len(journal.entries) == 13
    recorded = RecordedMatch(journal)
    assert recorded.steps == 9
    assert recorded.at(9).view(0) == match.view(0)
    assert recorded.outcome is None


def test_somebody_who_gave_up_is_a_step() -> None:
    match = replay(journal_of("ashes", 30))
    match.concede(1)
    recorded = RecordedMatch(match.journal())
    assert recorded.steps == 31
    assert recorded.at(30).outcome is None
    assert recorded.outcome is not None
    assert recorded.outcome.winners == (0,)


def test_by_other_rules_it_is_shown_as_far_as_it_fits() -> None:
    journal = journal_of("ashes", 20)
    journal.rules = "0123"
    whole = RecordedMatch(journal)
    assert (whole.steps, whole.stopped) == (20, "")
    assert "played by rules version 0123" in str(whole.other_rules)
    journal.entries.insert(12, Entry("answer", 0, (99, 99)))
    part = RecordedMatch(journal)
    assert part.steps == 12
    assert "was not offered" in part.stopped
    assert part.at(12).view(None) == whole.at(12).view(None)


def test_a_mistake_in_the_rules_ends_it_there(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = journal_of("ashes", 20)
    kind = type(RecordedMatch(journal).at(0))
    follow = kind.follow

    def broken(match: Match, entry: Entry) -> None:
        if match.answered == 15:
            raise KeyError("a mistake")
        follow(match, entry)

    monkeypatch.setattr(kind, "follow", broken)
    recorded = RecordedMatch(journal)
    assert (recorded.steps, recorded.stopped) == (15, "KeyError: 'a mistake'")
    assert recorded.at(15).answered == 15


def test_a_set_up_that_does_not_fit_is_said() -> None:
    journal = journal_of("ashes", 0)
    journal.setup = {"seats": []}
    with pytest.raises(JournalError, match=r"Its set-up does not fit these rules: setup\.seats"):
        RecordedMatch(journal, load_game("ashes"))
