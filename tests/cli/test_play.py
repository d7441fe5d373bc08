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


def test_no_other_file_is_put_away_for_a_match_that_goes_on(tmp_path: Path, capsys: Said) -> None:
    match, other = tmp_path / "match.json", tmp_path / "other.json"
    assert main(["play", "ashes", "--seed", "1", "--save", str(match)]) == 0
    other.write_text("my letters", encoding="utf-8")
    assert main(["play", "--resume", str(match), "--save", str(other)]) == 1
    assert f"{other} already exists." in capsys.readouterr().err
    assert other.read_text(encoding="utf-8") == "my letters"
    for file in (match, tmp_path / "copy.json"):
        assert main(["play", "--resume", str(match), "--save", str(file)]) == 0
        assert file.read_bytes() == match.read_bytes()


@pytest.mark.parametrize(
    "words", [("--seed", "4"), ("--deck", "the-iron-men"), ("--mage", "claudia"), ("--nemesis", "fenrix")]
)
def test_a_match_that_goes_on_keeps_what_it_began_with(words: tuple[str, str], tmp_path: Path, capsys: Said) -> None:
    match = tmp_path / "match.json"
    assert main(["play", "ashes", "--seed", "1", "--save", str(match)]) == 0
    capsys.readouterr()
    assert main(["play", "--resume", str(match), *words]) == 2
    assert f"{words[0]} is for a new match." in capsys.readouterr().err


def test_seats_of_a_match_that_goes_on_are_counted_with_yours(tmp_path: Path, capsys: Said) -> None:
    match = tmp_path / "match.json"
    assert main(["play", "ashes", "--seed", "1", "--save", str(match)]) == 0
    bots = ["--seat", "bot=random"] * 2
    assert main(["play", "--resume", str(match), *bots]) == 1
    assert "This match has 2 seats; you named 3, including yours." in capsys.readouterr().err
    assert main(["play", "--resume", str(match), "--seat", "person", *bots]) == 1
    assert "This match has 2 seats; you named 3." in capsys.readouterr().err
