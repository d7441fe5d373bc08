"""Hands of every kind: a mouse that asks why not, keys alone, a long press, a die that pays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.own_server import OwnServer
from tests.browser.visitor import PHONE, Visitors
from tools.screens import AEONS_END, STATES

HELD = {"ashes": "Anchornaut", "aeons-end": "Crystal"}
"""A card in the player's hand."""


def test_what_cannot_be_done_says_why_and_names_the_rule(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    number = ada.number()
    veil = ada.page.locator("[data-thing]:not([data-can])").filter(has_text="Golden Veil").first
    veil.click()
    reason = ada.page.locator("[role=alert]")
    expect(reason).to_be_visible()
    expect(reason.locator(".rule-id").first).to_be_visible()
    assert ada.number() == number
    ada.page.keyboard.press("Escape")
    expect(reason).to_be_hidden()


def test_what_comes_to_lie_under_a_resting_pointer_is_not_read(own: OwnServer, visitors: Visitors) -> None:
    """After a click the hand moved under the pointer, and a card that nobody had pointed at covered the table."""
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    card = ada.page.locator("[data-thing]").filter(has_text=HELD["ashes"]).first
    tip = ada.page.locator("[role=tooltip]")
    card.dispatch_event("pointerenter", {"pointerType": "mouse"})  # as the browser does, without any movement
    ada.page.wait_for_timeout(600)
    expect(tip).to_have_count(0)
    card.hover()
    expect(tip).to_contain_text(HELD["ashes"])


def test_a_die_says_what_it_is(own: OwnServer, visitors: Visitors) -> None:
    """What is said beside the own dice and piles lay in the board, whose fading edge hid it."""
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    ada.page.locator("[data-zone=dice-0] [data-thing]").first.hover()
    tip = ada.page.locator("[role=tooltip]")
    expect(tip).to_contain_text("natural")
    assert tip.evaluate("tip => tip.matches(':popover-open')")


def test_sounds_wait_for_the_first_click(own: OwnServer, visitors: Visitors) -> None:
    """Browsers allow no sound before that, and complained in the console about the one that tells whose turn it is."""
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,), sound=True)
    ada.go(own.served, laid)
    number = ada.number()
    ada.button("Meditate").click()
    assert ada.moved(number, 5000)


def test_dice_are_clicked_to_pay_with_others(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["pay"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    number = ada.number()
    chosen = ada.page.locator("[data-thing][aria-pressed=true]")
    before = chosen.evaluate_all("dice => dice.map(die => die.dataset.thing)")
    assert len(before) == 1
    ada.page.locator("[data-thing][data-can][aria-pressed=false]").first.click()
    after = chosen.evaluate_all("dice => dice.map(die => die.dataset.thing)")
    assert len(after) == 1
    assert after != before
    assert ada.number() == number, "a proposal is not an answer"
    ada.button("Pay").click()
    assert ada.moved(number, 5000)


def test_a_turn_by_keys_alone(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    number = ada.number()
    ada.page.keyboard.press("b")
    at = "document.activeElement.dataset.thing ?? ''"
    first = ada.page.evaluate(at)
    assert first
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowRight")
    assert ada.page.evaluate(at) not in ("", first)
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_be_hidden()
    ada.page.keyboard.press("1")
    assert ada.moved(number, 5000)
    assert ada.page.evaluate("document.activeElement !== null")
    ada.page.keyboard.press("u")
    expect(ada.asked).to_have_attribute("data-decision", number)


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_a_long_press_reads_a_card_in_full(game: str, own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay((STATES if game == "ashes" else AEONS_END)["turn"], game)
    ada = visitors.come(PHONE, laid, (0,))
    ada.go(own.served, laid)
    number = ada.number()
    card = ada.page.get_by_role("button", name=HELD[game]).first
    box = card.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = ada.page.context.new_cdp_session(ada.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(ada.page.locator(".bubble.read")).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ada.page.locator(".bubble.read")).to_be_visible()
    assert ada.number() == number, "reading chooses nothing"


def test_nothing_on_the_page_is_wider_than_a_phone(own: OwnServer, visitors: Visitors) -> None:
    laid = [own.lay(STATES["turn"], "ashes"), own.lay(AEONS_END["turn"], "aeons-end")]
    for table in laid:
        ada = visitors.come(PHONE, table, (0,))
        ada.go(own.served, table)
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
