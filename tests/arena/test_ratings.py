"""Elo: known values, the same as another method finds, and errors as large as they are when it is played again."""

from __future__ import annotations

from math import inf, isclose, log
from random import Random

import pytest

from emberhold.arena.ratings import Z, elo, ratings

Scores = dict[tuple[int, int], dict[int, float]]


@pytest.mark.parametrize(
    ("score", "points"), [(0.5, 0), (10 / 11, 400), (1 / 11, -400), (0.75, 190.848), (0.64, 99.95)]
)
def test_known_differences(score: float, points: float) -> None:
    assert isclose(elo(score), points, abs_tol=0.01)


def test_everything_won_is_beyond_all_measure() -> None:
    assert (elo(1.0), elo(0.0)) == (inf, -inf)


def test_two_bots_have_the_difference_of_their_score() -> None:
    scores: Scores = {(0, 1): dict(enumerate([1, 1, 0.5, 0, 1, 0.75]))}
    one, other = ratings(2, scores)
    # One even result more.
    assert isclose(one.value - other.value, elo((4.25 + 0.5) / 7), rel_tol=1e-9)
    assert isclose(one.value, -other.value, rel_tol=1e-9)


def test_a_bot_that_always_won_has_a_finite_strength() -> None:
    scores: Scores = {pair: dict.fromkeys(range(15), 1.0) for pair in ((0, 1), (0, 2), (1, 2))}
    strengths = ratings(3, scores)
    assert strengths[0].value > strengths[1].value > strengths[2].value
    assert isclose(sum(strength.value for strength in strengths), 0, abs_tol=1e-6)
    assert all(strength.low < strength.value < strength.high < 2000 for strength in strengths)


def by_turns(bots: int, scores: Scores) -> list[float]:
    """Strengths by another method (Hunter 2004): each in turn is made as large as its points call for."""
    points = [0.0] * bots
    games: dict[tuple[int, int], int] = {}
    for (one, other), results in scores.items():
        points[one] += sum(results.values()) + 0.5
        points[other] += len(results) - sum(results.values()) + 0.5
        games[one, other] = games[other, one] = len(results) + 1
    strength = [1.0] * bots
    for _ in range(5000):
        for bot in range(bots):
            others = [other for other in range(bots) if other != bot]
            strength[bot] = points[bot] / sum(games[bot, other] / (strength[bot] + strength[other]) for other in others)
    logs = [400 * log(value) / log(10) for value in strength]
    return [value - sum(logs) / bots for value in logs]


def chance(difference: float) -> float:
    return float(1 / (1 + 10 ** (-difference / 400)))


def played(strengths: list[float], deals: int, luck: Random) -> Scores:
    """Bots of these strengths play each deal twice against each other."""
    out: Scores = {}
    for one in range(len(strengths)):
        for other in range(one + 1, len(strengths)):
            win = chance(strengths[one] - strengths[other])
            out[one, other] = {deal: sum(luck.random() < win for _ in range(2)) / 2 for deal in range(deals)}
    return out


def test_another_method_finds_the_same() -> None:
    scores = played([150, 40, -10, -180], 30, Random(5))
    mine = [strength.value for strength in ratings(4, scores)]
    assert mine == pytest.approx(by_turns(4, scores), abs=1e-4)


def test_the_errors_are_as_large_as_they_are_when_it_is_played_again() -> None:
    truth, luck = [120.0, 0.0, -120.0], Random(9)
    all_values, errors, inside = [], [], 0
    for _ in range(300):
        strengths = ratings(3, played(truth, 60, luck))
        all_values.append(strengths[0].value)
        errors.append((strengths[0].high - strengths[0].value) / Z)
        inside += all(strength.low <= true <= strength.high for strength, true in zip(strengths, truth, strict=True))
    mean = sum(all_values) / len(all_values)
    spread = (sum((value - mean) ** 2 for value in all_values) / len(all_values)) ** 0.5
    assert sum(errors) / len(errors) == pytest.approx(spread, rel=0.15)
    assert abs(mean - truth[0]) < 10
    assert inside >= 0.97 * 300


def test_the_same_luck_in_one_deal_makes_the_errors_larger() -> None:
    """Two pairs whose scores always agree say no more than one pair."""
    luck = Random(2)
    rows = [luck.choice([0.0, 0.5, 1.0]) for _ in range(60)]
    agreeing = {(0, 1): dict(enumerate(rows)), (0, 2): dict(enumerate(rows)), (1, 2): dict.fromkeys(range(60), 0.5)}
    apart = {**agreeing, (0, 2): {deal + 100: score for deal, score in enumerate(rows)}}
    widths = [ratings(3, scores)[0].high - ratings(3, scores)[0].low for scores in (agreeing, apart)]
    assert widths[0] > 1.2 * widths[1]
