"""Decks in the browser: pasted, shared, carried, and brought to a table."""

from __future__ import annotations

import json
import re
import time
from typing import Final

import pytest
from playwright.sync_api import expect

from emberhold.i18n.pseudo import pseudo
from tests.browser.axe import serious
from tests.browser.deck_pages import HALF, LIST, SIZES, at_builder, come, deck_of, is_legal, keeps, saved
from tests.browser.test_pseudo import in_pseudo, left_on
from tests.browser.visitor import Visitors
from tools.wire import Served

PATIENCE_S: Final = 10


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
        expect(place).to_be_enabled(timeout=PATIENCE_S * 1000)
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


# -- all decks -----------------------------------------------------------------------------------------------------


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
