"""The battles that a report shows can be replayed, and end as their names say."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhold.core.journal import Journal
from emberhold.core.registry import replay

JOURNALS = sorted((Path(__file__).parents[1] / "docs" / "reports" / "journals").glob("*.json"))


def test_there_are_battles() -> None:
    assert len(JOURNALS) == 8


@pytest.mark.parametrize("file", JOURNALS, ids=lambda file: file.stem)
def test_a_battle_of_a_report_ends_as_it_says(file: Path) -> None:
    match = replay(Journal.loads(file.read_text(encoding="utf-8")))

    assert match.outcome is not None
    assert bool(match.outcome.winners) is file.stem.endswith("-won")
