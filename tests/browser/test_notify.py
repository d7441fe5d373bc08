"""Somebody who looks at another window is told that a question waits: once, and nothing about the question."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.test_whole_matches import quick_start
from tests.browser.visitor import DESK, PHONE, Visitor, Visitors
from tools.wire import Served

# A browser whose notes, permission and attention the test can see and set.
BROWSER = """
window.notes = [];
window.permissionAsked = 0;
window.Notification = class {
  static permission = sessionStorage.getItem('allowed') ?? 'default';
  static async requestPermission() {
    window.permissionAsked += 1;
    Notification.permission = window.answer ?? 'granted';
    sessionStorage.setItem('allowed', Notification.permission);
    return Notification.permission;
  }
  constructor(title, { body }) { window.notes.push(title + ': ' + body); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""
NOTE = "Ashes: It is your turn to choose."


def notes(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.notes")
    return found


def come(visitors: Visitors, served: Served, size: tuple[int, int]) -> Visitor:
    ada = visitors.come(size)
    ada.page.context.add_init_script(BROWSER)
    ada.open(f"{served.address}/#/settings")
    return ada


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hidden_page_says_once_that_a_question_waits(
    size: tuple[int, int], visitors: Visitors, served: Served
) -> None:
    ada = come(visitors, served, size)
    box = ada.page.get_by_label("Tell me when I am asked something")
    expect(box).not_to_be_checked()
    assert ada.page.evaluate("window.permissionAsked") == 0
    ada.press(box)
    expect(box).to_be_checked()
    assert ada.page.evaluate("window.permissionAsked") == 1
    assert serious(ada.page) == []

    quick_start(ada, served, "ashes")
    ada.page.evaluate("window.away = true")
    seen = {ada.number()}
    ada.play(Random(5), 8, lambda: seen.add(ada.number()))
    told = notes(ada.page)
    assert 1 <= len(told) <= len(seen), "one for each question at most"
    assert set(told) == {NOTE}, "and nothing about cards"


@pytest.mark.parametrize("why", ["not-asked-for", "looking"])
def test_otherwise_nothing_is_shown(why: str, visitors: Visitors, served: Served) -> None:
    ada = come(visitors, served, DESK)
    if why == "looking":
        ada.page.get_by_label("Tell me when I am asked something").check()
    quick_start(ada, served, "ashes")
    ada.page.evaluate(f"window.away = {'true' if why != 'looking' else 'false'}")
    ada.play(Random(5), 6)
    assert notes(ada.page) == []


def test_a_browser_that_says_no_is_believed(visitors: Visitors, served: Served) -> None:
    ada = come(visitors, served, DESK)
    ada.page.evaluate("window.answer = 'denied'")
    box = ada.page.get_by_label("Tell me when I am asked something")
    box.click()
    expect(ada.page.get_by_text("does not allow this page")).to_be_visible()
    expect(box).not_to_be_checked()
