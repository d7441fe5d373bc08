"""The page with all cards of a game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import Visitors
from tools.wire import Served


def test_a_card_is_found_by_its_name_before_others_that_mention_it(visitors: Visitors, served: Served) -> None:
    """Age Siphon belongs to the Ageless Walker, so that its sheet has the words too."""
    ada = visitors.come()
    ada.open(f"{served.address}/#/cards/aeons-end")
    cards = ada.page.locator(".cards li")
    expect(cards.first).to_contain_text("Accelerating Gauntlets")
    ada.page.get_by_role("searchbox").fill("ageless walker")
    expect(cards.first).to_contain_text("Ageless Walker")
    expect(cards.nth(1)).to_contain_text("Age Siphon")
