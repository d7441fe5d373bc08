"""People at one table, each with a browser: what they share, what they do not, and what survives."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.own_server import OwnServer
from tests.browser.visitor import PHONE, Visitor, Visitors
from tools.laid_table import LaidTable
from tools.screens import AEONS_END, STATES, State
from tools.wire import Served

TWO = ("person", "person")
LIFE = re.compile(r"[0-9]+/[0-9]+ life")
"""What a Phoenixborn's button says."""
PATIENCE = 100
"""How often two pages are compared, a tenth of a second apart, before they count as different."""
THEIR_HAND = ("Redirect", "Seal")
"""What only Ben holds in the busy table; nobody else has such a card anywhere."""


def two_at(own: OwnServer, state: State, visitors: Visitors) -> tuple[LaidTable, Visitor, Visitor]:
    """A laid table with Ada and Ben, each in a browser of their own."""
    laid = own.lay(state, "ashes", *TWO)
    return laid, visitors.come(laid=laid, seats=(0,)), visitors.come(laid=laid, seats=(1,))


def sit(visitor: Visitor, served: Served, laid: LaidTable) -> None:
    visitor.open(f"{served.address}/#/t/{laid.table}")
    visitor.page.locator("[data-thing]").first.wait_for()


def shown(visitor: Visitor) -> tuple[list[str], str]:
    """What everybody at the table sees alike: the lives of both Phoenixborn, and the round."""
    things = " ".join(visitor.page.locator("[data-thing]").all_inner_texts())
    return sorted(LIFE.findall(things)), visitor.page.locator(".horizon .round").inner_text()


@pytest.mark.slow
def test_two_people_share_a_table_by_a_link(visitors: Visitors, served: Served) -> None:
    ada, ben = visitors.come(), visitors.come(name="Ben")
    ada.open(f"{served.address}/#/new/ashes")
    ada.page.get_by_label("Who plays here?").nth(1).select_option("open")
    ada.page.get_by_label("Pause where somebody might react").select_option("0")
    ada.button("Create the table").click()
    link = ada.page.get_by_role("textbox", name="Link").input_value()
    ben.open(link)
    ben.page.get_by_role("button", name="Join").click()
    for person in (ada, ben):
        person.wait_asked()
        expect(person.page.get_by_text("Ben").first).to_be_visible()
    rng = Random(3)
    for _ in range(40):
        for person in (ada, ben):
            if person.number():
                person.one_move(rng)
    # Who did not move last may hear of it a moment later.
    for _ in range(PATIENCE):
        if shown(ada) == shown(ben):
            break
        ada.page.wait_for_timeout(100)
    assert shown(ada) == shown(ben)
    lives, round_now = shown(ada)
    assert len(lives) == 2
    assert round_now.startswith("Round ")


def test_nobody_sees_what_is_not_theirs(own: OwnServer, visitors: Visitors) -> None:
    laid, ada, ben = two_at(own, STATES["turn"], visitors)
    eve = visitors.come()
    for person in (ada, ben, eve):
        person.open(f"{own.served.address}/#/t/{laid.table}")
    for person in (ada, ben, eve):
        person.page.locator("[data-thing]").first.wait_for()
    expect(ben.page.get_by_text(THEIR_HAND[0]).first).to_be_visible()
    for person in (ada, eve):
        page = person.page.content()
        assert [name for name in THEIR_HAND if name in page] == []
    assert "Golden Veil" in ada.page.content()
    assert "Golden Veil" not in eve.page.content()
    assert eve.asked.count() == 0
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()


def test_a_reload_in_the_middle_of_an_attack_asks_the_same_question(own: OwnServer, visitors: Visitors) -> None:
    laid, ada, ben = two_at(own, STATES["block"], visitors)
    sit(ben, own.served, laid)
    ada.go(own.served, laid)
    question, number = ada.page.locator("#prompt").inner_text(), ada.number()
    cans = ada.cans().count()
    assert "block" in question.lower()
    for _ in range(2):
        ada.page.reload()
        ada.wait_asked()
        assert (ada.page.locator("#prompt").inner_text(), ada.number()) == (question, number)
        expect(ada.cans()).to_have_count(cans)
    ada.choices().filter(has_text="Done").click()
    ada.moved(number, 5000)
    ben.wait_asked()


def test_two_windows_of_one_person_cannot_play_two_matches(own: OwnServer, visitors: Visitors) -> None:
    laid, ada, _ = two_at(own, STATES["turn"], visitors)
    ada.go(own.served, laid)
    window = ada.window()
    window.go(own.served, laid)
    number = ada.number()
    ada.choices().filter(has_text="Meditate").click()
    assert window.moved(number, 5000)
    assert ada.moved(number, 5000)
    expect(ada.asked).to_have_attribute("data-decision", window.number())
    assert window.page.locator("#prompt").inner_text() == ada.page.locator("#prompt").inner_text()


@pytest.mark.slow
def test_the_server_is_killed_and_comes_back(own: OwnServer, visitors: Visitors) -> None:
    laid, ada, ben = two_at(own, STATES["turn"], visitors)
    for person in (ada, ben):
        person.calm = False  # a lost connection is an error to a browser
        sit(person, own.served, laid)
    rng = Random(1)
    for _ in range(6):
        (ada if ada.number() else ben).one_move(rng)
    ada.page.wait_for_timeout(300)
    before = [person.page.locator("[data-decision], .waiting").first.inner_text() for person in (ada, ben)]
    log = ada.page.locator(".log li, .log p").all_inner_texts()
    own.kill()
    for person in (ada, ben):
        expect(person.page.get_by_text("The connection was lost.")).to_be_visible()
    own.again()
    for person in (ada, ben):
        expect(person.page.get_by_text("The connection was lost.")).to_be_hidden(timeout=30_000)
    assert [p.page.locator("[data-decision], .waiting").first.inner_text() for p in (ada, ben)] == before
    assert ada.page.locator(".log li, .log p").all_inner_texts() == log
    number = (ada if ada.number() else ben).number()
    for _ in range(4):
        (ada if ada.number() else ben).one_move(rng)
    assert (ada if ada.number() else ben).number() != number


def test_people_who_share_a_screen_hand_it_over(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes", *TWO, shared=True)
    both = visitors.come(laid=laid, seats=(0, 1))
    both.open(f"{own.served.address}/#/t/{laid.table}")
    both.button("I am here").click()
    both.wait_asked()
    assert "Golden Veil" in both.page.content()
    assert [name for name in THEIR_HAND if name in both.page.content()] == []
    both.choices().filter(has_text="Pass and end your turn").click()
    expect(both.button("I am here")).to_be_visible()
    hidden = both.page.content()
    assert [name for name in ("Golden Veil", *THEIR_HAND) if name in hidden] == []
    both.button("I am here").click()
    both.wait_asked()
    assert THEIR_HAND[0] in both.page.content()


def test_mages_decide_together(own: OwnServer, visitors: Visitors) -> None:
    """Aeon's End is played with open hands, and the turn goes from one person's browser to the other's."""
    laid = own.lay(AEONS_END["turn"], "aeons-end", *TWO)
    ada, ben = visitors.come(PHONE, laid, (0,)), visitors.come(laid=laid, seats=(1,))
    ada.go(own.served, laid)
    sit(ben, own.served, laid)
    assert ben.asked.count() == 0
    rng = Random(2)
    for _ in range(60):
        if ben.number():
            break
        end = ada.page.get_by_role("button", name="End your turn").first
        if ada.number() and end.is_visible():
            end.tap()
            ada.moved(ada.number(), 300)
        elif ada.number():
            ada.one_move(rng)
        else:
            ada.page.wait_for_timeout(50)
    assert ben.number()
