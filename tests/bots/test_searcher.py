"""Bots that search: the same chance gives the same answer, a clock is kept, and nothing hidden makes a difference."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from emberhold.bots import Bot, Handle, load_bot
from emberhold.bots.random import RandomBot
from emberhold.bots.search.budget import Budget, TimeIsUp
from emberhold.bots.search.contest import Contest
from emberhold.bots.search.lines import Horizon, Line, World
from emberhold.bots.search.searcher import Adept, Master, Novice, Searcher, overlook
from emberhold.bots.series import play_out
from emberhold.core.decisions import Decision
from emberhold.core.kinds import LeafKind
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from tests.toy import TOY

LEVELS = ("novice", "adept", "master")
QUICK = ":iterations=12"
HORIZON = Horizon(1, 0, LeafKind(0))


class TickingClock:
    """A clock that goes on by a millisecond whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


def choices(game: str, players: int, seed: int) -> Iterator[tuple[Match, Decision]]:
    """Moments of a match at which somebody has a choice, answered at random."""
    spec = load_game(game)
    setups = spec.setups(players)
    match, rng = spec.new(setups[seed % len(setups)], seed), Rng(seed)
    while match.pending:
        decision = match.pending[rng.below(len(match.pending))]
        if decision.count > 1:
            yield match, decision
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))


def positions(game: str, players: int, number: int) -> Iterator[tuple[Match, Decision]]:
    """So many positions, from several matches and from all parts of them."""
    found = 0
    for seed in count():
        for place, (match, decision) in enumerate(choices(game, players, seed)):
            if place % 7 == seed % 7:
                yield match, decision
                found += 1
                if found == number:
                    return


def differing(name: str, game: str, players: int, number: int) -> int:
    """In how many positions the answer is another if everything that the seat cannot know is swapped."""
    differ = 0
    for place, (match, decision) in enumerate(positions(game, players, number)):
        seat = decision.seats[0]
        bot = load_bot(name)
        swapped = match.determinize(seat, Rng(place + 1))
        other = swapped.decision_for(seat)
        assert other is not None
        one = bot.choose(Handle(match, seat), decision, Rng(place))
        differ += one != bot.choose(Handle(swapped, seat), other, Rng(place))
    return differ


@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
@pytest.mark.parametrize("level", LEVELS)
def test_what_it_cannot_know_makes_no_difference(game: str, level: str) -> None:
    assert differing(level + QUICK, game, 2, 12) == 0


@pytest.mark.long
@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
@pytest.mark.parametrize("level", LEVELS)
def test_what_it_cannot_know_makes_no_difference_in_400_positions(game: str, level: str) -> None:
    assert differing(level + ":iterations=24", game, 2, 340) == 0
    assert differing(level + ":iterations=24", game, 3, 60) == 0


def test_a_bot_that_peeks_would_be_found() -> None:
    """Its twin looks at another seat's view of the match."""
    found = 0
    for place, (match, decision) in enumerate(positions("ashes", 2, 12)):
        seat = decision.seats[0]
        swapped = match.determinize(seat, Rng(place + 1))
        found += str(match.view(1 - seat)) != str(swapped.view(1 - seat))
    assert found > 6


@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
def test_the_same_chance_and_iterations_give_the_same_answer(game: str) -> None:
    for place, (match, decision) in enumerate(positions(game, 2, 8)):
        handle = Handle(match, decision.seats[0])
        first, second = (load_bot("adept" + QUICK).choose(handle, decision, Rng(place)) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
@pytest.mark.parametrize("milliseconds", [5, 60])
def test_it_stops_at_its_time(game: str, milliseconds: int) -> None:
    """The clock is looked at before every step, and nothing more is begun when the time has come."""
    for place, (match, decision) in enumerate(positions(game, 2, 8)):
        clock = TickingClock()
        bot = Adept(clock=clock, iterations=10_000, milliseconds=milliseconds)
        key = bot.choose(Handle(match, decision.seats[0]), decision, Rng(place))
        assert int(key) in range(decision.count)
        assert clock.looks <= milliseconds + 3


def test_without_a_time_it_looks_at_no_clock() -> None:
    def forbidden() -> float:
        pytest.fail("it looked at the clock")

    for place, (match, decision) in enumerate(positions("ashes", 2, 4)):
        Adept(clock=forbidden, iterations=10).choose(Handle(match, decision.seats[0]), decision, Rng(place))


def test_a_budget_ends_by_its_clock() -> None:
    times = iter([0.0, 0.5, 1.0, 1.5])
    budget = Budget(9, 1000, lambda: next(times))

    budget.check()
    with pytest.raises(TimeIsUp):
        budget.check()
    assert budget.late


def test_the_better_line_wins_a_contest_although_it_looked_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    worth: dict[Line, float] = {(0,): 0.3, (1,): 0.6, (2,): 0.1}
    played: list[Line] = []

    def play(_: World, line: Line, *__: object) -> float:
        played.append(line)
        return worth[line]

    monkeypatch.setattr(World, "play", play)
    world = World(Handle(TOY.new(TOY.setups(2)[0], 1), 0), 0, 1)
    contest = Contest({(0,): 0.5, (1,): 0.4, (2,): 0.4}, prior=2)

    assert contest.decide(lambda: world, HORIZON, Budget(30, 0, TickingClock())) == (1,)
    assert played.count((2,)) < played.count((1,))
    assert len(played) <= 30


@pytest.mark.parametrize(("clear", "most"), [(0, 60), (20, 12)])
def test_a_line_that_is_clearly_worse_is_dropped_early(monkeypatch: pytest.MonkeyPatch, clear: int, most: int) -> None:
    luck = Rng(1)
    played: list[Line] = []

    def play(_: World, line: Line, *__: object) -> float:
        played.append(line)
        return 0.4 + 0.2 * line[0] + luck.below(10) / 1000

    monkeypatch.setattr(World, "play", play)
    world = World(Handle(TOY.new(TOY.setups(2)[0], 1), 0), 0, 1)
    contest = Contest({(0,): 0.5, (1,): 0.5}, prior=1, clear=clear)

    assert contest.decide(lambda: world, HORIZON, Budget(60, 0, TickingClock())) == (1,)
    assert len(played) == most


def test_without_playouts_the_first_look_decides() -> None:
    contest = Contest({(0,): 0.5, (1,): 0.4}, prior=1)

    assert contest.decide(lambda: pytest.fail("a world was dealt"), HORIZON, Budget(0, 0, TickingClock())) == (0,)


def test_what_is_overlooked_is_never_the_natural_answer() -> None:
    seen = [overlook([7, 8, 9], 2, Rng(luck)) for luck in range(40)]

    assert all(tries[0] == 7 for tries in seen)
    assert {8, 9} - set(seen[0]) or any(len(tries) < 3 for tries in seen)
    assert overlook([7, 8, 9], 0, Rng(1)) == [7, 8, 9]


@pytest.mark.usefixtures("games_installed")
@pytest.mark.parametrize("level", [Novice, Adept, Master])
def test_it_plays_a_game_that_evaluates_nothing(level: type[Searcher]) -> None:
    match = TOY.new(TOY.setups(2)[0], 3)
    bots: list[Bot] = [level(iterations=10), RandomBot()]

    assert play_out(match, bots, [Rng(1), Rng(2)])[1]


@pytest.mark.parametrize("players", [3, 4])
def test_it_plays_with_more_than_two(players: int) -> None:
    for match, decision in positions("ashes", players, 6):
        key = Adept(iterations=8).choose(Handle(match, decision.seats[0]), decision, Rng(1))
        assert int(key) in range(decision.count)


def test_levels_by_name() -> None:
    assert [type(load_bot(name)) for name in LEVELS] == [Novice, Adept, Master]
    assert repr(load_bot("adept:turns=2")) == "<bot adept turns=2>"
