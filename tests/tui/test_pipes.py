"""`emberhold play` as other programs see it: lines in, lines out, a file that survives everything."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from emberhold.core.journal import Journal
from emberhold.core.registry import replay
from tests.toy import TOY
from tests.tui.toy_session import TO_THE_END, emberhold, environment

pytestmark = pytest.mark.slow


def journal(file: Path) -> Journal:
    return Journal.loads(file.read_text(encoding="utf-8"))


def answers(file: Path) -> list[object]:
    return [entry.to_json() for entry in journal(file).effective()]


def test_a_whole_match_is_played_through_a_pipe(tmp_path: Path) -> None:
    done = emberhold(tmp_path, "play", "toy", "--seed", "5", "--save", "match.json", lines=TO_THE_END)

    assert (done.returncode, done.stderr) == (0, "")
    assert "win" in done.stdout
    assert "\x1b" not in done.stdout
    assert replay(journal(tmp_path / "match.json"), TOY).outcome is not None


def test_the_end_of_input_saves_and_leaves_politely(tmp_path: Path) -> None:
    done = emberhold(tmp_path, "play", "toy", "--seed", "5", lines="1\n1\n")

    (file,) = (tmp_path / "data" / "emberhold" / "saves").iterdir()
    assert (done.returncode, done.stderr) == (0, "")
    assert f"emberhold play --resume {file}" in done.stdout
    assert sum(entry.seat == 0 for entry in journal(file).entries) == 2


@pytest.mark.parametrize("cut", [0, 1, 4])
def test_a_resumed_match_goes_on_as_if_it_had_never_been_left(tmp_path: Path, cut: int) -> None:
    # A level also thinks by the clock, so it may answer otherwise another time; greedy never does.
    new = ("play", "toy", "--seed", "7", "--seat", "person", "--seat", "bot=greedy")
    emberhold(tmp_path, *new, "--save", "whole.json", lines=TO_THE_END)
    emberhold(tmp_path, *new, "--save", "cut.json", lines="1\n" * cut)

    done = emberhold(tmp_path, "play", "--resume", "cut.json", lines=TO_THE_END)

    assert (done.returncode, done.stderr) == (0, "")
    assert answers(tmp_path / "cut.json") == answers(tmp_path / "whole.json")


def test_a_killed_process_loses_no_accepted_answer(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "emberhold", "play", "toy", "--seed", "5", "--save", "match.json"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
        cwd=tmp_path,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write("1\n")
            process.stdin.flush()
        # The fourth question is on the screen, so three answers were accepted.
        asked = 0
        while asked < 4:
            asked += process.stdout.read(1) == ">"
        process.kill()

    assert [entry.seat for entry in journal(tmp_path / "match.json").entries].count(0) == 3
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".json"] == ["match.json"]


def test_the_seats_of_a_saved_match_are_kept(tmp_path: Path) -> None:
    seats = ("--seat", "person", "--seat", "person")
    emberhold(tmp_path, "play", "toy", "--seed", "5", *seats, "--save", "match.json", lines="1\n")

    done = emberhold(tmp_path, "play", "--resume", "match.json", lines="\n")

    assert "Pass the screen to Player 2." in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "There is no game 'chess'"),
        (["play", "toy", "--lang", "tlh"], "There are no texts in 'tlh'"),
        (["play", "toy", "--seat", "bot=nobody"], "There is no bot 'nobody'"),
        (["play", "toy", "--seat", "ghost"], "'ghost' is not a seat"),
        (["play", "toy", *["--seat", "person"] * 4], "at most 3 seats"),
        (["play", "toy", "--deck", "nothing"], "deck: there is no deck 'nothing'. There is: deck-1, deck-2, deck-3."),
        (["play", "toy", "--nemesis", "maggoth"], "toy has no choice called 'nemesis'; you can choose: deck."),
        (["play", "ashes", "--deck", "nothing"], "there is no deck 'nothing'"),
        (["play", "ashes", "--mage", "taqren"], "ashes has no choice called 'mage'"),
        (["play", "aeons-end", "--nemesis", "magoth"], "there is no nemesis 'magoth'. Did you mean 'maggoth'?"),
        (["play", "aeons-end", "--mage", "taqren", "--mage", "taqren"], "'taqren' is at the table already"),
        (["play", "aeons-end", "--difficulty", "hard"], "there is no difficulty 'hard'"),
        (["play", "toy", "--deck", "nothing.json"], "There is no file nothing.json."),
        (["play", "toy", "--deck", "deep.json"], "deep.json cannot be read: it is nested too deeply."),
        (["play", "toy", "--deck", "tag.yaml"], "tag.yaml, line 1: this is not YAML that we can read"),
        (["play", "toy", "--deck", "x" * 300], "File name too long."),
        (["play", "toy", "--deck", "bad.yaml"], "a deck has 9 cards"),
        (["play", "toy", "--save", "bad.yaml"], "already exists"),
        (["play", "toy", "--save", "bad.yaml/match.json"], "bad.yaml is not a folder"),
        (["play", "toy", "--save", "x" * 300], "File name too long."),
        (["play", "--resume", "nothing.json"], "There is no file nothing.json."),
        (["play", "--resume", "bad.yaml"], "bad.yaml: The journal is not complete JSON"),
        (["play", "--resume", "other.json"], "other.json: There is no game 'chess'"),
        (
            ["play", "--resume", "old.json"],
            "can be looked at, but not continued. To watch it: emberhold replay old.json",
        ),
        (["play", "--resume", "seats.json"], "seats.json: its entry `client` (seats and language) is damaged."),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path: Path, words: list[str], said: str) -> None:
    (tmp_path / "bad.yaml").write_text("spark: 1\n", encoding="utf-8")
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    (tmp_path / "tag.yaml").write_text("spark: !!int ''\n", encoding="utf-8")
    other = {"format": 1, "game": "chess", "rules": "1", "seed": 1, "setup": {}, "entries": []}
    (tmp_path / "other.json").write_text(json.dumps(other), encoding="utf-8")
    old = other | {"game": "toy", "rules": "0"}
    (tmp_path / "old.json").write_text(json.dumps(old), encoding="utf-8")
    seats = other | {"client": {"seats": ["person", 7]}}
    (tmp_path / "seats.json").write_text(json.dumps(seats), encoding="utf-8")

    done = emberhold(tmp_path, *words)

    assert done.returncode == 1
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_deck_can_come_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("spark: 9\n", encoding="utf-8")

    done = emberhold(tmp_path, "play", "toy", "--deck", "mine.yaml", "--save", "match.json")

    assert done.returncode == 0
    decks = journal(tmp_path / "match.json").setup["decks"]
    assert isinstance(decks, list)
    assert decks[0] == {"spark": 9}


def test_letters_that_are_none_do_not_end_the_match(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "emberhold", "play", "toy", "--seed", "5"],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        env=environment(tmp_path),
        cwd=tmp_path,
        timeout=60,
        check=False,
    )

    assert done.returncode == 0
    assert b"is not offered" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
@pytest.mark.parametrize(("env", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_a_terminal_gets_colour_unless_it_does_not_want_any(
    tmp_path: Path, env: dict[str, str], coloured: bool
) -> None:
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "emberhold", "play", "toy", "--seed", "5", "--plain"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(tmp_path, **env),
        cwd=tmp_path,
    ) as process:
        os.close(theirs)
        seen = b""
        while b"Player 1 >" not in seen:
            seen += os.read(ours, 4096)
        os.write(ours, b"quit\n")
        try:
            while chunk := os.read(ours, 4096):
                seen += chunk
        except OSError:
            # The terminal is gone with the process that had it.
            pass
        status = process.wait(timeout=30)
    os.close(ours)

    assert status == 0
    assert b"--resume" in seen
    assert (b"\x1b[1m" in seen) is coloured


def at_a_terminal(home: Path, *words: str, until: bytes, then: bytes, answer: bytes) -> tuple[int, bytes]:
    """Run the full client until it shows something, ask to leave, and give back all that it wrote."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "emberhold", "play", *words]
    env = environment(home, TEXTUAL_ANIMATIONS="none")
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env, cwd=home) as process:
        os.close(theirs)
        seen = b""
        for word, keys in ((until, b"q"), (then, answer)):
            while word not in seen:
                seen += os.read(ours, 65536)
            os.write(ours, keys)
        try:
            while chunk := os.read(ours, 65536):
                seen += chunk
        except OSError:
            # The terminal is gone with the process that had it.
            pass
        status = process.wait(timeout=30)
    os.close(ours)
    return status, seen


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
@pytest.mark.timeout(60)
def test_a_terminal_gets_the_whole_screen_and_gives_it_back(tmp_path: Path) -> None:
    words = ("toy", "--seed", "5", "--save", "match.json")
    status, seen = at_a_terminal(tmp_path, *words, until=b"toy-stake-stake", then=b"is saved", answer=b"y")

    assert status == 0
    assert b"\x1b[?1049h" in seen
    assert seen.index(b"\x1b[?1049l") < seen.index(b"--resume match.json")

    status, seen = at_a_terminal(
        tmp_path, "--resume", "match.json", until=b"toy-stake-stake", then=b"is saved", answer=b"y"
    )

    assert status == 0
    assert all(entry.seat == 1 for entry in journal(tmp_path / "match.json").entries)
