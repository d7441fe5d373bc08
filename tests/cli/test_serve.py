"""`emberhold serve` says in a sentence why it cannot serve. That it serves is tested with the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhold.cli import main

Said = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "70000"], "--port"),
        (["--port", "-1"], "--port"),
        (["--port", "http"], "--port"),
        (["--processes", "0"], "--processes"),
        (["--processes", "1000000"], "--processes"),
        (["--db", ""], "--db takes a file"),
        (["--db", "sqlite:///"], "--db takes a file"),
    ],
)
def test_wrong_usage(arguments: list[str], words: str, capsys: Said) -> None:
    assert main(["serve", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err


@pytest.mark.parametrize(
    ("name", "words"), [("folder", "cannot be opened"), ("text", "not a database"), ("text/db", "cannot be opened")]
)
def test_a_file_that_is_no_database(name: str, words: str, tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("not a database " * 100, encoding="utf-8")
    assert main(["serve", "--port", "0", "--db", str(tmp_path / name)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"emberhold: The database {tmp_path / name}")
    assert words in err
    assert err.count("\n") == 1
