"""Before anything is decided: cancel what was begun, read the card that asks, and see what a choice leads to."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import serious
from tests.browser.between import Between, Said
from tests.browser.own_server import OwnServer
from tests.browser.visitor import DESK, PHONE, Visitor, Visitors
from tools.laid_table import LaidTable
from tools.screens import AEONS_END, STATES

HANDS: Final = pytest.mark.parametrize("hand", ["mouse", "finger", "keys"])
SIZES: Final = pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["desk", "phone"])

PATIENCE: Final = 100
"""How often something is looked for, a tenth of a second apart."""
CAN_PAY: Final = STATES["pay"]._replace(answers=())
"""There are several ways to pay, so the client does not pay by itself."""


def come(visitors: Visitors, hand: str, laid: LaidTable) -> Visitor:
    return visitors.come(PHONE if hand == "finger" else DESK, laid, (0,))


def dice(ada: Visitor) -> list[str]:
    """The player's own dice, in words."""
    found = ada.page.locator("[data-zone=dice-0] [data-thing]")
    return [str(name) for name in found.evaluate_all("dice => dice.map(one => one.ariaLabel)")]


def held(ada: Visitor, card: str) -> Locator:
    return ada.page.locator("[data-zone=hand] [data-thing]").filter(has_text=card).first


@HANDS
def test_cancel_takes_the_whole_action_back(hand: str, own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(CAN_PAY, "ashes", "person", "person")
    ada, ben = come(visitors, hand, laid), visitors.come(laid=laid, seats=(1,))
    ben.open(f"{own.served.address}/#/t/{laid.table}")
    ada.go(own.served, laid)
    number, before = ada.number(), dice(ada)
    expect(ada.page.locator("[data-cancel]")).to_have_count(0)
    ada.press(held(ada, "Anchornaut"))
    expect(ada.asked).to_have_attribute("data-kind", "pay")
    cancel = ada.page.locator("[data-cancel]")
    expect(cancel).to_be_visible()
    if hand == "keys":
        ada.page.keyboard.press("Escape")
    else:
        ada.press(cancel)
    expect(ada.asked).to_have_attribute("data-decision", number)
    assert dice(ada) == before
    expect(held(ada, "Anchornaut")).to_be_visible()
    # Nobody else hears of a try.
    assert "Anchornaut" not in ben.page.content()
    # It can be begun again.
    ada.press(held(ada, "Anchornaut"))
    expect(ada.asked).to_have_attribute("data-kind", "pay")


def test_escape_closes_what_is_open_before_it_cancels(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(CAN_PAY, "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    between = Between(ada)
    ada.go(own.served, laid)
    ada.press(held(ada, "Anchornaut"))
    cancel = ada.page.locator("[data-cancel]")
    expect(cancel).to_be_visible()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_contain_text("cancel what you have begun")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_be_hidden()
    assert between.said("cancel") == []
    ada.page.locator("[data-about]").click()
    expect(ada.page.locator(".bubble.read")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".bubble.read")).to_be_hidden()
    assert between.said("cancel") == []
    ada.page.keyboard.press("Escape")
    assert len(between.said("cancel")) == 1


@SIZES
def test_the_card_that_asks_stands_beside_the_question(
    size: tuple[int, int], theme: str, own: OwnServer, visitors: Visitors
) -> None:
    laid = own.lay(CAN_PAY, "ashes")
    ada = visitors.come(size, laid, (0,), theme=theme)
    ada.go(own.served, laid)
    expect(ada.page.locator("[data-about]")).to_have_count(0)
    ada.press(held(ada, "Anchornaut"))
    about = ada.page.locator("[data-about=anchornaut]")
    expect(about).to_contain_text("deal 1 damage to a target unit")
    box, question = about.bounding_box(), ada.asked.bounding_box()
    assert box is not None
    assert question is not None
    assert question["x"] <= box["x"] <= box["x"] + box["width"] <= question["x"] + question["width"] + 1
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert serious(ada.page) == []
    ada.press(about)
    expect(ada.page.locator(".bubble.read")).to_contain_text("Anchornaut")


def test_a_mage_reads_the_card_that_asks(own: OwnServer, visitors: Visitors) -> None:
    """The server names the card; where it does not, the sentence of the question does."""
    laid = own.lay(AEONS_END["turn"], "aeons-end")
    ada = visitors.come(laid=laid, seats=(0,))
    between = Between(ada)
    between.ask = lambda decision: decision.update(about=[{"id": 1, "card": "crystal"}])
    ada.go(own.served, laid)
    expect(ada.page.locator("[data-about=crystal]")).to_contain_text("Crystal")


def own_ability(decision: Said) -> None:
    """As if the open question were about using Aftershock, which the player owns."""
    use, skip = decision["options"][0], decision["options"][-1]
    use.update(refs=[], text={"id": "do-yes", "args": {}})
    use.pop("ends", None)
    skip.update(refs=[], text={"id": "do-no", "args": {}}, ends="choice")
    decision.update(passive=True, own=True, usual=skip["key"], options=[use, skip])


def reaction(decision: Said) -> None:
    own_ability(decision)
    decision["own"] = False


def test_ones_own_ability_is_used_or_skipped(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    between = Between(ada)
    between.ask = own_ability
    ada.go(own.served, laid)
    expect(ada.choices()).to_have_count(2)
    assert "primary" in (ada.choices().first.get_attribute("class") or "")
    assert "primary" not in (ada.choices().last.get_attribute("class") or "")
    expect(ada.page.get_by_text("You may react to this")).to_have_count(0)
    # The twin: a reaction to others says so, and its usual answer stands out.
    between.ask = reaction
    ada.page.reload()
    ada.wait_asked()
    expect(ada.asked).to_contain_text("You may react to this")


def wounds(meaning: str, view: Said) -> Said:
    worker = view["players"][0]["battlefield"][0]["id"]
    hurt = {"n": 0, "kind": "damaged", "card": {"id": worker, "card": "iron-worker"}, "amount": 2}
    maybe = {**hurt, "card": {"id": worker + 1, "card": "hammer-knight"}, "amount": 3}
    told = [
        {"event": hurt, "certain": True, "low": 2, "high": 2},
        {"event": maybe, "certain": False, "low": 0, "high": 3},
    ]
    return {"told": told} if meaning == "meditate" or meaning.startswith("play anchornaut") else {}


def test_pointing_at_a_choice_shows_what_it_leads_to(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    between = Between(ada)
    between.foresee = wounds
    ada.go(own.served, laid)
    place = ada.asked.bounding_box()
    ahead = ada.page.locator("[data-foreseen]")
    ada.choices().filter(has_text="Meditate").hover()
    expect(ahead).to_contain_text("Iron Worker receives 2 damage.")
    expect(ahead).to_contain_text("Perhaps: Hammer Knight receives 0–3 damage.")
    assert ada.asked.bounding_box() == place, "nothing moves"
    assert serious(ada.page) == []
    # A thing with one choice shows its card and what the choice leads to.
    held(ada, "Anchornaut").hover()
    expect(ada.page.locator(".bubble.read")).to_contain_text("Throw 1")
    expect(ahead).to_contain_text("Iron Worker receives 2 damage.")
    # What leads to nothing worth telling shows nothing, and nothing is asked twice.
    ada.choices().filter(has_text="Pass and end").hover()
    for _ in range(PATIENCE):
        if len(between.said("preview")) == 3:
            break
        ada.page.wait_for_timeout(100)
    expect(ahead).to_have_count(0)
    ada.choices().filter(has_text="Meditate").hover()
    expect(ahead).to_be_visible()
    asked = [message["key"] for message in between.said("preview")]
    assert len(asked) == len(set(asked)) == 3


def test_keys_alone_get_what_a_choice_leads_to_as_its_description(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    Between(ada).foresee = wounds
    ada.go(own.served, laid)
    ada.page.keyboard.press("p")
    meditate = ada.choices().filter(has_text="Meditate")
    for _ in range(12):
        if meditate.evaluate("button => button === document.activeElement"):
            break
        ada.page.keyboard.press("Tab")
    expect(meditate).to_have_accessible_description(
        "Iron Worker receives 2 damage. Perhaps: Hammer Knight receives 0–3 damage."
    )
    ada.page.keyboard.press("Shift+Tab")
    expect(ada.page.locator("[data-foreseen]")).to_have_count(0)
    expect(meditate).to_have_accessible_description("")


def test_a_long_press_shows_what_a_choice_leads_to_and_chooses_nothing(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(PHONE, laid, (0,))
    between = Between(ada)
    between.foresee = wounds
    ada.go(own.served, laid)
    box = ada.choices().filter(has_text="Meditate").bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = ada.page.context.new_cdp_session(ada.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    ahead = ada.page.locator("[data-foreseen]")
    expect(ahead).to_contain_text("Iron Worker receives 2 damage.")
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ahead).to_be_visible()
    assert serious(ada.page) == []
    assert between.said("answer") == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_in_hand_show_what_playing_them_takes(size: tuple[int, int], own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(size, laid, (0,))
    ada.go(own.served, laid)
    ally = held(ada, "Anchornaut")
    expect(ally.locator(".cost .main")).to_be_visible()
    expect(ally).to_contain_text("To play it: main action")
    reaction = held(ada, "Golden Veil")
    expect(reaction.locator(".cost .main, .cost .side")).to_have_count(0)
    if size == DESK:
        ally.hover()
        expect(ada.page.locator(".bubble.read")).to_contain_text("To play it: main action")
