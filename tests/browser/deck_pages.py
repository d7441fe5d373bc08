"""What the tests of the deck pages share: a list to paste, and the way to a deck in the builder."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import DESK, PHONE, Visitor, Visitors
from tools.wire import Served

__all__ = ["HALF", "LIST", "SIZES", "area", "at_builder", "come", "deck_of", "is_legal", "keeps", "saved"]

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
LIST: Final = """Iron and Ink
Phoenixborn: Coal Roarkwin
Dice: 5 natural, 5 ceremonial
3 Anchornaut
3x Iron Worker
Hammer Knight x3
3 Strengthen
3 Protect
3 Chant of Revenge
3 One Hundred Blades
3 Spiked Armor
3 Expand Energy
3 Summon Iron Rhino
"""
HALF: Final[dict[str, object]] = {
    "name": "Half",
    "phoenixborn": "coal-roarkwin",
    "dice": {"natural": 10},
    "cards": {"anchornaut": 3},
}


def come(visitors: Visitors, served: Served, size: tuple[int, int] = DESK, page: str = "decks") -> Visitor:
    ada = visitors.come(size)
    ada.open(f"{served.address}/#/{page}")
    return ada


def deck_of(served: Served, text: str = LIST) -> dict[str, object]:
    found: dict[str, object] = served.post("/api/games/ashes/decks/check", {"text": text})["deck"]
    return found


def keeps(ada: Visitor, deck: dict[str, object]) -> str:
    """This deck among those of a visitor; its id."""
    body = json.dumps({"game": "ashes", "deck": deck})
    return str(
        ada.page.evaluate(
            """async (body) => {
              const token = JSON.parse(localStorage.getItem('emberhold.guest') ?? 'null');
              const headers = token ? {'X-Emberhold-Guest': token} : {};
              const made = await (await fetch('/api/decks', {method: 'POST', body, headers})).json();
              localStorage.setItem('emberhold.guest', JSON.stringify(made.guest));
              return made.deck.id;
            }""",
            body,
        )
    )


def at_builder(ada: Visitor, served: Served, deck: dict[str, object]) -> str:
    """The visitor at a deck of their own in the builder."""
    ada.open(f"{served.address}/#/decks/ashes")
    ada.page.get_by_role("heading", name="Your decks").wait_for()
    id = keeps(ada, deck)
    ada.open(f"{served.address}/#/decks/ashes/{id}")
    ada.page.locator("[data-legal=true], [data-legal=false]").wait_for()
    return id


def area(ada: Visitor, name: str) -> None:
    """To a part of the builder, which may be behind a tab."""
    ada.page.locator("[data-legal]").wait_for()
    tab = ada.page.get_by_role("tab", name=re.compile(f"^{name}"))
    if tab.count():
        ada.press(tab)


def saved(page: Page) -> None:
    expect(page.locator("[data-saved=yes]")).to_have_count(1)


def is_legal(page: Page, legal: bool) -> None:
    expect(page.locator(f"[data-legal={str(legal).lower()}]")).to_have_count(1)
