"""The city can be chosen wherever it is clicked: the card in question stood in front of its middle."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.own_server import OwnServer
from tests.browser.visitor import DESK, LANDSCAPE, PHONE, Visitor, Visitors
from tools.aeons_end_tables import SOLO
from tools.laid_table import LaidTable
from tools.screens import AEONS_END

GIVEN = {
    **SOLO,
    "phase": "main",
    "turn": "a",
    "turn deck": ["nemesis", "a", "a"],
    "nemesis": {"name": "maggoth", "deck": ["decay", "topple"]},
}
DECAY = AEONS_END["alone"]._replace(given=GIVEN, answers=((0, "end turn"),))
"""The nemesis plays Decay: either the mage suffers damage or Gravehold does."""
LARGE = (1600, 1000)
CITY = "[data-thing=gravehold]:visible"


def asked(own: OwnServer, visitors: Visitors, size: tuple[int, int]) -> tuple[Visitor, LaidTable]:
    laid = own.lay(DECAY, "aeons-end")
    ada = visitors.come(size, laid, (0,), helped=True)
    ada.go(own.served, laid)
    expect(ada.page.locator(CITY)).to_have_attribute("data-can", "")
    return ada, laid


@pytest.mark.parametrize("size", [DESK, LARGE, PHONE, LANDSCAPE], ids=["desk", "large", "phone", "landscape"])
def test_the_city_is_chosen_anywhere_on_it(size: tuple[int, int], own: OwnServer, visitors: Visitors) -> None:
    ada, _ = asked(own, visitors, size)
    expect(ada.page.locator("[data-about]")).to_be_visible()
    number = ada.number()
    box = ada.page.locator(CITY).bounding_box()
    assert box is not None
    y = box["y"] + box["height"] / 2
    for place in (0.1, 0.5, 0.9):
        lies_there = ada.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('[data-thing]')?.dataset.thing",
            [box["x"] + box["width"] * place, y],
        )
        assert lies_there == "gravehold"
    x = box["x"] + box["width"] / 2
    if ada.touch:
        ada.page.touchscreen.tap(x, y)
    else:
        ada.page.mouse.click(x, y)
    assert ada.moved(number, 5000)


def test_the_city_is_chosen_by_keys_alone(own: OwnServer, visitors: Visitors) -> None:
    ada, _ = asked(own, visitors, DESK)
    number = ada.number()
    ada.page.keyboard.press("b")
    for _ in range(30):
        if ada.page.evaluate("document.activeElement.dataset.thing") == "gravehold":
            break
        ada.page.keyboard.press("ArrowDown")
    assert ada.page.evaluate("document.activeElement.dataset.thing") == "gravehold"
    ada.page.keyboard.press("Enter")
    assert ada.moved(number, 5000)


@pytest.mark.parametrize("size", [DESK, PHONE, LANDSCAPE], ids=["desk", "phone", "landscape"])
def test_nobody_is_shut_out_while_a_card_is_asked_about(
    size: tuple[int, int], own: OwnServer, visitors: Visitors
) -> None:
    ada, _ = asked(own, visitors, size)
    assert serious(ada.page) == []
