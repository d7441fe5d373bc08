"""A match that is watched: through whose eyes, where it stands, and that nobody learns what they may not know."""

from __future__ import annotations

import pytest

from emberhold.core.journal import Entry
from emberhold.core.registry import replay
from emberhold.i18n import Texts
from emberhold.tui.narration import LogLine, log_line
from emberhold.tui.recorded_match import RecordedMatch
from emberhold.tui.replay_session import ReplaySession
from tests.tui.played import GAMES, YOU_AND_A_BOT, journal_of

pytestmark = pytest.mark.slow


def watched(game: str, steps: int = 10_000, seats: tuple[str, ...] = YOU_AND_A_BOT) -> ReplaySession:
    return ReplaySession(RecordedMatch(journal_of(game, steps)), seats, Texts("en", game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_match_that_is_over_is_seen_from_every_seat(game: str, viewer: int | None) -> None:
    session = watched(game)
    assert session.eyes == (None, 0, 1)
    session.look_through(viewer)
    match = replay(journal_of(game))
    names = Texts("en", game, {1: "Greedy"})
    whole = [line for told in match.events(viewer) if (line := log_line(told, names)) is not None]
    told = []
    for place in range(session.last + 1):
        session.go(place)
        told += session.news()
        assert session.story() == told
        assert session.view() == session.match.view(viewer)
    assert told == whole
    assert session.view() == match.view(viewer)
    assert "win" in session.asked().prompt or "battle" in session.asked().prompt


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("seats", "eyes"),
    [
        (YOU_AND_A_BOT, (None, 0)),
        (("bot=greedy", "person"), (None, 1)),
        (("person", "person"), (None,)),
        ((), (None,)),
    ],
)
def test_one_that_goes_on_shows_nobody_elses_cards(
    game: str, seats: tuple[str, ...], eyes: tuple[int | None, ...]
) -> None:
    session = watched(game, 40, seats)
    assert session.eyes == eyes
    assert session.viewer == eyes[-1]


def test_what_only_somebody_else_was_asked_is_no_step_of_it() -> None:
    """A question that passes unseen would tell that a card fits."""
    session = watched("ashes", 200)
    recorded = session.recorded
    for viewer in (None, 0):
        session.look_through(viewer)
        unseen = [
            step
            for step in range(1, recorded.steps + 1)
            if recorded.seen(viewer, step) == recorded.seen(viewer, step - 1)
            and recorded.entries[step - 1].seat != viewer
        ]
        assert unseen
        assert not set(unseen) & set(session.stops)
        for place in range(session.last + 1):
            session.go(place)
            asked = session.asked()
            if asked.options:
                assert viewer == recorded.entries[session.stops[place + 1] - 1].seat
    both = {step for step in session.stops if recorded.entries[step - 1].seat == 0}
    assert both >= {step for step, entry in enumerate(recorded.entries, 1) if entry.seat == 0}


def test_the_question_is_shown_with_the_answer_that_was_given() -> None:
    session = watched("ashes")
    session.look_through(0)
    seen = 0
    for place in range(session.last):
        session.go(place)
        entry = session.recorded.entries[session.stops[place + 1] - 1]
        asked = session.asked()
        if entry.seat == 0:
            decision = session.match.decision_for(0)
            assert decision is not None
            assert decision.ask.answers[asked.chosen] == entry.value
            assert asked.options[asked.chosen].key == str(asked.chosen)
            seen += 1
        else:
            assert asked.prompt == "Greedy chooses."
    assert seen > 20


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_gone_through_by_their_headings(game: str) -> None:
    session = watched(game)
    places = [session.place]
    while session.go_turn(1):
        places.append(session.place)
    assert len(places) > 4
    assert all(any(line.heading for line in _news(session, place)) for place in places[1:-1])
    back = [session.place]
    while session.go_turn(-1):
        back.append(session.place)
    assert back[-1] == 0
    assert set(places) <= {0, *back}


def _news(session: ReplaySession, place: int) -> list[LogLine]:
    now = session.place
    session.go(place)
    news = session.news()
    session.go(now)
    return news


def test_it_goes_no_further_than_it_can() -> None:
    session = watched("aeons-end")
    assert not session.go(-5)
    assert session.go(10_000)
    assert session.place == session.last
    assert not session.go(session.last + 1)
    assert session.where_words() == f"Step {session.last} of {session.last} · seen by Player 1"


def test_other_eyes_see_the_same_moment() -> None:
    session = watched("ashes")
    session.go(session.last // 2)
    before = session.stops[session.place]
    session.look_through(1)
    assert session.stops[session.place] <= before
    assert before - session.stops[session.place] < 12
    assert session.where_words().endswith("seen by Greedy")
    session.look_through(None)
    assert session.where_words().endswith("seen by everybody")


def test_how_it_stands_at_the_end_is_said() -> None:
    session = watched("ashes", 40)
    session.go(session.last)
    assert session.asked().prompt == "This is how far the match got. It is not over."
    match = replay(journal_of("ashes", 40))
    match.concede(1)
    given_up = ReplaySession(RecordedMatch(match.journal()), YOU_AND_A_BOT, Texts("en", "ashes"))
    given_up.go(given_up.last - 1)
    assert given_up.asked().prompt == "Greedy gives up."


def test_other_rules_are_a_warning() -> None:
    journal = journal_of("ashes", 20)
    assert ReplaySession(RecordedMatch(journal), YOU_AND_A_BOT, Texts("en", "ashes")).warning() == ""
    journal.rules = "0123"
    whole = ReplaySession(RecordedMatch(journal), YOU_AND_A_BOT, Texts("en", "ashes"))
    assert "it may go another way" in whole.warning()
    journal.entries.insert(12, Entry("answer", 0, (99, 99)))
    part = ReplaySession(RecordedMatch(journal), YOU_AND_A_BOT, Texts("en", "ashes"))
    assert f"fit up to step {part.last}, so" in part.warning()
    part.go(part.last)
    assert part.asked().prompt.startswith("It can be shown no further. ")
