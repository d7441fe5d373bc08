"""Whole matches go as they went when they were written down; `make golden` writes them anew, for reading the diff."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.golden.transcript import MATCHES, transcript

FOLDER = Path(__file__).parent / "transcripts"
WRITE = "EMBERHOLD_WRITE_GOLDEN"


@pytest.mark.net
@pytest.mark.parametrize("name", MATCHES)
def test_the_match_goes_as_it_was_written_down(name: str) -> None:
    path, now = FOLDER / f"{name}.txt", transcript(name)
    if os.environ.get(WRITE):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    # Line by line, so that a failure shows the first decision that went another way.
    assert now.splitlines() == path.read_text(encoding="utf-8").splitlines(), "meant? then: make golden"


@pytest.mark.net
def test_the_transcripts_stay_small_and_none_is_left_over() -> None:
    found = {path.stem: path.stat().st_size for path in FOLDER.glob("*.txt")}
    assert found.keys() == MATCHES.keys()
    assert sum(found.values()) < 300_000
