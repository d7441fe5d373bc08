"""A window for a reaction: who might react has time, may ask for more, and everybody else waits the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.own_server import OwnServer
from tests.browser.visitor import Visitor, Visitors
from tools.screens import State

PACE = 6000
BLAST = State(
    {
        "turn": "b",
        "a": {
            "battlefield": ["iron-worker", "mist-spirit"],
            "hand": ["golden-veil"],
            "dice": ["natural-class", "charm-class"],
        },
        "b": {
            "phoenixborn": "aradel-summergaard",
            "hand": ["fear"],
            "dice": ["2*natural-class", "charm-class", "ceremonial-class"],
        },
    }
)
"""Ben has Water Blast; Ada has Golden Veil in hand, and the dice for it."""


def blast(own: OwnServer, visitors: Visitors, hand: str = "golden-veil") -> tuple[Visitor, Visitor]:
    """Ben uses Water Blast on Ada's Iron Worker."""
    given = dict(BLAST.given or {})
    given["a"] = {**given["a"], "hand": [hand]}  # type: ignore[dict-item]
    laid = own.lay(BLAST._replace(given=given), "ashes", "person", "person", pace_ms=PACE)
    ada, ben = visitors.come(laid=laid, seats=(0,), auto="ask"), visitors.come(laid=laid, seats=(1,))
    for person in (ada, ben):
        person.open(f"{own.served.address}/#/t/{laid.table}")
        person.page.locator("[data-thing]").first.wait_for()
    ben.page.locator("[data-thing][data-can]").filter(has_text="Aradel Summergaard").first.click()
    number = ben.number()
    ben.page.locator("[data-thing][data-can]").filter(has_text="Iron Worker").first.click()
    ben.moved(number, 3000)
    return ada, ben


def test_a_player_who_can_react_is_asked_and_may_ask_for_time(own: OwnServer, visitors: Visitors) -> None:
    ada, ben = blast(own, visitors)
    expect(ada.page.get_by_text("You may react to this, or let it happen.", exact=True)).to_be_visible()
    heard = ada.page.locator("[aria-live]").filter(has_text="You may react to this")
    expect(heard).to_contain_text("Ben has declared a target.")
    expect(ada.button("Let it happen")).to_be_visible()
    expect(ada.page.get_by_text("to answer")).to_be_visible()
    expect(ben.page.get_by_text("Somebody might react …")).to_be_visible()
    assert "Golden Veil" not in ben.page.content()
    ada.button("Wait, I need a moment").click()
    expect(ben.page.get_by_text("Somebody has asked for a moment …")).to_be_visible()
    ada.cans().filter(has_text="Golden Veil").first.click()
    expect(ben.page.get_by_text("Golden Veil").first).to_be_visible()


def test_a_player_who_cannot_react_waits_like_everybody(own: OwnServer, visitors: Visitors) -> None:
    ada, ben = blast(own, visitors, "fear")
    for person in (ada, ben):
        expect(person.page.get_by_text("Somebody might react …")).to_be_visible()
    assert ada.asked.count() == 0
    ben.wait_asked()


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=["phone", "desk"])
def test_alone_with_a_bot_a_pause_has_no_words(own: OwnServer, visitors: Visitors, size: tuple[int, int]) -> None:
    """The bot might react to Water Blast by public facts: the page says who is thinking, and nothing of a pause."""
    given = {"turn": "a", "a": BLAST.given["b"], "b": BLAST.given["a"]}  # type: ignore[index]
    laid = own.lay(BLAST._replace(given=given), "ashes", "person", "bot=greedy", pace_ms=PACE)
    ada = visitors.come(laid=laid, seats=(0,), size=size)
    ada.open(f"{own.served.address}/#/t/{laid.table}")
    ada.page.locator("[data-thing]").first.wait_for()
    seen = ada.page.evaluate_handle(
        """() => {
            const seen = new Set();
            const panels = () => [...document.querySelectorAll('.waiting')];
            const look = () => panels().forEach((panel) => seen.add(panel.innerText.trim()));
            new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
            return seen;
        }"""
    )
    ada.page.locator("[data-thing][data-can]").filter(has_text="Aradel Summergaard").first.click()
    ada.page.locator("[data-thing][data-can]").filter(has_text="Iron Worker").first.click()
    expect(ada.page.locator(".waiting")).to_be_visible()
    ada.wait_asked()
    texts = seen.evaluate("(seen) => [...seen]")
    assert texts
    assert not any("might react" in text or "moment" in text for text in texts), texts
    assert any("thinking" in text for text in texts), texts
