"""Every scenario file under this folder is a test that carries the rules it names."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from emberhold.rulebook import book_of
from emberhold.scenario import load, run

FOLDER = Path(__file__).parent


def marks(path: Path) -> list[pytest.MarkDecorator]:
    """The rules and the game of a file. The test itself reads the whole file and says what is wrong with it."""
    try:
        top = yaml.load(path.read_bytes(), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        return [pytest.mark.scenario_rules(*top["rules"]), pytest.mark.game(book_of(top["game"]))]
    except (yaml.YAMLError, ValueError, TypeError, KeyError):
        return []


def parameters() -> list[object]:
    return [
        pytest.param(path, marks=marks(path), id=path.relative_to(FOLDER).with_suffix("").as_posix())
        for path in sorted(FOLDER.rglob("*.yaml"))
    ]


@pytest.mark.parametrize("path", parameters())
def test_scenario(path: Path) -> None:
    problems = run(load(path)).problems
    assert not problems, f"{path.relative_to(FOLDER)}:\n" + "\n".join(f"- {problem}" for problem in problems)
