"""What can be chosen for a match, on the command line: listed by `setup`, taken by `play` and `simulate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emberhold.cli.app import main
from emberhold.cli.parameters import named_choices
from emberhold.core.chosen import read_words
from emberhold.core.registry import load_game
from tests.reachable import spoken, ways

Said = pytest.CaptureFixture[str]
GAMES = ("aeons-end", "ashes")


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_chosen_can_be_written(game: str) -> None:
    """All of it, for every number of players: so every card can come to a table (tests/games/test_choices)."""
    spec = load_game(game)
    keys: set[str] = set()
    for players in range(spec.players[0], spec.players[1] + 1):
        for words, chosen in ways(spec, players):
            named = spoken(spec, players, chosen)
            assert read_words(spec, players, named_choices(f"{name}={word}" for name, word in named)) == chosen
            keys.update(str(path[-1]) for path, _ in words)
    assert len(keys) == {"aeons-end": 12, "ashes": 3}[game]


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_chosen_is_listed(game: str, capsys: Said) -> None:
    spec = load_game(game)
    listed: dict[tuple[str, ...], str] = {}
    for players in (spec.players[0], 3):
        for words, chosen in ways(spec, players):
            # What was chosen last is listed once all before it is chosen.
            before = spoken(spec, players, chosen)[:-1]
            typed = ("setup", game, "--players", str(players), *(f"--set={name}={word}" for name, word in before))
            if typed not in listed:
                assert main(typed) == 0
                listed[typed] = capsys.readouterr().out
            assert [word for _, word in words if f"    {word} " not in listed[typed]] == []


def test_a_list_says_what_there_is_and_what_applies_without_a_choice(capsys: Said) -> None:
    assert main(["setup", "aeons-end", "--players", "3"]) == 0
    parts = capsys.readouterr().out.split("\n\n")
    assert parts[0].startswith("mage: Mage, for each seat (SETUP-02)\n")
    assert "If you do not choose: Random" in parts[0]
    token = next(part for part in parts if part.startswith("x-token"))
    assert "If you do not choose: a" in token
    assert "Player 2 begins with it" in token
    alone = next(part for part in parts if part.startswith("solo-turn-cards"))
    assert alone.endswith("Only for one player.")


def test_a_list_can_be_read_by_programs(capsys: Said) -> None:
    assert main(["setup", "ashes", "--json", "--set", "b.deck=the-iron-men"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert (document["game"], document["players"]) == ("ashes", 2)
    by_path = {tuple(choice["path"]): choice for choice in document["choices"]}
    assert by_path["seats", 0, "first_five"]["items"] == []
    assert {"word": "protect", "value": "protect", "name": "Protect", "card": "protect"} in by_path[
        "seats", 1, "first_five"
    ]["items"]
    assert by_path["lists",]["default"] == "open"


def test_what_was_chosen_is_played(tmp_path: Path, capsys: Said) -> None:
    chosen = ["nemesis=maggoth", "difficulty=increased", "b.mage=lost", "b.treasures=kadirs-emerald-shard"]
    words = [word for text in chosen for word in ("--set", text)]
    typed = ["simulate", "aeons-end", "--games", "3", *words, "--out", str(tmp_path / "out"), "--json"]
    assert main(typed) == 0
    document = json.loads(capsys.readouterr().out)
    assert [matchup["nemesis"] for matchup in document["matchups"]] == ["maggoth"]
    setups = [json.loads(line)["setup"] for line in (tmp_path / "out" / "results.jsonl").read_text().splitlines()]
    assert len({setup["seats"][0]["mage"] for setup in setups}) == 3
    for setup in setups:
        assert (setup["nemesis"], setup["harder"]) == ("maggoth", True)
        assert setup["seats"][1] == {"mage": "lost", "treasures": ["kadirs-emerald-shard"]}
    # The same command goes on; other choices are another series.
    assert main(typed) == 0
    assert main([*typed[:4], "--set", "nemesis=fenrix", *typed[-3:]]) == 1
    assert "belongs to another series" in capsys.readouterr().err


def test_a_file_with_a_set_up_gives_way_to_what_was_chosen(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "setup.yaml"
    file.write_text("seats: [{mage: gygar}, {mage: lost}]\nnemesis: fenrix\n", encoding="utf-8")
    typed = ["simulate", "aeons-end", "--games", "1", "--setup", str(file), "--json"]
    found = []
    for more in ([], ["--set", "nemesis=maggoth"]):
        assert main([*typed, *more]) == 0
        found += [matchup["nemesis"] for matchup in json.loads(capsys.readouterr().out)["matchups"]]
    assert found == ["fenrix", "maggoth"]


@pytest.mark.parametrize("written", ["difficulty", "=increased", "difficulty="])
def test_a_choice_is_a_name_and_a_value(written: str, capsys: Said) -> None:
    assert main(["simulate", "aeons-end", "--games", "1", "--set", written]) == 2
    assert "--set takes NAME=VALUE, for example --set difficulty=increased" in capsys.readouterr().err


def test_a_match_that_goes_on_keeps_its_choices(tmp_path: Path, capsys: Said) -> None:
    assert main(["play", "--resume", str(tmp_path / "match.json"), "--set", "difficulty=normal"]) == 2
    assert "--set is for a new match" in capsys.readouterr().err
