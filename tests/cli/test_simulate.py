"""`emberhold simulate` plays the same games every time and says what came of them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from emberhold.bots import roster
from emberhold.bots.handle import Handle
from emberhold.cli import main
from emberhold.cli.commands import simulate as command
from emberhold.core.chosen import words_for
from emberhold.core.decisions import Decision
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

pytestmark = pytest.mark.usefixtures("games_installed")

Said = pytest.CaptureFixture[str]
DECK = {"spark": 4, "echo": 3, "ward": 2}


class Wrong:
    """A bot that answers what was not offered."""

    uses_handle = False

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:  # noqa: ARG002
        return "nonsense"


def simulate(said: Said, *more: str, seed: int = 3, status: int = 0) -> dict[str, object]:
    assert main(["simulate", "toy", "--games", "12", "--seed", str(seed), "--json", *more]) == status
    out, err = said.readouterr()
    assert err == ""
    document: dict[str, object] = json.loads(out)
    return document


def test_the_document(capsys: Said) -> None:
    found = simulate(capsys, "--bots", "random,random")
    assert list(found)[:6] == ["games", "decisions", "seconds", "wins", "errors", "unfinished"]
    assert list(found)[6:] == ["planned", "interrupted", "matchups", "mishaps"]
    assert (found["planned"], found["interrupted"]) == (12, False)
    assert found["games"] == 12
    assert found["errors"] == []
    assert found["unfinished"] == 0
    assert isinstance(found["wins"], list)
    assert len(found["wins"]) == 2


def test_only_the_seconds_differ_between_two_runs(capsys: Said) -> None:
    runs = [simulate(capsys, *more) for more in ((), (), ("--jobs", "2"))]
    for found in runs:
        assert isinstance(found.pop("seconds"), float)
    assert runs[0] == runs[1] == runs[2]
    assert runs[0]["wins"] == [12]


def test_results_by_deck_pair(capsys: Said) -> None:
    found = simulate(capsys, "--bots", "random,random")
    matchups = found["matchups"]
    assert isinstance(matchups, list)
    assert [matchup["games"] for matchup in matchups] == [4, 4, 4]
    assert matchups[0]["decks"] == ["spark*4 echo*3 ward*2", "spark*3 echo*2 ward*4"]
    assert [sum(wins) for wins in zip(*(matchup["wins"] for matchup in matchups), strict=True)] == found["wins"]
    assert [sum(matchup["seat_wins"]) for matchup in matchups] == [sum(matchup["wins"]) for matchup in matchups]


def test_results_by_nemesis_in_words(capsys: Said) -> None:
    spec = load_game("aeons-end")
    games = len(words_for(spec, "nemesis")) + 1
    nemeses = list(dict.fromkeys(setup["nemesis"] for setup in spec.setups(1)[:games]))
    assert main(["simulate", "aeons-end", "--games", str(games), "--players", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    start = lines.index("By nemesis:")
    assert [line.split()[0] for line in lines[start + 1 :]] == nemeses
    assert sum(int(line.split()[2].rstrip(",")) + int(line.split()[4]) for line in lines[start + 1 :]) == games


def test_another_seed_gives_other_games(capsys: Said) -> None:
    assert simulate(capsys)["decisions"] != simulate(capsys, seed=4)["decisions"]


def test_more_players(capsys: Said) -> None:
    found = simulate(capsys, "--players", "3", "--bots", "random, random, random")
    assert isinstance(found["wins"], list)
    assert len(found["wins"]) == 3
    assert simulate(capsys, "--bots", "random,random,random")["decisions"] == found["decisions"]


@pytest.mark.parametrize("name", ["setup.yaml", "setup.json"])
def test_a_setup_from_a_file(name: str, tmp_path: Path, capsys: Said) -> None:
    path = tmp_path / name
    path.write_text(json.dumps({"decks": [DECK, DECK, DECK]}), encoding="utf-8")
    found = simulate(capsys, "--setup", str(path))
    assert found["decisions"] == simulate(capsys, "--setup", str(path), "--players", "3")["decisions"]


def test_in_words(capsys: Said) -> None:
    assert main(["simulate", "toy", "--games", "3"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("toy: 3 games, ")
    assert "random won 3." in out


def test_games_that_break_off_are_a_failure(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.BOTS, "wrong", (__name__, "Wrong"))
    found = simulate(capsys, "--bots", "wrong", status=1)
    assert (found["games"], found["unfinished"], found["wins"], found["decisions"]) == (12, 12, [0], 0)
    errors = found["errors"]
    assert isinstance(errors, list)
    assert [error["game"] for error in errors] == list(range(12))
    assert set(errors[0]) == {"game", "seed", "message"}
    assert "IllegalAnswer" in errors[0]["message"]

    assert main(["simulate", "toy", "--games", "1", "--bots", "wrong"]) == 1
    out = capsys.readouterr().out
    assert "1 did not end." in out
    assert "Game 0 (seed " in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "There is no game 'chess'"),
        (["toy", "--bots", "deep-thought"], "There is no bot 'deep-thought'"),
        (["toy", "--bots", "random,"], "There is no bot ''"),
        (["toy", "--players", "7"], "toy is for 2 to 3 players, not for 7."),
        (["toy", "--players", "1"], "toy is for 2 to 3 players, not for 1."),
        (["puppet", "--players", "3"], "has no set-up of its own for 3 players"),
        (["toy", "--setup", "nowhere.yaml"], "There is no file nowhere.yaml."),
    ],
)
def test_what_cannot_be_played(arguments: list[str], words: str, capsys: Said) -> None:
    assert main(["simulate", *arguments, "--json"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err


@pytest.mark.parametrize(
    ("text", "more", "words"),
    [
        ("[1]", [], "setup: expected keys and values, found [1]."),
        ("1: 2", [], "setup: the key 1 is not a name."),
        ("decks: [{spark: 9}]", [], "decks: two or three players each bring a deck."),
        ("decks: [{spark: 9}, {spark: 9}]", ["--players", "3"], "this is a set-up for 2 players, not for 3."),
        ("decks: [", [], "line 1: this is not YAML"),
    ],
)
def test_setups_that_cannot_be_played(text: str, more: list[str], words: str, tmp_path: Path, capsys: Said) -> None:
    path = tmp_path / "setup.yaml"
    path.write_text(text, encoding="utf-8")
    assert main(["simulate", "toy", "--setup", str(path), *more]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert str(path) in err
    assert words in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "GAME"),
        (["toy", "--games", "0"], "--games"),
        (["toy", "--games", "many"], "'many' is not a whole number"),
        (["toy", "--games", "1.5"], "'1.5' is not a whole number"),
        (["toy", "--games", "2.0"], "'2.0' is not a whole number"),
        (["toy", "--games", "0x10"], "'0x10' is not a whole number"),
        (["toy", "--seed", "1.5"], "'1.5' is not a whole number"),
        (["toy", "--jobs", "1.5"], "'1.5' is not a whole number"),
        (["toy", "--players", "2.5"], "'2.5' is not a whole number"),
        (["toy", "--jobs", "0"], "--jobs"),
        (["toy", "--jobs", "1000000"], "--jobs"),
        (["toy", "--bots", "random,random,random", "--players", "2"], "names 3 bots for 2 seats"),
    ],
)
def test_wrong_usage(arguments: list[str], words: str, capsys: Said) -> None:
    assert main(["simulate", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err


def test_progress_on_a_terminal(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr(command, "perf_counter", lambda: float(next(clock)))
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert main(["simulate", "toy", "--games", "3", "--json"]) == 0
    out, err = capsys.readouterr()
    json.loads(out)
    assert err == "\r1 of 3 games\r2 of 3 games\r3 of 3 games\r\x1b[K"


def test_progress_line_by_line_where_it_is_asked_for(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["simulate", "toy", "--games", "2", "--bots", "random,random", "--progress"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(",")[0] for line in lines] == ["1 of 2: game 0", "2 of 2: game 1"]
    assert all(" decisions, won by random (seat " in line for line in lines)
    assert main(["simulate", "aeons-end", "--games", "1", "--players", "1", "--progress"]) == 0
    assert capsys.readouterr().err.endswith(("the players won\n", "the players lost\n"))
    monkeypatch.setitem(roster.BOTS, "wrong", (__name__, "Wrong"))
    assert main(["simulate", "toy", "--games", "1", "--bots", "wrong", "--progress"]) == 1
    assert "broke off: IllegalAnswer" in capsys.readouterr().err


def test_a_series_goes_on_in_its_folder(tmp_path: Path, capsys: Said) -> None:
    straight = simulate(capsys)
    folder = str(tmp_path / "out")
    assert main(["simulate", "toy", "--games", "5", "--seed", "3", "--out", folder, "--json"]) == 0
    capsys.readouterr()
    resumed = simulate(capsys, "--out", folder, "--jobs", "2")
    again = simulate(capsys, "--out", folder)
    for found in (straight, resumed, again):
        found.pop("seconds")
    assert straight == resumed == again
    assert main(["simulate", "toy", "--games", "5", "--seed", "3", "--out", folder, "--json"]) == 0
    fewer = json.loads(capsys.readouterr().out)
    assert fewer["games"] == 5
    assert main(["replay", str(tmp_path / "out" / "journals" / "000011.json"), "--verify"]) == 0
    assert "it replays exactly" in capsys.readouterr().out


def test_a_folder_of_another_series_is_refused(tmp_path: Path, capsys: Said) -> None:
    folder = str(tmp_path / "out")
    simulate(capsys, "--out", folder)
    assert main(["simulate", "toy", "--seed", "4", "--out", folder]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"emberhold: {folder} belongs to another series (its seed is 3, not 4)")
