"""Decks in the browser: pasted, built, kept, shared, tried, and brought to a table."""

from __future__ import annotations

import json
import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from emberhold.i18n.pseudo import pseudo
from tests.browser.axe import serious
from tests.browser.test_pseudo import in_pseudo, left_on
from tests.browser.visitor import DESK, PHONE, Visitor, Visitors
from tools.wire import Served

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
PATIENCE_S: Final = 10


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


# -- a pasted list ------------------------------------------------------------------------------------------------


@SIZES
def test_a_pasted_list_is_at_a_table_after_four_clicks_and_ten_seconds(
    size: tuple[int, int], visitors: Visitors, served: Served
) -> None:
    ada = come(visitors, served, size, "")
    ada.page.get_by_role("link", name="Decks").wait_for()
    presses, began = 0, time.monotonic()
    for place in (
        ada.page.get_by_role("link", name="Decks"),
        ada.page.get_by_role("button", name="Paste a list"),
        ada.page.get_by_role("dialog").get_by_role("button", name="Play against a bot"),
    ):
        expect(place).to_be_enabled()
        ada.press(place)
        presses += 1
        if presses == 2:
            expect(ada.page.locator("textarea")).to_be_focused()
            ada.page.keyboard.insert_text(LIST)
    ada.wait_asked()
    assert presses <= 4
    assert time.monotonic() - began <= PATIENCE_S
    expect(ada.page.locator("main")).to_contain_text("Coal Roarkwin")


@SIZES
def test_what_is_wrong_with_a_list_is_said_with_its_line_and_rule(
    size: tuple[int, int], visitors: Visitors, served: Served
) -> None:
    ada = come(visitors, served, size)
    ada.press(ada.page.get_by_role("button", name="Paste a list"))
    dialog = ada.page.get_by_role("dialog")
    dialog.locator("textarea").fill(LIST.replace("Hammer Knight", "Hamer Nite"))
    expect(dialog).to_contain_text("Line 6, column 1:")
    expect(dialog).to_contain_text("Hammer Knight")
    expect(dialog.get_by_role("button", name="Keep it")).to_be_disabled()
    dialog.locator("textarea").fill(LIST.replace("3 Protect", "4 Protect"))
    expect(dialog).to_contain_text("Protect: you have 4 copies; at most 3 are allowed.")
    expect(dialog).to_contain_text("Line 8:")
    assert serious(ada.page) == []
    ada.press(dialog.get_by_role("button", name="Rule DECK-01").first)
    expect(ada.page.get_by_role("heading", name="Rule DECK-01")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(dialog.get_by_role("button", name="Play against a bot")).to_be_disabled()
    ada.press(dialog.get_by_role("button", name="Keep it (31 cards)"))
    is_legal(ada.page, False)
    saved(ada.page)


@SIZES
def test_own_decks_and_pasted_lists_can_be_chosen_for_a_table_and_by_who_joins(
    size: tuple[int, int], visitors: Visitors, served: Served
) -> None:
    ada = come(visitors, served, size)
    ada.page.get_by_role("heading", name="Your decks").wait_for()
    keeps(ada, {**deck_of(served), "notes": "nobody else reads this"})
    keeps(ada, HALF)
    ada.open(f"{served.address}/#/new/ashes")
    choice = ada.page.locator("[data-choice-name=deck][data-seat='0'] select")
    expect(choice.locator("optgroup option")).to_have_text(["Iron and Ink"])  # the half-built one cannot be played
    with ada.page.expect_response("**/choices"):
        choice.select_option(label="Iron and Ink")
    expect(choice.locator("option:checked")).to_have_text("Iron and Ink")
    ada.page.locator("[role=group] select").nth(1).wait_for()
    ada.page.get_by_role("group", name="Player 2").get_by_label("Who plays here?").select_option("open")
    with ada.page.expect_request(lambda request: request.url.endswith("/api/tables")) as sent:
        ada.press(ada.page.get_by_role("button", name="Create the table"))
    body = json.loads(sent.value.post_data or "{}")
    assert body["chosen"]["seats"][0]["deck"]["name"] == "Iron and Ink"
    assert "nobody else" not in json.dumps(body)
    ada.page.wait_for_url("**/#/t/*")
    bob = visitors.come(size, name="Bob")
    bob.open(ada.page.url)
    bob.page.locator("[data-choice-name=deck] select").select_option(":brought")
    bob.page.locator("textarea").fill(LIST)
    expect(bob.page.locator("[data-read=true]")).to_be_visible()
    assert serious(bob.page) == []
    bob.press(bob.page.get_by_role("button", name="Join"))
    bob.wait_asked()
    ada.page.locator("[data-thing]").first.wait_for()


# -- the builder --------------------------------------------------------------------------------------------------


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


@SIZES
def test_a_link_opens_the_deck_and_the_list_can_be_printed(
    size: tuple[int, int], visitors: Visitors, served: Served
) -> None:
    link = served.post("/api/games/ashes/decks/check", {"text": LIST})["link"]
    ada = visitors.come(size)
    ada.open(f"{served.address}/#deck={link}")
    page = ada.page
    expect(page.get_by_role("heading", name="Iron and Ink").first).to_be_visible()
    is_legal(page, True)
    expect(page.locator("[data-saved=never]")).to_have_count(1)  # who only looks at a deck does not keep it
    page.emulate_media(media="print")
    expect(page.locator(".printed")).to_be_visible()
    expect(page.locator(".printed")).to_contain_text("3 × Hammer Knight")
    expect(page.get_by_role("button", name="Play against a bot")).to_be_hidden()
    page.emulate_media(media="screen")
    expect(page.locator(".printed")).to_be_hidden()
    ada.press(page.get_by_role("button", name="Keep it"))
    saved(page)
    expect(page).to_have_url(re.compile(r"#/decks/ashes/[\w-]{12}$"))
    ada.open(f"{served.address}/#deck={link[:-3]}")
    expect(page.get_by_text("This link does not hold a whole deck")).to_be_visible()


@SIZES
def test_decks_are_carried_copied_and_deleted(size: tuple[int, int], visitors: Visitors, served: Served) -> None:
    ada = visitors.come(size)
    at_builder(ada, served, deck_of(served))
    ada.open(f"{served.address}/#/decks/ashes")
    ada.press(ada.page.get_by_role("button", name="Another device"))
    ada.press(ada.page.get_by_role("button", name="Make a code"))
    code = ada.page.locator("output")
    expect(code).to_have_text(re.compile(r"^\w{4}-\w{4}-\w{4}$"))
    assert serious(ada.page) == []
    bob = come(visitors, served, size)
    bob.press(bob.page.get_by_role("button", name="Another device"))
    bob.page.get_by_label("Code from the other device").fill(code.inner_text().lower())
    bob.press(bob.page.get_by_role("button", name="Copy the decks"))
    expect(bob.page.get_by_text("1 deck was copied.")).to_be_visible()
    bob.page.keyboard.press("Escape")
    bob.press(bob.page.get_by_role("link", name=re.compile("^Iron and Ink")))
    is_legal(bob.page, True)
    for again in ("Make a copy", "Delete the deck"):
        bob.press(bob.page.get_by_text("More", exact=True))
        bob.press(bob.page.get_by_role("button", name=again))
        if again == "Make a copy":
            expect(bob.page.get_by_role("heading", name="Iron and Ink (copy)").first).to_be_visible()
            is_legal(bob.page, True)
    bob.press(bob.page.get_by_role("dialog").get_by_role("button", name="Delete the deck"))
    expect(bob.page.locator("[data-deck]:has-text('Iron and Ink')")).to_have_count(1)


@pytest.mark.slow
def test_every_word_comes_from_a_language_file(visitors: Visitors, served: Served) -> None:
    found: list[str] = []
    deck = {**deck_of(served, LIST.replace("3 Protect", "4 Protect")), "name": pseudo("Iron and Ink")}
    ada = in_pseudo(visitors)
    page = ada.page
    ada.open(f"{served.address}/#/decks/ashes")
    page.locator("[data-deck]").first.wait_for()
    id = keeps(ada, deck)
    ada.open(f"{served.address}/#/decks/ashes/{id}")
    is_legal(page, False)
    for tab in page.get_by_role("tab").all():
        tab.click()
        found += left_on(page, f"builder, {tab.inner_text()}")
    page.get_by_role("button", name=pseudo("Draw a hand")).click()
    page.locator("[data-times]").wait_for()
    page.locator("section select").last.select_option(value="the-mist-guardian")
    page.locator("tbody tr").first.wait_for()
    found += left_on(page, "builder, tried")
    page.get_by_role("tab").first.click()
    page.locator("[data-card=purge] .look").click()
    found += left_on(page, "a card in the builder")
    page.keyboard.press("Escape")
    page.locator("summary.btn").click()
    page.get_by_role("button", name=pseudo("Delete the deck")).click()
    found += left_on(page, "delete")
    page.keyboard.press("Escape")
    page.locator("[data-in-deck=protect] button").first.click()
    is_legal(page, True)
    page.locator("[data-in-deck=protect] button").first.click()
    is_legal(page, False)
    page.get_by_role("button", name=pseudo("Finish it for me")).click()
    page.get_by_role("dialog").get_by_role("checkbox").first.wait_for()
    found += left_on(page, "finish")
    page.keyboard.press("Escape")
    ada.open(f"{served.address}/#/decks/ashes")
    page.get_by_role("button", name=pseudo("Another device")).click()
    page.get_by_role("button", name=pseudo("Make a code")).click()
    page.locator("output").wait_for()
    page.locator("output").evaluate("(code) => code.remove()")  # letters by chance
    found += left_on(page, "another device")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=pseudo("Paste a list")).click()
    page.locator("textarea").fill("4 Purge")
    page.locator("[data-read=false]").wait_for()
    found += left_on(page, "paste a list")
    assert not found, "\n".join(dict.fromkeys(found))


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
