"""The greedy bot sees what is on the table: it wins when it can, defends when it must, and wastes little."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from emberhold.bots import Bot, Handle, load_bot
from emberhold.bots.greedy import Greedy
from emberhold.bots.play_series import play_series
from emberhold.bots.random import RandomBot
from emberhold.bots.series import Series, play_out
from emberhold.core.decisions import Decision
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from tests.toy import TOY

Words = tuple[str, ...]
Table = Mapping[str, object]


PILE = ["refresh", "transfer", "seal", "purge"] * 3


def stage(main: int = 1, **sides: dict[str, object]) -> Match:
    """A table where nobody is short of cards, so that the end of the round decides nothing."""
    given = {side: {"draw": PILE, **sides.get(side, {})} for side in ("a", "b")}
    return load_game("ashes").stage({"main": main, **given}, 1)


def decision_of(match: Match, seat: int) -> Decision:
    decision = match.decision_for(seat)
    assert decision is not None
    return decision


def choice(match: Match, seat: int = 0, luck: int = 1) -> Words:
    """What the bot would do, in the words of the option."""
    decision = decision_of(match, seat)
    key = Greedy().choose(Handle(match, seat), decision, Rng(luck))
    return decision.options[int(key)].meaning


def do(match: Match, words: Words, seat: int = 0) -> None:
    decision = decision_of(match, seat)
    (key,) = [option.key for option in decision.options if option.meaning == words]
    match.answer(seat, decision, key)


@pytest.mark.parametrize("luck", range(4))
def test_it_takes_a_win_in_one(luck: int) -> None:
    almost_dead = {"aradel-summergaard": {"wounds": 11}}
    match = stage(
        a={"battlefield": ["iron-rhino"], "hand": ["hammer-knight", "iron-worker"], "dice": ["2*natural-class"]},
        b={"phoenixborn": almost_dead, "hand": ["root-armor"]},
    )

    assert choice(match, luck=luck) == ("attack", "phoenixborn")


def test_it_sees_a_win_in_two_steps() -> None:
    """The boost makes the difference; it has to come before the attack."""
    match = stage(
        a={"battlefield": ["iron-rhino"], "spellboard": ["strengthen"]},
        b={"phoenixborn": {"aradel-summergaard": {"wounds": 9}}},
    )

    assert choice(match) == ("use", "strengthen")
    do(match, ("use", "strengthen"))
    assert choice(match) == ("attack", "phoenixborn")


def test_it_blocks_what_would_be_deadly() -> None:
    match = stage(
        a={"battlefield": ["iron-rhino"]},
        b={"phoenixborn": {"aradel-summergaard": {"wounds": 12}}, "battlefield": ["hammer-knight"]},
    )
    do(match, ("attack", "phoenixborn"))

    assert choice(match, 1) == ("block", "a/iron-rhino", "with", "hammer-knight")


def test_it_blocks_where_the_blocker_wins() -> None:
    match = stage(a={"battlefield": ["blue-jaguar"]}, b={"battlefield": ["hammer-knight"]})
    do(match, ("attack", "phoenixborn"))

    assert choice(match, 1) == ("block", "a/blue-jaguar", "with", "hammer-knight")


def test_it_throws_no_unit_before_a_scratch() -> None:
    match = stage(
        a={"battlefield": [{"mist-spirit": {"attached": ["spiked-armor"]}}]},
        b={"battlefield": ["stormwind-sniper"], "phoenixborn": "maeoni-viper"},
    )
    do(match, ("attack", "phoenixborn"))

    assert choice(match, 1) == ("done",)


def test_power_faces_stay_where_basic_ones_will_do() -> None:
    match = stage(a={"hand": ["iron-worker"], "dice": ["natural-power", "natural-basic", "charm-basic"]})
    do(match, ("play", "iron-worker"))

    assert choice(match) == ("pay", "natural-basic", "charm-basic")


def test_it_hurts_others_and_helps_itself() -> None:
    match = stage(
        a={"battlefield": ["hammer-knight"], "dice": ["natural-class"]},
        b={"battlefield": ["blue-jaguar", "iron-worker"]},
    )
    do(match, ("use", "aradel-summergaard", "water-blast"))
    assert choice(match)[1] in {"b/blue-jaguar", "b/iron-worker"}

    match = stage(
        a={"battlefield": ["hammer-knight"], "hand": ["root-armor"], "dice": ["natural-class"]},
        b={"battlefield": ["iron-rhino"]},
    )
    do(match, ("play", "root-armor"))
    assert choice(match) == ("attach", "hammer-knight")


def test_it_does_not_meditate_for_nothing() -> None:
    match = stage(main=0, a={"hand": ["protect"], "dice": ["2*charm-power"]})

    assert choice(match) == ("end", "turn")


def test_it_uses_what_costs_nothing() -> None:
    match = stage(a={"battlefield": ["anchornaut"]}, b={"battlefield": [{"iron-worker": {"wounds": 1}}]})

    assert choice(match) == ("use", "anchornaut", "throw-1")


def test_the_same_luck_gives_the_same_choice() -> None:
    match = load_game("ashes").new(load_game("ashes").setups(2)[3], 5)
    bot, chances = Greedy(), [Rng(1), Rng(2)]
    for _ in range(40):
        decision = match.pending[0]
        seat = decision.seats[0]
        handle, luck = Handle(match, seat), chances[seat].copy()
        key = bot.choose(handle, decision, chances[seat])
        assert key == Greedy().choose(handle, decision, luck)
        match.answer(seat, decision, key)


def test_it_thinks_in_worlds_of_its_own_only(monkeypatch: pytest.MonkeyPatch) -> None:
    match = stage(
        a={"hand": ["iron-worker"], "dice": ["3*natural-basic"]}, b={"hand": ["refresh"], "draw": ["protect"]}
    )
    shown: list[str] = []
    for name in ("view", "events"):
        monkeypatch.setattr(Handle, name, lambda *_, name=name: shown.append(name))

    assert choice(match) == ("play", "iron-worker")
    assert shown == []


def test_what_it_cannot_know_makes_no_difference() -> None:
    """Two tables that look the same to the bot's seat, with other cards in the opponent's hand."""
    tables = [
        stage(
            a={"battlefield": ["iron-rhino"], "hand": ["iron-worker"], "dice": ["2*natural-class"]},
            b={"battlefield": ["blue-jaguar"], "dice": ["2*illusion-class"], "hand": [hand], "draw": [draw]},
        )
        for hand, draw in (("shadow-counter", "refresh"), ("refresh", "shadow-counter"))
    ]

    for luck in range(4):
        assert choice(tables[0], luck=luck) == choice(tables[1], luck=luck)


def test_a_game_that_evaluates_nothing_is_played_out() -> None:
    """The toy knows only who has won; a spark against the last life wins at once."""
    given: Table = {
        "turn": 0,
        "players": [{"hand": ["echo", "spark", "ward"], "life": 1}, {"hand": ["spark", "spark"], "life": 1}],
    }

    assert choice(TOY.stage(given, 1)) == ("play", "spark")


@pytest.mark.usefixtures("games_installed")
def test_it_plays_the_toy() -> None:
    tally = play_series(Series(game="toy", seed=1, bots=("greedy", "random"), players=2), 4)

    assert (tally.errors, tally.unfinished) == ([], 0)
    assert tally.wins[0] > tally.wins[1]


def test_bots_by_name() -> None:
    assert isinstance(load_bot("greedy"), Greedy)


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4])
def test_it_plays_with_more_than_two(players: int) -> None:
    spec = load_game("ashes")
    wins = 0
    for seat in range(players):
        match = spec.new(spec.setups(players)[seat], seat)
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seat] = Greedy(worlds=1, lines=4)
        assert play_out(match, bots, [Rng(seat * 10 + i) for i in range(players)])[1]
        assert match.outcome is not None
        wins += seat in match.outcome.winners
    assert wins >= players - 1


@pytest.mark.long
def test_it_beats_random() -> None:
    tally = play_series(Series(game="ashes", seed=11, bots=("greedy", "random"), players=2), 14)

    assert tally.wins[0] >= 12
