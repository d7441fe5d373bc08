"""Drag and drop beside clicking: a card to the board, a spell to its breach, an attacker to what it attacks, a blocker
to the attacker, a die to what it pays. A mouse drags at once, a finger holds first; Escape lets go."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.between import Between
from tests.browser.own_server import OwnServer
from tests.browser.visitor import DESK, PHONE, Visitor, Visitors
from tools.screens import AEONS_END, STATES

CAN_PAY: Final = STATES["pay"]._replace(answers=())
HOLD_MS: Final = 520


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def dragged(ada: Visitor, what: Locator, onto: Locator) -> Iterator[None]:
    """Held with the mouse over that place; it is dropped at the end."""
    start, end = middle(what), middle(onto)
    ada.page.mouse.move(*start)
    ada.page.mouse.down()
    ada.page.mouse.move(*end, steps=6)
    yield
    ada.page.mouse.up()


def drag(ada: Visitor, what: Locator, onto: Locator) -> None:
    with dragged(ada, what, onto):
        expect(ada.page.locator("[data-drop=over]")).to_have_count(1)


def finger_drag(ada: Visitor, what: Locator, onto: Locator, hold_ms: int = HOLD_MS) -> None:
    """A finger on it, held for a while, moved there and lifted."""
    (x, y), (to_x, to_y) = middle(what), middle(onto)
    wire = ada.page.context.new_cdp_session(ada.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    touch("touchStart", (x, y))
    ada.page.wait_for_timeout(hold_ms)
    for part in (0.1, 0.3, 0.6, 0.9, 1):
        touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
        ada.page.wait_for_timeout(20)
    touch("touchEnd")


def held(ada: Visitor, card: str) -> Locator:
    return ada.page.locator("[data-zone=hand] [data-thing]").filter(has_text=card).first


def thing(ada: Visitor, name: str) -> Locator:
    return ada.page.locator(".board [data-thing]").filter(has_text=name).first


def answers(between: Between) -> list[str]:
    return [str(message["key"]) for message in between.said("answer")]


def test_a_card_is_dragged_to_the_board(own: OwnServer, visitors: Visitors) -> None:
    """It does what a click does, and the same answer is sent."""
    laid = own.lay(CAN_PAY, "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    between = Between(ada)
    ada.go(own.served, laid)
    number = ada.number()
    drag(ada, held(ada, "Anchornaut"), ada.page.locator(".board [data-zone=battlefield-0]"))
    expect(ada.asked).to_have_attribute("data-kind", "pay")
    ada.page.keyboard.press("Escape")
    expect(ada.asked).to_have_attribute("data-decision", number)
    held(ada, "Anchornaut").click()
    expect(ada.asked).to_have_attribute("data-kind", "pay")
    by_drag, by_click = answers(between)
    assert by_drag == by_click
    assert ada.page.locator("[data-drop], [data-dragged], .fx-carried").count() == 0


def test_escape_lets_go_and_cancels_nothing_else(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(CAN_PAY, "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    between = Between(ada)
    ada.go(own.served, laid)
    board = ada.page.locator(".board")
    with dragged(ada, held(ada, "Anchornaut"), board):
        expect(ada.page.locator(".fx-carried")).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".fx-carried")).to_have_count(0)
        ada.page.mouse.move(*middle(held(ada, "Anchornaut")))
    # Dropped where nothing takes it, and back where it came from, it is let go as well.
    with dragged(ada, held(ada, "Anchornaut"), ada.page.locator("header").first):
        pass
    with dragged(ada, held(ada, "Anchornaut"), board):
        ada.page.mouse.move(*middle(held(ada, "Anchornaut")), steps=3)
    expect(ada.page.locator("[data-drop], [data-dragged], .fx-carried")).to_have_count(0)
    assert between.said("answer") == []
    assert between.said("cancel") == []
    held(ada, "Anchornaut").click()
    expect(ada.asked).to_have_attribute("data-kind", "pay")


def test_what_cannot_be_played_says_why(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    number = ada.number()
    with dragged(ada, held(ada, "Golden Veil"), ada.page.locator(".board [data-zone=battlefield-0]")):
        expect(ada.page.locator("[data-drop]")).to_have_count(0)
    expect(ada.page.locator("[role=alert] .rule-id").first).to_be_visible()
    assert ada.number() == number


def test_an_attacker_is_dragged_to_a_phoenixborn(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    drag(ada, thing(ada, "Hammer Knight"), thing(ada, "Aradel Summergaard"))
    # More units may join the attack, as after clicks.
    expect(ada.asked).to_have_attribute("data-kind", "attackers")
    expect(ada.page.locator(".unit.attacks")).to_contain_text("Hammer Knight")


def test_an_attacker_is_dragged_to_a_unit(own: OwnServer, visitors: Visitors) -> None:
    """It attacks alone, and nothing more is asked: not with what, and not what."""
    laid = own.lay(STATES["turn"], "ashes", "person", "person")
    ada, ben = visitors.come(laid=laid, seats=(0,)), visitors.come(laid=laid, seats=(1,))
    for person in (ada, ben):
        person.open(f"{own.served.address}/#/t/{laid.table}")
        person.page.locator("[data-thing]").first.wait_for()
    drag(ada, thing(ada, "Hammer Knight"), thing(ada, "Blue Jaguar"))
    ben.wait_asked()
    expect(ben.page.locator(".unit.attacks")).to_contain_text("Hammer Knight")
    expect(ben.page.locator(".unit.targeted")).to_contain_text("Blue Jaguar")


def power_die(ada: Visitor) -> Locator:
    return ada.page.locator("[data-zone=dice-0] [data-thing][data-can]").first


def test_the_power_of_a_die_is_dragged_to_its_target(own: OwnServer, visitors: Visitors) -> None:
    """Nothing is asked: what it was dropped on is its target. Dropped on what cannot be one, it asks."""
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    between = Between(ada)
    ada.go(own.served, laid)
    drag(ada, power_die(ada), thing(ada, "Aradel Summergaard"))
    expect(ada.asked).to_have_attribute("data-kind", "target")
    ada.page.keyboard.press("Escape")
    expect(ada.asked).to_have_attribute("data-kind", "turn")
    assert len(between.said("answer")) == 1
    drag(ada, power_die(ada), thing(ada, "Blue Jaguar"))
    expect(ada.asked).to_have_attribute("data-kind", "turn")
    expect(thing(ada, "Blue Jaguar")).to_contain_text("life 1/2")
    assert len(between.said("answer")) == 3


def test_an_ability_is_dragged_to_its_target(own: OwnServer, visitors: Visitors) -> None:
    """What it costs is asked in between."""
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    drag(ada, thing(ada, "Coal Roarkwin"), thing(ada, "Mist Spirit"))
    expect(ada.asked).to_have_attribute("data-kind", "discard-cost")
    held(ada, "Golden Veil").click()
    expect(ada.asked).to_have_attribute("data-kind", "turn")
    expect(thing(ada, "Mist Spirit")).to_have_count(0)


def test_a_target_that_was_meant_once_is_not_meant_later(own: OwnServer, visitors: Visitors) -> None:
    """The action was taken back; the next time, by a click, it asks."""
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    drag(ada, thing(ada, "Coal Roarkwin"), thing(ada, "Blue Jaguar"))
    expect(ada.asked).to_have_attribute("data-kind", "discard-cost")
    ada.page.keyboard.press("Escape")
    expect(ada.asked).to_have_attribute("data-kind", "turn")
    thing(ada, "Coal Roarkwin").click()
    expect(ada.asked).to_have_attribute("data-kind", "discard-cost")
    held(ada, "Golden Veil").click()
    expect(ada.asked).to_have_attribute("data-kind", "target")


def test_a_finger_drags_a_die_to_its_target(own: OwnServer, visitors: Visitors) -> None:
    """Protect could prevent the damage, so that is asked next."""
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(PHONE, laid, (0,), helped=True)
    between = Between(ada)
    ada.go(own.served, laid)
    finger_drag(ada, power_die(ada), thing(ada, "Hammer Knight"))
    expect(ada.asked).to_have_attribute("data-kind", "window")
    assert len(between.said("answer")) == 2


def test_what_was_dropped_on_is_answered_with_the_usual_settings_too(own: OwnServer, visitors: Visitors) -> None:
    """The page looks ahead whether an answer does harm, and a new question puts away what it was looking at."""
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,), confirm=True, sendDelay=True)
    between = Between(ada)
    ada.go(own.served, laid)
    drag(ada, power_die(ada), thing(ada, "Blue Jaguar"))
    expect(thing(ada, "Blue Jaguar")).to_contain_text("life 1/2")
    drag(ada, thing(ada, "Iron Worker"), thing(ada, "Butterfly Monk"))
    for _ in range(50):
        if len(between.said("answer")) >= 4:
            break
        ada.page.wait_for_timeout(100)
    given = [message["number"] for message in between.said("answer")][:4]
    assert given == sorted(set(given))
    assert len(given) == 4, "die, its target, the attacker and what it attacks"


def test_one_unit_is_not_dragged_to_another_of_the_same_side(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    between = Between(ada)
    ada.go(own.served, laid)
    with dragged(ada, thing(ada, "Hammer Knight"), thing(ada, "Coal Roarkwin")):
        expect(ada.page.locator("[data-drop=over]")).to_have_count(0)
    assert between.said("answer") == []


def test_a_blocker_is_dragged_to_the_attacker(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["block"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    between = Between(ada)
    ada.go(own.served, laid)
    expect(ada.asked).to_have_attribute("data-kind", "block")
    drag(ada, thing(ada, "Hammer Knight"), thing(ada, "Blue Jaguar"))
    expect(ada.page.locator(".unit.blocks")).to_contain_text("Hammer Knight")
    assert len(between.said("answer")) >= 1


def test_a_die_is_dragged_to_the_cost(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["pay"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    number = ada.number()
    chosen = ada.page.locator("[data-thing][aria-pressed=true]")
    before = chosen.get_attribute("data-thing")
    other = ada.page.locator("[data-thing][data-can][aria-pressed=false]").first
    wanted = other.get_attribute("data-thing")
    drag(ada, other, ada.page.locator(".pay"))
    expect(chosen).to_have_attribute("data-thing", wanted or "")
    # What is in the payment already stays there.
    drag(ada, chosen, ada.page.locator(".pay"))
    expect(chosen).to_have_attribute("data-thing", wanted or "")
    assert before != wanted
    assert ada.number() == number, "a proposal is not an answer"


def test_a_card_of_the_deck_is_dragged_to_the_first_five(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["first-five"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    drag(ada, thing(ada, "Iron Worker"), ada.page.locator(".picks"))
    expect(ada.page.locator("[data-zone=picked] [data-thing]")).to_contain_text("Iron Worker")


def test_a_spell_is_dragged_to_its_breach(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(AEONS_END["turn"], "aeons-end")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    with dragged(ada, held(ada, "Gift of Spirit"), ada.page.locator(".dock .breach").nth(2)):
        expect(ada.page.locator("[data-drop=over]")).to_have_count(1)
    expect(ada.page.locator(".dock .breach").nth(2)).to_contain_text("Gift of Spirit")


def test_a_gem_is_dragged_to_the_board_and_a_supply_pile_to_the_hand(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(AEONS_END["turn"], "aeons-end")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    played = ada.page.locator("[data-zone=played] [data-thing]")
    expect(played).to_have_count(2)
    drag(ada, held(ada, "Crystal"), ada.page.locator(".board"))
    expect(played).to_have_count(3)
    drag(
        ada,
        ada.page.locator("[data-zone=market] [data-thing]").filter(has_text="Exogranite").first,
        ada.page.locator(".dock [data-zone=hand]"),
    )
    expect(ada.page.locator("[data-zone=me] .pile")).to_contain_text("4")


def test_it_goes_on_from_where_it_was_dropped(own: OwnServer, visitors: Visitors) -> None:
    """A copy follows the pointer and stays where it was dropped until the answer has come."""
    laid = own.lay(CAN_PAY, "ashes")
    ada = visitors.come(laid=laid, seats=(0,), motion="normal")
    ada.go(own.served, laid)
    board = ada.page.locator(".board [data-zone=battlefield-0]")
    with dragged(ada, held(ada, "Anchornaut"), board):
        copy = middle(ada.page.locator(".fx-carried"))
        assert copy == pytest.approx(middle(board), abs=12)
    expect(ada.asked).to_have_attribute("data-kind", "pay")
    expect(ada.page.locator(".fx-carried")).to_have_count(0)


def test_a_finger_holds_and_then_drags(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(CAN_PAY, "ashes")
    ada = visitors.come(PHONE, laid, (0,))
    ada.go(own.served, laid)
    finger_drag(ada, held(ada, "Anchornaut"), ada.page.locator(".board"))
    expect(ada.asked).to_have_attribute("data-kind", "pay")
    expect(ada.page.locator(".bubble")).to_have_count(0)


def test_a_finger_that_moves_at_once_scrolls(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(PHONE, laid, (0,))
    between = Between(ada)
    ada.go(own.served, laid)
    hand = ada.page.locator(".dock .hand")
    assert hand.evaluate("hand => hand.scrollLeft") == 0
    finger_drag(ada, held(ada, "Expand Energy"), held(ada, "Anchornaut"), hold_ms=0)
    ada.page.wait_for_function("document.querySelector('.dock .hand').scrollLeft > 20")
    assert between.said("answer") == []
    expect(ada.page.locator(".bubble, .fx-carried")).to_have_count(0)


def test_a_tab_opens_under_what_is_held(own: OwnServer, visitors: Visitors) -> None:
    """On a phone the other side of the table is on another tab."""
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come((400, 800), laid, (0,))
    ada.go(own.served, laid)
    x, y = middle(thing(ada, "Hammer Knight"))
    tab = middle(ada.page.get_by_role("tab").nth(1))
    wire = ada.page.context.new_cdp_session(ada.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    touch("touchStart", (x, y))
    ada.page.wait_for_timeout(HOLD_MS)
    touch("touchMove", (x, y - 12))
    touch("touchMove", tab)
    enemy = thing(ada, "Aradel Summergaard")
    expect(enemy).to_be_visible()
    expect(enemy).to_have_attribute("data-drop", "")
    touch("touchMove", middle(enemy))
    expect(enemy).to_have_attribute("data-drop", "over")
    touch("touchEnd")
    expect(ada.asked).to_have_attribute("data-kind", "attackers")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_with_reduced_motion_nothing_flies_back(size: tuple[int, int], own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(CAN_PAY, "ashes")
    ada = visitors.come(size, laid, (0,), motion="system")
    ada.page.emulate_media(reduced_motion="reduce")
    ada.go(own.served, laid)
    with dragged(ada, held(ada, "Anchornaut"), ada.page.locator("header").first):
        expect(ada.page.locator(".fx-carried")).to_be_visible()
    assert ada.page.locator(".fx-carried").count() == 0
