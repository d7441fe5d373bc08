"""Every game of a series is fixed by the seed and its number; what goes wrong in one does not stop the others."""

from __future__ import annotations

import os
from dataclasses import replace
from multiprocessing import parent_process

import pytest

from emberhold.bots import registry, series
from emberhold.bots.handle import Handle
from emberhold.bots.series import Host, Series, Tally, play_series
from emberhold.core.decisions import Decision
from emberhold.core.errors import EmberholdError
from emberhold.core.rng import Rng

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
        monkeypatch.setitem(registry.BOTS, bot.__name__.lower(), (__name__, bot.__name__))


def test_the_same_seed_gives_the_same_games() -> None:
    assert play_series(TWO, 30) == play_series(TWO, 30)
    assert play_series(TWO, 30) != play_series(replace(TWO, seed=8), 30)


def test_the_number_of_jobs_changes_nothing() -> None:
    assert play_series(TWO, 25, jobs=3) == play_series(TWO, 25)


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    host = Host(TWO)
    assert [host.play(n) for n in (5, 3)] == [Host(TWO).play(n) for n in (5, 3)]


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []
    play_series(TWO, 4, progress=told.append)
    assert told == [1, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 3])
def test_each_bot_plays_each_setup_on_each_seat(players: int) -> None:
    host = Host(replace(TWO, bots=("random",) * players, players=players))
    kinds = len(host.setups)
    met = {(number % kinds, tuple(host.seating(number))) for number in range(kinds * players)}
    assert len(met) == kinds * players


def test_seats_rotate_from_game_to_game() -> None:
    host = Host(TWO)
    assert [host.seating(number) for number in range(3)] == [[0, 1], [1, 0], [0, 1]]


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
    with pytest.raises(EmberholdError, match="comes with no set-up for 4 players"):
        play_series(Series(game="puppet", seed=1, bots=("random",), players=4), 1, jobs=2)


def test_a_process_that_dies_is_reported(odd_bots: None) -> None:  # noqa: ARG001
    with pytest.raises(EmberholdError, match="process that played games died"):
        play_series(replace(TWO, bots=("deadly",)), 2, jobs=2)


def test_an_error_is_told_in_one_line_that_is_the_same_every_time() -> None:
    assert series._told(ValueError(f"no\n  {Rng!r}\n at {hex(id(Rng))}")) == (
        "ValueError: no <class 'emberhold.core.rng.Rng'> at 0x…"
    )


def test_a_tally_counts_what_was_played() -> None:
    tally = Tally([0, 0])
    tally.add(series.Played(decisions=4, winners=(1,)))
    tally.add(series.Played(decisions=2, finished=False))
    assert (tally.wins, tally.games, tally.decisions, tally.unfinished) == ([0, 1], 2, 6, 1)
