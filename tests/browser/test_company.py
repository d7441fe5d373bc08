"""What people do around a match: talk, take back, get up, give up, play again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.own_server import OwnServer
from tests.browser.visitor import Visitor, Visitors
from tools.laid_table import LaidTable
from tools.screens import AEONS_END, STATES, State

TWO = ("person", "person")


def two(
    own: OwnServer, visitors: Visitors, state: State = STATES["turn"], undo: str = "free"
) -> tuple[LaidTable, Visitor, Visitor]:
    laid = own.lay(state, state.games[0], *TWO, undo=undo)
    ada, ben = visitors.come(laid=laid, seats=(0,)), visitors.come(laid=laid, seats=(1,))
    for person in (ada, ben):
        person.open(f"{own.served.address}/#/t/{laid.table}")
        person.page.locator("[data-thing]").first.wait_for()
    ada.wait_asked()
    return laid, ada, ben


def say(visitor: Visitor, words: str) -> None:
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_label("Say something").fill(words)
    visitor.page.keyboard.press("Enter")


def test_talk_is_heard_until_somebody_does_not_want_to(own: OwnServer, visitors: Visitors) -> None:
    _, ada, ben = two(own, visitors)
    ben.page.get_by_role("tab", name="Chat").click()
    say(ada, "Well met!")
    expect(ben.page.get_by_text("Well met!")).to_be_visible()
    ben.button("Mute Ada").click()
    say(ada, "Can you hear me?")
    expect(ada.page.get_by_text("Can you hear me?")).to_be_visible()
    say(ben, "I do not hear you.")
    expect(ada.page.get_by_text("I do not hear you.")).to_be_visible()
    assert "Can you hear me?" not in ben.page.content()


def test_a_choice_goes_back_if_the_others_agree(own: OwnServer, visitors: Visitors) -> None:
    _, ada, ben = two(own, visitors, AEONS_END["turn"], undo="agreed")
    number = ada.number()
    ada.cans().filter(has_text="Crystal").first.click()
    assert ada.moved(number, 5000)
    later = ada.number()
    ada.button("Take back your last choice").click()
    ben.button("Decline").click()
    expect(ben.button("Decline")).to_be_hidden()
    assert ada.number() == later
    ada.button("Take back your last choice").click()
    ben.button("Agree").click()
    expect(ada.asked).to_have_attribute("data-decision", number)


def test_a_choice_that_nobody_has_seen_goes_back_without_asking(own: OwnServer, visitors: Visitors) -> None:
    _, ada, ben = two(own, visitors, undo="agreed")
    number = ada.number()
    ada.choices().filter(has_text="Attack a Phoenixborn").click()
    assert ada.moved(number, 5000)
    ada.button("Cancel").click()
    expect(ada.asked).to_have_attribute("data-decision", number)
    expect(ben.button("Decline")).to_be_hidden()


def test_a_bot_plays_for_who_is_away_until_they_come_back(own: OwnServer, visitors: Visitors) -> None:
    laid, ada, ben = two(own, visitors)
    later = ben.window()
    ben.page.close()
    ada.button("Let a bot play").click()
    expect(ada.button("Let a bot play")).to_be_hidden()
    seats = own.served.get(f"/api/tables/{laid.table}")["seats"]
    assert seats[1]["bot"] is not None
    later.open(f"{own.served.address}/#/t/{laid.table}")
    later.page.locator("[data-thing]").first.wait_for()
    seats = own.served.get(f"/api/tables/{laid.table}")["seats"]
    assert (seats[1]["bot"], seats[1]["connected"]) == (None, True)


def test_giving_up_ends_it_and_both_can_play_again(own: OwnServer, visitors: Visitors) -> None:
    laid, ada, ben = two(own, visitors)
    ada.button("Menu").click()
    ada.button("Give up").click()
    sure = ada.page.get_by_role("dialog")
    sure.get_by_role("button", name="Keep playing").click()
    assert ada.number()
    ada.button("Menu").click()
    ada.button("Give up").click()
    sure.get_by_role("button", name="Give up").click()
    expect(ada.over).to_contain_text("Ben wins.")
    expect(ben.over).to_contain_text("You win.")
    ada.button("Play again").click()
    ben.button("Agree").click()
    for person in (ada, ben):
        person.page.wait_for_function("before => !location.hash.endsWith(before)", arg=laid.table)
        person.page.locator("[data-thing]").first.wait_for()
    assert ada.table == ben.table != laid.table
