"""A series in a folder goes on where it stopped, and ends with the same folder as one that was never stopped."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from emberhold.bots import roster
from emberhold.bots.handle import Handle
from emberhold.bots.play_series import play_games
from emberhold.bots.series import Series, SeriesRunner
from emberhold.bots.series_folder import FolderError, SeriesFolder
from emberhold.core.decisions import Decision
from emberhold.core.errors import EmberholdError
from emberhold.core.journal import Journal
from emberhold.core.registry import load_game, replay
from emberhold.core.rng import Rng

pytestmark = pytest.mark.usefixtures("games_installed")

TWO = Series(game="toy", seed=7, bots=("random", "random"), players=2)


def play_into(path: Path, games: int, series: Series = TWO, jobs: int = 1) -> None:
    runner = SeriesRunner(series)
    with SeriesFolder(path, runner) as folder:
        runner.journals = folder.journals
        for played in play_games(runner, games, jobs=jobs, without=frozenset(folder.done)):
            folder.add(played)


def contents(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in path.rglob("*") if file.is_file()}


@pytest.fixture
def whole(tmp_path: Path) -> dict[str, bytes]:
    """Nine games in one go."""
    path = tmp_path / "whole"
    play_into(path, 9)
    return contents(path)


def test_what_is_in_the_folder(whole: dict[str, bytes]) -> None:
    lines = [json.loads(line) for line in whole["results.jsonl"].decode().splitlines()]
    assert [line["game"] for line in lines] == list(range(9))
    assert list(lines[0]) == [
        "game", "seed", "setup", "bots", "winners", "reason", "decisions", "error", "journal",
    ]  # fmt: skip
    for line in lines:
        match = replay(Journal.loads(whole[line["journal"]].decode()), load_game("toy"))
        assert match.outcome is not None
        assert (list(match.outcome.winners), match.outcome.reason) == (line["winners"], line["reason"])
        assert match.journal().seed == line["seed"]


def test_stopped_or_not_the_folder_is_the_same(tmp_path: Path, whole: dict[str, bytes]) -> None:
    path = tmp_path / "out"
    for games in (2, 5, 9):
        play_into(path, games, jobs=2)
    assert contents(path) == whole
    play_into(path, 4)
    assert contents(path) == whole


@pytest.mark.parametrize("torn", [b'{"game":8,"se', b'{"game":8}', b"\xff"])
def test_a_last_line_in_pieces_is_played_again(torn: bytes, tmp_path: Path, whole: dict[str, bytes]) -> None:
    path = tmp_path / "out"
    play_into(path, 5)
    with (path / "results.jsonl").open("ab") as file:
        file.write(torn)
    (path / "journals" / ".000005.json.0a1b2c3d").write_text("half a jour", encoding="utf-8")
    play_into(path, 9)
    assert contents(path) == whole


@pytest.mark.parametrize("left", [None, ""])
def test_a_game_without_its_journal_is_played_again(left: str | None, tmp_path: Path, whole: dict[str, bytes]) -> None:
    path = tmp_path / "out"
    play_into(path, 9)
    if left is None:
        (path / "journals" / "000003.json").unlink()
    else:
        (path / "journals" / "000003.json").write_text(left, encoding="utf-8")
    play_into(path, 9)
    assert contents(path) == whole


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 8}, "its seed is 7, not 8"),
        ({"bots": ("greedy",)}, "its bots are random,random, not greedy"),
        ({"setup": {"decks": [{"spark": 9}, {"spark": 9}]}}, "its set-up differs"),
        ({"cap": 5}, "its cap is 20000, not 5"),
    ],
)
def test_a_folder_of_another_series_is_refused(change: dict[str, object], words: str, tmp_path: Path) -> None:
    path = tmp_path / "out"
    play_into(path, 1)
    before = contents(path)
    with pytest.raises(FolderError, match=f"belongs to another series .{words}.; name another folder with --out"):
        play_into(path, 1, replace(TWO, **change))  # type: ignore[arg-type]
    assert contents(path) == before


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"game": 0}', "line 1: this is not the result of a game of this series"),
        ("nonsense", "line 1"),
        ("[" * 100_000, "line 1"),
        ('{"game":0,"seed":1,"decisions":1,"winners":[],"reason":"","error":null}', "line 1"),
    ],
)
def test_a_line_that_nobody_wrote_here_is_refused(line: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "out"
    play_into(path, 1)
    text = (path / "results.jsonl").read_text(encoding="utf-8")
    (path / "results.jsonl").write_text(f"{line}\n{text}", encoding="utf-8")
    with pytest.raises(FolderError, match=words):
        play_into(path, 2)


@pytest.mark.parametrize(
    "change", [{"decisions": True}, {"winners": [2]}, {"winners": "ab"}, {"reason": 1}, {"error": 1}, {"game": -1}]
)
def test_a_line_with_a_wrong_value_is_refused(change: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "out"
    play_into(path, 1)
    line = json.loads((path / "results.jsonl").read_text(encoding="utf-8"))
    (path / "results.jsonl").write_text(json.dumps({**line, **change}) + "\n", encoding="utf-8")
    with pytest.raises(FolderError, match="line 1"):
        play_into(path, 2)


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    with pytest.raises(EmberholdError, match=r"--out: there is no folder .*nowhere; make it first"):
        play_into(tmp_path / "nowhere" / "out", 1)
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(FolderError, match="is a file; name a folder for --out"):
        play_into(tmp_path / "file", 1)
    with pytest.raises(FolderError, match="is not empty and holds no series"):
        play_into(tmp_path, 1)
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]
    (tmp_path / "empty").mkdir()
    play_into(tmp_path / "empty", 1)
    (tmp_path / "empty" / "series.json").write_text("{}", encoding="utf-8")
    with pytest.raises(FolderError, match="does not say what is played here"):
        play_into(tmp_path / "empty", 1)


def test_a_game_without_an_end_keeps_its_journal(tmp_path: Path) -> None:
    path = tmp_path / "out"
    play_into(path, 2, replace(TWO, bots=("random", "greedy"), cap=3))
    lines = [json.loads(line) for line in (path / "results.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["winners"] for line in lines] == [None, None]
    assert [line["bots"] for line in lines] == [["random", "greedy"], ["greedy", "random"]]
    match = replay(Journal.loads((path / lines[0]["journal"]).read_text(encoding="utf-8")), load_game("toy"))
    assert len(match.journal().entries) == 3


class Confused:
    """Answers what was not offered."""

    uses_handle = False

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:  # noqa: ARG002
        return "nonsense"


def test_a_game_that_breaks_off_keeps_its_journal_and_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out"
    monkeypatch.setitem(roster.BOTS, "confused", (__name__, "Confused"))
    runner = SeriesRunner(replace(TWO, bots=("confused",)))
    play_into(path, 1, runner.series)
    (line,) = [json.loads(line) for line in (path / "results.jsonl").read_text(encoding="utf-8").splitlines()]
    assert "IllegalAnswer" in line["error"]
    assert (path / line["journal"]).is_file()
    with SeriesFolder(path, runner) as folder:
        assert folder.done == {0: runner.play(0)}


def test_a_folder_is_used_by_one_process_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "out"
    names = "from pathlib import Path; from emberhold.bots.result_folder import _locked"
    code = f"{names}; _locked(Path({str(path)!r}), 'series')"
    elsewhere = [sys.executable, "-c", code]
    with SeriesFolder(path, SeriesRunner(TWO)):
        done = subprocess.run(elsewhere, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Another process is playing this series" in done.stderr
    assert subprocess.run(elsewhere, check=False).returncode == 0


def test_a_full_disk_is_said_with_the_file(tmp_path: Path, whole: dict[str, bytes]) -> None:
    path = tmp_path / "out"
    play_into(path, 4)

    def play_on() -> None:
        runner = SeriesRunner(TWO)
        with SeriesFolder(path, runner) as folder:
            runner.journals = folder.journals
            assert folder._out is not None
            folder._out.close()
            folder._out = Path("/dev/full").open("a", encoding="utf-8")  # noqa: SIM115 - the folder closes it
            for played in play_games(runner, 9, without=frozenset(folder.done)):
                folder.add(played)

    with pytest.raises(FolderError, match=r"results.jsonl cannot be written: No space left on device."):
        play_on()
    play_into(path, 9)
    assert contents(path) == whole
