"""The pre-built decks are legal, and there is a sentence for every card in them."""

from __future__ import annotations

import pytest

from emberhold.games.ashes.cards import BY_SLUG, load_cards
from emberhold.games.ashes.decks import DECKS, OUR_FIRST_FIVE
from emberhold.games.ashes.setup import read_deck
from emberhold.games.ashes.words import CONJURATION, PHOENIXBORN

load_cards()


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
