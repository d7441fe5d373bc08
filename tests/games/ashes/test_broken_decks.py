"""Broken deck lists: each gets a message with its place, and nothing is written."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from emberhold.cli import main
from tests.games.ashes.deck_samples import LINES, legal, line, more
from tests.games.ashes.test_deck_formats import MINE, code


class Broken(NamedTuple):
    """A list that cannot be kept, where the message says it is wrong, and what it says."""

    id: str
    text: str
    place: str
    words: str


def with_json(**parts: object) -> str:
    """The legal deck as JSON with other parts; None takes one out."""
    raw: dict[str, Any] = {**MINE, **parts}
    return json.dumps({key: value for key, value in raw.items() if value is not None}, indent=1)


FIVE = "First Five:\nAnchornaut\nProtect\nStrengthen\nIron Worker\n"

BROKEN = [
    # Names
    Broken("misspelt", line(6, "3 Hamer Knight"), "line 6, column 3", "'Hamer Knight'. Did you mean 'Hammer Knight'?"),
    Broken("misspelt behind x", line(6, "3x Hamer Knight"), "line 6, column 4", "Did you mean 'Hammer Knight'?"),
    Broken("misspelt, number behind", line(6, "Hamer Knight x3"), "line 6, column 1", "Did you mean 'Hammer Knight'?"),
    Broken("misspelt in brackets", line(6, "3 [[Hamer Knight]]"), "line 6, column 5", "Did you mean 'Hammer Knight'?"),
    Broken("misspelt like a heading", line(6, "Hamer Knight (3)"), "line 6, column 1", "Did you mean 'Hammer Knight'?"),
    Broken("misspelt behind a bullet", line(6, "  - 3 Hamer Knight"), "line 6, column 7", "Did you mean 'Hammer"),
    Broken("misspelt among others", line(6, "3 Purge, 3 Hamer Knight"), "line 6, column 12", "Did you mean 'Hammer"),
    Broken("misspelt in German", line(6, "3 Überflus"), "line 6, column 3", "Did you mean 'Überfluss'?"),
    Broken("misspelt without accents", line(6, "3 uberflus"), "line 6, column 3", "Did you mean 'Überfluss'?"),
    Broken("no such card", line(6, "3 Xqzwv"), "line 6, column 3", "there is no card 'Xqzwv'."),
    Broken("a sentence", line(6, "I like this one very much"), "line 6, column 1", "write # in front of it"),
    Broken("half a name", line(6, "3 Hammer"), "line 6, column 3", "there is no card 'Hammer'."),
    Broken("only a number", line(6, "3"), "line 6, column 1", "there is no card '3'."),
    Broken("only a sign", line(6, "3x ???"), "line 6, column 1", "there is no card"),
    Broken("a long word", line(6, "3 " + "x" * 5000), "line 6, column 3", "there is no card 'xxx"),
    Broken("first line misspelt", "3 Purg\n3 Seal", "line 1, column 3", "Did you mean 'Purge'?"),
    Broken(
        "wrong Phoenixborn", line(2, "Phoenixborn: Cole Roarkwin"), "line 2, column 14", "Did you mean 'Coal Roarkwin'?"
    ),
    # Numbers
    Broken("no copies", line(6, "0 Hammer Knight"), "line 6, column 3", "write a number from 1"),
    Broken("a thousand copies", line(6, "1000 Hammer Knight"), "line 6, column 6", "write a number from 1"),
    Broken("a huge number", line(6, "9" * 60 + " Hammer Knight"), "line 6, column 62", "write a number from 1"),
    Broken("a number without end, in a list", line(6, "9" * 5000 + " Purge"), "line 6, column 5002", "from 1"),
    Broken("a negative number", line(6, "-3 Hammer Knight"), "line 6, column 1", "there is no card '-3 Hammer Knight'"),
    Broken("a fraction", line(6, "1.5 Hammer Knight"), "line 6, column 1", "there is no card '1.5 Hammer Knight'"),
    Broken("no dice of a type", line(3, "Dice: 0 natural, 10 ceremonial"), "line 3, column 9", "write a number from 1"),
    # Dice
    Broken("wrong type", line(3, "Dice: 5 nature, 5 ceremonial"), "line 3, column 9", "Did you mean 'natural'?"),
    Broken(
        "unknown type", line(3, "Dice: 5 divine, 5 natural"), "line 3, column 9", "natural, charm, ceremonial, illusion"
    ),
    Broken(
        "nine dice", line(3, "Dice: 5 natural, 4 charm"), "line 3, column 9", "9 dice; a deck has exactly 10 (DECK-01)."
    ),
    Broken(
        "eleven dice",
        line(3, "Dice: 5 natural, 6 charm"),
        "line 3, column 9",
        "11 dice; a deck has exactly 10 (DECK-01).",
    ),
    Broken("one die", line(3, "1 natural"), "line 3, column 3", "1 die; a deck has exactly 10 (DECK-01)."),
    Broken("no dice", line(3, None), "line 1, column 1", "0 dice; a deck has exactly 10 (DECK-01)."),
    # The rules of decks
    Broken("29 cards", line(6, "2 Hammer Knight"), "line 5, column 3", "29 cards; a deck has exactly 30 (DECK-01)."),
    Broken("31 cards", more("1 Purge"), "line 5, column 3", "31 cards; a deck has exactly 30 (DECK-01)."),
    Broken(
        "one card", "Coal Roarkwin\n10 natural\n1 Purge", "line 3, column 3", "1 card; a deck has exactly 30 (DECK-01)."
    ),
    Broken(
        "four copies",
        line(6, "4 Hammer Knight"),
        "line 6, column 3",
        "Hammer Knight: 4 copies; at most 3 are allowed (DECK-01).",
    ),
    Broken("four in two lines", more("Hammer Knight"), "line 15, column 1", "Hammer Knight: 4 copies; at most 3"),
    Broken("no Phoenixborn", line(2, None), "line 1, column 1", "a deck needs a Phoenixborn (DECK-01)."),
    Broken(
        "a card as Phoenixborn",
        line(2, "Phoenixborn: Purge"),
        "line 2, column 14",
        "'Purge' is not a Phoenixborn (DECK-01).",
    ),
    Broken("two Phoenixborn", more("Maeoni Viper"), "line 15, column 1", "Coal Roarkwin and Maeoni Viper (DECK-01)."),
    Broken(
        "Phoenixborn as cards",
        line(6, "3 Noah Redmoon"),
        "line 6, column 3",
        "Noah Redmoon: a Phoenixborn is not one of the 30 cards (DECK-02).",
    ),
    Broken(
        "a conjuration",
        line(6, "3 Iron Rhino"),
        "line 6, column 3",
        "Iron Rhino: a conjuration is not one of the 30 cards (DECK-02).",
    ),
    Broken(
        "unique to another",
        line(6, "3 Fear"),
        "line 6, column 3",
        "Fear: only Jessa Na Ni may play this card (DECK-03).",
    ),
    Broken(
        "unique, no Phoenixborn", line(2, None), "line 12, column 3", "One Hundred Blades: only Coal Roarkwin may play"
    ),
    # First Five
    Broken("four of five", more(FIVE), "line 15, column 1", "a First Five is 5 different cards (SETUP-03)."),
    Broken("six", more(FIVE + "Hammer Knight\nSpiked Armor"), "line 15, column 1", "a First Five is 5 different cards"),
    Broken("twice the same", more(FIVE + "Protect"), "line 15, column 1", "a First Five is 5 different cards"),
    Broken("not in the deck", more(FIVE + "Purge"), "line 20, column 1", "'Purge' is not in the deck (SETUP-03)."),
    Broken("with a number", more(FIVE + "3 Spiked Armor"), "line 20, column 3", "leave out the number"),
    # The file
    Broken("nothing", "", "standard input", "there is nothing to read"),
    Broken("only blanks", " \n\t\n", "standard input", "there is nothing to read"),
    Broken("only remarks", "# a\n# b", "line 1, column 1", "there is no card and no die in this"),
    Broken("a newer format", line(1, "Format: 2"), "line 1, column 9", "this program reads format 1"),
    Broken("a name too long", line(1, "Name: " + "x" * 61), "line 1, column 7", "this name is too long"),
    Broken("notes too long", more("Notes:\n" + "x" * 2001), "line 15, column 1", "2001 characters of notes"),
    Broken("too many lines", legal() + "\n# x" * 500, "line 501, column 1", "a deck list has at most 500"),
    Broken("a megabyte", legal() + "\n" + "# " + "x" * 2**20, "standard input", "more than 64 KiB"),
    # JSON
    Broken("half of JSON", with_json()[:40], "line 4, column", "this is not JSON"),
    Broken("a key twice", '{"name": "a",\n "name": "b"}', "line 1, column 2", "given twice"),
    Broken("an unknown key", with_json(sideboard=[]), "line 21, column 2", "unknown key 'sideboard'"),
    Broken(
        "an unknown card", with_json(cards={"purg": 3}), "line 10, column 3", "no card 'purg'. Did you mean 'purge'?"
    ),
    Broken(
        "words as a number",
        with_json(cards={"purge": "three"}),
        "line 10, column 12",
        "the number of copies is 'three'",
    ),
    Broken("cards missing", with_json(cards=None), "line 1, column 1", "deck.cards: expected keys and values"),
    Broken(
        "too few cards", with_json(cards={"purge": 3}), "line 9, column 2", "3 cards; a deck has exactly 30 (DECK-01)."
    ),
    Broken("format of tomorrow", with_json(format=9), "line 2, column 2", "this program reads format 1"),
    Broken("not a number", '{"dice": {"natural": NaN}}', "line 1, column 1", "this is not a number: 'NaN'"),
    Broken("deep JSON", '{"a":' * 5000, "line 1, column", "this is not"),
    Broken("a number without end", '{"dice": {"natural": ' + "9" * 5000 + "}}", "line 1, column 1", "too long"),
    Broken("a wide name", with_json(name="🐍" * 30), "line 3, column 2", "at most 100 are kept"),
    # Links
    Broken("a cut link", code()[:-4], "line 1, column 1", "incomplete or was changed"),
    Broken(
        "a changed link",
        code()[:9] + ("A" if code()[9] != "A" else "B") + code()[10:],
        "line 1, column 1",
        "was changed",
    ),
    Broken("a link of tomorrow", "7" + code()[1:], "line 1, column 1", "has format 7"),
]


def paste(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_there_are_sixty_of_them() -> None:
    assert len(BROKEN) >= 60
    assert len({broken.id for broken in BROKEN}) == len(BROKEN)


@pytest.mark.rule("DECK-01", "DECK-02", "DECK-03", "SETUP-03")
@pytest.mark.parametrize("broken", BROKEN, ids=[broken.id for broken in BROKEN])
def test_a_broken_list_gets_a_message_with_its_place_and_nothing_is_written(
    broken: Broken, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    paste(broken.text, monkeypatch)

    assert main(["deck", "import", "-", "--name", "mine"]) == 1

    out, err = capsys.readouterr()
    assert out == ""
    assert broken.place in err
    assert broken.words in err
    assert err.startswith("emberhold: standard input")
    assert len(err) < 1500
    assert list(home.rglob("*")) == []


def test_the_list_that_they_are_made_of_is_written(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in (legal(), more(FIVE + "Hammer Knight"), with_json(), code()):
        paste(text, monkeypatch)
        assert main(["deck", "import", "-", "--force"]) == 0
        assert "mine is one of your decks now" in capsys.readouterr().out
    assert [path.name for path in home.rglob("*.txt")] == ["mine.txt"]


def test_every_mistake_is_named_not_only_the_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    paste("\n".join(["3 Purg", "3 Seel", *LINES]), monkeypatch)

    assert main(["deck", "check", "-"]) == 1

    said = capsys.readouterr().err.splitlines()
    assert [line.partition(": there")[0] for line in said] == [
        "emberhold: standard input, line 1, column 3",
        "emberhold: standard input, line 2, column 3",
    ]
