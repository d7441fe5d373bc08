"""The command line says in its exit status and in plain words what happened."""

import subprocess
import sys
from pathlib import Path

import pytest
from cyclopts import App

import emberhold
from emberhold.cli import main
from emberhold.cli.app import app


@pytest.fixture
def with_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that fails in a way nobody thought of."""

    def explode() -> None:
        raise ZeroDivisionError("division by zero")

    command = App(name="explode")
    command.default(explode)
    monkeypatch.setitem(app._commands, "explode", command)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"{emberhold.__version__}\n"


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "rules" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "--help"], "Without a game, a menu comes first"),
        (["deck", "check", "-h"], "DECK"),
        (["deck", "--help"], "Build, check, share and try your own decks."),
    ],
)
def test_the_help_of_a_command_says_all_about_it(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 0
    assert words in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rulez"], "rulez"),
        (["rules"], "GAME"),
        (["rules", "ashes", "--colour"], "--colour"),
        (["--colour"], "--colour"),
    ],
)
def test_wrong_usage(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert words in said.err
    assert "Traceback" not in said.err


def test_what_cannot_be_done_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "chess"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("emberhold: There is no rulebook for 'chess'.")


@pytest.mark.usefixtures("with_bug")
def test_a_bug_shows_no_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explode"]) == 1
    said = capsys.readouterr().err
    assert "a bug in Emberhold (ZeroDivisionError: division by zero)" in said
    assert "Traceback" not in said


@pytest.mark.usefixtures("with_bug")
def test_a_bug_shows_its_traceback_with_debug() -> None:
    with pytest.raises(ZeroDivisionError):
        main(["explode", "--debug"])


def test_ctrl_c_ends_a_command_in_silence(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    command = App(name="wait")
    command.default(interrupted)
    monkeypatch.setitem(app._commands, "wait", command)
    assert main(["wait"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_name_that_no_file_can_have_is_no_bug(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "x" * 300]) == 1
    assert capsys.readouterr().err == f"emberhold: {'x' * 300}: File name too long.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is there on Linux only")
@pytest.mark.parametrize("words", ["--version", "rules ashes"])
def test_an_answer_that_cannot_be_written_is_a_failure(words: str) -> None:
    command = f"{sys.executable} -m emberhold {words} > /dev/full"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "emberhold: No space left on device.\n")


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "emberhold", "rules", "chess"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("emberhold: ")


def test_a_reader_that_leaves_early_is_no_error_on_the_screen() -> None:
    command = f"{sys.executable} -m emberhold rules ashes | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


def test_ctrl_c_while_the_commands_are_loaded_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Impatient:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "emberhold.cli.app":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "emberhold.cli.app")
    monkeypatch.delattr(emberhold.cli, "app")
    monkeypatch.setattr(sys, "meta_path", [Impatient(), *sys.meta_path])
    assert main(["--version"]) == 130
    assert capsys.readouterr() == ("", "")
