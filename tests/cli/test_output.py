"""Whatever is printed reaches any terminal, and nothing from outside can give it instructions."""

from __future__ import annotations

import ast
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from emberhold.cli import main, output
from emberhold.cli.output import NEAREST, harmless, note, plain, print_json, say, spell_for_any_terminal
from emberhold.i18n import Texts
from emberhold.tui.legend import legend

Said = pytest.CaptureFixture[str]

NASTY = "\x1b[2J\x1b]0;owned\x07\r\x9b31m\u202egnp.exe\u2066\x00\x7f"


@pytest.fixture(autouse=True)
def any_terminal() -> None:
    spell_for_any_terminal()


def escaped(text: str) -> bool:
    return not any(ord(letter) < 32 or 127 <= ord(letter) < 160 or letter in "\u202e\u2066" for letter in text)


def test_control_characters_are_made_visible() -> None:
    assert escaped(harmless(NASTY))
    assert harmless("\x1b[31m") == "\\u001b[31m"
    assert harmless("Żółć’s\n\tdie – 2 × 3") == "Żółć’s\n\tdie – 2 × 3"


def test_json_stays_what_it_was(capsys: Said) -> None:
    print_json({"title": NASTY, "name": "Żółć"})
    out = capsys.readouterr().out
    assert escaped(out.rstrip("\n"))
    assert "Żółć" in out
    assert json.loads(out) == {"title": NASTY, "name": "Żółć"}


def test_an_answer_keeps_its_lines_and_a_note_is_one(capsys: Said) -> None:
    say("one\ntwo\x1b")
    note("There is no file a\nb.")
    assert capsys.readouterr() == ("one\ntwo\\u001b\n", "emberhold: There is no file a\\nb.\n")


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("don’t – 2 × Żółć", "don't - 2 x Zolc"),
        ("Überfluß, Łąka, Ærø", "Uberfluss, Laka, AEro"),
        ("“a” „b“ …", '"a" "b" ...'),
        ("♥", "?"),
        ("── Hand 2 ─ □□ ▸█░", "-- Hand 2 - __ >#."),
        ("\udcff", "\\udcff"),
        ("plain", "plain"),
    ],
)
def test_letters_that_a_terminal_lacks(text: str, spelled: str) -> None:
    assert plain(text) == spelled
    assert text.encode("ascii", NEAREST).decode() == spelled


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_every_sign_of_a_board_has_an_ascii_spelling(game: str) -> None:
    drawn = {letter for sign, _, _ in legend(game, Texts("en", game)) for letter in sign if not letter.isascii()}
    assert drawn
    assert [letter for letter in drawn if plain(letter) == "?"] == []


def test_only_encoding_can_be_helped() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", NEAREST)


def test_json_on_a_terminal_without_letters_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", stream)
    spell_for_any_terminal()
    assert stream.errors == NEAREST
    print_json({"name": "Żółć"})
    say("Żółć")
    stream.flush()
    lines = stream.buffer.getvalue().decode("ascii").splitlines()
    assert json.loads(lines[0]) == {"name": "Żółć"}
    assert lines[1] == "Zolc"


@pytest.mark.parametrize(
    "words",
    [
        ["cards", "ashes"],
        ["cards", "aeons-end", "--lang", "pl"],
        ["cards", "ashes", "--json", "--lang", "pl"],
        ["card", "abundance"],
        ["rule", "DMG-05"],
        ["rules", "ashes"],
        ["simulate", "ashes", "--games", "1"],
        ["--help"],
        ["card", "żółć"],
        ["cards", "żółć"],
    ],
)
def test_no_command_stumbles_over_an_ascii_terminal(words: list[str]) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LANG": "C", "LC_ALL": "C"}
    done = subprocess.run(
        [sys.executable, "-m", "emberhold", *words], capture_output=True, env=environment, check=False
    )
    failed = "żółć" in words
    assert done.returncode == failed
    assert done.stdout.isascii()
    assert bool(done.stdout) != failed
    assert b"Traceback" not in done.stderr
    assert b"bug" not in done.stderr
    if "--json" in words:
        assert json.loads(done.stdout)["cards"][0]["name"] == "Obżarstwo"


@pytest.mark.parametrize("words", [["cards", "ashes", "--lang", "pl"], ["card", "abundance", "--lang", "de"]])
def test_no_command_stumbles_over_the_c_locale(words: list[str]) -> None:
    """Where neither Python nor the locale knows of UTF-8, stdout is opened in another way than by PYTHONIOENCODING."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONIOENCODING"}
    environment |= {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "emberhold", *words], capture_output=True, env=environment, check=False
    )
    assert done.returncode == 0
    assert done.stdout
    assert done.stdout.isascii()
    assert b"bug" not in done.stderr


@pytest.mark.parametrize(
    ("words", "closed", "status", "out", "err"),
    [
        ("card abundance", ">&-", 0, "", ""),
        ("completion bash", ">&-", 0, "", ""),
        ("card nothing-like-that", "2>&-", 1, "", ""),
        ("simulate ashes --games 1 --progress --json", "2>&-", 0, "{", ""),
        ("simulate ashes --games 1", "2>&-", 0, "ashes: 1 games", ""),
        ("play ashes --save {}", "<&-", 0, "Choose by number", ""),
        ("rule XQ-77", "<&- >&-", 1, "", "emberhold: There is no rule 'XQ-77'."),
    ],
)
def test_a_stream_that_is_closed_is_one_that_nobody_reads(
    words: str, closed: str, status: int, out: str, err: str, tmp_path: Path
) -> None:
    command = f"{sys.executable} -m emberhold {words.format(tmp_path / 'match.json')} {closed}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == status
    for said, begin in ((done.stdout, out), (done.stderr, err)):
        assert said.startswith(begin)
        assert bool(said) == bool(begin)


def test_nothing_is_printed_past_the_one_place() -> None:
    """A `print` of its own would let escapes through. Those to stderr in simulate draw the progress line."""
    folder = Path(output.__file__).parent
    found = {
        f"{file.name}: {ast.unparse(node)}"
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
        if "harmless(" not in ast.unparse(node)
    }
    assert found == {
        "completion.py: print(app.generate_completion(shell=shell), end='')",
        "simulate.py: print('\\r\\x1b[K', end='', file=sys.stderr, flush=True)",
        "simulate.py: print(f'\\r{tally.games} of {games} games', end='', file=sys.stderr, flush=True)",
    }


@pytest.mark.parametrize(
    "words",
    [
        ["deck", "check", NASTY.replace("\0", "") + ".yaml"],
        ["replay", NASTY.replace("\0", "")],
        ["scenario", NASTY.replace("\0", "")],
        ["play", "ashes", "--resume", NASTY.replace("\0", "")],
        ["play", "ashes", "--deck", NASTY.replace("\0", "")],
        ["simulate", NASTY],
        ["simulate", "ashes", "--bots", NASTY],
        ["simulate", "ashes", "--out", f"nowhere/{NASTY}"],
        ["simulate", "ashes", "--games", NASTY],
        ["cards", "ashes", "--lang", NASTY],
        ["rules", NASTY],
        [NASTY],
        ["serve", "--db", f"{NASTY}/x"],
    ],
)
def test_names_from_outside_are_harmless_in_errors(words: list[str], capsys: Said) -> None:
    assert main(words) in (1, 2)
    out, err = capsys.readouterr()
    assert out == ""
    assert "bug" not in err
    assert all(escaped(line) for line in err.splitlines())


def test_names_in_files_are_harmless_in_answers(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "a.yaml"
    file.write_text('title: "\\e[31mred\\a"\ngame: ashes\nrules: [DMG-01]\ngiven: {}\n', encoding="utf-8")
    main(["scenario", str(file)])
    out, err = capsys.readouterr()
    assert all(escaped(line) for line in (out + err).splitlines())
    journal = tmp_path / "b.json"
    journal.write_text('{"format": 1, "game": "\\u001b[31m", "rules": "1", "seed": 1, "setup": {}, "entries": []}')
    assert main(["replay", str(journal)]) == 1
    assert "\\u001b[31m" in capsys.readouterr().err
