"""DECK: which decks may be played, and what `emberhold deck check` says about those that may not."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from emberhold.cli import main
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.setup.read import read_deck
from tests.games.ashes.table import new_match

load_content()

Deck = dict[str, Any]
Said = pytest.CaptureFixture[str]

NEUTRAL = ("anchornaut", "iron-worker", "hammer-knight", "protect", "seal", "purge", "refresh", "redirect", "empower")
UNIQUE = {
    "one-hundred-blades": "coal-roarkwin",
    "summon-silver-snake": "maeoni-viper",
    "summon-blue-jaguar": "aradel-summergaard",
    "summon-seaside-raven": "saria-guideman",
    "fear": "jessa-na-ni",
    "summon-masked-wolf": "noah-redmoon",
}


def legal() -> Deck:
    """27 neutral cards, 3 unique ones, and dice of all types."""
    return {
        "name": "Mine",
        "phoenixborn": "coal-roarkwin",
        "dice": {"natural": 3, "charm": 3, "illusion": 3, "ceremonial": 1},
        "cards": dict.fromkeys([*NEUTRAL, "one-hundred-blades"], 3),
        "first_five": ["anchornaut", "iron-worker", "protect", "purge", "seal"],
    }


def changed(place: str, value: object) -> Deck:
    """The legal deck with something else at one place (`cards.purge`); None takes it out."""
    deck = copy.deepcopy(legal())
    *path, last = place.split(".")
    part = deck
    for key in path:
        part = part[key]
    if value is None:
        del part[last]
    else:
        part[last] = value
    return deck


def check(deck: object, folder: Path) -> tuple[int, Path]:
    path = folder / "deck.json"
    path.write_text(json.dumps(deck), encoding="utf-8")
    return main(["deck", "check", str(path), "--game", "ashes"]), path


@pytest.mark.rule("DECK-01", "EX-10")
def test_a_legal_deck(tmp_path: Path, capsys: Said) -> None:
    """1 Phoenixborn, 30 cards, at most 3 copies of each; 3 + 3 + 3 + 1 dice are ten as good as any."""
    status, _ = check(legal(), tmp_path)

    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    assert out.splitlines()[:2] == ["ok", "phoenixborn: coal-roarkwin"]


@pytest.mark.rule("DECK-01")
def test_fewer_than_three_copies_are_fine(tmp_path: Path) -> None:
    deck = changed("cards.purge", 1)
    deck["cards"]["transfer"] = 2

    assert check(deck, tmp_path)[0] == 0


@pytest.mark.rule("DECK-01")
def test_cards_may_be_listed_one_by_one(tmp_path: Path, capsys: Said) -> None:
    cards = [card for card, n in legal()["cards"].items() for _ in range(n)]

    assert check(changed("cards", cards), tmp_path)[0] == 0
    assert check(changed("cards", [*cards[:29], "purg"]), tmp_path)[0] == 1
    assert "deck.cards[29]: there is no card 'purg'. Did you mean 'purge'?" in capsys.readouterr().err


@pytest.mark.rule("DECK-01", "EX-10")
@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        ("cards.purge", 2, "deck.cards: 29 cards; a deck has exactly 30 (DECK-01)."),
        ("cards.transfer", 1, "deck.cards: 31 cards; a deck has exactly 30 (DECK-01)."),
        ("cards.purge", 4, "deck.cards.purge: 4 copies; at most 3 are allowed (DECK-01)."),
        ("cards.purge", 0, "deck.cards.purge: the number of copies is 0; it must be 1 to 3."),
        ("cards.purge", "three", "deck.cards.purge: the number of copies is 'three'"),
        ("cards.iron-wroker", 3, "deck.cards: there is no card 'iron-wroker'. Did you mean 'iron-worker'?"),
        ("cards", None, "deck.cards: expected keys and values, found nothing"),
        ("dice.natural", 4, "deck.dice: 11 dice; a deck has exactly 10 (DECK-01)."),
        ("dice.natural", 2, "deck.dice: 9 dice; a deck has exactly 10 (DECK-01)."),
        ("dice.natural", -3, "deck.dice.natural: -3 is not a number of dice."),
        ("dice.divine", 3, "deck.dice: unknown key 'divine'."),
        ("phoenixborn", "iron-worker", "deck.phoenixborn: 'iron-worker' is not a Phoenixborn (DECK-01)."),
        ("phoenixborn", None, "deck.phoenixborn: a deck needs a Phoenixborn (DECK-01)."),
        ("phoenixborn", "coal-roarkwim", "deck.phoenixborn: there is no card 'coal-roarkwim'. Did you mean"),
        ("first_five", ["purge", "purge", "seal", "protect", "empower"], "deck.first_five: a First Five"),
        ("first_five", ["purge", "transfer"], "deck.first_five[1]: 'transfer' is not in the deck (SETUP-03)."),
        ("sideboard", [], "deck: unknown key 'sideboard'."),
    ],
)
def test_decks_that_break_a_rule(place: str, value: object, words: str, tmp_path: Path, capsys: Said) -> None:
    status, path = check(changed(place, value), tmp_path)

    out, err = capsys.readouterr()
    assert (status, out) == (1, "")
    assert err.startswith(f"emberhold: {path}: {words}")


@pytest.mark.rule("DECK-02")
@pytest.mark.parametrize(("slug", "kind"), [("gilder", "conjuration"), ("jessa-na-ni", "Phoenixborn")])
def test_no_conjuration_is_one_of_the_thirty(slug: str, kind: str, tmp_path: Path, capsys: Said) -> None:
    deck = changed("cards.purge", None)
    deck["cards"][slug] = 3

    assert check(deck, tmp_path)[0] == 1
    assert f"deck.cards.{slug}: a {kind} is not one of the 30 cards (DECK-02)." in capsys.readouterr().err


@pytest.mark.rule("DECK-03")
@pytest.mark.parametrize("slug", UNIQUE)
def test_a_unique_card_needs_its_phoenixborn(slug: str, tmp_path: Path, capsys: Said) -> None:
    deck = changed("cards.one-hundred-blades", None)
    deck["cards"][slug] = 3
    for phoenixborn in UNIQUE.values():
        allowed = phoenixborn == UNIQUE[slug]

        status, _ = check(deck | {"phoenixborn": phoenixborn}, tmp_path)

        err = capsys.readouterr().err
        assert status == (0 if allowed else 1)
        assert allowed or f"deck.cards.{slug}: only {UNIQUE[slug]} may play this card (DECK-03)." in err


@pytest.mark.rule("DECK-03")
def test_these_six_are_the_only_unique_cards() -> None:
    cards = {slug: card.phoenixborn for slug, card in BY_SLUG.items() if card.phoenixborn and not card.copies}

    assert cards == UNIQUE


@pytest.mark.rule("DECK-04")
def test_the_conjuration_pile_holds_what_the_deck_can_summon() -> None:
    deck = legal()
    deck["phoenixborn"] = "maeoni-viper"
    del deck["cards"]["one-hundred-blades"], deck["cards"]["purge"], deck["cards"]["seal"]
    deck["cards"] |= dict.fromkeys(("summon-silver-snake", "summon-mist-spirit", "summon-sleeping-widows"), 3)
    deck["first_five"] = []
    assert read_deck(deck, "deck").conjurations() == ["mist-spirit", "silver-snake", "sleeping-widow"]

    table = new_match({"seats": [{"deck": deck}, {"deck": legal(), "first_five": "suggested"}]})

    piles = [table.view(seat)["players"]["ab".index(seat)]["conjurations"] for seat in "ab"]
    assert {entry["card"]: entry["n"] for entry in piles[0]} == {
        "silver-snake": 3,
        "mist-spirit": 10,
        "sleeping-widow": 6,
    }
    assert piles[1] == []


@pytest.mark.rule("DECK-04", "DECK-05")
def test_each_player_has_an_own_full_pile() -> None:
    """Two players who need the same conjuration do not share its copies."""
    table = new_match({"seats": [{"deck": "the-iron-men"}, {"deck": "the-iron-men"}, {"deck": "the-iron-men"}]})

    for seat in "abc":
        assert [card["card"] for card in table.look()[seat]["conjurations"]] == ["iron-rhino"] * 5
        assert {card["owner"] for card in table.look()[seat]["conjurations"]} == {seat}


@pytest.mark.rule("DECK-06")
def test_the_prebuilt_decks_can_be_named(capsys: Said, tmp_path: Path) -> None:
    assert check("the-iron-men", tmp_path)[0] == 0
    assert check("the-iron-man", tmp_path)[0] == 1
    assert "deck: there is no deck 'the-iron-man'. Did you mean 'the-iron-men'?" in capsys.readouterr().err
