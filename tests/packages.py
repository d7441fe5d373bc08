"""The package of the guide for bots, installed for the length of a test, without a network."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

__all__ = ["PACKAGE", "busy_package"]

PACKAGE = Path(__file__).parents[1] / "examples" / "busy_bot"


@pytest.fixture
def busy_package(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """What pip would leave: the sources on the path, and beside them the metadata with the entry points."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    site = tmp_path_factory.mktemp("site-packages")
    info = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head, encoding="utf-8")
    points = project["entry-points"]["emberhold.bots"]
    lines = ["[emberhold.bots]", *(f"{name} = {target}" for name, target in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.syspath_prepend(site)
    monkeypatch.syspath_prepend(PACKAGE / "src")
