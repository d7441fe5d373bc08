"""Nobody harms themselves by one click: harm is asked about in place, and the end of a turn can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import serious
from tests.browser.between import Between, Said
from tests.browser.own_server import OwnServer
from tests.browser.visitor import DESK, PHONE, Visitor, Visitors
from tools.laid_table import LaidTable
from tools.screens import AEONS_END, BUSY, STATES, State

HANDS: Final = pytest.mark.parametrize("hand", ["mouse", "finger", "keys"])
CAREFUL: Final = {"confirm": True, "sendDelay": True}
ONLY_UNIT: Final[Mapping[str, object]] = {
    "a": {
        "battlefield": ["iron-worker"],
        "hand": ["fear"],
        "draw": ["fear"],
        "dice": ["natural-power", "natural-class"],
    },
    "b": {"draw": ["fear"]},
}
"""The natural dice power deals damage to a target unit, and there is only one's own."""

SLOWER: Final = """{
  const real = window.setTimeout;
  window.setTimeout = (then, ms, ...more) => real(then, ms === 2000 ? 60000 : ms, ...more);
}"""
"""axe needs longer than two seconds to look at a page."""


def come(visitors: Visitors, hand: str, laid: LaidTable, **settings: object) -> Visitor:
    return visitors.come(PHONE if hand == "finger" else DESK, laid, (0,), **{**CAREFUL, **settings})


def choose(ada: Visitor, hand: str, place: Locator) -> None:
    """With a mouse, with a finger, or with keys alone."""
    if hand == "keys":
        place.focus()
        ada.page.keyboard.press("Enter")
    else:
        ada.press(place)


def option(ada: Visitor, words: str) -> Locator:
    return ada.choices().filter(has_text=words).first


def harm(meaning: str, view: Said) -> Said:
    """As if meditating hurt the player's first unit."""
    worker = view["players"][0]["battlefield"][0]["id"]
    hurt = {"n": 0, "kind": "damaged", "card": {"id": worker, "card": "iron-worker"}, "amount": 2}
    told = [{"event": hurt, "certain": True, "low": 2, "high": 2}]
    return {"harms": [worker], "told": told} if meaning == "meditate" else {}


def ends_by_words(meaning: str, _view: Said) -> Said:
    """Only the option that says so ends the turn."""
    return {"ends_turn": meaning == "end turn"}


def nothing_known(_meaning: str, _view: Said) -> None:
    """A server that never answers previews."""


@HANDS
def test_harm_is_asked_about_where_it_was_clicked(hand: str, own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = come(visitors, hand, laid)
    between = Between(ada)
    between.foresee = harm
    ada.go(own.served, laid)
    number = ada.number()
    place = ada.asked.bounding_box()
    choose(ada, hand, option(ada, "Meditate"))
    sure = ada.page.get_by_role("alertdialog")
    expect(sure).to_contain_text("This harms your own Iron Worker.")
    expect(sure).to_contain_text("Iron Worker receives 2 damage.")
    assert serious(ada.page) == []
    assert ada.asked.bounding_box() == place, "the question stays where it is"
    # The button that does no harm has the focus, and Esc says the same.
    expect(sure.get_by_role("button", name="Back")).to_be_focused()
    if hand == "keys":
        ada.page.keyboard.press("Escape")
        expect(option(ada, "Meditate")).to_be_focused()
    else:
        ada.press(sure.get_by_role("button", name="Back"))
    expect(sure).to_be_hidden()
    assert ada.number() == number
    assert between.said("answer") == []
    choose(ada, hand, option(ada, "Meditate"))
    choose(ada, hand, sure.get_by_role("button", name="Do it"))
    assert ada.moved(number, 5000)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_die_on_ones_only_unit_asks_and_the_server_knows_why(
    size: tuple[int, int], own: OwnServer, visitors: Visitors
) -> None:
    laid = own.lay(State(ONLY_UNIT), "ashes")
    ada = visitors.come(size, laid, (0,), **CAREFUL)
    ada.go(own.served, laid)
    number = ada.number()
    die = ada.page.locator("[data-zone=dice-0] [data-can]").first
    ada.press(die)
    sure = ada.page.get_by_role("alertdialog")
    expect(sure).to_contain_text("This harms your own Iron Worker.")
    assert ada.number() == number
    ada.press(sure.get_by_role("button", name="Back"))
    # Who does not want to be asked is not asked.
    bea = visitors.come(size, laid, (0,), confirm=False, sendDelay=False)
    bea.go(own.served, laid)
    bea.press(bea.page.locator("[data-zone=dice-0] [data-can]").first)
    assert bea.moved(number, 5000)
    expect(bea.page.get_by_role("alertdialog")).to_have_count(0)


def test_a_click_does_not_wait_long_for_its_preview(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = come(visitors, "mouse", laid)
    between = Between(ada)
    between.foresee = nothing_known
    ada.go(own.served, laid)
    number = ada.number()
    option(ada, "Meditate").click()
    assert ada.moved(number, 5000)
    assert len(between.said("preview")) == 1
    assert len(between.said("answer")) == 1


@HANDS
def test_the_end_of_a_turn_can_be_taken_back_for_two_seconds(hand: str, own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(State({**BUSY, "main": 0}), "ashes")
    ada = come(visitors, hand, laid)
    between = Between(ada)
    between.foresee = ends_by_words
    ada.go(own.served, laid)
    number = ada.number()
    place = ada.asked.bounding_box()
    choose(ada, hand, option(ada, "End your turn"))
    strip = ada.page.locator("[data-delayed]")
    expect(strip).to_contain_text("End your turn in")
    assert ada.page.get_by_role("dialog").count() == 0
    assert ada.asked.bounding_box() == place, "nothing moves"
    if hand == "keys":
        ada.page.keyboard.press("Escape")
    else:
        ada.press(strip.get_by_role("button", name="Undo"))
    expect(strip).to_have_count(0)
    choose(ada, hand, option(ada, "End your turn"))
    expect(strip).to_be_visible()
    assert between.said("answer") == [], "neither the first nor, so far, the second"
    assert ada.moved(number, 10_000)
    assert [answer["number"] for answer in between.said("answer")] == [int(number)]


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["desk-dark", "phone-light"])
def test_axe_looks_at_the_two_seconds(size: tuple[int, int], theme: str, own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(State({**BUSY, "main": 0}), "ashes")
    ada = visitors.come(size, laid, (0,), theme=theme, **CAREFUL)
    ada.page.add_init_script(SLOWER)
    ada.go(own.served, laid)
    ada.press(option(ada, "End your turn"))
    expect(ada.page.locator("[data-delayed]")).to_be_visible()
    assert serious(ada.page) == []
    expect(ada.page.locator("[data-delayed]")).to_be_visible()


def test_another_choice_keeps_the_turn_and_the_same_again_ends_it_at_once(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(State({**BUSY, "main": 0}), "ashes")
    ada = come(visitors, "mouse", laid)
    between = Between(ada)
    between.foresee = ends_by_words
    ada.go(own.served, laid)
    ada.page.clock.install()
    number = ada.number()
    strip = ada.page.locator("[data-delayed]")
    option(ada, "End your turn").click()
    expect(strip).to_be_visible()
    ada.page.clock.run_for(1000)
    expect(strip).to_contain_text("in 1 s")  # readable without any motion
    ada.page.keyboard.press("u")
    expect(strip).to_have_count(0)
    option(ada, "End your turn").click()
    expect(strip).to_be_visible()
    ada.page.clock.run_for(700)
    option(ada, "End your turn").click()
    expect(strip).to_have_count(0)
    ada.page.clock.run_for(100)
    assert ada.moved(number, 5000)
    assert len(between.said("answer")) == 1


def test_clicking_something_else_keeps_the_turn(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(State({**BUSY, "main": 0}), "ashes")
    ada = come(visitors, "mouse", laid)
    between = Between(ada)
    between.foresee = ends_by_words
    ada.go(own.served, laid)
    number = ada.number()
    assert between.decision is not None
    meditate = next(one["key"] for one in between.decision["options"] if one["meaning"] == ["meditate"])
    option(ada, "End your turn").click()
    expect(ada.page.locator("[data-delayed]")).to_be_visible()
    option(ada, "Meditate").click()
    assert ada.moved(number, 5000)
    assert [answer["key"] for answer in between.said("answer")] == [meditate]
    expect(ada.page.locator("[data-delayed]")).to_have_count(0)


@pytest.mark.parametrize(("game", "most"), [("ashes", 1), ("aeons-end", 1)])
def test_clicks_to_pass(game: str, most: int, own: OwnServer, visitors: Visitors) -> None:
    """Four were needed before: pass, yes, end your turn, yes."""
    state = STATES["turn"] if game == "ashes" else AEONS_END["turn"]
    laid = own.lay(state, game, "person", "person")
    ada = come(visitors, "mouse", laid)
    ada.go(own.served, laid)
    clicks = 0
    for _ in range(most):
        number = ada.number()
        last = ada.page.get_by_role("button", name="End your turn")
        place = last.first if last.count() else option(ada, "Pass")
        place.click()
        clicks += 1
        assert ada.moved(number, 10_000)
    expect(ada.page.locator("[data-kind=turn], [data-kind=main]")).to_have_count(0)
    assert clicks == most
