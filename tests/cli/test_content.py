"""`emberhold cards` lists what a game contains; `emberhold deck check` says whether a deck may be played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emberhold.cli import main

pytestmark = pytest.mark.usefixtures("games_installed")

Said = pytest.CaptureFixture[str]


def test_cards_for_reading(capsys: Said) -> None:
    assert main(["cards", "toy"]) == 0
    sheets = capsys.readouterr().out.split("\n\n")
    assert len(sheets) == 3
    assert "Value: 0" in sheets[0]
    assert "Value: 2" in sheets[2]


def test_ashes_cards_are_printed_with_their_numbers_and_text(capsys: Said) -> None:
    assert main(["cards", "ashes"]) == 0
    sheets = {sheet.split("\n")[0]: sheet for sheet in capsys.readouterr().out.split("\n\n")}
    assert len(sheets) == 78
    assert "Attack: 0" in sheets["Living Doll"]
    assert "1 wound token" in sheets["Hammer Knight"]


def test_cards_as_json(capsys: Said) -> None:
    assert main(["cards", "toy", "--lang", "en", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["game"] == "toy"
    assert [card["slug"] for card in document["cards"]] == ["spark", "echo", "ward"]


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_cards_as_json_carry_their_sentences(game: str, capsys: Said) -> None:
    assert main(["cards", game, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    cards = document["cards"]
    assert document["sentences"] == "en"
    assert all(card["name"] for card in cards)
    assert sum("text" in card["texts"] for card in cards) > len(cards) * 0.9
    assert not [card["slug"] for card in cards if any("⟨" in text or "{" in text for text in card["texts"].values())]


def test_a_language_without_sentences_says_so(capsys: Said) -> None:
    assert main(["cards", "ashes", "--lang", "de"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("Überfluss\nType: ")
    assert err == "emberhold: In “de” only the names of cards are translated so far; everything else is in English.\n"
    assert main(["cards", "ashes", "--lang", "pl", "--json"]) == 0
    out, err = capsys.readouterr()
    assert (json.loads(out)["lang"], json.loads(out)["sentences"], err) == ("pl", "en", "")
    assert main(["cards", "ashes"]) == 0
    assert capsys.readouterr().err == ""


def test_cards_of_nothing(capsys: Said) -> None:
    assert main(["cards", "chess"]) == 1
    assert "There is no game 'chess'" in capsys.readouterr().err
    assert main(["cards", "toy", "--lang", "xx"]) == 1
    assert "'xx'" in capsys.readouterr().err
    assert main(["cards"]) == 2


@pytest.mark.parametrize("name", ["deck.yaml", "deck.json"])
def test_a_deck_that_may_be_played(name: str, tmp_path: Path, capsys: Said) -> None:
    path = tmp_path / name
    path.write_text('{"spark": 4, "echo": 5}', encoding="utf-8")
    assert main(["deck", "check", str(path), "--game", "toy"]) == 0
    assert capsys.readouterr().out == "ok\nspark: 4\necho: 5\nward: 0\n"


@pytest.mark.usefixtures("only_the_toy")
def test_the_only_game_need_not_be_named(tmp_path: Path, capsys: Said) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text("{spark: 9}", encoding="utf-8")
    assert main(["deck", "check", str(path)]) == 0
    assert capsys.readouterr().out.startswith("ok\n")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{spark: 8}", "deck: a deck has 9 cards, this one has 8."),
        ("{sprak: 9}", "'sprak: 9' is not a card"),
        ("[spark]", "a deck says how often"),
        ("{spark: [", "line 1: this is not YAML"),
    ],
)
def test_decks_that_may_not_be_played(text: str, words: str, tmp_path: Path, capsys: Said) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text(text, encoding="utf-8")
    assert main(["deck", "check", str(path), "--game", "toy"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"emberhold: {path}")
    assert words in err


def test_a_deck_of_nothing(tmp_path: Path, capsys: Said) -> None:
    assert main(["deck", "check", str(tmp_path / "nowhere.yaml"), "--game", "toy"]) == 1
    assert "There is no file" in capsys.readouterr().err
    assert main(["deck", "check", str(tmp_path / "nowhere.yaml"), "--game", "chess"]) == 1
    assert "There is no game 'chess'" in capsys.readouterr().err
    assert main(["deck", "check", str(tmp_path / "nowhere.yaml")]) == 1
    assert "There is no file" in capsys.readouterr().err
    assert main(["deck", "check"]) == 2


def test_a_market_is_told_from_a_deck_by_its_shape(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "market.yaml"
    file.write_text("[exogranite, imbued-smash]", encoding="utf-8")
    assert main(["deck", "check", str(file)]) == 1
    assert "a market has 9 piles, not 2 (MARKET-01)" in capsys.readouterr().err
    file.write_text("42", encoding="utf-8")
    assert main(["deck", "check", str(file)]) == 2
    assert "--game" in capsys.readouterr().err
