"""Every game of a series is fixed by the seed and its number; what goes wrong in one does not stop the others."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from multiprocessing import active_children, parent_process
from pathlib import Path

import pytest

from emberhold.bots import roster, series
from emberhold.bots.handle import Handle
from emberhold.bots.play_series import play_games, play_series
from emberhold.bots.series import Series, SeriesRunner
from emberhold.bots.stop_signal import StopSignal
from emberhold.bots.tally import Matchup, Played, Tally
from emberhold.core.chosen import words_for
from emberhold.core.decisions import Decision
from emberhold.core.errors import EmberholdError
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.games.ashes.prebuilt_decks import DECKS

pytestmark = pytest.mark.usefixtures("games_installed")

TWO = Series(game="toy", seed=7, bots=("random", "random"), players=2)


class Stubborn:
    """Always takes the first option, and looks ahead to prove that it could."""

    uses_handle = True

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        assert handle.determinize(rng).view(decision.seats[0]) == handle.view()
        assert handle.events() or handle.view()["round"] == 1
        return decision.options[0].key


class Confused:
    """Answers what was not offered, now and then."""

    uses_handle = False

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:  # noqa: ARG002
        return "nonsense" if rng.below(40) == 0 else "0"


class Deadly:
    """Takes the process that plays down with it."""

    uses_handle = False

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:  # noqa: ARG002
        assert parent_process() is not None, "this must not run in the process of the tests"
        os._exit(3)


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Stubborn, Confused, Deadly):
        monkeypatch.setitem(roster.BOTS, bot.__name__.lower(), (__name__, bot.__name__))


def test_the_same_seed_gives_the_same_games() -> None:
    assert play_series(TWO, 30) == play_series(TWO, 30)
    assert play_series(TWO, 30) != play_series(replace(TWO, seed=8), 30)


def test_the_number_of_jobs_changes_nothing() -> None:
    assert play_series(TWO, 25, jobs=3) == play_series(TWO, 25)


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    runner = SeriesRunner(TWO)
    assert [runner.play(n) for n in (5, 3)] == [SeriesRunner(TWO).play(n) for n in (5, 3)]


def test_progress_is_told_after_each_game() -> None:
    told: list[tuple[int, int]] = []
    play_series(TWO, 4, progress=lambda played, tally: told.append((played.game, tally.games)))
    assert told == [(0, 1), (1, 2), (2, 3), (3, 4)]


@pytest.mark.parametrize("players", [2, 3])
def test_each_bot_plays_each_setup_on_each_seat(players: int) -> None:
    runner = SeriesRunner(replace(TWO, bots=("random",) * players, players=players))
    kinds = len(runner.setups)
    met = {(number % kinds, tuple(runner.seating(number))) for number in range(kinds * players)}
    assert len(met) == kinds * players


def test_seats_rotate_from_game_to_game() -> None:
    runner = SeriesRunner(TWO)
    assert [runner.seating(number) for number in range(3)] == [[0, 1], [1, 0], [0, 1]]


def test_one_bot_for_all_seats_wins_every_game_that_has_a_winner() -> None:
    tally = play_series(replace(TWO, bots=("random",)), 20)
    assert len(tally.wins) == 1
    assert tally.wins[0] + tally.unfinished <= 20
    assert tally.games == 20


def test_wins_belong_to_the_bot_not_to_the_seat(odd_bots: None) -> None:  # noqa: ARG001
    ahead = play_series(replace(TWO, bots=("random", "stubborn")), 30)
    turned = play_series(replace(TWO, bots=("stubborn", "random")), 30)
    assert sum(ahead.wins) >= 30 - ahead.unfinished
    assert ahead.errors == turned.errors == []


def test_a_game_that_breaks_off_is_reported_and_counts_as_unfinished(odd_bots: None) -> None:  # noqa: ARG001
    tally = play_series(replace(TWO, bots=("confused",)), 10)

    assert tally.games == 10
    assert tally.unfinished == len(tally.errors) > 0
    failure = tally.errors[0]
    assert "IllegalAnswer" in failure.message
    assert "nonsense" in failure.message
    assert failure.to_json() == {"game": failure.game, "seed": failure.seed, "message": failure.message}
    assert 0 <= failure.seed < 2**53


def test_a_game_that_asks_too_often_is_unfinished() -> None:
    tally = play_series(replace(TWO, cap=3), 5)
    assert (tally.games, tally.unfinished, tally.errors, tally.wins) == (5, 5, [], [0, 0])


def test_only_decisions_with_a_choice_are_counted() -> None:
    tally = play_series(replace(TWO, cap=3), 1)
    assert tally.decisions <= 3


def test_a_series_without_a_setup_says_so_before_it_starts() -> None:
    with pytest.raises(EmberholdError, match="has no set-up of its own for 4 players"):
        play_series(Series(game="puppet", seed=1, bots=("random",), players=4), 1, jobs=2)


def test_a_process_that_dies_is_reported(odd_bots: None) -> None:  # noqa: ARG001
    with pytest.raises(EmberholdError, match="process that played games died"):
        play_series(replace(TWO, bots=("deadly",)), 2, jobs=2)


def test_an_error_is_told_in_one_line_that_is_the_same_every_time() -> None:
    assert series.error_words(ValueError(f"no\n  {Rng!r}\n at {hex(id(Rng))}")) == (
        "ValueError: no <class 'emberhold.core.rng.Rng'> at 0x…"
    )


def test_a_tally_counts_what_was_played() -> None:
    pair = Matchup({"decks": ["x", "y"]}, [0, 0], [0, 0])
    tally = Tally([0, 0], [pair])
    tally.add(Played(0, 9, decisions=4, winners=(0,)), (1,), pair)
    tally.add(Played(1, 9, decisions=2), (), pair)
    assert (tally.wins, tally.games, tally.decisions, tally.unfinished) == ([0, 1], 2, 6, 1)
    assert (pair.wins, pair.seat_wins, pair.games, pair.unfinished) == ([0, 1], [1, 0], 2, 1)


def test_errors_stand_in_the_order_of_the_games_whatever_order_they_end_in() -> None:
    pair = Matchup({}, [0], [0])
    tally = Tally([0], [pair])
    for number in (5, 2, 9):
        tally.add(Played(number, 1, error="broken"), (), pair)
    assert [failure.game for failure in tally.errors] == [2, 5, 9]


def test_results_are_told_apart_by_matchup() -> None:
    tally = play_series(TWO, 30)
    assert len(tally.matchups) == 3
    assert [matchup.games for matchup in tally.matchups] == [10, 10, 10]
    for key in ("decisions", "unfinished"):
        assert sum(getattr(matchup, key) for matchup in tally.matchups) == getattr(tally, key)
    assert [sum(wins) for wins in zip(*(matchup.wins for matchup in tally.matchups), strict=True)] == tally.wins
    assert sum(sum(matchup.seat_wins) for matchup in tally.matchups) == sum(tally.wins)


@pytest.mark.parametrize(
    ("game", "kinds", "between"),
    [
        ("ashes", 15, {"decks": ["the-iron-men", "the-snakes-in-silver"]}),
        ("aeons-end", len(words_for(load_game("aeons-end"), "nemesis")), {"nemesis": "maggoth"}),
    ],
)
def test_what_a_matchup_is_in_each_game(game: str, kinds: int, between: dict[str, object]) -> None:
    matchups = SeriesRunner(Series(game=game, seed=1, bots=("random",), players=2)).tally().matchups
    assert len(matchups) == kinds
    assert matchups[0].between == between


def test_a_deck_without_a_name_goes_by_its_phoenixborn() -> None:
    runner = SeriesRunner(Series(game="ashes", seed=1, bots=("random",), players=2))
    deck = dict(DECKS["the-iron-men"])
    assert runner.spec.matchup({"seats": [{"deck": deck}, {"deck": "the-mist-guardian"}]}) == {
        "decks": ["coal-roarkwin", "the-mist-guardian"]
    }
    assert runner.spec.matchup({"board": {}}) == {}


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_that_are_there_already_are_not_played_again(jobs: int) -> None:
    runner = SeriesRunner(TWO)
    played = sorted(play_games(runner, 8, jobs=jobs, without={0, 3, 4, 99}), key=lambda played: played.game)
    assert played == [runner.play(number) for number in (1, 2, 5, 6, 7)]
    assert list(play_games(runner, 2, jobs=jobs, without={0, 1})) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_wish_to_stop_ends_a_series_early(jobs: int) -> None:
    seen = 0
    with StopSignal() as stop:

        def show(played: Played, tally: Tally) -> None:  # noqa: ARG001
            nonlocal seen
            seen = tally.games
            os.kill(os.getpid(), signal.SIGINT)

        tally = play_series(TWO, 100_000, jobs=jobs, progress=show, stop=stop)
    assert 1 <= tally.games == seen < 100_000
    assert stop.signal == signal.SIGINT
    assert active_children() == []


def test_no_process_is_left_when_the_reader_breaks_off() -> None:
    with pytest.raises(ZeroDivisionError):
        play_series(TWO, 100_000, jobs=2, progress=lambda *_: 1 / 0)  # type: ignore[arg-type]
    assert active_children() == []


def test_a_journal_that_cannot_be_written_ends_the_series(tmp_path: Path) -> None:
    for jobs in (1, 2):
        with pytest.raises(EmberholdError, match=r"00000[01]\.json cannot be written"):
            list(play_games(SeriesRunner(TWO, tmp_path / "nowhere"), 2, jobs=jobs))
