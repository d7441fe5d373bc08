"""A bot that fails has lost the game, whatever it did; an error of the game itself judges no bot."""

from __future__ import annotations

import pytest

from emberhold.arena.arena_game import ArenaGame, ArenaTable
from emberhold.arena.schedule import Arena, Schedule
from emberhold.arena.standings import points_of, stand
from emberhold.bots import roster
from emberhold.bots.handle import Handle
from emberhold.core.decisions import Decision
from emberhold.core.errors import EmberholdError
from emberhold.core.rng import Rng
from tests.toy.match import Toy

pytestmark = pytest.mark.usefixtures("games_installed")


class Wrong:
    """Answers what was not offered."""

    uses_handle = False

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:  # noqa: ARG002
        return "99"


class Raises:
    uses_handle = False

    def choose(self, *_: object) -> str:
        raise ValueError("out of ideas")


@pytest.fixture(autouse=True)
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.BOTS, "wrong", (__name__, "Wrong"))
    monkeypatch.setitem(roster.BOTS, "raises", (__name__, "Raises"))


def table(bot: str, game: str = "toy") -> ArenaTable:
    return ArenaTable(Schedule(Arena(game, 1, ("random@1", bot), 1 if game == "aeons-end" else 2)))


@pytest.mark.parametrize(
    ("bot", "what"),
    [("wrong@1", "answered '99', which was not offered"), ("raises@1", "raised ValueError: out of ideas")],
)
def test_a_bot_that_fails_has_lost(bot: str, what: str) -> None:
    playing = table(bot)
    for number, seat in ((0, 1), (1, 0)):
        game = playing.play(number)
        assert (game.failed, game.failure, game.winners, game.error) == (seat, what, None, None)
        assert [points_of(playing.schedule, game, who) for who in (0, 1)] == [2, 0]
    standings = stand(playing.schedule, 2, {number: playing.play(number) for number in (0, 1)})
    assert standings.bots[1].failures == {what: 2}
    assert (standings.bots[0].wins, standings.bots[1].wins) == (2, 0)
    assert (standings.unfinished, standings.broken) == (0, [])


def test_together_a_bot_that_fails_has_lost_its_battle() -> None:
    playing = table("raises@1", "aeons-end")
    battle = playing.play(1)
    assert battle.failed == 0
    assert points_of(playing.schedule, battle, 1) == 0


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Raises", "raised ValueError: out of ideas"),
        ("AnswersNonsense", "answered 'the best one', which was not offered"),
        ("Dies", "ended its process with status 3"),
        ("Hangs", "took longer than 0.3 s"),
    ],
)
def test_a_bot_from_outside_that_fails_has_lost(name: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMBERHOLD_BOT_SECONDS", "0.3")
    playing = table(f"tests.bots.rogues:{name}")
    # More often than such a bot is asked again elsewhere: here it begins each game afresh.
    for number in range(5):
        game = playing.play(number)
        assert game.failed == 1 - number % 2
        assert game.failure.startswith(what)


def test_a_bot_from_outside_that_does_not_fail_plays_on() -> None:
    playing = table("tests.bots.rogues:Prints")
    games = [playing.play(number) for number in range(4)]
    assert all(game.winners is not None and game.failed is None for game in games)
    assert {len(game.times) for game in games} == {2}


def test_a_bot_that_cannot_be_started_ends_it_all() -> None:
    with pytest.raises(EmberholdError, match="cannot be started"):
        table("tests.bots.rogues:Nobody").play(0)


@pytest.fixture
def broken_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(*_: object) -> None:
        raise RuntimeError("a bug in the rules")

    monkeypatch.setattr(Toy, "answer", answer)


@pytest.mark.usefixtures("broken_rules")
def test_an_error_of_the_rules_judges_no_bot() -> None:
    playing = ArenaTable(Schedule(Arena("toy", 1, ("random@1", "random@1"))))
    done = {number: playing.play(number) for number in (0, 1)}
    assert done[0].error == "RuntimeError: a bug in the rules"
    standings = stand(playing.schedule, 2, done)
    (pair,) = standings.pairs
    assert (pair.rounds, pair.interval, sum(pair.counts)) == (1, None, 0)
    assert len(standings.broken) == 2
    assert [bot.games for bot in standings.bots] == [0, 0]


def test_draws_and_games_without_an_end() -> None:
    schedule = table("wrong@1").schedule
    ends: list[tuple[tuple[int, ...] | None, list[int]]] = [
        ((0,), [2, 0]), ((1,), [0, 2]), ((0, 1), [1, 1]), ((), [1, 1]), (None, [1, 1])
    ]  # fmt: skip
    for winners, points in ends:
        game = ArenaGame(0, 5, 9, winners)
        assert [points_of(schedule, game, who) for who in (0, 1)] == points
    battles = table("wrong@1", "aeons-end").schedule
    for won, half_points in (((0,), 2), ((), 0), (None, 0)):
        assert points_of(battles, ArenaGame(0, 5, 9, won), 0) == half_points


def test_a_match_that_never_ends_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    from emberhold.arena import arena_game

    monkeypatch.setattr(arena_game, "DECISION_CAP", 3)
    playing = ArenaTable(Schedule(Arena("toy", 1, ("random@1", "random@1"))))
    standings = stand(playing.schedule, 2, {number: playing.play(number) for number in (0, 1)})
    assert standings.unfinished == 2
    assert standings.pairs[0].counts == [0, 0, 1, 0, 0]
    assert [bot.draws for bot in standings.bots] == [2, 2]


def test_the_time_of_every_decision_with_a_choice_is_taken() -> None:
    playing = ArenaTable(Schedule(Arena("toy", 1, ("random@1", "random@1"))))
    game = playing.play(0)
    assert game.decisions > 4
    assert sum(watch.decisions for watch in game.times.values()) == game.decisions
