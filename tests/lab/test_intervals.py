"""Intervals are those of the papers that they are from."""

from __future__ import annotations

import pytest

from emberhold.lab.intervals import difference, share


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    """Newcombe 1998, Statistics in Medicine 17, table I, method 3; the last one is the mirror of 0 of 20."""
    found = share(wins, games)
    assert found is not None
    assert found.value == wins / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.00005)


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    [
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((6, 7), (2, 7), 0.0582, 0.8062),
        ((5, 56), (0, 29), -0.0381, 0.1926),
        ((0, 10), (0, 20), -0.1611, 0.2775),
        ((10, 10), (0, 20), 0.6791, 1.0),
    ],
)
def test_newcombe(one: tuple[int, int], other: tuple[int, int], low: float, high: float) -> None:
    """Newcombe 1998, Statistics in Medicine 17, table II, method 10."""
    found = difference(share(*one), share(*other))
    assert found is not None
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.00005)


def test_no_games_say_nothing() -> None:
    assert share(0, 0) is None
    assert difference(share(1, 2), None) is None
    assert difference(None, share(1, 2)) is None
