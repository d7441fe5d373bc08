"""A matrix is fixed by its seed and the numbers of its games, whoever plays them and however often it is stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from emberhold.bots.play_numbers import play_numbers
from emberhold.bots.result_folder import FolderError
from emberhold.cli import main
from emberhold.core.journal import Setup
from emberhold.lab.matrix import Matrix, MatrixDeck, MatrixGame, MatrixRunner
from emberhold.lab.matrix_folder import MatrixFolder, read_matrix

Said = pytest.CaptureFixture[str]

NAMES = ("the-iron-men", "the-mist-guardian", "the-cloudsea-siren")
THREE = Matrix("ashes", 5, ("random",), tuple(MatrixDeck(name, name) for name in NAMES))


def decks_of(setup: Setup) -> list[object]:
    seats = setup["seats"]
    assert isinstance(seats, list)
    return [seat["deck"] for seat in seats]


def test_each_seed_is_played_twice_with_the_seats_exchanged() -> None:
    runner = MatrixRunner(THREE)
    seeds = [runner.seed(number) for number in range(THREE.games(4))]
    assert seeds[::2] == seeds[1::2]
    assert len(set(seeds)) == len(seeds) // 2
    for number in range(0, THREE.games(4), 2):
        first, second = (decks_of(runner.setup(n)) for n in (number, number + 1))
        assert first == second[::-1]
        assert first != second


def test_the_other_deck_begins_in_the_mirror() -> None:
    """With the same seed the same seat begins, so each deck begins once."""
    runner = MatrixRunner(THREE)
    for number in range(0, 6, 2):
        games = [runner.play(number), runner.play(number + 1)]
        assert {game.first for game in games} == {0, 1}
        assert games[0].seed == games[1].seed


def test_every_pair_plays_equally_often_with_every_bot() -> None:
    matrix = replace(THREE, bots=("random", "greedy"))
    runner = MatrixRunner(matrix)
    slots = [runner.slot(number) for number in range(matrix.games(4))]
    assert len(slots) == 3 * 2 * 4
    for pair in ((0, 1), (0, 2), (1, 2)):
        for bot in (0, 1):
            mine = [(slot.deal, slot.exchanged) for slot in slots if (slot.pair, slot.bot) == (pair, bot)]
            assert mine == [(0, False), (0, True), (1, False), (1, True)]
    assert {(slot.pair, slot.bot) for slot in slots[: matrix.games(2)]} == {(slot.pair, slot.bot) for slot in slots}


def test_what_belongs_to_a_deck_stays_with_it_wherever_it_sits() -> None:
    runner = MatrixRunner(THREE)
    cards = [set(runner_cards(runner, name)) for name in NAMES[:2]]
    for number in (0, 1):
        game = runner.play(number)
        for deck in (0, 1):
            assert game.played[deck]
            assert set(game.drawn[deck]) <= cards[deck]
            # A card can be played without being drawn only by another card.
            assert len(game.drawn[deck]) >= 5


def runner_cards(runner: MatrixRunner, name: str) -> dict[str, int]:
    from emberhold.lab.tables import cards_in

    return cards_in(runner, MatrixDeck(name, name))


def test_the_number_of_jobs_changes_nothing() -> None:
    numbers = range(THREE.games(2))
    alone = list(play_numbers(THREE, numbers))
    assert [game.number for game in alone] == list(numbers)
    together = sorted(play_numbers(THREE, numbers, jobs=2), key=lambda game: game.number)
    assert together == alone


# -- the folder -------------------------------------------------------------------------------------------------------


def test_a_game_is_read_as_it_was_written(tmp_path: Path) -> None:
    runner = MatrixRunner(THREE)
    folder = MatrixFolder(tmp_path, runner, 2)
    for game in (
        runner.play(1),
        MatrixGame(2, runner.seed(2), error="ValueError: no"),
        MatrixGame(3, runner.seed(3), 20_000, mishaps=("it was late",)),
    ):
        assert folder.from_line(json.loads(json.dumps(folder.as_line(game)))) == game


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 1},
        {"game": -1},
        {"game": True},
        {"winner": 2},
        {"first": "a"},
        {"rounds": 1.5},
        {"drawn": [["x"]]},
        {"played": [[1], []]},
        {"reason": None},
        {"error": 1},
        {"mishaps": "late"},
    ],
)
def test_a_line_that_nobody_wrote_here_is_refused(change: dict[str, object], tmp_path: Path) -> None:
    runner = MatrixRunner(THREE)
    folder = tmp_path / "out"
    with MatrixFolder(folder, runner, 2) as kept:
        kept.add(MatrixGame(0, runner.seed(0)))
        line = kept.as_line(kept.done[0])
    with MatrixFolder(folder, runner, 2) as kept:
        assert list(kept.done) == [0]
    (folder / "results.jsonl").write_text(json.dumps({**line, **change}) + "\n", encoding="utf-8")
    with pytest.raises(FolderError, match=r"line 1: this is not the result of a game of this matrix"):
        MatrixFolder(folder, runner, 2).__enter__()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 6}, "its seed is 5, not 6"),
        ({"bots": ("greedy",)}, "its bots are random, not greedy"),
        ({"decks": THREE.decks[:2]}, "its decks differ"),
    ],
)
def test_a_folder_of_another_matrix_is_refused(change: dict[str, object], words: str, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    with MatrixFolder(folder, MatrixRunner(THREE), 2):
        pass
    other = MatrixRunner(replace(THREE, **change))  # type: ignore[arg-type]
    with pytest.raises(FolderError, match=f"belongs to another matrix .{words}.; name another folder with --out"):
        MatrixFolder(folder, other, 2).__enter__()
    assert read_matrix(folder) == (THREE, 2)


def test_more_games_go_on_in_the_same_folder(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    for each in (2, 4):
        with MatrixFolder(folder, MatrixRunner(THREE), each):
            pass
        assert read_matrix(folder) == (THREE, each)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": "ashes", "rules": "x", "bots": 1, "decks": []}'])
def test_a_folder_that_holds_no_matrix_cannot_go_on(text: str, tmp_path: Path) -> None:
    (tmp_path / "matrix.json").write_text(text, encoding="utf-8")
    with pytest.raises(FolderError, match="holds no matrix that could go on"):
        read_matrix(tmp_path)


def test_a_matrix_of_other_rules_cannot_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    with MatrixFolder(folder, MatrixRunner(THREE), 2):
        pass
    file = folder / "matrix.json"
    document = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**document, "rules": "0123456789ab"}), encoding="utf-8")
    with pytest.raises(FolderError, match="was played by other rules"):
        read_matrix(folder)


def test_nor_can_one_of_other_rules_of_one_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with a nemesis that came later, which has a rules version of its own."""
    runner = MatrixRunner(THREE)
    kind = type(runner.spec)
    now = runner.spec.rules_version
    monkeypatch.setattr(kind, "all_rules", lambda _: [now, f"{now}-0123456789ab"], raising=False)
    folder = tmp_path / "out"
    with MatrixFolder(folder, runner, 2):
        pass
    assert read_matrix(folder) == (THREE, 2)
    monkeypatch.setattr(kind, "all_rules", lambda _: [now, f"{now}-ba9876543210"], raising=False)
    with pytest.raises(FolderError, match=r"was played by other rules .*-0123456789ab, now .*-ba9876543210"):
        read_matrix(folder)
    with pytest.raises(FolderError, match=r"belongs to another matrix \(its rules"):
        MatrixFolder(folder, runner, 2).__enter__()


# -- killed and resumed -----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_killed_halfway_and_resumed_the_files_are_the_same(jobs: str, tmp_path: Path, capsys: Said) -> None:
    words = ["lab", "matrix", *NAMES, "--bots", "random", "--games", "20", "--seed", "5"]
    straight, killed = tmp_path / "straight", tmp_path / "killed"
    assert main([*words, "--out", str(straight)]) == 0
    command = [sys.executable, "-m", "emberhold", *words, "--jobs", jobs, "--out", str(killed)]
    results = killed / "results.jsonl"
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        while not results.exists() or results.read_bytes().count(b"\n") < 10:
            assert process.poll() is None
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
    played = results.read_bytes().count(b"\n")
    assert 10 <= played < 60, "it was to be killed halfway"
    assert not (killed / "games.parquet").exists()
    with results.open("ab") as file:
        file.write(b'{"game":59,"se')
    assert main(["lab", "matrix", "--resume", "--out", str(killed)]) == 0
    assert f"{played} of 60 games were played before" in capsys.readouterr().err
    for name in ("games.parquet", "cards.parquet", "results.jsonl", "matrix.json", "report.html"):
        assert (killed / name).read_bytes() == (straight / name).read_bytes(), name


@pytest.mark.slow
def test_stopped_by_ctrl_c_it_says_how_to_go_on(tmp_path: Path) -> None:
    words = ["lab", "matrix", *NAMES, "--bots", "random", "--games", "4000", "--jobs", "2"]
    folder = tmp_path / "out"
    command = [sys.executable, "-m", "emberhold", *words, "--out", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        results = folder / "results.jsonl"
        while not results.exists() or results.read_bytes().count(b"\n") < 10:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    done = results.read_bytes().count(b"\n")
    lines = out.splitlines()
    assert lines[0] == f"Stopped after {done} of 12000 games. They are kept in {folder}."
    assert lines[1] == f"To go on: emberhold lab matrix --resume --out {folder}"
    early = lines[2].removeprefix("For a report about what is there: emberhold ").split()
    assert early[-2] == "--games"
    assert main(early) == 0
    assert (folder / "report.html").is_file()
