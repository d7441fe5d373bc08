"""`emberhold scenario` runs files and folders and says in words where they differ."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emberhold.cli import main
from tests.scenario.scenario_folder import HEAD

pytestmark = pytest.mark.usefixtures("games_installed")

Said = pytest.CaptureFixture[str]
ASKS = "given: {asks: [{seat: a, kind: main, options: [pass, explode]}], winners: b}\n"
GOOD = HEAD + ASKS + "when:\n  - a: pass\nthen: {winner: b}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "good.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "deep" / "bad.yaml").write_text(GOOD.replace("winner: b", "winner: a"), encoding="utf-8")
    (tmp_path / "deep" / "broken.yaml").write_text("titel: x\n", encoding="utf-8")
    (tmp_path / "deep" / "bug.yaml").write_text(GOOD.replace("a: pass", "a: explode"), encoding="utf-8")
    (tmp_path / "deep" / "notes.txt").write_text("not a scenario", encoding="utf-8")
    return tmp_path


def test_a_file_that_is_as_it_says(folder: Path, capsys: Said) -> None:
    path = folder / "good.yaml"
    assert main(["scenario", str(path), str(path)]) == 0
    assert capsys.readouterr().out == f"ok     {path}: A test\n1 of 1 scenarios passed.\n"


def test_a_folder(folder: Path, capsys: Said) -> None:
    assert main(["scenario", str(folder)]) == 1
    out = capsys.readouterr().out
    assert f"FAILED {folder / 'deep' / 'bad.yaml'}: A test\n       - line 7, then, winner: expected a, found b" in out
    assert f"FAILED {folder / 'deep' / 'broken.yaml'}\n" in out
    assert "this is a bug in it (ZeroDivisionError: the strings are torn)" in out
    assert "notes.txt" not in out
    assert out.endswith("1 of 4 scenarios passed.\n")


def test_json(folder: Path, capsys: Said) -> None:
    assert main(["scenario", "--json", str(folder)]) == 1
    document = json.loads(capsys.readouterr().out)
    assert (document["passed"], document["failed"]) == (1, 3)
    good = next(found for found in document["scenarios"] if found["passed"])
    assert good == {
        "file": str(folder / "good.yaml"),
        "title": "A test",
        "rules": ["TEST-01"],
        "passed": True,
        "problems": [],
        "notes": [],
    }


def test_what_is_not_there(tmp_path: Path, capsys: Said) -> None:
    assert main(["scenario", str(tmp_path / "nowhere.yaml")]) == 1
    assert "There is no file or folder" in capsys.readouterr().err
    assert main(["scenario", str(tmp_path)]) == 1
    assert "There are no .yaml files in the folder" in capsys.readouterr().err


def test_wrong_usage(capsys: Said) -> None:
    assert main(["scenario"]) == 2
    assert "FILE|DIR" in capsys.readouterr().err


def test_notes_are_no_failures(tmp_path: Path, capsys: Said) -> None:
    path = tmp_path / "noted.yaml"
    only = "given: {asks: [{seat: a, kind: main, options: [go, stay]}, {seat: b, kind: block, options: [done]}]}\n"
    path.write_text(HEAD + only + "when:\n  - a: go\n  - b: done\nthen: {winner: []}\n", encoding="utf-8")
    note = "line 7, when, step 2 (b: done): nobody was asked; 'done' was the only possible answer"
    assert main(["scenario", str(path)]) == 0
    assert capsys.readouterr().out == f"ok     {path}: A test\n       note: {note}\n1 of 1 scenarios passed.\n"
    assert main(["scenario", "--json", str(path)]) == 0
    (found,) = json.loads(capsys.readouterr().out)["scenarios"]
    assert (found["passed"], found["notes"]) == (True, [note])
