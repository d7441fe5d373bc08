"""The pre-built decks are legal, and what is wrong with another deck is said in a sentence."""

from __future__ import annotations

import json

import pytest

from emberhold.core.registry import SetupError
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.constants import CONJURATION, PHOENIXBORN
from emberhold.games.ashes.prebuilt_decks import DECKS, OUR_FIRST_FIVE
from emberhold.games.ashes.setup.read import read_deck

load_content()


@pytest.mark.rule("DECK-01", "DECK-03", "DECK-06")
@pytest.mark.parametrize("slug", DECKS)
def test_a_prebuilt_deck_is_legal_and_suggests_a_first_five(slug: str) -> None:
    deck = read_deck(slug, "deck")

    assert list(deck.cards.values()) == [3] * 10
    assert sorted(deck.dice) == [0, 0, 5, 5]
    assert len(deck.first_five) == 5


@pytest.mark.rule("DECK-06")
def test_the_decks_together_are_the_whole_box() -> None:
    decks = [read_deck(slug, "deck") for slug in DECKS]
    cards = [card for deck in decks for card in deck.cards]
    everything = {*cards, *(deck.phoenixborn for deck in decks), *(c for deck in decks for c in deck.conjurations())}

    assert len(cards) == len(set(cards)) == 60
    assert everything == set(BY_SLUG)
    assert sum(d.copies for d in BY_SLUG.values() if d.kind == CONJURATION) == 61
    assert sum(d.kind == PHOENIXBORN for d in BY_SLUG.values()) == 6


def test_first_fives_of_our_own_belong_to_decks() -> None:
    assert set(DECKS) > OUR_FIRST_FIVE


@pytest.mark.parametrize(
    ("wrong", "quoted"),
    [
        ("hamer-knight", "'hamer-knight'. Did you mean 'hammer-knight'?"),
        ("x" * 1_000_000, "xxx...xxx"),
        (json.loads("[" * 500 + "]" * 500), "[[[[[[[...]]]]]]]."),
        (["x"] * 1000, "['x', 'x', 'x', 'x', 'x', 'x', ...]."),
        (10**60, "000...000"),
    ],
)
def test_what_is_no_card_is_quoted_in_short(wrong: object, quoted: str) -> None:
    with pytest.raises(SetupError) as refused:
        read_deck({"phoenixborn": wrong}, "deck")

    assert str(refused.value).startswith("deck.phoenixborn: there is no card ")
    assert quoted in str(refused.value)
    assert len(str(refused.value)) < 150
