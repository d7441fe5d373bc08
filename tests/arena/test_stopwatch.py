"""Times of many decisions in little room."""

from __future__ import annotations

import json
from random import Random

import pytest

from emberhold.arena.stopwatch import Stopwatch


def watch_of(times: list[int]) -> Stopwatch:
    watch = Stopwatch()
    for nanoseconds in times:
        watch.add(nanoseconds)
    return watch


def test_mean_and_quantiles() -> None:
    luck = Random(1)
    times = [round(10 ** luck.uniform(3, 10)) for _ in range(5000)]
    watch = watch_of(times)
    assert watch.decisions == 5000
    assert watch.mean == pytest.approx(sum(times) / 5000 / 1e9)
    for share in (0.5, 0.9, 0.99):
        assert watch.quantile(share) == pytest.approx(sorted(times)[int(5000 * share) - 1] / 1e9, rel=0.03)


def test_no_decisions_took_no_time() -> None:
    assert (Stopwatch().mean, Stopwatch().quantile(0.99)) == (None, None)


def test_games_are_added_and_read_as_they_were_written() -> None:
    times = [0, 1, 1_000_000, 1_000_000, 200_000_000, 9_000_000_000]
    whole, parts = watch_of(times), watch_of(times[:2])
    parts.add_all(Stopwatch.from_json(json.loads(json.dumps(watch_of(times[2:]).to_json()))))
    assert parts.to_json() == whole.to_json()
    assert parts.quantile(0.99) == whole.quantile(0.99)


@pytest.mark.parametrize(
    "raw",
    [
        None,
        {},
        {"nanoseconds": 1, "steps": []},
        {"nanoseconds": -1, "steps": {"1": 1}},
        {"nanoseconds": 1, "steps": {"1": 0}},
    ],
)
def test_something_else_is_refused(raw: object) -> None:
    with pytest.raises((ValueError, KeyError, TypeError)):
        Stopwatch.from_json(raw)
