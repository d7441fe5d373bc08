"""`emberhold arena` says which bot is better and how sure that is, in words and for programs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from emberhold.bots import roster
from emberhold.cli import main
from emberhold.core.registry import load_game, rules_in_a_line

pytestmark = pytest.mark.usefixtures("games_installed")

Said = pytest.CaptureFixture[str]
Json = dict[str, object]

QUICK = "greedy:worlds=1:lines=1:playouts=2"
FULL = "greedy@1:lines=1:playouts=2:worlds=1"
TOY = ("arena", "toy", QUICK, "random", "--seed", "5")


class Raises:
    uses_handle = False

    def choose(self, *_: object) -> str:
        raise ValueError("out of ideas")


def document(said: Said, *words: str, status: int = 0) -> Json:
    assert main([*words, "--json"]) == status
    found: Json = json.loads(said.readouterr().out)
    return found


def without_times(found: Json) -> Json:
    bots = found["bots"]
    assert isinstance(bots, list)
    clean = [{key: value for key, value in bot.items() if not key.startswith("seconds")} for bot in bots]
    return {**{key: value for key, value in found.items() if key != "seconds"}, "bots": clean}


# -- for programs -----------------------------------------------------------------------------------------------------


def test_the_document(capsys: Said) -> None:
    found = document(capsys, *TOY)
    assert list(found) == [
        "game", "rules", "players", "seed", "seeds", "end", "games", "pairs", "bots", "unfinished", "errors", "seconds",
    ]  # fmt: skip
    assert (found["game"], found["players"], found["seed"], found["seeds"]) == ("toy", 2, 5, "judging")
    assert found["rules"] == load_game("toy").rules_version
    assert found["end"] == "decided"
    pairs, bots = found["pairs"], found["bots"]
    assert isinstance(pairs, list)
    assert isinstance(bots, list)
    (pair,) = pairs
    assert list(pair) == ["bots", "rounds", "deals", "counts", "score", "elo", "better", "matchups"]
    assert pair["bots"] == [FULL, "random@1"]
    assert pair["better"] == FULL
    assert sum(pair["counts"]) == pair["deals"] == 3 * pair["rounds"]
    assert found["games"] == 2 * pair["deals"]
    score, elo = pair["score"], pair["elo"]
    assert 0.5 < score["low"] < score["value"] < score["high"] <= 1
    assert 0 < elo["low"] < elo["value"]
    assert [matchup["deals"] for matchup in pair["matchups"]] == [pair["rounds"]] * 3
    assert sum(matchup["points"][0] for matchup in pair["matchups"]) == pytest.approx(score["value"] * found["games"])
    for bot in bots:
        assert list(bot) == [
            "bot", "games", "wins", "draws", "win_rate", "elo", "decisions", "seconds_mean", "seconds_p99", "failures",
        ]  # fmt: skip
        assert bot["games"] == found["games"]
        assert bot["seconds_mean"] > 0
        assert bot["seconds_p99"] > 0
    assert bots[0]["seconds_mean"] > bots[1]["seconds_mean"]
    assert sum(bot["wins"] + bot["draws"] / 2 for bot in bots) == found["games"]


@pytest.mark.slow
def test_only_times_differ_between_two_runs(capsys: Said, tmp_path: Path) -> None:
    runs = [document(capsys, *TOY, *more) for more in ((), ("--jobs", "2"), ("--out", str(tmp_path / "out")))]
    again = document(capsys, *TOY, "--out", str(tmp_path / "out"))
    assert without_times(runs[0]) == without_times(runs[1]) == without_times(runs[2]) == without_times(again)
    assert again["bots"] == runs[2]["bots"], "times of games that were kept are kept"
    assert without_times(document(capsys, *TOY[:-1], "6")) != without_times(runs[0])


def test_battles_are_won_by_a_share(capsys: Said) -> None:
    found = document(capsys, "arena", "aeons-end", "random", QUICK, "--players", "1", "--games", "4")
    bots, pairs = found["bots"], found["pairs"]
    assert isinstance(bots, list)
    assert isinstance(pairs, list)
    assert [bot["games"] for bot in bots] == [4, 4]
    assert found["rules"] == rules_in_a_line(load_game("aeons-end"))
    for bot in bots:
        assert bot["win_rate"]["value"] == bot["wins"] / 4
    assert pairs[0]["score"]["value"] == (1 + bots[0]["win_rate"]["value"] - bots[1]["win_rate"]["value"]) / 2
    assert [matchup["nemesis"] for matchup in pairs[0]["matchups"]] == [
        "maggoth",
        "arachnos",
        "ageless-walker",
        "fenrix",
    ]
    assert found["end"] == "all games played"


def test_tuning_seeds_are_called_so(capsys: Said) -> None:
    found = document(capsys, *TOY[:-1], "1000000", "--games", "6")
    assert found["seeds"] == "tuning"
    assert main([*TOY[:-1], "1000000", "--games", "6"]) == 0
    assert "Seed 1000000 (for tuning bots; to judge them, take a seed below 1000000)" in capsys.readouterr().out


# -- for people -------------------------------------------------------------------------------------------------------


def test_in_words(capsys: Said) -> None:
    assert main(["arena", "ashes", "random", "greedy:worlds=1:lines=1", "--games", "4"]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0] == "ashes: random@1, greedy@1:lines=1:worlds=1"
    assert lines[1].startswith("4 games, ")
    assert "Seed 1 (for judging bots), rules" in lines[1]
    assert lines[2].startswith("random@1 against greedy@1:lines=1:worlds=1: 0 % of the points in 4 games (0 to ")
    assert lines[3].startswith("  Elo not measurable, as one bot won everything (")
    assert lines[4] == "Thinking time for each decision, mean and 99th percentile:"
    assert lines[7:] == [
        "random@1 : greedy@1:lines=1:worlds=1, points by match:",
        "  the-iron-men – the-snakes-in-silver  0 : 2",
        "  the-iron-men – the-mist-guardian     0 : 2",
    ]
    assert "One round of 4 games for each two bots." in err
    assert "less than one round of all 15 set-ups, so the result is only about the first 2 of them" in err


def test_several_bots_have_strengths(capsys: Said) -> None:
    words = [*TOY[:4], "greedy:worlds=1:lines=1:playouts=1", "--games", "12"]
    assert main(words) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    start = lines.index("Elo of each bot; 0 is the average of these bots:")
    strengths = [line.split() for line in lines[start + 1 : start + 4]]
    assert {name for name, *_ in strengths} == {FULL, "random@1", "greedy@1:lines=1:playouts=1:worlds=1"}
    values = [int(words[1]) for words in strengths]
    assert values == sorted(values, reverse=True)
    assert abs(sum(values)) <= 2
    assert sum(" against " in line for line in lines) == 3
    assert err.count("Round 1: ") == 3


def test_a_bot_that_fails_loses_and_is_told(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.BOTS, "raises", (__name__, "Raises"))
    found = document(capsys, "arena", "toy", "random", "raises", "--games", "6", status=1)
    bots = found["bots"]
    assert isinstance(bots, list)
    assert bots[1]["failures"] == [{"message": "raised ValueError: out of ideas", "games": 6}]
    assert (bots[0]["wins"], bots[1]["wins"]) == (6, 0)
    assert main(["arena", "toy", "random", "raises", "--games", "6"]) == 1
    assert "raises@1 lost 6 games because it raised ValueError: out of ideas." in capsys.readouterr().out


# -- what cannot be played --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        ("", 2, "GAME requires an argument"),
        ("toy", 2, "Name at least two bots, for example: emberhold arena ashes greedy random"),
        ("toy random", 2, "Name at least two bots"),
        ("toy random random", 2, "random@1 is there twice. Name every bot once."),
        ("toy random random@1", 2, "random@1 is there twice."),
        ("toy greedy random --games 1", 2, "--games"),
        ("toy greedy random --jobs 0", 2, "--jobs"),
        ("toy greedy random --seed -1", 2, "--seed"),
        ("chess greedy random", 1, "There is no game 'chess'"),
        ("toy greedi random", 1, "There is no bot 'greedi'"),
        ("toy greedy@7 random", 1, "There is no 'greedy@7': greedy has only version 1."),
        ("toy greedy:wurlds=3 random", 1, "greedy has no option 'wurlds'"),
        ("toy greedy random --players 3", 1, "is played by 2 bots, not by 3."),
        ("aeons-end greedy random --players 9", 1, "is for 1 to 4 players, not for 9."),
        ("aeons-end greedy random --set difficulty=silly", 1, "silly"),
        ("aeons-end greedy random --set difficulty", 2, "--set takes NAME=VALUE"),
        ("toy greedy random --out nowhere/at/all", 1, "--out"),
        ("toy random tests.bots.rogues:Nobody", 1, "cannot be started"),
    ],
)
def test_what_cannot_be_played(
    words: str, status: int, said: str, capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["arena", *words.split()]) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert list(tmp_path.iterdir()) == []


def test_what_is_chosen_is_played(capsys: Said, tmp_path: Path) -> None:
    words = ["arena", "aeons-end", "random", QUICK, "--players", "1", "--games", "2", "--out", str(tmp_path / "out")]
    assert main([*words, "--set", "nemesis=fenrix"]) == 0
    assert "fenrix" in capsys.readouterr().out
    lines = (tmp_path / "out" / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert {json.loads(line)["setup"]["nemesis"] for line in lines} == {"fenrix"}
    assert main(words) == 1
    assert "belongs to another arena (other choices)" in capsys.readouterr().err


# -- stopped, killed, resumed -----------------------------------------------------------------------------------------

LONG = ["arena", "ashes", "greedy", "random", "--games", "30", "--seed", "2"]


def begun(folder: Path, *more: str, games: int = 4) -> subprocess.Popen[str]:
    """An arena in a process of its own that has played some games."""
    command = [sys.executable, "-m", "emberhold", *LONG, "--out", str(folder), *more]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    results = folder / "results.jsonl"
    while not results.exists() or results.read_bytes().count(b"\n") < games:
        assert process.poll() is None
        time.sleep(0.01)
    return process


def lines_of(folder: Path) -> list[Json]:
    """The results that are kept, without the times."""
    lines = (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return [{key: value for key, value in json.loads(line).items() if key != "times"} for line in lines]


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_killed_and_resumed_it_comes_to_the_same_end(jobs: str, tmp_path: Path, capsys: Said) -> None:
    straight, killed = tmp_path / "straight", tmp_path / "killed"
    whole = document(capsys, *LONG, "--out", str(straight))
    with begun(killed, "--jobs", jobs) as process:
        os.killpg(process.pid, signal.SIGKILL)
    assert 4 <= len(lines_of(killed)) < 30, "it was to be killed halfway"
    with (killed / "results.jsonl").open("ab") as file:
        file.write(b'{"game":29,"de')
    assert without_times(document(capsys, *LONG, "--out", str(killed), "--jobs", jobs)) == without_times(whole)
    assert lines_of(killed) == lines_of(straight)
    assert (killed / "arena.json").read_bytes() == (straight / "arena.json").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize(("jobs", "number"), [("1", signal.SIGINT), ("2", signal.SIGINT), ("2", signal.SIGTERM)])
def test_stopped_it_says_what_is_kept(jobs: str, number: int, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    with begun(folder, "--jobs", jobs) as process:
        os.killpg(process.pid, number)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 128 + number
    assert "Traceback" not in err
    done = len(lines_of(folder))
    assert 4 <= done < 30
    assert "No round is complete, so there is nothing to say yet." in out
    assert f"Stopped after {done} games; {done} of them belong to a round that is not complete" in out
    assert f"They are kept in {folder}; the same command goes on from there." in out
