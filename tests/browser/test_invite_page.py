"""A table with a free seat: the page has a link that others can open, and who follows it chooses what to play with."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.axe import serious
from tests.browser.visitor import DESK, LANDSCAPE, PHONE, Visitor, Visitors
from tools.wire import Served

SIZES = pytest.mark.parametrize("size", [DESK, PHONE, LANDSCAPE], ids=["desk", "phone", "landscape"])
MAGES = [{"mage": "claudia"}, {"mage": "gygar"}, {"mage": "rhia"}]
DECKS = [{"deck": "the-iron-men"}, {"deck": "the-snakes-in-silver"}]


def waiting(
    visitors: Visitors, served: Served, game: str, seats: list[dict[str, str]], size: tuple[int, int]
) -> Visitor:
    """Somebody who opened a table for others and waits for them."""
    kinds = [{"kind": "person", "name": "Ada"}, *({"kind": "open"} for _ in seats[1:])]
    made = served.post("/api/tables", {"game": game, "seats": kinds, "chosen": {"seats": seats}})
    ada = visitors.come(size)
    held = json.dumps(json.dumps({made["table"]: made["seats"]}))
    ada.page.context.add_init_script(f"localStorage.setItem('emberhold.seats', {held})")
    ada.page.goto(f"{served.address}/#/t/{made['table']}")
    return ada


@SIZES
def test_a_server_for_this_machine_says_so_and_how_to_change_it(
    size: tuple[int, int], visitors: Visitors, served: Served
) -> None:
    ada = waiting(visitors, served, "ashes", DECKS, size)
    expect(ada.page.get_by_role("note")).to_contain_text("listens to this machine only")
    expect(ada.page.get_by_text("emberhold serve --host 0.0.0.0")).to_be_visible()
    expect(ada.page.get_by_role("img", name="QR")).to_have_count(0)
    assert serious(ada.page) == []


@SIZES
def test_a_link_that_others_can_open_is_also_a_picture(
    size: tuple[int, int], visitors: Visitors, served: Served
) -> None:
    def in_a_network(route: Route) -> None:
        route.fulfill(json={"addresses": [served.address], "here_only": False})

    ada = waiting(visitors, served, "ashes", DECKS, size)
    ada.page.route("**/api/addresses", in_a_network)
    ada.page.reload()
    link = ada.page.get_by_role("textbox", name="Link")
    expect(link).to_have_value(f"{served.address}/t/{ada.table}")
    picture = ada.page.get_by_role("img", name="QR")
    expect(picture).to_be_visible()
    assert picture.evaluate("picture => picture.decode().then(() => picture.naturalWidth > 0)")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert serious(ada.page) == []


@SIZES
def test_who_joins_chooses_a_mage_that_nobody_has(size: tuple[int, int], visitors: Visitors, served: Served) -> None:
    ada = waiting(visitors, served, "aeons-end", MAGES[:2], size)
    ben = visitors.come(size, name="Ben")
    ben.open(f"{served.address}/t/{ada.table}")
    mage = ben.page.get_by_label("Mage")
    expect(mage).to_have_value("gygar")
    assert "claudia" not in mage.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert serious(ben.page) == []
    mage.select_option("sahala")
    ben.press(ben.button("Join"))
    for person in (ada, ben):
        person.page.locator("[data-thing]").first.wait_for()
        if person.touch:
            person.press(person.page.get_by_role("tab", name="Mages"))
        expect(person.page.get_by_text("Sahala").first).to_be_attached(timeout=20_000)


def test_a_deck_is_chosen_by_keys_alone(visitors: Visitors, served: Served) -> None:
    ada = waiting(visitors, served, "ashes", DECKS, DESK)
    ben = visitors.come(DESK, name="")
    ben.open(f"{served.address}/t/{ada.table}")
    name = ben.page.get_by_label("Your name")
    name.wait_for()
    deck = ben.page.locator("[data-choice-name=deck] select")
    expect(deck).to_have_value("the-snakes-in-silver")
    name.focus()
    ben.page.keyboard.type("Ben")
    ben.page.keyboard.press("Tab")
    expect(deck).to_be_focused()
    ben.page.keyboard.press("ArrowDown")
    chosen = deck.input_value()
    assert chosen != "the-snakes-in-silver"
    name.focus()
    ben.page.keyboard.press("Enter")
    ben.page.locator("[data-thing]").first.wait_for()
    assert served.get(f"/api/tables/{ada.table}")["seats"][1]["name"] == "Ben"


def test_two_who_want_the_same_mage_are_told(visitors: Visitors, served: Served) -> None:
    ada = waiting(visitors, served, "aeons-end", MAGES, DESK)
    ben, cleo = visitors.come(DESK, name="Ben"), visitors.come(PHONE, name="Cleo")
    for person, seat in ((ben, "1"), (cleo, "2")):
        person.open(f"{served.address}/t/{ada.table}")
        person.page.get_by_label("Which seat").select_option(seat)
        expect(person.page.get_by_label("Mage")).to_be_visible()
        person.page.get_by_label("Mage").select_option("sahala")
        expect(person.page.locator("form")).to_have_attribute("aria-busy", "false")
    ben.press(ben.button("Join"))
    expect(ben.page.get_by_text("Waiting for players")).to_be_visible()
    cleo.calm = False  # the browser complains about the refusal
    cleo.press(cleo.button("Join"))
    expect(cleo.page.get_by_text("Somebody else at this table already has that")).to_be_visible()
    cleo.page.get_by_label("Mage").select_option("rhia")
    cleo.press(cleo.button("Join"))
    cleo.page.locator("[data-thing]").first.wait_for()
