"""`emberhold completion` prints a script that a shell can run, and writes no file."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from emberhold.cli import main

Said = pytest.CaptureFixture[str]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_for_each_shell(shell: str, tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert main(["completion", shell]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert all(name in out for name in ("emberhold", "simulate", "replay", "card", "rule", "completion"))
    assert list(tmp_path.iterdir()) == []
    found = shutil.which(shell)
    if found is not None:
        # fish and zsh know -n too; one that is not installed cannot be asked.
        assert subprocess.run([found, "-n"], input=out, text=True, check=False).returncode == 0


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["sim"], {"simulate"}),
        (["simulate", "--ga"], {"--games"}),
        (["completion", ""], {"bash", "zsh", "fish"}),
        (["simulate", ""], {"aeons-end", "ashes"}),
        (["simulate", "ashes", "--bots", "gr"], {"greedy"}),
        (["play", "ashes", "--deck", "the-i"], {"the-iron-men"}),
        (["play", "--nemesis", "f"], {"fenrix"}),
        (["simulate", "--set", "difficulty=i"], {"difficulty=increased"}),
        (["play", "--seat", "p"], {"person"}),
        (["cards", "ashes", "--lang", ""], {"de", "en", "pl"}),
    ],
)
def test_bash_offers_what_can_be_written(words: list[str], offered: set[str], tmp_path: Path, capsys: Said) -> None:
    assert main(["completion", "bash"]) == 0
    script = tmp_path / "completion.bash"
    script.write_text(capsys.readouterr().out, encoding="utf-8")
    line = " ".join(f"'{word}'" for word in ["emberhold", *words])
    pressed = f"""
        source {script}
        COMP_WORDS=({line}); COMP_CWORD={len(words)}
        _emberhold
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    done = subprocess.run(
        ["bash", "--norc", "-c", pressed], capture_output=True, text=True, check=False, env={"PATH": path, "HOME": "/"}
    )
    assert set(done.stdout.split()) == offered


def test_a_shell_that_is_none(capsys: Said) -> None:
    assert main(["completion", "bsh"]) == 2
    assert 'Did you mean "bash"?' in capsys.readouterr().err
