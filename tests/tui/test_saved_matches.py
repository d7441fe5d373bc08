"""The list of saved matches: what each is, how far it is, and what is wrong with one that is broken."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from emberhold.core.journal import Entry
from emberhold.i18n import Texts
from emberhold.tui.save_file import SaveError
from emberhold.tui.saved_matches import ListedMatch, delete, find_saved_matches, open_recorded, read_saved_match
from tests.tui.played import journal_of, saved


def texts_of(game: str) -> Texts:
    return Texts("en", game)


def listed(folder: Path) -> list[ListedMatch]:
    return find_saved_matches(folder, texts_of)


def test_every_match_says_what_it_is_and_how_far(tmp_path: Path) -> None:
    begun = saved(tmp_path / "begun.json", journal_of("ashes", 40))
    over = saved(tmp_path / "over.json", journal_of("aeons-end"), ("person", "person"))
    os.utime(begun, (1000, 1000))
    os.utime(over, (2000, 2000))

    first, second = listed(tmp_path)

    assert (first.file, first.title, first.players) == (over, "Aeon’s End", "Player 1, Player 2")
    assert (first.over, first.resumable, first.watched, first.wrong) == (True, False, True, "")
    assert first.stand == "over"
    assert (second.file, second.title, second.players) == (begun, "Ashes", "you, Greedy")
    assert (second.over, second.resumable, second.choices) == (False, True, 40)
    assert second.stand in ("Round 1 · your turn", "Round 1 · Greedy’s turn")
    assert second.when < first.when


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path) -> None:
    assert listed(tmp_path / "nowhere") == []


BROKEN = {
    "cut.json": ('{"format": 1, "game":', "not complete JSON"),
    "list.json": ("[]", "one JSON object"),
    "empty.json": ("", "not complete JSON"),
    "other.json": (None, "There is no game 'chess'"),
    "setup.json": (None, "Its set-up does not fit these rules"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_listed_with_what_is_wrong(name: str, tmp_path: Path) -> None:
    text, said = BROKEN[name]
    journal = journal_of("ashes", 5)
    if name == "other.json":
        journal.game = "chess"
    journal.setup = {"seats": 7} if name == "setup.json" else journal.setup
    (tmp_path / name).write_text(journal.dumps() if text is None else text, encoding="utf-8")
    saved(tmp_path / "good.json", journal_of("ashes", 5))

    found = {entry.file.name: entry for entry in listed(tmp_path)}

    assert said in found[name].wrong
    assert name not in found[name].wrong
    assert (found[name].title, found[name].resumable, found[name].watched) == (name, False, False)
    assert found["good.json"].resumable


def test_what_is_no_file_or_no_text_is_listed_too(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / ".hidden.json").write_text("", encoding="utf-8")
    (tmp_path / "letter.txt").write_text("", encoding="utf-8")

    said = {entry.file.name: entry.wrong for entry in listed(tmp_path)}

    assert set(said) == {"folder.json", "bytes.json", "pipe.json"}
    assert "a folder" in said["folder.json"]
    assert "UTF-8" in said["bytes.json"]
    assert "a pipe" in said["pipe.json"]


def test_a_match_that_cannot_go_on_can_still_be_watched(tmp_path: Path) -> None:
    old = journal_of("ashes", 20)
    old.rules = "0123"
    misfit = journal_of("ashes", 20)
    misfit.entries.insert(10, Entry("answer", 0, (99, 99)))
    files = [
        saved(tmp_path / "old.json", old),
        saved(tmp_path / "misfit.json", misfit),
        saved(tmp_path / "seats.json", journal_of("ashes", 20), ("person",)),
    ]
    said = ["rules have changed", "Choice 11 does not fit", "The match has 2 seats, but the file names 1."]
    for file, words in zip(files, said, strict=True):
        entry = read_saved_match(file, texts_of)
        assert words in entry.wrong
        assert (entry.resumable, entry.watched) == (False, True)
        assert open_recorded(file)[0].steps >= 10


def test_a_match_is_deleted_for_good(tmp_path: Path) -> None:
    file = saved(tmp_path / "match.json", journal_of("ashes", 5))
    delete(file)
    assert listed(tmp_path) == []
    delete(file)
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(SaveError, match="cannot be deleted"):
        delete(tmp_path / "folder.json")
