"""`emberhold draft`: from the draft to the last match at one terminal, left and taken up again at any moment."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from emberhold.cli import main
from emberhold.core.chain import Chain
from emberhold.games.ashes.setup.read import read_deck

Said = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
DRAFT = ["1"] * 16
"""More than enough answers for one person's part of a draft; what is left over is answered in the match."""
GIVE_UP = ["concede", "yes"]
SEATS = ["--seat", "person", "--seat", "bot=random"]


def type_in(words: list[str], arguments: list[str], patch: Patch) -> int:
    patch.setattr(sys, "stdin", io.StringIO("".join(f"{word}\n" for word in words)))
    return main(["draft", *arguments])


def stored(file: Path) -> dict[str, Any]:
    raw: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return raw


def test_a_draft_and_the_match_with_its_decks(tmp_path: Path, capsys: Said, monkeypatch: Patch) -> None:
    file = tmp_path / "draft.json"
    assert type_in([*DRAFT, *GIVE_UP], [*SEATS, "--seed", "3", "--save", str(file)], monkeypatch) == 0
    said = capsys.readouterr().out
    assert "Take a Phoenixborn." in said
    assert "The draft is over: everybody has a deck" in said
    assert "Match 1 of 1: Player 1 and Random." in said
    assert "Random wins." in said
    assert "That was the last match." in said
    assert "⟨" not in said, "every sentence is there"
    chain = Chain.loads(file.read_text(encoding="utf-8"))
    assert chain.over
    assert chain.points == [0, 1]
    match = stored(file)["matches"][1]
    assert match["setup"]["lists"] == "sealed"
    for seat in match["setup"]["seats"]:
        read_deck(seat["deck"], "deck")


@pytest.mark.parametrize("typed", [0, 1, 7, 16, 17])
def test_left_and_taken_up_again_it_is_the_same(typed: int, tmp_path: Path, capsys: Said, monkeypatch: Patch) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    words = [*DRAFT, *GIVE_UP]
    assert type_in(words, [*SEATS, "--seed", "3", "--save", str(whole)], monkeypatch) == 0
    assert type_in(words[:typed], [*SEATS, "--seed", "3", "--save", str(parts)], monkeypatch) == 0
    said = capsys.readouterr().out
    assert f"emberhold draft --resume {parts}" in said
    assert not Chain.loads(parts.read_text(encoding="utf-8")).over
    rest = GIVE_UP if typed == 17 else words[typed:]
    assert type_in(rest, ["--resume", str(parts)], monkeypatch) == 0
    assert parts.read_bytes() == whole.read_bytes()


@pytest.mark.slow
def test_a_round_robin_in_which_bots_meet(tmp_path: Path, capsys: Said, monkeypatch: Patch) -> None:
    file = tmp_path / "draft.json"
    seats = ["--seat", "bot=random", "--seat", "bot=random"]
    words = [*DRAFT, *GIVE_UP, "1", *GIVE_UP, "1", *GIVE_UP]
    more = ["--matches", "round-robin", "--lists", "open", "--seed", "2", "--save", str(file)]
    assert type_in(words, [*seats, *more], monkeypatch) == 0
    said = capsys.readouterr().out
    assert "Only bots play this match." in said
    chain = Chain.loads(file.read_text(encoding="utf-8"))
    assert chain.over
    assert [link.seats for link, _ in chain.played[1:]] == [(0, 1), (0, 2), (1, 2)]
    assert sum(chain.points) == 3
    assert chain.points[0] == 0
    assert {match["setup"]["lists"] for match in stored(file)["matches"][1:]} == {"open"}


def test_what_it_cannot_do_is_said_before_it_begins(tmp_path: Path, capsys: Said, monkeypatch: Patch) -> None:
    file = tmp_path / "draft.json"
    assert type_in([], [*SEATS, "--seed", "3", "--save", str(file)], monkeypatch) == 0
    for arguments, status, found in (
        (["--seat", "person", *["--seat", "bot=random"] * 4], 1, "at most 4 seats"),
        (["--seat", "robot"], 1, "'robot' is not a seat."),
        (["--resume", str(file), "--seed", "1"], 2, "--seed is for a new draft."),
        (["--resume", str(tmp_path / "none.json")], 1, "There is no file"),
        (["--save", str(file)], 1, "already exists"),
        (["--matches", "some"], 2, "--matches"),
    ):
        assert type_in([], arguments, monkeypatch) == status
        assert found in capsys.readouterr().err, arguments


def test_a_file_that_is_no_chain_is_refused_by_name(tmp_path: Path, capsys: Said, monkeypatch: Patch) -> None:
    file = tmp_path / "match.json"
    file.write_text('{"format": 1, "game": "ashes"}', encoding="utf-8")
    assert type_in([], ["--resume", str(file)], monkeypatch) == 1
    assert f"{file}: The chain has no usable 'chain'." in capsys.readouterr().err
