"""What the scenario tests share."""

from pathlib import Path

import pytest

from tests.installed import games_installed
from tests.scenario.writing import Desk

__all__ = ["desk", "games_installed"]


@pytest.fixture
def desk(tmp_path: Path, games_installed: None) -> Desk:  # noqa: ARG001 - the games it writes about
    return Desk(tmp_path)
