"""`emberhold deck …`: decks of one's own are kept, shown, shared and chosen, and nothing is lost by mistake."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from emberhold.cli import main
from emberhold.cli.parameters import chosen, decks
from emberhold.core.registry import load_game
from emberhold.tui.choose_setup import choose_setup
from emberhold.tui.own_decks import Pasted, own_file
from tests.games.ashes.deck_samples import legal, line, tools
from tests.games.ashes.test_deck_formats import MINE, code

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the user's data, and the working folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def mine(home: Path, capsys: Said) -> Path:
    """The legal list of the tests as an own deck."""
    (home / "list.txt").write_text(legal(), encoding="utf-8")
    assert main(["deck", "import", "list.txt"]) == 0
    capsys.readouterr()
    return own_file("ashes", "mine")


def paste(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8"))


def run(capsys: Said, *words: str) -> str:
    assert main(["deck", *words]) == 0
    out, err = capsys.readouterr()
    assert err == "" or err.startswith("emberhold: written: ")
    return out


def refused(capsys: Said, *words: str) -> str:
    assert main(["deck", *words]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    return err


# -- kept and listed ----------------------------------------------------------------------------------------------


def test_an_imported_deck_is_a_file_that_can_be_read_again(mine: Path, capsys: Said) -> None:
    assert mine.read_text(encoding="utf-8") == run(capsys, "export", "mine")
    assert json.loads(run(capsys, "export", "MINE", "--format", "json")) == MINE
    assert run(capsys, "export", "mine", "--format", "link").strip() == code()


def test_own_decks_are_listed_before_the_prebuilt_ones(mine: Path, capsys: Said) -> None:
    lines = run(capsys, "list").splitlines()
    assert lines[0].split("  ")[0] == mine.stem
    assert "yours: Coal Roarkwin; 5 natural, 5 ceremonial" in lines[0]
    assert len(lines) == 7
    mine.write_text(line(6, None), encoding="utf-8")
    own_file("ashes", "odd").write_text("3 Purg", encoding="utf-8")
    decks = json.loads(run(capsys, "list", "--json"))["decks"]
    assert [(deck["deck"], deck["own"], bool(deck["problems"])) for deck in decks[:3]] == [
        ("mine", True, True),
        ("odd", True, True),
        ("the-iron-men", False, False),
    ]


def test_no_deck_is_replaced_without_force(mine: Path, home: Path, capsys: Said) -> None:
    before = mine.read_text(encoding="utf-8")
    other = line(3, "Dice: 10 natural")
    (home / "list.txt").write_text(other, encoding="utf-8")
    assert "You have a deck 'mine' already. Add --force" in refused(capsys, "import", "list.txt")
    assert "already exists. Add --force" in refused(capsys, "new", "Mine")
    assert "already exists. Add --force" in refused(capsys, "export", "mine", "--out", "list.txt")
    assert "already exists. Add --force" in refused(capsys, "random", "--out", "list.txt")
    assert "already exists. Add --force" in refused(capsys, "finish", "mine", "--out", "list.txt")
    assert (mine.read_text(encoding="utf-8"), (home / "list.txt").read_text(encoding="utf-8")) == (before, other)
    run(capsys, "import", "list.txt", "--force")
    assert "Dice: 10 natural" in mine.read_text(encoding="utf-8")
    run(capsys, "export", "mine", "--out", "list.txt", "--force")
    assert (home / "list.txt").read_text(encoding="utf-8") == mine.read_text(encoding="utf-8")


def test_a_deck_gets_its_name_from_the_option_the_list_or_the_file(home: Path, capsys: Said) -> None:
    (home / "Żółty Smok.txt").write_text(line(1, None), encoding="utf-8")
    assert run(capsys, "import", "Żółty Smok.txt").startswith("zolty-smok is one of your decks now")
    assert run(capsys, "import", "the-iron-men", "--name", "Smiths").startswith("smiths is one")
    assert "This deck has no name. Give it one with --name." in refused(capsys, "import", "the-iron-men")
    for name, words in (("The Iron Men", "is the name of a pre-built deck"), ("???", "has no letter or digit")):
        assert words in refused(capsys, "import", "the-iron-men", "--name", name)
        assert words in refused(capsys, "new", name)
    assert sorted(file.name for file in own_file("ashes", "x").parent.iterdir()) == ["smiths.txt", "zolty-smok.txt"]


def test_an_unfinished_deck_is_kept_only_if_that_is_wanted(home: Path, capsys: Said) -> None:
    (home / "half.txt").write_text("Name: Half\nCoal Roarkwin\n3 Protect", encoding="utf-8")
    assert "add --unfinished; to complete it, use `emberhold deck finish`" in refused(capsys, "import", "half.txt")
    assert not own_file("ashes", "half").exists()
    run(capsys, "import", "half.txt", "--unfinished")
    assert "3 cards; a deck has exactly 30 (DECK-01)" in refused(capsys, "check", "half")
    assert "3 cards; a deck has exactly 30 (DECK-01)" in refused(capsys, "hand", "half")


# -- begun, finished, random ------------------------------------------------------------------------------------


def test_a_new_deck_is_a_file_to_fill_in(capsys: Said) -> None:
    out = run(capsys, "new", "My Wolves", "--phoenixborn", "NOAH redmoon")
    file = own_file("ashes", "My Wolves")
    text = file.read_text(encoding="utf-8")
    assert out.splitlines() == [
        str(file),
        "Fill it in, then: emberhold deck check my-wolves",
        "Or let the program: emberhold deck finish my-wolves",
    ]
    assert "Phoenixborn: Noah Redmoon\n" in text
    filled = text.replace("Cards:\n", "Cards:\n3 Summon Masked Wolf\n")
    file.write_text(filled, encoding="utf-8")
    assert tools().read(filled, ()).deck["cards"] == {"summon-masked-wolf": 3}
    assert "There is no Phoenixborn 'nobody'." in refused(capsys, "new", "Other", "--phoenixborn", "nobody")
    assert not own_file("ashes", "Other").exists()


def test_at_a_terminal_a_new_deck_asks_for_its_phoenixborn(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    for typed, written in (
        ("2", "Phoenixborn: Maeoni Viper"),
        ("jessa na ni", "Phoenixborn: Jessa Na Ni"),
        ("", "# Ph"),
    ):
        monkeypatch.setattr("builtins.input", lambda _, typed=typed: typed)
        assert "2  Maeoni Viper" in run(capsys, "new", "asked", "--force")
        assert written in own_file("ashes", "asked").read_text(encoding="utf-8")


def test_a_finished_deck_has_a_reason_behind_each_new_card_and_can_be_kept(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    (home / "half.txt").write_text("Half\nCoal Roarkwin\n2 Protect\n", encoding="utf-8")
    out = run(capsys, "finish", "half.txt")
    assert "3 Protect  # You have 2 of it already. With three you draw it more often." in out
    assert "3 One Hundred Blades  # Only Coal Roarkwin can play it." in out
    cards = [line for line in out.splitlines() if line[:1].isdigit()]
    assert all("  # " in card for card in cards)
    paste(out, monkeypatch)
    run(capsys, "import", "-")
    assert run(capsys, "check", "half").startswith("ok\n")
    (home / "bad.txt").write_text("Coal Roarkwin\n4 Protect\n", encoding="utf-8")
    assert "4 copies; at most 3 are allowed (DECK-01). Mend this first" in refused(capsys, "finish", "bad.txt")


def test_the_same_seed_prints_the_same_random_deck(capsys: Said) -> None:
    first = run(capsys, "random", "--seed", "5")
    assert first == run(capsys, "random", "--seed", "5") != run(capsys, "random", "--seed", "6")
    assert "Name: Random 5" in first
    assert "Phoenixborn: Saria Guideman" in run(capsys, "random", "--phoenixborn", "saria guideman", "--name", "x")


# -- shown -------------------------------------------------------------------------------------------------------


def test_show_prints_dice_curve_and_conjurations(capsys: Said) -> None:
    out = run(capsys, "show", "the-iron-men")
    for words in (
        "The Iron Men\nCoal Roarkwin\nDice: 5 natural, 5 ceremonial\n",
        "Ally (9)\n",
        "  1  ████████████ 12\n",
        "  ceremonial: 9 class, 6 power\n",
        "Conjurations\n  5 Iron Rhino\n",
        "First Five: Expand Energy, ",
    ):
        assert words in out
    assert "fit the costs" not in out
    assert json.loads(run(capsys, "show", "the-iron-men", "--json"))["curve"] == [0, 12, 15, 3]


def test_show_says_which_dice_would_fit_and_what_is_wrong(home: Path, capsys: Said) -> None:
    (home / "odd.txt").write_text(line(3, "Dice: 9 charm"), encoding="utf-8")
    assert main(["deck", "show", "odd.txt"]) == 0
    out, err = capsys.readouterr()
    assert "Dice: 9 charm\nDice that fit the costs: 5 natural, 5 ceremonial\n" in out
    assert "9 dice; a deck has exactly 10 (DECK-01)." in err


def test_names_are_shown_in_the_language_that_is_asked_for(capsys: Said) -> None:
    assert main(["deck", "show", "the-mist-guardian", "--lang", "de"]) == 0
    assert "Blauer Jaguar" in capsys.readouterr().out


def test_compare_and_hand(mine: Path, home: Path, capsys: Said) -> None:
    assert mine.exists()
    (home / "other.txt").write_text(line(6, "2 Hammer Knight\n1 Purge"), encoding="utf-8")
    assert run(capsys, "compare", "mine", "other.txt") == "Cards\n  3 → 2  Hammer Knight\n  0 → 1  Purge\n"
    assert run(capsys, "compare", "mine", "list.txt") == "The decks are the same.\n"
    assert len(json.loads(run(capsys, "compare", "mine", "other.txt", "--json"))["differences"]) == 2
    hand = run(capsys, "hand", "mine", "--seed", "3", "--hands", "2")
    assert hand == run(capsys, "hand", "mine", "--seed", "3", "--hands", "2")
    assert [line.partition(":")[0] for line in hand.splitlines()] == [
        *("First hand", "Next draws", "Dice", ""),
        *("First hand", "Next draws", "Dice"),
    ]
    assert len(json.loads(run(capsys, "hand", "mine", "--json"))["hands"][0]["draws"]) == 5


# -- chosen ------------------------------------------------------------------------------------------------------


def test_every_way_to_name_a_deck_chooses_it(mine: Path, home: Path) -> None:
    assert mine.exists()
    (home / "list.json").write_text(json.dumps(MINE), encoding="utf-8")
    spec = load_game("ashes")
    for word in ("mine", "Mine", "list.txt", "./list.txt", str(mine), "list.json", code(), Pasted(legal())):
        setup = choose_setup(spec, 2, [("b.deck", word)], 1)
        assert spec.matchup(setup)["decks"][1] == "Mine"  # type: ignore[index]
        assert spec.new(setup, 1).seats == 2
    assert choose_setup(spec, 2, [("deck", "The Iron Men")], 1)["seats"][0] == {"deck": "the-iron-men"}  # type: ignore[index]


def test_a_pasted_list_plays(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    paste(legal(), monkeypatch)
    assert main(["simulate", "ashes", "--games", "1", "--set", "deck=-", "--set", "deck=the-iron-men"]) == 0
    assert "Mine – the-iron-men" in capsys.readouterr().out


def test_a_set_up_in_a_file_can_name_own_decks(mine: Path, home: Path, capsys: Said) -> None:
    assert mine.exists()
    file = home / "setup.yaml"
    file.write_text("seats:\n  - deck: mine\n  - deck: the-iron-men\n", encoding="utf-8")
    assert main(["simulate", "ashes", "--games", "1", "--setup", str(file)]) == 0
    assert "Mine – the-iron-men" in capsys.readouterr().out
    file.write_text("seats:\n  - deck: mime\n  - deck: the-iron-men\n", encoding="utf-8")
    assert main(["simulate", "ashes", "--games", "1", "--setup", str(file)]) == 1
    assert "There is no deck 'mime'. Did you mean 'mine'?" in capsys.readouterr().err


def test_the_tab_key_offers_own_decks(mine: Path) -> None:
    assert {mine.stem, "the-iron-men"} <= set(decks(None))
    completer = chosen("deck").completer
    assert completer is not None
    assert {mine.stem, "the-iron-men"} <= set(completer(None))  # type: ignore[arg-type]


def test_a_deck_that_does_not_exist_or_is_not_legal_is_refused_where_it_is_chosen(mine: Path, capsys: Said) -> None:
    for words in (["simulate", "ashes", "--set"], ["setup", "ashes", "--set"]):
        assert main([*words, "deck=mime"]) == 1
        assert "There is no deck 'mime'. Did you mean 'mine'?" in capsys.readouterr().err
    mine.write_text(line(6, "4 Hammer Knight"), encoding="utf-8")
    assert main(["play", "ashes", "--deck", "mine", "--plain"]) == 1
    assert f"{mine}, line 6, column 3: Hammer Knight: 4 copies" in capsys.readouterr().err
    assert "There is no deck 'nothing'. Name a deck of `emberhold deck list`" in refused(capsys, "show", "nothing")
    assert "There is no file nowhere.txt." in refused(capsys, "show", "nowhere.txt")
    assert "There are no decks to build in aeons-end." in refused(capsys, "list", "--game", "aeons-end")
