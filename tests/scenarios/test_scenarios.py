"""Every scenario file under this folder is a test that carries the rules it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhold.rulebook import book_of
from emberhold.scenario import ScenarioError, load, run

FOLDER = Path(__file__).parent


def parameters() -> list[object]:
    out: list[object] = []
    for path in sorted(FOLDER.rglob("*.yaml")):
        try:
            scenario = load(path)
            marks = [pytest.mark.scenario_rules(*scenario.rules), pytest.mark.game(book_of(scenario.game))]
        except ScenarioError:
            # The test itself says what is wrong with the file; the others are collected all the same.
            marks = []
        out.append(pytest.param(path, marks=marks, id=path.relative_to(FOLDER).with_suffix("").as_posix()))
    return out


@pytest.mark.parametrize("path", parameters())
def test_scenario(path: Path) -> None:
    problems = run(load(path)).problems
    assert not problems, f"{path.relative_to(FOLDER)}:\n" + "\n".join(f"- {problem}" for problem in problems)
