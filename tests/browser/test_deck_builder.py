"""The deck builder: decks are built, kept, undone, tried and never lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.axe import serious
from tests.browser.deck_pages import HALF, SIZES, area, at_builder, come, deck_of, is_legal, saved
from tests.browser.visitor import PHONE, Visitors
from tools.wire import Served


@SIZES
def test_a_deck_is_built_kept_and_played(size: tuple[int, int], visitors: Visitors, served: Served) -> None:
    ada = come(visitors, served, size)
    page = ada.page
    ada.press(page.get_by_role("link", name="New deck"))
    page.locator("[data-card=anchornaut]").wait_for()
    assert serious(page) == []
    for _ in range(3):
        ada.press(page.get_by_role("button", name="One more: Anchornaut").first)
    expect(page.locator("[data-card=anchornaut] b").last).to_have_text("3")
    expect(page.get_by_role("button", name="One more: Anchornaut").first).to_be_disabled()
    saved(page)
    expect(page).to_have_url(re.compile(r"#/decks/ashes/[\w-]{12}$"))
    area(ada, "Deck")
    page.get_by_label("Phoenixborn").last.select_option("coal-roarkwin")
    expect(page.locator("main")).to_contain_text("3 cards; a deck has exactly 30.")
    ada.press(page.get_by_role("button", name="Take these dice"))
    expect(page.locator("fieldset")).to_contain_text("10 of 10")
    ada.press(page.get_by_role("button", name="First Five: Anchornaut"))
    expect(page.get_by_role("button", name="First Five: Anchornaut")).to_have_attribute("aria-pressed", "true")
    ada.press(page.get_by_role("button", name="First Five: Anchornaut"))
    ada.press(page.get_by_role("button", name="Finish it for me"))
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("checkbox").nth(8)).to_be_checked()
    assert serious(page) == []
    ada.press(dialog.get_by_role("button", name="Add this"))
    is_legal(page, True)
    assert serious(page) == []
    saved(page)
    page.reload()
    is_legal(page, True)
    ada.press(page.get_by_role("button", name="Play against a bot"))
    ada.wait_asked()
    expect(page.locator("main")).to_contain_text("Coal Roarkwin")


def test_keys_are_enough(visitors: Visitors, served: Served) -> None:
    ada = come(visitors, served, page="decks/ashes/new")
    page = ada.page
    first = page.locator("[data-card=abundance] .look")
    first.focus()
    page.keyboard.press("2")
    page.keyboard.press("+")
    expect(first).to_have_accessible_name("Abundance, 3 in the deck")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card=anchornaut] .look")).to_be_focused()
    page.keyboard.press("1")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-card]").nth(1).locator(".look")).not_to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("-")
    expect(page.locator("[data-card=anchornaut] .look")).to_have_accessible_name("Anchornaut, 0 in the deck")
    page.keyboard.press("Control+z")
    expect(page.locator("[data-card=anchornaut] .look")).to_have_accessible_name("Anchornaut, 1 in the deck")
    page.keyboard.press("Control+y")
    expect(page.locator("[data-card=anchornaut] .look")).to_have_accessible_name("Anchornaut, 0 in the deck")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Anchornaut")
    page.keyboard.press("Escape")
    expect(page.locator("[data-card=anchornaut] .look")).to_be_focused()


@SIZES
def test_filters_leave_what_fits(size: tuple[int, int], visitors: Visitors, served: Served) -> None:
    ada = come(visitors, served, size, "decks/ashes/the-iron-men")
    page = ada.page
    cards = page.locator("[data-card]")
    expect(page.locator("[data-card=one-hundred-blades]")).to_have_count(1)
    expect(page.locator("[data-card=cerasaurus-mount], [data-card=silver-snake]")).to_have_count(0)
    if size == PHONE:
        ada.press(page.get_by_text("Filters"))
    page.get_by_label("Type").select_option("ally")
    page.get_by_label("Dice").first.select_option("natural")
    page.get_by_label("Cost").select_option("3")
    expect(cards).to_have_count(1)
    expect(page.locator("[data-card=hammer-knight]")).to_be_visible()
    ada.press(page.get_by_role("button", name="Clear the search"))
    page.get_by_label("Phoenixborn").first.select_option("coal-roarkwin")
    expect(cards).to_have_count(1)
    page.get_by_label("Search names and texts").fill("no such words")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    assert serious(page) == []


@SIZES
def test_try_a_deck(size: tuple[int, int], visitors: Visitors, served: Served) -> None:
    ada = visitors.come(size)
    at_builder(ada, served, deck_of(served))
    page = ada.page
    area(ada, "Try it")
    expect(page.get_by_role("img", name=re.compile(r"^0 dice: \d+, 1 die: \d+"))).to_be_visible()
    expect(page.get_by_role("button", name="5 × Iron Rhino")).to_be_visible()
    ada.press(page.get_by_role("button", name="Draw a hand"))
    hand = page.locator("[data-times]")
    expect(hand).to_have_attribute("data-times", "1")
    expect(hand.locator("li")).to_have_count(10)
    ada.press(page.get_by_role("button", name="Draw another hand"))
    expect(hand).to_have_attribute("data-times", "2")
    page.get_by_label("Compare this deck with").select_option(label="The Mist Guardian")
    expect(page.get_by_role("row", name=re.compile("^Hammer Knight"))).to_have_text(
        re.compile(r"Hammer Knight\s+0\s*3")
    )
    page.get_by_label("Notes").fill("Rhinos as early as possible.")
    saved(page)
    assert serious(page) == []
    page.reload()
    area(ada, "Try it")
    expect(page.get_by_label("Notes")).to_have_value("Rhinos as early as possible.")


def test_what_did_not_reach_the_server_survives_a_reload(visitors: Visitors, served: Served) -> None:
    ada = visitors.come()
    at_builder(ada, served, HALF)
    page = ada.page
    ada.calm = False

    def away(route: Route) -> None:
        if route.request.method == "PUT":
            route.abort()
        else:
            route.continue_()

    page.route("**/api/decks/*", away)
    ada.press(page.get_by_role("button", name="One more: Purge").first)
    expect(page.locator("[data-saved=failed]")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-card=purge] .look")).to_have_accessible_name("Purge, 1 in the deck")
    page.unroute("**/api/decks/*")
    ada.press(page.get_by_role("button", name="One more: Purge").first)
    saved(page)
    page.evaluate("localStorage.removeItem('emberhold.deck.ashes')")
    page.reload()
    expect(page.locator("[data-card=purge] .look")).to_have_accessible_name("Purge, 2 in the deck")


def test_two_windows_lose_nothing(visitors: Visitors, served: Served) -> None:
    ada = visitors.come()
    at_builder(ada, served, HALF)
    other = ada.window()
    other.open(ada.page.url)
    is_legal(other.page, False)
    ada.press(ada.page.get_by_role("button", name="One more: Purge").first)
    saved(ada.page)
    other.calm = False  # the refused request is in the console
    other.press(other.page.get_by_role("button", name="One more: Refresh").first)
    expect(other.page.get_by_text("Your version is kept as a deck of its own.")).to_be_visible()
    saved(other.page)
    other.open(f"{served.address}/#/decks/ashes")
    expect(other.page.locator("[data-deck]:has-text('Half')")).to_have_count(2)


@pytest.mark.slow
@SIZES
def test_nothing_is_wider_than_the_screen(size: tuple[int, int], visitors: Visitors, served: Served) -> None:
    ada = visitors.come(size, theme="light")
    at_builder(ada, served, deck_of(served))
    for name in ("Cards", "Deck", "Try it"):
        area(ada, name)
        assert serious(ada.page) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    ada.open(f"{served.address}/#/decks/ashes")
    ada.page.get_by_role("heading", name="Your decks").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
