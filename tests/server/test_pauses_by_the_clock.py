"""By the wall clock, over real sockets: whether somebody holds a reaction cannot be told from times, sizes and counts.

A guesser (`guesses`) sees everything that the acting player and an onlooker can measure in a pause (`pause_clock`):
when they are told something, how many frames and bytes, how long the server takes to answer other questions meanwhile.
It learns from one half of the pauses, and is judged on the other half. Who knows nothing gets half of n guesses right,
give or take sqrt(n) / 2 (one standard deviation). With n = 1,000, 55 % is 3.2 deviations above that and happens by
chance once in 1,400 times; with n = 150 the same 3.2 deviations are 63 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from tests.server.guesses import Sample, guess
from tests.server.pause_clock import BUSY_S, NORMAL, SLOW, Behaviour, measured

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("games_installed")]

DEVIATIONS = 3.2
BY_CHANCE = 0.55
"""How much a guesser who knows nothing gets right at most, of 1,000 guesses."""


def bound(judged: int) -> float:
    return 0.5 + DEVIATIONS * 0.5 / sqrt(judged)


def check(samples: Sequence[Sample]) -> None:
    found = guess(samples)
    assert found.right <= max(BY_CHANCE, bound(found.judged)), found


def check_twin(samples: Sequence[Sample]) -> None:
    """More than anybody guesses by chance."""
    found = guess(samples)
    assert found.right > bound(found.judged), found


def test_the_bound_for_a_thousand_guesses_is_the_one_that_was_promised() -> None:
    assert bound(1000) == pytest.approx(BY_CHANCE, abs=0.001)


def test_the_guesser_finds_what_there_is_to_find() -> None:
    """Its twin: noise alone it does not take for something."""
    chance = Random(3)
    worlds = [number % 2 == 0 for number in range(2000)]
    noise = [Sample({"x": chance.random(), "y": 1.0}, world) for world in worlds]
    assert guess(noise).right <= BY_CHANCE
    for sign in (1, -1):
        shifted = [Sample({"x": chance.random(), "y": chance.random() + sign * 0.5 * w}, w) for w in worlds]
        found = guess(shifted)
        assert (found.feature, found.right > 0.7, found.judged) == ("y", True, 1000)


# -- for every run -----------------------------------------------------------------------------------------------


async def test_a_slow_disk_does_not_tell_who_holds_a_reaction(db: Path) -> None:
    check(await measured(db, 150, "nothing", commits_take=SLOW))


async def test_without_the_cover_a_slow_disk_tells_it(db: Path) -> None:
    check_twin(await measured(db, 60, "nothing", commits_take=[0.12], covers=False, together=3))


# -- a thousand pauses of each world -----------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("behave", ["nothing", "declines", "passes"])
@pytest.mark.parametrize("commits_take", [NORMAL, SLOW], ids=["normal disk", "slow disk"])
async def test_a_thousand_pauses_tell_nothing(db: Path, behave: Behaviour, commits_take: Sequence[float]) -> None:
    check(await measured(db, 1000, behave, commits_take=commits_take))


@pytest.mark.long
@pytest.mark.timeout(1200)
async def test_a_server_that_is_slow_to_put_a_question_together_tells_nothing(db: Path) -> None:
    check(await measured(db, 300, "nothing", views_take=BUSY_S, together=4))


@pytest.mark.long
async def test_without_the_cover_such_a_server_tells_it(db: Path) -> None:
    check_twin(await measured(db, 50, "nothing", views_take=BUSY_S, together=4, covers=False))
