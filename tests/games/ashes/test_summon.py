"""The conjuration piles a match begins with."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.games.ashes.prebuilt_decks import DECKS
from tests.games.ashes.table import decks, new_match

LIMITS = {
    "blood-puppet": 5,
    "blue-jaguar": 5,
    "butterfly-monk": 5,
    "false-demon": 5,
    "gilder": 5,
    "iron-rhino": 5,
    "masked-wolf": 5,
    "mist-spirit": 10,
    "seaside-raven": 2,
    "silver-snake": 3,
    "sleeping-widow": 6,
    "three-eyed-owl": 5,
}


@pytest.mark.rule("SUMMON-05")
def test_a_pile_begins_with_as_many_copies_as_the_limit_says() -> None:
    names = list(DECKS)
    found: dict[str, int] = {}
    for name, other in zip(names, names[1:] + names[:1], strict=True):
        board = new_match(decks(name, other)).look()
        pile = Counter(card["card"] for card in board["a"]["conjurations"])
        assert pile
        for slug, copies in pile.items():
            assert found.setdefault(slug, copies) == copies
    assert found == LIMITS
