"""`emberhold card` finds a card by any of its names and shows everything on it."""

from __future__ import annotations

import json

import pytest

from emberhold.cli import main

Said = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    "words",
    [
        ["Abundance"],
        ["abundance"],
        ["ABUNDANCE"],
        ["Überfluss"],
        ["uberfluss"],
        ["UEBERFLUSS"],
        ["Obżarstwo"],
        ["obzarstwo", "--game", "ashes"],
    ],
)
def test_one_card_by_all_its_names(words: list[str], capsys: Said) -> None:
    assert main(["card", *words]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["Abundance", "Game: ashes (abundance)"]
    assert any(line.startswith("Every player may draw up to 2 cards") for line in lines)
    assert lines[-1] == "Also: Überfluss (de), Obżarstwo (pl)"


@pytest.mark.parametrize("words", [["iron", "worker"], ["iron-worker"], ["Iron Worker"], ["IRON", "WORKER"]])
def test_hyphens_and_spaces_do_not_matter(words: list[str], capsys: Said) -> None:
    assert main(["card", *words]) == 0
    assert capsys.readouterr().out.startswith("Iron Worker\nGame: ashes (iron-worker)\n")


@pytest.mark.parametrize(("name", "kind"), [("gygar", "mage"), ("maggoth", "nemesis"), ("breach ii", "breach")])
def test_what_is_no_card_is_found_too(name: str, kind: str, capsys: Said) -> None:
    assert main(["card", name, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["cards"]
    assert (found["game"], found["type"]) == ("aeons-end", kind)


def test_everything_as_json(capsys: Said) -> None:
    assert main(["card", "iron-worker", "--json", "--lang", "de"]) == 0
    out, err = capsys.readouterr()
    document = json.loads(out)
    assert err == ""
    assert {key: document[key] for key in ("asked", "lang", "sentences")} == {
        "asked": "iron-worker", "lang": "de", "sentences": "en",
    }  # fmt: skip
    (card,) = document["cards"]
    assert (card["game"], card["slug"], card["name"], card["attack"]) == ("ashes", "iron-worker", "Schmied", 2)
    assert card["names"] == {"en": "Iron Worker", "de": "Schmied", "pl": "Żelazny Rzemieślnik"}
    assert card["texts"]["text"].startswith("Resourceful 1: ")


def test_the_language_of_the_title(capsys: Said) -> None:
    assert main(["card", "iron-worker", "--lang", "de"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("Schmied\n")
    assert "Also: Iron Worker (en), " in out
    assert "only the names of cards are translated" in err


@pytest.mark.usefixtures("games_installed")
def test_a_game_without_names(capsys: Said) -> None:
    assert main(["card", "spark", "--game", "toy"]) == 0
    assert "Game: toy (spark)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["iron", "wroker"], "There is no card 'iron wroker'. Did you mean 'Iron Worker'"),
        (["iron"], "'Iron Rhino', 'Iron Worker' or 'Summon Iron Rhino'?"),
        (["uberflus"], "Did you mean 'Überfluss'"),
        (["xyzzy"], "There is no card 'xyzzy'.\n"),
        (["x" * 5000], "There is no card 'xxx"),
        (["\x1b[31mred"], "There is no card '\\u001b[31mred'."),
        (["iron-worker", "--game", "aeons-end"], "There is no card 'iron-worker'"),
        (
            ["iron-worker", "--game", "ashse"],
            "There is no game 'ashse'; the installed games are: aeons-end, ashes. Did",
        ),
        (["iron-worker", "--lang", "dee"], "There are no texts in 'dee'; the languages are: de, en, pl. Did you mean"),
    ],
)
def test_cards_that_are_none(words: list[str], said: str, capsys: Said) -> None:
    assert main(["card", *words]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
