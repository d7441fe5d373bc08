"""The guide to the lab says what is so: its commands run from top to bottom, its code runs, its tables are complete."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "lab.md").read_text(encoding="utf-8")
BLOCKS = [(lang, text) for lang, text in re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)]
COMMANDS = [line for lang, text in BLOCKS if not lang for line in text.splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("guide")


@pytest.fixture(scope="module")
def printed(folder: Path) -> dict[str, str]:
    """What each command of the guide printed; a command behind `!` has to fail."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "XDG_DATA_HOME": str(folder / "data"), "PYTHONUTF8": "1"}
    out = {}
    for command in COMMANDS:
        words = ["bash", "-c", command.removeprefix("! ")]
        done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)
        assert (done.returncode != 0) == command.startswith("! "), f"{command}\n{done.stderr}"
        out[command] = done.stdout + done.stderr
    return out


def named(title: str) -> list[str]:
    """The names in the first column of a table of the guide."""
    rows = GUIDE.partition(f"| {title} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]


@pytest.mark.long
@pytest.mark.timeout(600)
def test_the_commands_do_what_the_guide_says(printed: dict[str, str], folder: Path) -> None:
    assert len(printed) == 8
    assert "its seed is 1, not 8" in printed[COMMANDS[-1]]
    assert "2 games. Report: first/report.html" in printed[COMMANDS[-2]]
    assert "6 games. Report: folder/report.html" in printed[COMMANDS[4]]
    files = {file.name for file in (folder / "first").iterdir() if not file.name.startswith(".")}
    assert set(named("in the folder")) == files
    for name in ("games.parquet", "cards.parquet"):
        assert named(f"column of `{name}`") == pl.read_parquet(folder / "first" / name).columns


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_code_runs(
    printed: dict[str, str],  # noqa: ARG001 - the code reads what the commands wrote
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (code,) = (text for lang, text in BLOCKS if lang == "python")
    monkeypatch.chdir(folder)
    space: dict[str, object] = {}
    exec(compile(code, "lab.md", "exec"), space)
    games = space["games"]
    assert isinstance(games, pl.DataFrame)
    assert games.height == 2
