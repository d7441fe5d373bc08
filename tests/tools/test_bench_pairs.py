"""The comparison of two versions: the same version is as fast as itself, and the median is not moved by a wild pair."""

from __future__ import annotations

import sys

import pytest

from tools.bench_pairs import Worker, compare, main, spread
from tools.compiled import CompiledError


def test_a_few_wild_ratios_do_not_move_the_median() -> None:
    calm = [0.99, 1.0, 1.01] * 30
    assert spread([*calm, 50.0, 80.0]).median == 1.0
    known = spread([1.0] * 40 + [1.1] * 60)
    assert known.median == 1.1
    assert known.low <= 1.1 <= known.high


def test_a_range_is_narrower_with_more_pairs() -> None:
    few, many = (spread([0.9 + 0.001 * (n * 37 % 200) for n in range(pairs)]) for pairs in (20, 200))
    assert many.high - many.low < few.high - few.low


@pytest.mark.slow
def test_both_do_the_same_work_in_turn() -> None:
    base, now = Worker(sys.executable), Worker(sys.executable)
    try:
        ratios = compare(base, now, rounds=2, games=("ashes",))
        with pytest.raises(CompiledError, match="stopped at 'play chess 0'"):
            base.ask("play chess 0")
    finally:
        base.stop()
        now.stop()
    kinds = {kind for _, kind in ratios}
    assert {"play", "create", "clone", "view"} <= kinds
    assert all(len(each) <= 2 and min(each) > 0 for each in ratios.values())


def test_a_commit_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-commit"]) == 1
    assert "There is no commit 'no-such-commit'." in capsys.readouterr().err
