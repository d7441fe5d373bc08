"""Wrong command lines: each is answered in a sentence or two that say what is wrong and where to look."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from emberhold.cli import main
from emberhold.core.chosen import words_for
from emberhold.core.registry import load_game

Said = pytest.CaptureFixture[str]

WHOLE = "is not a whole number"

# What is typed, and what is said; the second line names the help of the command itself.
USAGE = {
    "": [
        ("rulez", 'Did you mean "rule"?'),
        ("simulat ashes", 'Did you mean "simulate"?'),
        ("crad spark", 'Did you mean "card"?'),
        ("--colour", "--colour"),
        ("42", "42"),
    ],
    "deck": [("deck chek", 'Did you mean "check"?'), ("deck check2 x", "check2")],
    "deck check": [
        ("deck check", "DECK"),
        ("deck check a b", "Leave this out: b"),
        ("deck check a --gmae x", "--gmae"),
    ],
    "simulate": [
        ("simulate", "GAME"),
        ("simulate ashes --games 1.5", WHOLE),
        ("simulate ashes --games 1.0", WHOLE),
        ("simulate ashes --games 1e3", WHOLE),
        ("simulate ashes --games ٣", WHOLE),
        ("simulate ashes --games=", WHOLE),
        ("simulate ashes --games 0", "--games"),
        ("simulate ashes --games -5", "--games"),
        ("simulate ashes --games " + "9" * 5000, WHOLE),
        ("simulate ashes --seed 1.5", WHOLE),
        ("simulate ashes --seed 0x10", WHOLE),
        ("simulate ashes --seed 1_0", WHOLE),
        ("simulate ashes --seed one", WHOLE),
        ("simulate ashes --seed", "--seed"),
        ("simulate ashes --jobs 1.5", WHOLE),
        ("simulate ashes --jobs 0", "--jobs"),
        ("simulate ashes --jobs 257", "--jobs"),
        ("simulate ashes --players 2.0", WHOLE),
        ("simulate ashes --gaems 3", "Did you mean --games?"),
        ("simulate ashes --bots random,random,random --players 2", "names 3 bots for 2 seats"),
        ("simulate ashes aeons-end", "aeons-end"),
        ("simulate ashes --json=maybe", "--json"),
    ],
    "play": [
        ("play ashes --seed 1.5", WHOLE),
        ("play ashes --seed x", WHOLE),
        ("play ashes chess", "chess"),
        ("play ashes --dekc x", "Did you mean --deck?"),
    ],
    "replay": [
        ("replay", "FILE"),
        ("replay x --to 1.5", WHOLE),
        ("replay x --view z", "--view takes a seat"),
        ("replay x --verfiy", "Did you mean --verify?"),
    ],
    "serve": [
        ("serve --port 80.5", WHOLE),
        ("serve --port 70000", "--port"),
        ("serve --processes 1.5", WHOLE),
        ("serve --db sqlite:///", "--db takes a file"),
        ("serve here", "here"),
    ],
    "scenario": [("scenario", "FILE|DIR")],
    "cards": [("cards", "GAME"), ("cards ashes --colour", "--colour")],
    "card": [("card", "NAME"), ("card spark --gmae x", "Did you mean --game?")],
    "rules": [("rules", "GAME")],
    "rule": [("rule", "ID"), ("rule DMG-01 DMG-02", "DMG-02")],
    "bench": [("bench ashes", "ashes")],
    "completion": [("completion", "SHELL"), ("completion tcsh", "bash")],
}


@pytest.mark.parametrize(
    ("command", "typed", "said"), [(command, *row) for command, rows in USAGE.items() for row in rows]
)
def test_wrong_usage(command: str, typed: str, said: str, capsys: Said) -> None:
    assert main(typed.split(" ") if typed else []) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    lines = err.splitlines()
    assert len(lines) == 2
    assert lines[1] == f"See: {' '.join(['emberhold', *command.split()])} --help"


@pytest.mark.parametrize("typed", ["simulate ashes --games 1 --seed -3", "simulate ashes --games +1 --seed 007"])
def test_whole_numbers_are_taken(typed: str, capsys: Said) -> None:
    assert main(typed.split()) == 0
    assert capsys.readouterr().out.startswith("ashes: 1 games, ")


# What cannot be done, with the names that may have been meant.
FAILURES = [
    ("simulate asehs", "There is no game 'asehs'; the installed games are: aeons-end, ashes. Did you mean 'ashes'?"),
    ("simulate ASHES", "Did you mean 'ashes'?"),
    (
        "simulate ashes --bots gredy",
        "There is no bot 'gredy'; the bots are: novice, adept, master, greedy, random. Did you mean 'greedy'?",
    ),
    ("simulate ashes --players 9", "ashes is for 2 to 4 players, not for 9."),
    ("simulate ashes --out nowhere/out", "--out: there is no folder nowhere; make it first"),
    ("simulate ashes --setup nowhere.yaml", "There is no file nowhere.yaml."),
    ("cards ashse", "Did you mean 'ashes'?"),
    ("cards ashes --lang dee", "There are no texts in 'dee'; the languages are: de, en, pl. Did you mean 'de'?"),
    ("card iron-wroker", "Did you mean 'Iron Worker'"),
    ("rule DGM-05", "Did you mean 'DMG-05'?"),
    ("rules ashse", "There is one for: aeons-end, ashes. Did you mean 'ashes'?"),
    ("play ashse", "Did you mean 'ashes'?"),
    ("play ashes --deck the-iron-man", "Did you mean 'the-iron-men'?"),
    ("play aeons-end --nemesis magoth", "Did you mean 'maggoth'?"),
    ("play aeons-end --nemesis zzz", f"There is: {', '.join(words_for(load_game('aeons-end'), 'nemesis'))}."),
    ("play aeons-end --mage gigar", "Did you mean 'gygar'?"),
    ("play aeons-end --difficulty incresed", "Did you mean 'increased'?"),
    ("play aeons-end --set upgraded=fire-tornado,sear", "upgraded[0]: there is no card 'fire-tornado'."),
    ("play aeons-end --set markt=random", "you can choose: mage, nemesis, difficulty, market,"),
    ("play aeons-end --set x-token=a", "x-token: nothing can be chosen here with 2 players"),
    ("simulate aeons-end --set mage=gygar --set b.mage=gygar", "'gygar' is at the table already"),
    ("simulate ashes --set first-five=suggested --set lists=seald", "Did you mean 'sealed'?"),
    ("setup ashse", "Did you mean 'ashes'?"),
    ("setup ashes --players 5", "ashes is for 2 to 4 players, not for 5."),
    ("play ashes --seat bot=gredy", "Did you mean 'greedy'?"),
    ("play ashes --lang polish", "the languages are: de, en, pl."),
    ("play ashes --save nowhere/match.json", "--save: there is no folder nowhere; make it first"),
    ("play ashes --save /dev/null", "/dev/null is a device, not a file."),
    ("play ashes --save .", ". is a folder, not a file."),
    ("play --resume /dev/zero", "/dev/zero is a device, not a file."),
    ("replay /dev/zero", "/dev/zero is a device, not a file."),
    ("replay .", ". is a folder, not a file."),
    ("deck check /dev/zero", "/dev/zero is a device, not a file."),
    ("serve --db nowhere/tables.sqlite3", "--db: there is no folder nowhere; make it first"),
    ("serve --db postgresql://here/db", "cannot use postgresql"),
]


@pytest.mark.parametrize(("typed", "said"), FAILURES)
def test_what_cannot_be_done(
    typed: str, said: str, capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(typed.split()) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "typed",
    [
        "replay {}",
        "deck check {}",
        "scenario {}",
        "play --resume {}",
        "simulate ashes --setup {}",
        "play ashes --deck {}",
    ],
)
def test_a_pipe_keeps_nobody_waiting(typed: str, tmp_path: Path, capsys: Said) -> None:
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    assert main(typed.format(pipe).split()) == 1
    out, err = capsys.readouterr()
    assert f"{pipe} is a pipe, not a file." in out + err


@pytest.mark.parametrize(
    ("typed", "size"),
    [("replay {}", "16 MiB"), ("play --resume {}", "16 MiB"), ("deck check {}", "256 KiB"), ("scenario {}", "256 KiB")],
)
def test_a_file_without_end_is_refused(typed: str, size: str, tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "large.yaml"
    with file.open("wb") as out:
        out.truncate(2**40)  # a hole, not a byte of it on the disk
    assert main(typed.format(file).split()) == 1
    said = "".join(capsys.readouterr())
    assert f"{file} is too large: more than {size}." in said
