"""The levels, from weak to strong: as much as a few matches can show. How strong they are is in docs/reports/search."""

from __future__ import annotations

import pytest

from emberhold.bots.play_series import play_series
from emberhold.bots.series import Series

GAMES = 30
"""Every two of the decks that Ashes comes with, once from each seat."""


def wins(first: str, second: str) -> int:
    tally = play_series(Series(game="ashes", seed=1_000_005, bots=(first, second), players=2), GAMES)
    assert (tally.errors, tally.unfinished) == ([], 0)
    return tally.wins[0]


@pytest.mark.long
def test_a_novice_beats_random() -> None:
    assert wins("novice", "random") >= 22


@pytest.mark.long
def test_a_novice_often_loses_to_greedy() -> None:
    assert 2 <= wins("novice", "greedy") <= 18


@pytest.mark.long
def test_an_adept_beats_greedy() -> None:
    assert wins("adept:iterations=60", "greedy") >= 18
