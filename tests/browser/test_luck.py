"""Where somebody may know the luck to come, everybody is told: in the lobby, before they join, and at the table."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.visitor import DESK, PHONE, Visitors
from tools.wire import Served

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
SENTENCE = "The player who opened this table chose its seed, and may know the luck to come."


def opened(served: Served, name: str, **more: object) -> str:
    seats = [{**SEATS[0], "name": name}, SEATS[1]]
    table: str = served.post("/api/tables", {"game": "ashes", "seats": seats, "options": {"public": True}, **more})[
        "table"
    ]
    return table


@SIZES
def test_who_joins_is_told_that_the_seed_was_chosen(size: tuple[int, int], visitors: Visitors, served: Served) -> None:
    chosen, drawn = opened(served, f"Ada {size[0]}", seed="5"), opened(served, f"Cleo {size[0]}")
    bo = visitors.come(size).page
    bo.goto(f"{served.address}/#/")
    entries = bo.locator(".tables a")
    expect(entries.filter(has_text=f"Ada {size[0]}").locator("[data-luck=chosen]")).to_have_text("seed chosen")
    expect(entries.filter(has_text=f"Cleo {size[0]}")).to_be_visible()
    expect(entries.filter(has_text=f"Cleo {size[0]}").locator("[data-luck]")).to_have_count(0)

    bo.goto(f"{served.address}/#/t/{chosen}")
    expect(bo.get_by_role("button", name="Join")).to_be_visible()
    expect(bo.get_by_role("note")).to_have_text(SENTENCE)
    assert serious(bo) == []
    assert bo.evaluate("document.documentElement.scrollWidth") <= size[0]

    bo.goto(f"{served.address}/#/t/{drawn}")
    expect(bo.get_by_role("button", name="Join")).to_be_visible()
    expect(bo.locator("[data-luck]")).to_have_count(0)


def test_the_mark_stays_in_the_menu_of_the_table(visitors: Visitors, served: Served) -> None:
    table = opened(served, "Ada", seed=7)
    bo = visitors.come(DESK).page
    bo.goto(f"{served.address}/#/t/{table}")
    bo.get_by_role("button", name="Join").click()
    bo.get_by_role("button", name="Menu").click()
    expect(bo.get_by_role("dialog").locator("[data-luck=chosen]")).to_have_text(SENTENCE)


def test_the_creator_sees_it_while_waiting_and_no_digit_of_a_seed_is_lost(visitors: Visitors, served: Served) -> None:
    """2^53 + 1 is no number of a browser."""
    ada = visitors.come(DESK).page
    ada.goto(f"{served.address}/#/new/ashes")
    seed = ada.get_by_label("Seed (the same seed gives the same luck)")
    seed.fill("9007199254740993")
    expect(ada.get_by_text("everybody who joins is told so")).to_be_visible()
    ada.locator("fieldset li").nth(1).locator("select").first.select_option("open")
    with ada.expect_request("**/api/tables") as sent:
        ada.get_by_role("button", name="Create the table").click()
    assert json.loads(sent.value.post_data or "")["seed"] == "9007199254740993"
    expect(ada.locator("[data-luck=chosen]")).to_have_text(SENTENCE)


def test_a_seed_that_is_none_is_refused_in_words(visitors: Visitors, served: Served) -> None:
    ada = visitors.come(DESK).page
    ada.goto(f"{served.address}/#/new/ashes")
    ada.get_by_label("Seed (the same seed gives the same luck)").fill("my lucky day")
    ada.get_by_role("button", name="Create the table").click()
    expect(ada.get_by_text("seed: must be a whole number")).to_be_visible()
    assert "/new/" in ada.url
    (complaint,) = visitors.complaints
    assert "422" in complaint
    visitors.complaints.clear()
