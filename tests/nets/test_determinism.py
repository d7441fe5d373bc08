"""The same seed gives the same series: again, in another process, with other hashes, with any number of jobs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

COMMAND = ("-m", "emberhold", "simulate", "ashes", "--games", "60", "--seed", "1", "--bots", "random", "--json")
RUNS = {
    "the first": ("0", "1"),
    "again": ("0", "1"),
    "with other hashes": ("12345", "1"),
    "with two jobs": ("0", "2"),
    "with other hashes and two jobs": ("4294967295", "2"),
}
"""PYTHONHASHSEED and the number of jobs."""


def series(hash_seed: str, jobs: str) -> dict[str, Any]:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, *COMMAND, "--jobs", jobs]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    del told["seconds"]  # the only key that may differ
    return told


@pytest.mark.net
def test_a_series_is_the_same_wherever_it_is_played() -> None:
    played = {name: series(*run) for name, run in RUNS.items()}
    assert all(told == played["the first"] for told in played.values()), played
    assert played["the first"]["games"] == 60
    assert played["the first"]["errors"] == []
    assert played["the first"]["unfinished"] == 0
