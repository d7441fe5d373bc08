"""What is wrong with a deck is said to people by messages, one for each kind of problem."""

from __future__ import annotations

import pytest

from emberhold.core.deck_tools import RawDeck
from emberhold.games.ashes.decks.legality import WORDS
from emberhold.i18n import Texts
from tests.games.ashes.deck_samples import names, tools

WRONG: RawDeck = {
    "phoenixborn": "purge",
    "dice": {"natural": 1},
    "cards": {"hammer-knight": 4, "coal-roarkwin": 1, "iron-rhino": 1, "one-hundred-blades": 1},
    "first_five": ["purge", "hammer-knight"],
}
"""It breaks every rule but that a deck needs a Phoenixborn."""


@pytest.mark.rule("DECK-01", "DECK-02", "DECK-03", "SETUP-03")
def test_every_kind_of_problem_has_a_sentence_with_the_names_in_it() -> None:
    texts = Texts("en", "ashes")
    found = [*tools().problems(WRONG, names()), *tools().problems({"cards": {}, "dice": {}}, names())]
    said = {problem.kind: texts.format(problem.message) for problem in found}

    assert set(said) == set(WORDS)
    assert not texts.absent
    assert not texts.broken
    assert said["copies"] == "Hammer Knight: you have 4 copies; at most 3 are allowed."
    assert said["unique"] == "One Hundred Blades: only Coal Roarkwin may play this card."
    assert said["not-in-deck"] == "First Five: Purge is not in the deck."
