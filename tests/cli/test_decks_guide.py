"""The guide to decks says what is so: its commands run from top to bottom, and its code runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "decks.md").read_text(encoding="utf-8")
BLOCKS = [(lang, text) for lang, text in re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)]
COMMANDS = [line for lang, text in BLOCKS if not lang for line in text.splitlines()]


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each command of the guide printed; a command behind `!` has to fail."""
    folder = tmp_path_factory.mktemp("guide")
    (mine,) = (text for lang, text in BLOCKS if lang == "text")
    (folder / "mine.txt").write_text(mine, encoding="utf-8")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "XDG_DATA_HOME": str(folder / "data"), "PYTHONUTF8": "1"}
    out = {}
    for command in COMMANDS:
        words = ["bash", "-o", "pipefail", "-c", command.removeprefix("! ")]
        done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)
        assert (done.returncode != 0) == command.startswith("! "), f"{command}\n{done.stderr}"
        out[command] = done.stdout + done.stderr
    return out


@pytest.mark.long
def test_the_commands_do_what_the_guide_says(printed: dict[str, str]) -> None:
    assert len(printed) >= 12
    assert "15 cards; a deck has exactly 30 (DECK-01)" in printed["! emberhold deck check mine.txt"]
    assert printed["emberhold deck check whole.txt"].startswith("ok\n")
    listed = printed["emberhold deck list"]
    assert [line.split()[0] for line in listed.splitlines()[:3]] == ["by-chance", "iron-and-ink", "the-iron-men"]
    assert "Iron and Ink – Random 7" in printed[next(line for line in printed if "deck=random.txt" in line)]
    link = printed["emberhold deck export iron-and-ink --format link"].strip()
    assert re.fullmatch(r"1-[\w-]{20,100}", link)


def test_every_command_for_decks_is_in_the_guide() -> None:
    from emberhold.cli.app import deck

    named = set(re.findall(r"emberhold deck ([a-z]+)", GUIDE))
    assert named == {name for name in deck if not name.startswith("-")}


def test_the_code_runs() -> None:
    (code,) = (text for lang, text in BLOCKS if lang == "python")
    space: dict[str, object] = {}
    exec(compile(code, "decks.md", "exec"), space)
    assert "deck" in space
