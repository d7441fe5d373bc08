"""`emberhold expedition`: new, list, continue, and the battle of the day; left, killed and taken up again."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from datetime import date, datetime, tzinfo
from pathlib import Path
from typing import Any

import pytest

from emberhold.cli import main
from emberhold.cli.commands import expedition
from emberhold.core import daily
from emberhold.core.chain import Chain
from emberhold.core.registry import load_game
from emberhold.tui import save_file

Said = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
READY = ["1", "1"]
"""The first mage, and off they go."""
GIVE_UP = ["concede", "yes"]
TODAY = date(2026, 11, 19)


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(daily, "utc_today", lambda: TODAY)


def type_in(words: list[str], arguments: list[str], patch: Patch) -> int:
    patch.setattr(sys, "stdin", io.StringIO("".join(f"{word}\n" for word in words)))
    return main(["expedition", *arguments])


def stored(file: Path) -> Chain:
    return Chain.loads(file.read_text(encoding="utf-8"))


def test_a_battle_is_lost_and_the_next_try_begins(tmp_path: Path, capsys: Said, monkeypatch: Patch) -> None:
    file = tmp_path / "one.json"
    assert type_in([*READY, *GIVE_UP, *READY], ["new", "--seed", "3", "--save", str(file)], monkeypatch) == 0
    said = capsys.readouterr().out
    assert "Commander Soskel rode north" in said
    assert "Battle 1, try 1: Player 1 against Maggoth." in said
    assert "Battle 1, try 1: Gygar lost against Maggoth." in said
    assert "You run until the humming stops." in said
    assert f"emberhold expedition continue {file}" in said.replace("\n", " ").replace("  ", " ")
    assert "⟨" not in said, "every sentence is there"
    chain = stored(file)
    assert [link.game for link, _ in chain.played] == ["aeons-end-expedition", "aeons-end", "aeons-end-expedition"]


@pytest.mark.parametrize("typed", [0, 1, 2, 3, 4, 5])
def test_left_and_taken_up_again_it_is_the_same(typed: int, tmp_path: Path, monkeypatch: Patch) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    words = [*READY, "1", *GIVE_UP, *READY]
    assert type_in(words, ["new", "--seed", "3", "--save", str(whole)], monkeypatch) == 0
    cut = typed if typed < 4 else 5
    assert type_in(words[:cut], ["new", "--seed", "3", "--save", str(parts)], monkeypatch) == 0
    assert type_in(words[cut:], ["continue", str(parts)], monkeypatch) == 0
    assert parts.read_bytes() == whole.read_bytes()


def test_several_side_by_side_and_the_last_one_goes_on(tmp_path: Path, capsys: Said, monkeypatch: Patch) -> None:
    folder = tmp_path / "data" / "emberhold" / "chains"
    assert type_in(["1"], ["new", "--seed", "1"], monkeypatch) == 0
    assert type_in(["2"], ["new", "--seed", "2", "--code", "EMBER9", "--seat", "person"], monkeypatch) == 0
    files = sorted(folder.glob("*.json"))
    assert len(files) == 2
    os.utime(files[0], (1, 1))
    capsys.readouterr()
    assert type_in([], ["list", "--json"], monkeypatch) == 0
    listed: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    assert [entry["file"] for entry in listed] == [str(files[1]), str(files[0])]
    assert not any(entry["over"] or entry["wrong"] for entry in listed)
    assert type_in(["1"], ["continue"], monkeypatch) == 0
    assert len(stored(files[1]).played) == 1


def test_one_person_plays_two_mages_and_a_bot_a_third(tmp_path: Path, monkeypatch: Patch) -> None:
    file = tmp_path / "three.json"
    seats = ["--seat", "person", "--seat", "person", "--seat", "bot=random"]
    assert type_in(["1", "", "1"], ["new", *seats, "--seed", "3", "--save", str(file)], monkeypatch) == 0
    match: Any = stored(file).match
    assert [player["mage"] is not None for player in match.view(None)["players"]][:2] == [True, True]


def test_where_sources_differ_one_chooses(tmp_path: Path, monkeypatch: Patch) -> None:
    """How many turn cards a lone player has (TURN-04), and whether a spell has one target (CAST-09)."""
    for options, expected in (([], {}), (["--solo-turn-cards", "3", "--one-target"], (3, True))):
        file = tmp_path / f"{len(options)}.json"
        assert type_in(READY, ["new", "--seed", "3", "--save", str(file), *options], monkeypatch) == 0
        battle = stored(file).journals()[-1]
        assert battle.game == "aeons-end"
        keys = [key for key in ("solo_player_turn_cards", "one_target") if key in battle.setup]
        assert tuple(battle.setup[key] for key in keys) == tuple(expected)


def test_a_file_of_other_rules_says_why_it_cannot_be_continued(
    tmp_path: Path, capsys: Said, monkeypatch: Patch
) -> None:
    file = tmp_path / "old.json"
    assert type_in(READY, ["new", "--seed", "3", "--save", str(file)], monkeypatch) == 0
    raw = json.loads(file.read_text(encoding="utf-8"))
    raw["matches"][0]["rules"] = "0123456789ab"
    file.write_text(json.dumps(raw), encoding="utf-8")
    assert type_in([], ["continue", str(file)], monkeypatch) == 1
    said = " ".join(capsys.readouterr().err.split())
    assert "Match 1 of the chain:" in said
    assert "0123456789ab" in said


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"format": 0}, "This chain has format 0; this version reads format 1."),
        ({"setup": {"players": 1, "tents": 3}}, "unknown key 'tents'"),
        ({"matches": [{"game": "aeons-end", "seed": 1}]}, "Match 1 of the chain:"),
        ({}, ""),
    ],
)
def test_a_file_of_another_version_opens_or_says_why_not(
    change: dict[str, object], found: str, tmp_path: Path, capsys: Said, monkeypatch: Patch
) -> None:
    """The list shows it with the same sentence. Without a change it goes on."""
    assert type_in(READY, ["new", "--seed", "3"], monkeypatch) == 0
    (file,) = (tmp_path / "data" / "emberhold" / "chains").glob("*.json")
    text = json.dumps(json.loads(file.read_text(encoding="utf-8")) | change)
    file.write_text(text, encoding="utf-8")
    capsys.readouterr()
    assert type_in([], ["continue", str(file)], monkeypatch) == (1 if change else 0)
    said = " ".join(capsys.readouterr().err.split())
    assert found in said
    assert bool(said) == bool(change)
    assert type_in([], ["list", "--json"], monkeypatch) == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert bool(entry["wrong"]) == bool(change)
    assert found in entry["wrong"]
    if change:
        assert file.read_text(encoding="utf-8") == text, "what cannot be read is left as it is"


def test_what_it_cannot_do_is_said_before_it_begins(capsys: Said, monkeypatch: Patch) -> None:
    for arguments, status, found in (
        (["new", *["--seat", "person"] * 5], 1, "at most 4 seats"),
        (["new", "--code", "OIL"], 1, "is no code"),
        (["new", "--harder"], 1, "SETUP-11"),
        (["continue"], 1, "There is no expedition to continue."),
        (["continue", "none.json"], 1, "There is no file"),
        (["today", "--day", "yesterday"], 2, "is no date"),
        (["today", "--day", "2026-11-20"], 2, "has not come yet"),
        (["today", "--seat", "nobody"], 1, "is not a seat"),
    ):
        assert type_in([], arguments, monkeypatch) == status
        assert found in " ".join(capsys.readouterr().err.split()), arguments


@pytest.mark.slow
@pytest.mark.parametrize("answers", [1, 2, 4])
def test_killed_at_any_moment_it_loses_nothing(answers: int, tmp_path: Path) -> None:
    """Between the battles and in the middle of one: what was answered is in the file when the next question comes."""
    file = tmp_path / "killed.json"
    command = [sys.executable, "-m", "emberhold", "expedition", "new", "--seed", "3", "--save", str(file), "--plain"]
    words = ["1", "1", "1", "1"][:answers]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        process.stdin.write("".join(f"{word}\n" for word in words))
        process.stdin.flush()
        until = time.monotonic() + 60
        while time.monotonic() < until and _answers(file) < answers:
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
    assert _answers(file) == answers
    assert stored(file).match is not None


def _answers(file: Path) -> int:
    if not file.exists():
        return 0
    return sum(len(journal.entries) for journal in stored(file).journals())


# -- the battle of the day -------------------------------------------------------------------------------------------


def test_the_battle_of_the_day_is_the_same_for_everybody_and_another_one_tomorrow() -> None:
    spec: Any = load_game("aeons-end")
    day = date(2026, 11, 18).toordinal()
    assert spec.battle_of_day(day) == spec.battle_of_day(day)
    assert spec.battle_of_day(day) != spec.battle_of_day(day + 1)
    for other in range(day, day + 40):
        setup, seed = spec.battle_of_day(other)
        assert len(setup["seats"]) == 2
        spec.new(setup, seed)


def test_the_record_of_the_days(capsys: Said, monkeypatch: Patch) -> None:
    for day in ("2026-11-18", "2026-11-19"):
        assert type_in(GIVE_UP if day.endswith("8") else [], ["today", "--day", day], monkeypatch) == 0
    capsys.readouterr()
    assert type_in([], ["days"], monkeypatch) == 0
    assert capsys.readouterr().out.splitlines() == ["2026-11-19  open", "2026-11-18  lost, 1 round"]
    assert type_in(["", *GIVE_UP], ["today", "--day", "2026-11-19"], monkeypatch) == 0
    capsys.readouterr()
    assert type_in([], ["days", "--json"], monkeypatch) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [(entry["result"], entry["rounds"]) for entry in listed] == [("lost", 1), ("lost", 1)]


def test_other_seats_in_the_battle_of_the_day(capsys: Said, monkeypatch: Patch) -> None:
    days = ["today", "--day", "2026-11-18"]
    assert type_in(GIVE_UP, [*days, "--seat", "person", "--seat", "bot=random", "--seat", "person"], monkeypatch) == 0
    (file,) = save_file.default_folder().glob("day-*.json")
    saved = save_file.load(file)
    assert saved.seats == ("person", "bot=random", "person")
    spec: Any = load_game("aeons-end")
    assert (saved.journal.setup, saved.journal.seed) == spec.battle_of_day(date(2026, 11, 18).toordinal(), 3)
    capsys.readouterr()
    assert type_in([], [*days, *["--seat", "person"] * 4], monkeypatch) == 1
    assert "This match has 3 seats" in " ".join(capsys.readouterr().err.split())


def test_today_is_read_from_the_clock_in_utc(monkeypatch: Patch) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Clock:
            assert str(tz) == "UTC"
            return cls(2030, 1, 2, 23, 59, tzinfo=tz)

    monkeypatch.undo()  # every other test has a day of its own
    monkeypatch.setattr(daily, "datetime", Clock)
    assert expedition._day(None) == date(2030, 1, 2)
