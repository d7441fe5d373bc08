"""`emberhold lab matrix` takes decks from anywhere, says what it cannot play, and shows how far it is."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from emberhold.bots import roster
from emberhold.bots.handle import Handle
from emberhold.cli import main, progress
from emberhold.cli.commands.lab_matrix import LabWords
from emberhold.core.decisions import Decision
from emberhold.core.rng import Rng
from tests.games.ashes.deck_samples import legal

Said = pytest.CaptureFixture[str]

IRON, MIST = "the-iron-men", "the-mist-guardian"
SHORT = ("--bots", "random", "--games", "2")


class Wrong:
    """A bot that answers what was not offered."""

    uses_handle = False

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:  # noqa: ARG002
        return "nonsense"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the user's data, and the working folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def refused(capsys: Said, *words: str, status: int = 1) -> str:
    assert main(["lab", "matrix", *words]) == status
    out, err = capsys.readouterr()
    assert out == ""
    return err


def played_decks(home: Path) -> list[str]:
    document = json.loads((home / "lab-matrix" / "matrix.json").read_text(encoding="utf-8"))
    return [deck["name"] for deck in document["decks"]]


def test_decks_are_named_by_name_file_and_folder(home: Path, capsys: Said) -> None:
    (home / "list.txt").write_text(legal(), encoding="utf-8")
    assert main(["deck", "import", "list.txt", "--name", "My Own"]) == 0
    (home / "some").mkdir()
    (home / "some" / "chance.txt").write_text("", encoding="utf-8")
    assert main(["deck", "random", "--seed", "3", "--out", "some/chance.txt", "--force"]) == 0
    (home / "some" / "remarks.md").write_text("not a deck", encoding="utf-8")
    capsys.readouterr()
    assert main(["lab", "matrix", "The Iron Men", "my-own", "--folder", "some", *SHORT]) == 0
    out, _ = capsys.readouterr()
    names = played_decks(home)
    assert names[:2] == [IRON, "My Own"]
    assert len(names) == 3
    lines = out.splitlines()
    assert {line.split("  ")[0] for line in lines[:-1]} == {"The Iron Men", *names[1:]}
    assert lines[-1] == "6 games. Report: lab-matrix/report.html"
    assert {file.name for file in (home / "lab-matrix").iterdir()} == {
        ".lock", "cards.parquet", "games.parquet", "matrix.json", "report.html", "results.jsonl",
    }  # fmt: skip


def test_the_same_command_plays_nothing_again_and_more_games_are_added(home: Path, capsys: Said) -> None:
    results = home / "lab-matrix" / "results.jsonl"
    assert main(["lab", "matrix", IRON, MIST, *SHORT]) == 0
    first = results.read_bytes()
    capsys.readouterr()
    assert main(["lab", "matrix", IRON, MIST, *SHORT]) == 0
    assert capsys.readouterr().err == ""
    assert results.read_bytes() == first
    assert main(["lab", "matrix", "--resume", "--games", "4"]) == 0
    assert capsys.readouterr().err.startswith("emberhold: 2 of 4 games were played before; the others follow.\n")
    assert results.read_bytes().startswith(first)
    assert results.read_bytes().count(b"\n") == 4


def test_several_bots_have_a_part_each(home: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.BOTS, "chance", roster.BOTS["random"])
    assert main(["lab", "matrix", IRON, MIST, "--bots", "random,chance", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[::3] == ["Played by random", "Played by chance", *out.splitlines()[-1:]]
    page = (home / "lab-matrix" / "report.html").read_text(encoding="utf-8")
    assert "<h2>Played by random</h2>" in page
    assert "<h2>Played by chance</h2>" in page


def test_games_that_break_off_are_told_and_are_a_failure(
    home: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(roster.BOTS, "wrong", (__name__, "Wrong"))
    assert main(["lab", "matrix", IRON, MIST, "--bots", "wrong", "--games", "2"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("2 games broke off. The first: IllegalAnswer: ")
    page = (home / "lab-matrix" / "report.html").read_text(encoding="utf-8")
    assert "No game of this bot has a winner" in page


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "Name at least two decks, or a --folder with at least two."),
        (IRON, "Name at least two decks"),
        (f"{IRON} {MIST} --games 3", "--games must be even, because every seed is played twice; 3 is not."),
        (f"{IRON} {MIST} --games 0", "--games"),
        (f"{IRON} {MIST} --jobs 0", "--jobs"),
        (f"{IRON} {MIST} --bots random,random", "--bots names a bot twice"),
        (f"{IRON} --resume", "Leave out decks, --bots and --seed"),
        ("--resume --seed 3", "Leave out decks, --bots and --seed"),
    ],
)
def test_wrong_usage(words: str, said: str, home: Path, capsys: Said) -> None:
    assert said in refused(capsys, *words.split(), status=2)
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (f"{IRON} {IRON}", "the-iron-men is there twice. Name every deck once."),
        (f"{IRON} the-iron-man", "There is no deck 'the-iron-man'. Did you mean 'the-iron-men'?"),
        (f"{IRON} {MIST} --bots greedi", "There is no bot 'greedi'"),
        (f"{IRON} nowhere.txt", "There is no file nowhere.txt"),
        ("--folder nowhere", "--folder: there is no folder nowhere."),
        ("--folder .", "--folder: there are no deck files in ."),
        (f"{IRON} {MIST} --game aeons-end", "There are no decks to build in aeons-end."),
        (f"{IRON} {MIST} --lang tlh", "There are no texts in 'tlh'"),
        (f"{IRON} {MIST} --out nowhere/out", "--out: there is no folder nowhere; make it first"),
        ("--resume", "lab-matrix holds no matrix that could go on."),
    ],
)
def test_what_cannot_be_played(words: str, said: str, home: Path, capsys: Said) -> None:
    assert said in refused(capsys, *words.split())
    assert list(home.iterdir()) == []


def test_decks_that_cannot_be_told_apart(home: Path, capsys: Said) -> None:
    mine = legal()
    (home / "a.txt").write_text(mine, encoding="utf-8")
    (home / "b.txt").write_text(mine, encoding="utf-8")
    assert "Mine is there twice. Name every deck once." in refused(capsys, "a.txt", "b.txt", *SHORT)
    assert main(["deck", "export", IRON, "--out", "c.txt"]) == 0
    assert main(["deck", "random", "--seed", "3", "--name", "Mine", "--out", "d.txt"]) == 0
    capsys.readouterr()
    assert "the-iron-men and " in refused(capsys, IRON, "c.txt", *SHORT)
    assert "Two decks are called Mine. Give one of them another name." in refused(capsys, "a.txt", "d.txt", *SHORT)
    assert not (home / "lab-matrix").exists()


def test_a_deck_that_the_rules_do_not_allow(home: Path, capsys: Said) -> None:
    (home / "short.txt").write_text("Phoenixborn: Coal Roarkwin\n3 Hammer Knight\n", encoding="utf-8")
    said = refused(capsys, IRON, "short.txt", *SHORT)
    assert "short.txt" in said
    assert "DECK-01" in said
    assert not (home / "lab-matrix").exists()


def test_a_folder_of_something_else_is_refused(home: Path, capsys: Said) -> None:
    assert main(["lab", "matrix", IRON, MIST, *SHORT]) == 0
    capsys.readouterr()
    said = refused(capsys, IRON, MIST, *SHORT, "--seed", "2")
    assert "lab-matrix belongs to another matrix (its seed is 1, not 2); name another folder with --out." in said
    (home / "lab-matrix" / "results.jsonl").write_text('{"game":0,"seed":1}\n', encoding="utf-8")
    assert "line 1: this is not the result of a game of this matrix" in refused(capsys, "--resume")
    assert main(["simulate", "ashes", "--games", "1", "--out", "series"]) == 0
    capsys.readouterr()
    assert "series is not empty and holds no matrix" in refused(capsys, IRON, MIST, *SHORT, "--out", "series")


def test_without_its_libraries_it_says_what_to_install(
    home: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    said = refused(capsys, IRON, MIST, *SHORT)
    assert "The lab needs libraries that are not installed" in said
    assert "pip install 'emberhold[lab]'" in said
    assert list(home.iterdir()) == []


# -- progress ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock is a minute later."""
    minutes = iter(range(1000))
    monkeypatch.setattr(progress, "monotonic", lambda: 60.0 * next(minutes))


def test_lines_of_progress(clock: None, capsys: Said) -> None:  # noqa: ARG001
    lines = progress.LinesOfProgress(LabWords("ashes", "en").say, 10, 200)
    for done in range(11, 201):
        lines.show(done)
    lines.close()
    said = capsys.readouterr().err.splitlines()
    # Ten games in the first minute: the other 180 take 18 minutes.
    assert said[0] == "20 of 200 games, about 18 min left"
    assert said[-1] == "200 of 200 games"
    assert len(said) == 19


def test_a_bar_of_progress_on_a_terminal(clock: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    bar = progress.open_progress(LabWords("ashes", "en").say, 10, 200)
    assert isinstance(bar, progress.ProgressBar)
    bar.show(20)
    bar.close()
    assert "10 of 200 games" in screen.getvalue()
    assert "20 of 200 games, about 18 min left" in screen.getvalue()


@pytest.mark.parametrize(
    ("seconds", "words"), [(0.2, "0 s"), (99, "99 s"), (100, "2 min"), (5939, "99 min"), (6000, "1 h 40 min")]
)
def test_a_time_is_told_no_more_exactly_than_it_is_known(seconds: float, words: str) -> None:
    assert progress.duration(LabWords("ashes", "en").say, seconds) == words
