"""What the scenario tests share."""

from pathlib import Path

import pytest

from tests.installed import games_installed
from tests.scenario.scenario_folder import ScenarioFolder

__all__ = ["games_installed", "scenarios"]


@pytest.fixture
def scenarios(tmp_path: Path, games_installed: None) -> ScenarioFolder:  # noqa: ARG001 - the games it writes about
    return ScenarioFolder(tmp_path)
