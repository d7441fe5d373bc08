"""Games that live only in the tests, installed for the length of a test as a package would install them."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhold.core import registry

__all__ = ["games_installed", "only_the_toy"]

ENTRY_POINTS = """\
[emberhold.games]
toy = tests.toy:TOY
puppet = tests.scenario.puppet:PUPPET
"""


@pytest.fixture
def games_installed(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts a distribution with entry points on the path, so that other processes find the games too."""
    site = tmp_path_factory.mktemp("site")
    info = site / "emberhold_games_installed-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: emberhold-test-games\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    monkeypatch.syspath_prepend(site)
    monkeypatch.syspath_prepend(Path(__file__).parents[1])


@pytest.fixture
def only_the_toy(games_installed: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 - it must come first
    """As if no other game were installed."""
    monkeypatch.setattr(registry, "game_names", lambda: ["toy"])
