"""The intervals are right, however often one looks at them: against figures reckoned in another way, and by lot."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest

from emberhold.arena.intervals_by_bets import ERROR, SHARES, Interval, interval
from emberhold.lab.intervals import share

ROUND = 15
ROUNDS = 8


def money(scores: list[float], mean: float) -> float:
    """What a fortune of 1 becomes by betting against a mean, one score after the other as the method is described."""
    purses = [1 / len(SHARES)] * len(SHARES)
    for score in scores:
        purses = [purse * (1 + part * (score / mean - 1)) for purse, part in zip(purses, SHARES, strict=True)]
    return sum(purses)


def counted(scores: list[float]) -> list[int]:
    return [scores.count(level / 4) for level in range(5)]


def found(scores: list[float]) -> Interval:
    result = interval(counted(scores))
    assert result is not None
    return result


@pytest.mark.parametrize(
    "scores",
    [
        [1.0] * 20,
        [0.0] * 7,
        [1.0, 0.0] * 10,
        [0.5] * 12 + [1.0] * 3,
        [0.0, 0.25, 0.5, 0.75, 1.0, 1.0, 1.0, 0.75],
        [1.0],
    ],
)
def test_the_bounds_are_where_the_money_has_grown_forty_fold(scores: list[float]) -> None:
    result = found(scores)
    assert isclose(result.value, sum(scores) / len(scores))
    assert 0 <= result.low <= result.value <= result.high <= 1
    if result.low:
        assert isclose(money(scores, result.low), 2 / ERROR, rel_tol=1e-6)
    else:
        assert not any(scores)
    others = [1 - score for score in scores]
    if result.high < 1:
        assert isclose(money(others, 1 - result.high), 2 / ERROR, rel_tol=1e-6)
    else:
        assert not any(others)


def test_no_scores_have_no_interval() -> None:
    assert interval([0] * 5) is None


def test_the_other_bot_has_the_mirrored_interval() -> None:
    one, other = interval([3, 1, 4, 2, 9]), interval([9, 2, 4, 1, 3])
    assert one is not None
    assert other is not None
    assert isclose(one.low, 1 - other.high)
    assert isclose(one.value, 1 - other.value)


def test_more_of_the_same_makes_it_narrower_and_decides() -> None:
    results = [interval([n, 0, 2 * n, 0, 3 * n]) for n in (1, 4, 16, 64)]
    widths = [result.high - result.low for result in results if result is not None]
    assert len(widths) == 4
    assert widths == sorted(widths, reverse=True)
    assert [result.decided for result in results if result is not None] == [0, 0, 1, 1]
    lost = interval([48, 0, 32, 0, 16])
    assert lost is not None
    assert lost.decided == -1


# -- by lot: an arena is played many times ----------------------------------------------------------------------------

Setups = list[list[float]]
"""For each set-up of a round, the chances of the scores 0, ¼, ½, ¾ and 1."""


def games(win: float) -> list[float]:
    """Two games that have nothing to do with each other."""
    return [(1 - win) ** 2, 0, 2 * win * (1 - win), 0, win**2]


SAME = {
    "even": [games(0.5)] * ROUND,
    "mirrored luck": [[0.1, 0, 0.8, 0, 0.1]] * ROUND,
    "with draws": [[0.1, 0.2, 0.4, 0.2, 0.1]] * ROUND,
    "set-ups that favour one bot or the other": [games(0.95), games(0.05), games(0.5)] * (ROUND // 3),
    "better": [games(0.6)] * ROUND,
    "rarely beaten": [games(0.97)] * ROUND,
    "rarely different": [[0.02, 0, 0.93, 0, 0.05]] * ROUND,
}


def looks(setups: Setups, luck: Random) -> list[list[int]]:
    """The counts after each round of one arena."""
    counts = [0] * 5
    out = []
    for _ in range(ROUNDS):
        for chances in setups:
            counts[luck.choices(range(5), chances)[0]] += 1
        out.append(list(counts))
    return out


def true_mean(setups: Setups) -> float:
    return sum(level / 4 * chance for chances in setups for level, chance in enumerate(chances)) / len(setups)


@pytest.mark.slow
@pytest.mark.parametrize("name", SAME)
def test_it_holds_the_true_mean_at_every_look(name: str) -> None:
    """The share of whole arenas in which no look, not even one, left it out: 95 % are promised."""
    setups, luck, arenas = SAME[name], Random(7), 400
    mean = true_mean(setups)
    good = 0
    for _ in range(arenas):
        results = [interval(counts) for counts in looks(setups, luck)]
        good += all(result is not None and result.low <= mean <= result.high for result in results)
    assert good >= 0.95 * arenas


def wrongly_decided(decided: object, arenas: int = 1000) -> float:
    """How often a rule calls one of two equal bots better when it may stop after any round."""
    assert callable(decided)
    luck = Random(11)
    return sum(any(decided(counts) for counts in looks(SAME["even"], luck)) for _ in range(arenas)) / arenas


@pytest.mark.slow
def test_stopping_when_it_is_decided_keeps_the_error() -> None:
    def by_bets(counts: list[int]) -> bool:
        result = interval(counts)
        return result is not None and result.decided != 0

    def at_first_sight(counts: list[int]) -> bool:
        """What one must not do: an interval for one look, looked at after each round."""
        result = share(counts[2] + 2 * counts[4], 2 * sum(counts))
        return result is not None and not result.low <= 0.5 <= result.high

    assert 0 < wrongly_decided(by_bets) <= ERROR
    assert wrongly_decided(at_first_sight) > 2 * ERROR


@pytest.mark.slow
@pytest.mark.parametrize(("win", "least"), [(0.65, 0.9), (0.75, 0.99)])
def test_a_better_bot_is_found(win: float, least: float) -> None:
    luck, arenas, good = Random(3), 200, 0
    for _ in range(arenas):
        results = [interval(counts) for counts in looks([games(win)] * ROUND, luck)]
        first = next((result.decided for result in results if result is not None and result.decided), 0)
        good += first > 0
    assert good >= least * arenas
