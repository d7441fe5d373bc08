"""The rule of thumb agrees with what any player would say of two positions."""

from __future__ import annotations

import pytest

from emberhold.core.kinds import Seat
from emberhold.core.registry import load_game
from emberhold.games.ashes.bot.evaluation import points, unit_points
from emberhold.games.ashes.bot.tactics import falls
from emberhold.games.ashes.match import AshesMatch

Side = dict[str, object]


PILE = ["transfer", "seal", "empower", "hypnotize"] * 3
LONG_PILE = [*PILE, *["molten-gold", "strengthen", "abundance"] * 3]


def table(**sides: Side) -> AshesMatch:
    """Everybody has cards to draw, so the first player has something to decide and the table stays as it is."""
    given = {side: {"draw": PILE, **sides.get(side, {})} for side in sorted({"a", "b", *sides})}
    match = load_game("ashes").stage(given, 1)
    assert isinstance(match, AshesMatch)
    return match


def hurt(wounds: int, more: Side | None = None) -> Side:
    return {"phoenixborn": {"aradel-summergaard": {"wounds": wounds}}, **(more or {})}


BETTER: list[tuple[str, Side, Side]] = [
    ("more life", hurt(2), hurt(3)),
    ("a unit", {"battlefield": ["iron-worker"]}, {}),
    ("a stronger unit", {"battlefield": ["iron-rhino"]}, {"battlefield": ["iron-worker"]}),
    ("a healthy unit", {"battlefield": ["iron-rhino"]}, {"battlefield": [{"iron-rhino": {"wounds": 1}}]}),
    ("a unit that can act", {"battlefield": ["iron-rhino"]}, {"battlefield": [{"iron-rhino": {"exhaustion": 1}}]}),
    (
        "a unit tired less",
        {"battlefield": [{"iron-rhino": {"exhaustion": 1}}]},
        {"battlefield": [{"iron-rhino": {"exhaustion": 2}}]},
    ),
    ("armour", {"battlefield": [{"iron-worker": {"attached": ["root-armor"]}}]}, {"battlefield": ["iron-worker"]}),
    (
        "nothing on it that fades it",
        {"battlefield": ["iron-worker"]},
        {"battlefield": [{"iron-worker": {"attached": ["fade-away"]}}]},
    ),
    ("tokens", {"battlefield": [{"silver-snake": {"status": 3}}]}, {"battlefield": ["silver-snake"]}),
    ("no curse", {}, {"battlefield": ["blood-puppet"]}),
    ("a ready spell", {"spellboard": ["summon-gilder"]}, {}),
    ("focus", {"spellboard": ["purge", "purge"]}, {"spellboard": ["purge"]}),
    ("a spell that can be used", {"spellboard": ["purge"]}, {"spellboard": [{"purge": {"exhaustion": 1}}]}),
    ("a die", {"dice": ["charm-basic"]}, {}),
    ("a better face", {"dice": ["charm-power"]}, {"dice": ["charm-class"]}),
    ("a card in hand", {"hand": ["refresh"]}, {}),
    ("a card in the draw pile", {"draw": ["refresh"] * 3}, {"draw": ["refresh"] * 2}),
    (
        "a hand that can be paid for",
        {"hand": ["hidden-power"], "dice": ["illusion-class"]},
        {"hand": ["hidden-power"], "dice": ["charm-class"]},
    ),
]


@pytest.mark.parametrize(("better", "worse"), [row[1:] for row in BETTER], ids=[row[0] for row in BETTER])
def test_better_is_better_for_oneself_and_worse_for_the_other(better: Side, worse: Side) -> None:
    assert table(a=better).evaluate(0) > table(a=worse).evaluate(0)
    assert table(b=better).evaluate(0) < table(b=worse).evaluate(0)


def test_the_last_lives_are_worth_most() -> None:
    lost = [points(table(a=hurt(n)).st, Seat(0)) - points(table(a=hurt(n + 1)).st, Seat(0)) for n in (0, 8, 14)]

    assert lost == sorted(lost)
    assert lost[0] < lost[2]


def test_cards_are_worth_most_when_the_pile_runs_dry() -> None:
    piles = [points(table(a={"draw": LONG_PILE[:n]}).st, Seat(0)) for n in (1, 2, 20, 21)]

    assert piles[1] - piles[0] > piles[3] - piles[2]


def test_an_attack_that_may_come_is_feared() -> None:
    """The same units; on the left one could stop the rhino, on the right it is exhausted."""
    rhino: Side = {"battlefield": ["iron-rhino"]}
    guarded = table(a=hurt(10, {"battlefield": ["mist-spirit"]}), b=rhino)
    open_ = table(a=hurt(10, {"battlefield": [{"mist-spirit": {"exhaustion": 1}}]}), b=rhino)

    asleep: Side = {"battlefield": [{"iron-rhino": {"exhaustion": 1}}]}
    calm = table(a=hurt(10, {"battlefield": ["mist-spirit"]}), b=asleep).evaluate(0)
    calm -= table(a=hurt(10, {"battlefield": [{"mist-spirit": {"exhaustion": 1}}]}), b=asleep).evaluate(0)

    assert guarded.evaluate(0) - open_.evaluate(0) > calm


def test_who_has_won_has_won() -> None:
    match = table(a={}, b={})
    match.concede(1)

    assert (match.evaluate(0), match.evaluate(1)) == (1.0, 0.0)


def test_it_lies_between_won_and_lost() -> None:
    ahead = table(a={"battlefield": ["iron-rhino"] * 4}, b=hurt(15))

    assert 0.9 < ahead.evaluate(0) < 1.0
    assert 0.0 < ahead.evaluate(1) < 0.1


def test_equals_are_even_but_for_the_token() -> None:
    match = table()

    assert match.evaluate(0) > 0.5 > match.evaluate(1)
    assert match.evaluate(0) == pytest.approx(1 - match.evaluate(1))


def test_among_several_the_leader_is_the_one_to_hurt() -> None:
    strong: Side = {"battlefield": ["iron-rhino"]}
    weak: Side = {}
    hurt_strong = table(a={}, b=hurt(3, strong), c=weak)
    hurt_weak = table(a={}, b=strong, c=hurt(3, weak))

    assert hurt_strong.evaluate(0) > hurt_weak.evaluate(0)


def test_an_opponent_less_is_progress() -> None:
    match = table(a={}, b=hurt(10), c={})
    before = match.evaluate(0)
    match.concede(1)

    assert match.evaluate(0) > before
    assert match.evaluate(1) == 0.0


def test_an_illusion_falls_to_any_blow_until_it_becomes_flesh() -> None:
    match = table(a={"battlefield": ["false-demon", {"false-demon": {"attached": ["bring-forth"]}}, "iron-rhino"]})
    illusion, flesh, rhino = match.st.battlefield[0]

    assert falls(match.st, illusion, 1)
    assert not falls(match.st, illusion, 0)
    assert not falls(match.st, flesh, 1)
    assert not falls(match.st, rhino, 1)
    assert unit_points(match.st, flesh) > unit_points(match.st, illusion)
