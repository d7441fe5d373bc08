"""What is read from outside is a file of sensible length, or it is refused; what is written is whole."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from emberhold.core import files
from emberhold.core.files import FileError, check_folder, read_text, write_whole


def test_a_file_is_read_and_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    write_whole(path, "żar\n")
    assert read_text(path) == "żar\n"
    write_whole(path, "ember\n")
    assert read_text(path) == "ember\n"
    assert [entry.name for entry in tmp_path.iterdir()] == ["note.txt"]


def test_a_file_may_be_as_long_as_the_limit_and_no_longer(tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_bytes(b"x" * 2048)
    assert len(read_text(path, 2048)) == 2048
    with pytest.raises(FileError, match=r"long\.txt is too large: more than 1 KiB\."):
        read_text(path, 1024)


@pytest.mark.timeout(10)
def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError, match="is a pipe, not a file"):
        read_text(tmp_path / "pipe")


@pytest.mark.timeout(10)
def test_a_pipe_that_takes_the_place_of_a_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_text("a file", encoding="utf-8")
    check, looks = files.check_regular, iter(["first"])

    def swap(path: Path, mode: int) -> None:
        check(path, mode)
        if next(looks, "") == "first":
            path.unlink()
            os.mkfifo(path)

    monkeypatch.setattr(files, "check_regular", swap)
    with pytest.raises(FileError, match="is a pipe, not a file"):
        read_text(path)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("/dev/zero", "is a device, not a file"),
        (".", "is a folder, not a file"),
        ("no/where", "There is no file"),
        ("a\0b", "There is no file"),
        ("x" * 300, "cannot be read: File name too long"),
    ],
)
def test_what_is_no_file(name: str, words: str) -> None:
    with pytest.raises(FileError, match=words):
        read_text(Path(name))


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.txt"
    write_whole(path, "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(FileError, match=r"kept\.txt cannot be written: No space left on device"):
        write_whole(path, "new")
    assert read_text(path) == "old"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    check_folder(tmp_path / "file", "--save")
    with pytest.raises(FileError, match=r"--save: there is no folder .*nowhere; make it first"):
        check_folder(tmp_path / "nowhere" / "file", "--save")
    (tmp_path / "text").write_text("", encoding="utf-8")
    with pytest.raises(FileError, match="is not a folder"):
        check_folder(tmp_path / "text" / "file", "--save")
    assert [entry.name for entry in tmp_path.iterdir()] == ["text"]
