"""`emberhold replay` at a terminal shows the match, step by step; otherwise it says how the match stands."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from emberhold.cli import main
from tests.tui.played import journal_of, saved

Said = pytest.CaptureFixture[str]


def test_a_match_is_watched_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    file = saved(tmp_path / "match.json", journal_of("ashes", 60))
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nend\n"))
    assert main(["replay", str(file), "--plain"]) == 0
    said = capsys.readouterr().out
    assert "Step 1 of " in said
    assert "This is how far the match got." in said


def test_a_pipe_is_told_how_the_match_stands(tmp_path: Path, capsys: Said) -> None:
    file = saved(tmp_path / "match.json", journal_of("ashes", 60))
    assert main(["replay", str(file)]) == 0
    assert "entry 60 of 60." in capsys.readouterr().out


def test_at_a_terminal_it_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    file = saved(tmp_path / "match.json", journal_of("ashes", 60))
    shown: list[str] = []
    monkeypatch.setattr("emberhold.cli.commands.replay.at_terminal", lambda: True)
    monkeypatch.setattr("emberhold.tui.shell.replay_app.ReplayApp.run", lambda app: shown.append(app.texts.game))
    assert main(["replay", str(file)]) == 0
    assert shown == ["ashes"]
    assert main(["replay", str(file), "--to", "5"]) == 0
    assert shown == ["ashes"]
    assert "entry 5 of 60." in capsys.readouterr().out


def test_watching_goes_with_no_other_option(tmp_path: Path, capsys: Said) -> None:
    file = saved(tmp_path / "match.json", journal_of("ashes", 5))
    assert main(["replay", str(file), "--plain", "--verify"]) == 2
    assert "--plain is for watching" in capsys.readouterr().err


def test_a_file_that_cannot_be_watched_is_said(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "cut.json").write_text("{", encoding="utf-8")
    assert main(["replay", str(tmp_path / "cut.json"), "--plain"]) == 1
    assert "cut.json: The journal is not complete JSON" in capsys.readouterr().err
