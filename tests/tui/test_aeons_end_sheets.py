"""Cards, mages and breaches of Aeon's End in full; what is our own value is marked."""

from __future__ import annotations

import pytest

from emberhold.core.registry import load_game
from emberhold.i18n import Texts
from emberhold.tui.card_words import card_sheet

CARDS = {str(card["slug"]): card for card in load_game("aeons-end").content()}


@pytest.fixture
def texts() -> Texts:
    return Texts("en", "aeons-end")


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_every_card_can_be_read_in_full(lang: str) -> None:
    texts = Texts(lang, "aeons-end")

    for card in CARDS.values():
        sheet = card_sheet(card, texts)
        assert all(sheet), card["slug"]
        assert "None" not in " ".join(sheet)

    assert texts.absent == set()
    assert texts.broken == {}


@pytest.mark.parametrize("slug", ["forged-spark", "breach-celestial", "maggoth", "arachnos", "rending-claw"])
def test_a_value_of_our_own_is_marked(slug: str, texts: Texts) -> None:
    assert card_sheet(CARDS[slug], texts)[-1].startswith("House value: ")


def test_what_is_printed_is_not_marked(texts: Texts) -> None:
    assert card_sheet(CARDS["spark"], texts)[-1] == "Cast: deal 1 damage to the nemesis or a minion."


def test_a_mage_in_full(texts: Texts) -> None:
    name, *facts, ability = card_sheet(CARDS["gygar"], texts)

    assert name == "Gygar, Tide Master"
    assert "Starting hand: 3 × Crystal, Tidal Surge, Spark" in facts
    assert ability.startswith("High Tide: In your main phase")
