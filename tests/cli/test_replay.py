"""`emberhold replay` rebuilds a match, checks it, and shows it as one seat sees it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emberhold.cli import main
from emberhold.cli.commands import replay as command
from emberhold.core.journal import Journal
from emberhold.core.match import Match
from emberhold.core.registry import Rebuilt
from emberhold.core.registry import replay as rebuild_journal
from emberhold.core.rng import Rng
from tests.scenario.puppet import PUPPET
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("games_installed")

Said = pytest.CaptureFixture[str]


def played(answers: int) -> Match:
    match, rng = TOY.new(TOY.setups(2)[0], 5), Rng(2)
    for _ in range(answers):
        if match.pending:
            decision = match.pending[0]
            match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(played(10).journal().dumps(), encoding="utf-8")
    return path


def document(said: Said) -> dict[str, object]:
    found: dict[str, object] = json.loads(said.readouterr().out)
    return found


def test_how_the_match_stands(file: Path, capsys: Said) -> None:
    match = played(10)
    assert main(["replay", str(file), "--json"]) == 0
    found = document(capsys)
    assert found == {
        "game": "toy",
        "rules": "1",
        "seed": 5,
        "seats": 2,
        "entries": 10,
        "at": 10,
        "outcome": None,
        "asked": [{"seats": list(d.seats), "kind": d.kind, "options": d.count} for d in match.pending],
    }


def test_in_words(file: Path, capsys: Said) -> None:
    assert main(["replay", str(file), "--verify"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("toy (rules version 1), seed 5, 2 seats, entry 10 of 10.\nSeat ")
    assert "is asked (" in out
    assert out.endswith("Verified: it replays exactly.\n")


def test_a_match_that_is_over(tmp_path: Path, capsys: Said) -> None:
    match = played(1000)
    path = tmp_path / "over.json"
    path.write_text(match.journal().dumps(), encoding="utf-8")
    assert match.outcome is not None
    assert main(["replay", str(path)]) == 0
    assert f"The match is over; the winner is {'ab'[match.outcome.winners[0]]}" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seat"), [("a", 0), ("b", 1), ("1", 1), ("spectator", None)])
def test_the_view_of_a_seat_at_some_entry(name: str, seat: int | None, file: Path, capsys: Said) -> None:
    assert main(["replay", str(file), "--to", "4", "--view", name, "--json"]) == 0
    found = document(capsys)
    assert found["at"] == 4
    assert found["view"] == played(4).view(seat)


def test_a_view_in_words(file: Path, capsys: Said) -> None:
    assert main(["replay", str(file), "--view", "a"]) == 0
    assert "\nplayers:\n- life: " in capsys.readouterr().out


def test_verify_says_so(file: Path, capsys: Said) -> None:
    assert main(["replay", str(file), "--verify", "--json"]) == 0
    assert document(capsys)["verified"] is True


def test_verify_notices_a_match_that_does_not_repeat(file: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = iter([Rebuilt(played(10), 10), Rebuilt(played(9), 10)])
    monkeypatch.setattr(command, "rebuild", lambda *_: next(matches))
    assert main(["replay", str(file), "--verify"]) == 1
    assert "does not replay" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("]}", "", "not complete JSON"),
        ('"toy"', '"chess"', "There is no game 'chess'"),
        ('"seed": 5', '"seed": true', "no usable 'seed'"),
        ('"seed": 5', '"seed": 5.0', "no usable 'seed'"),
        ('"seed": 5', '"seed": NaN', "no usable 'seed'"),
        ('"rules": "1"', '"rules": ""', "no usable 'rules'"),
        ('"rules": "1"', '"rules": "\\u001b[2J"', "no usable 'rules'"),
        ('"rules": "1"', f'"rules": "{"1" * 1000}"', "no usable 'rules'"),
        ('"setup": {', '"setup": {"x": ' + "[" * 100_000, "not complete JSON"),
        ('["answer",0,', '["answer",7,', "Entry "),
        ('["answer",0,', '["shout",0,', "is not an answer"),
        ('"decks"', '"dekcs"', "decks: two or three players"),
    ],
)
def test_journals_that_cannot_be_used(old: str, new: str, words: str, file: Path, capsys: Said) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert str(file) in err
    assert words in err


@pytest.mark.parametrize(
    ("more", "status", "words"),
    [
        (["--to", "11"], 1, "there is no entry 11"),
        (["--to", "-1"], 1, "there is no entry -1"),
        (["--view", "c"], 1, "There is no seat c"),
        (["--view", "z"], 2, "--view takes a seat"),
        (["--view", "10"], 2, "--view takes a seat"),
    ],
)
def test_what_is_not_there(more: list[str], status: int, words: str, file: Path, capsys: Said) -> None:
    assert main(["replay", str(file), *more]) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err


def test_a_position_as_a_scenario(file: Path, capsys: Said) -> None:
    assert main(["replay", str(file), "--to", "4", "--scenario"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("title: A position of a match of toy, after entry 4\ngame: toy\n")
    written = file.with_suffix(".yaml")
    written.write_text(text, encoding="utf-8")
    assert main(["scenario", str(written)]) == 0
    assert "1 of 1 scenarios passed." in capsys.readouterr().out

    assert main(["replay", str(file), "--to", "4", "--scenario", "--json"]) == 0
    assert document(capsys)["scenario"] == text
    assert main(["replay", str(file), "--to", "5", "--scenario"]) == 0
    assert capsys.readouterr().out != text


def test_a_scenario_is_not_for_one_seat(file: Path, capsys: Said) -> None:
    for more in (["--view", "a"], ["--verify"]):
        assert main(["replay", str(file), "--scenario", *more]) == 2
        assert "--scenario prints the whole table" in capsys.readouterr().err


def test_a_position_that_cannot_be_written(tmp_path: Path, capsys: Said) -> None:
    path = tmp_path / "over.json"
    path.write_text(PUPPET.new({"asks": [], "winners": "b"}, 1).journal().dumps(), encoding="utf-8")
    assert main(["replay", str(path), "--scenario"]) == 1
    assert f"{path}: This match was over before anybody was asked" in capsys.readouterr().err


# -- other rules -------------------------------------------------------------------------------------------------

CHANGED = (
    "The rules have changed since: this match was played by rules version 0, and this is version 1. "
    "It can be looked at, but not continued."
)


@pytest.fixture
def old(file: Path) -> Path:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"rules": "1"', '"rules": "0"'), encoding="utf-8")
    return file


def test_a_match_by_other_rules_is_looked_at(old: Path, capsys: Said) -> None:
    assert main(["replay", str(old), "--view", "a", "--json"]) == 0
    found = document(capsys)
    assert (found["rules"], found["at"], found["view"]) == ("0", 10, played(10).view(0))
    fits = "All answers up to here fit, but their results may differ from the original match."
    assert found["changed"] == f"{CHANGED} {fits}"
    assert main(["replay", str(old)]) == 0
    assert f"\n{CHANGED} {fits}\n" in capsys.readouterr().out


@pytest.mark.parametrize("to", [[], ["--to", "8"]])
def test_a_match_by_other_rules_is_looked_at_as_far_as_it_fits(to: list[str], old: Path, capsys: Said) -> None:
    lines = old.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[7] = '["answer",0,[987]],\n'  # the first line is the head
    old.write_text("".join(lines), encoding="utf-8")

    assert main(["replay", str(old), "--view", "b", "--json", *to]) == 0

    found = document(capsys)
    assert (found["at"], found["view"]) == (6, played(6).view(1))
    changed = str(found["changed"])
    assert changed.startswith(f"{CHANGED} Its answers fit up to entry 6; entry 7 does not: ")
    assert main(["replay", str(old), "--to", "6", "--json"]) == 0
    assert str(document(capsys)["changed"]).startswith(f"{CHANGED} All answers up to here fit")


def test_a_match_by_other_rules_cannot_be_verified(old: Path, capsys: Said) -> None:
    assert main(["replay", str(old), "--verify"]) == 1
    out, err = capsys.readouterr()
    assert (out, f"{old} cannot be verified. {CHANGED}" in err) == ("", True)


def test_a_match_by_other_rules_whose_set_up_does_not_fit(old: Path, capsys: Said) -> None:
    old.write_text(old.read_text(encoding="utf-8").replace('"decks"', '"dekcs"'), encoding="utf-8")
    assert main(["replay", str(old)]) == 1
    err = capsys.readouterr().err
    assert f"{old}: {CHANGED} But its set-up does not fit these rules: decks: two or three" in err


def test_no_file(tmp_path: Path, capsys: Said) -> None:
    assert main(["replay", str(tmp_path / "nowhere.json")]) == 1
    assert "There is no file" in capsys.readouterr().err
    assert main(["replay"]) == 2


def test_playing_on_writes_a_match_that_begins_there(tmp_path: Path, capsys: Said) -> None:
    whole, out = tmp_path / "whole.json", tmp_path / "on.json"
    match = played(10_000)
    assert match.outcome is not None
    whole.write_text(match.journal().dumps(), encoding="utf-8")
    assert main(["replay", str(whole), "--to", "6", "--play-on", str(out)]) == 0
    said = capsys.readouterr().out
    journal = Journal.loads(out.read_text(encoding="utf-8"))
    begun = rebuild_journal(journal)
    assert begun.outcome is None
    assert [entry.what for entry in journal.entries].count("luck") == 1
    step = len(journal.entries) - 1
    assert step <= 6
    assert f"begins after entry {step}." in said
    assert f"emberhold play --resume {out}" in said
    assert main(["replay", str(whole), "--play-on", str(out)]) == 1
    assert "exists already" in capsys.readouterr().err
    assert main(["replay", str(whole), "--to", "9999", "--play-on", str(tmp_path / "no.json")]) == 1
    assert "there is no entry 9999" in capsys.readouterr().err
    assert main(["replay", str(whole), "--json", "--play-on", str(tmp_path / "no.json")]) == 2
    assert not (tmp_path / "no.json").exists()


def test_an_unfinished_match_is_not_played_on_from_the_middle(file: Path, tmp_path: Path, capsys: Said) -> None:
    """Otherwise somebody could look how their match would go."""
    assert main(["replay", str(file), "--to", "3", "--play-on", str(tmp_path / "on.json")]) == 1
    assert "is not over" in capsys.readouterr().err
    assert not (tmp_path / "on.json").exists()
