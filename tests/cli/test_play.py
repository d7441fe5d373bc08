"""`emberhold play` says before it begins what it cannot do. How a match is played there is tested with the terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from emberhold.cli import main

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))


@pytest.mark.parametrize(("lang", "told"), [("de", True), ("pl", True), ("en", False)])
def test_a_language_without_sentences_says_so(lang: str, told: bool, tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "match.json"
    assert main(["play", "ashes", "--lang", lang, "--seed", "1", "--save", str(file)]) == 0
    assert ("only the names of cards are translated so far" in capsys.readouterr().err) == told
    assert file.is_file()


def test_a_match_is_saved_only_where_there_is_a_folder(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "new" / "match.json"
    assert main(["play", "ashes", "--seed", "1", "--save", str(file)]) == 1
    assert f"--save: there is no folder {file.parent}; make it first" in capsys.readouterr().err
    assert not file.parent.exists()
    file.parent.mkdir()
    assert main(["play", "ashes", "--seed", "1", "--save", str(file)]) == 0
    assert file.is_file()
