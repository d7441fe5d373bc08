"""The levels: who is offered, in which order and with which words, and that a level keeps to its time."""

from __future__ import annotations

import pytest

from emberhold.bots import Handle, load_bot
from emberhold.bots.greedy import numbers
from emberhold.bots.offered_bots import (
    LEVELS,
    bot_title,
    help_of,
    in_order,
    stand_in,
    thinking_seconds,
    time_of,
    usual_bot,
)
from emberhold.bots.roster import built_in_bots
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.i18n import Texts
from tools.thinking_times import OVER_MS, times_of

GAMES = ["ashes", "aeons-end"]


def test_levels_come_first_and_the_strongest_is_the_last_of_them() -> None:
    assert built_in_bots() == [*LEVELS, "greedy", "random"]
    assert list(LEVELS.values()) == sorted(LEVELS.values())
    named = ["my.own:Bot", "random", "master", "adept:iterations=50", "greedy", "novice"]
    assert in_order(named) == ["novice", "adept:iterations=50", "master", "greedy", "random", "my.own:Bot"]


def test_a_newcomer_meets_a_novice_and_fights_beside_an_adept() -> None:
    bots = built_in_bots()
    assert usual_bot(bots, cooperative=False) == "novice"
    assert usual_bot(bots, cooperative=True) == "adept"
    assert stand_in(bots) == "adept"


def test_where_the_levels_are_not_allowed_others_take_their_place() -> None:
    for cooperative in (False, True):
        assert usual_bot(["random", "greedy"], cooperative=cooperative) == "greedy"
        assert usual_bot(["my.own:Bot"], cooperative=cooperative) == "my.own:Bot"
    assert stand_in(["random", "greedy"]) == "greedy"


def test_every_bot_has_its_own_sentences() -> None:
    texts = Texts("en", "")
    for cooperative in (False, True):
        said = [texts.format(help_of(bot, cooperative=cooperative)) for bot in [*built_in_bots(), "my.own:Bot"]]
        assert len(set(said)) == len(said)
        assert all(words.endswith(".") for words in said)
    times = [texts.format(time_of(bot)) for bot in built_in_bots()]
    assert times == [
        "It thinks for 0.1 seconds at most.",
        "It thinks for 0.3 seconds at most.",
        "It thinks for 2 seconds at most.",
        "It answers at once.",
        "It answers at once.",
    ]
    assert texts.format(time_of("adept:milliseconds=1000")) == "It thinks for 1 second at most."
    assert texts.format(time_of("my.own:Bot")) == "It thinks for 8 seconds at most."
    assert not texts.absent
    assert not texts.broken


def test_a_bot_is_called_by_its_name() -> None:
    titles = [bot_title(name) for name in ("novice", "adept@1", "adept:turns=5", "my.own:Clever")]
    assert titles == ["Novice", "Adept (@1)", "Adept (turns=5)", "Clever"]


def test_only_levels_have_a_time_and_it_can_be_named() -> None:
    assert thinking_seconds("master") == 2.0
    assert thinking_seconds("master:milliseconds=500") == 0.5
    assert thinking_seconds("adept@1:turns=5") == 0.3
    assert thinking_seconds("greedy") is None


def early(game: str, answers: int) -> Match:
    """A match in which a seat has something to think about."""
    spec = load_game(game)
    match = spec.new(dict(spec.setups(2)[0]), 3, track=True, log=True)
    quick = load_bot("random")
    while match.answered < answers or not match.quiet or len(numbers(match, match.pending[0].ask)) < 5:
        decision = match.pending[0]
        seat = decision.seats[0]
        match.answer(seat, decision, quick.choose(Handle(match, seat), decision, Rng(match.answered)))
    return match


class Watch:
    """A clock on which each look takes a millisecond."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_is_given_seconds_stops_when_they_are_over(game: str) -> None:
    match = early(game, 8)
    decision = match.pending[0]
    seat = decision.seats[0]
    looks = []
    for seconds in (0.1, 0.4):
        watch = Watch()
        load_bot("adept:iterations=10000", seconds, watch).choose(Handle(match, seat), decision, Rng(1))
        looks.append(watch.looks / 1000)
    assert looks[0] == pytest.approx(0.1, abs=0.005)
    assert looks[1] == pytest.approx(0.4, abs=0.005)


def test_without_seconds_it_counts_playouts_and_looks_at_no_clock() -> None:
    match = early("ashes", 8)
    decision = match.pending[0]
    handle = Handle(match, decision.seats[0])
    keys = {load_bot("adept:iterations=12").choose(handle, decision, Rng(1)) for _ in range(2)}
    assert len(keys) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_keeps_its_time_99_times_of_100(game: str) -> None:
    """`python -m tools.thinking_times` does the same over 2,000 decisions."""
    found = times_of(game, "adept:iterations=10000", 0.1, 100)
    assert found.quantile(found.processor, 0.99) <= 0.1 + OVER_MS / 1000, found.line()
