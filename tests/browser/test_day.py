"""The battle of the day in the browser: found from the lobby, played alone and with a friend, and kept in a record."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.visitor import DESK, LANDSCAPE, PHONE, Visitor, Visitors
from tools.wire import Served

DAY = "2026-11-18"
SHOWN = "Nov 18, 2026"


def look(visitor: Visitor) -> None:
    """It passes axe, and nothing is wider than the screen."""
    assert serious(visitor.page) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def shows(page: Page, day: str) -> None:
    expect(page.locator(f"[data-shown-day='{day}']")).to_be_visible()


def open_day(visitor: Visitor, served: Served, day: str = DAY) -> None:
    visitor.open(f"{served.address}/#/day/aeons-end?day={day}")
    shows(visitor.page, day)


@pytest.mark.parametrize("size", [DESK, PHONE, LANDSCAPE])
def test_from_the_lobby_to_a_result_in_the_record(size: tuple[int, int], visitors: Visitors, served: Served) -> None:
    ada = visitors.come(size)
    ada.open(served.address)
    ada.press(ada.page.locator("[data-game=aeons-end]").get_by_role("link", name="Battle of the day"))
    today = str(served.get("/api/games/aeons-end/days/today")["day"])
    shows(ada.page, today)
    expect(ada.page.get_by_text("You have not played a battle of the day yet.")).to_be_visible()
    look(ada)
    # To an earlier day, by its date.
    ada.page.get_by_role("textbox", name="Day (UTC)").fill(DAY)
    shows(ada.page, DAY)
    setup = served.get(f"/api/games/aeons-end/days/{DAY}")["setup"]
    expect(ada.page.locator(f"[data-foe={setup['nemesis']}]")).to_be_visible()
    for card in setup["market"]:
        expect(ada.page.locator(f"[data-fixed=market] [data-card={card}]")).to_be_visible()
    ada.press(ada.page.locator(f"[data-card={setup['market'][0]}]"))
    look(ada)
    ada.page.keyboard.press("Escape")
    # Three mages: another joins, and the two stay.
    seats = served.get(f"/api/games/aeons-end/days/{DAY}?players=3")["setup"]["seats"]
    ada.press(ada.page.get_by_role("group", name="How many seats").get_by_role("button", name="3"))
    expect(ada.page.locator("button.mage")).to_have_count(3)
    look(ada)
    ada.press(ada.button("Play this battle"))
    ada.give_up()
    info = served.get(f"/api/tables/{ada.table}")
    assert (info["day"], len(info["seats"])) == (DAY, 3)
    ada.press(ada.page.get_by_role("link", name="Your battles of the day"))
    shows(ada.page, DAY)
    row = ada.page.locator(f"li[data-day='{DAY}']")
    expect(row).to_contain_text("Lost")
    expect(row).to_contain_text(SHOWN)
    expect(row).to_contain_text("1 round")
    for seat in seats:
        expect(row).to_contain_text(str(seat["mage"]).capitalize())
    look(ada)
    ada.press(row.get_by_role("link", name="Watch the replay"))
    expect(ada.page.get_by_role("region", name="Board")).to_be_visible()


def test_left_it_goes_on_from_the_record_and_is_in_the_history(visitors: Visitors, served: Served) -> None:
    ada = visitors.come(DESK)
    open_day(ada, served)
    ada.press(ada.button("Play this battle"))
    ada.wait_asked()
    table = ada.table
    ada.open(f"{served.address}/#/day/aeons-end")
    row = ada.page.locator(f"li[data-day='{DAY}']")
    expect(row).to_contain_text("Goes on")
    ada.press(row.get_by_role("link", name="Continue"))
    ada.give_up()
    assert ada.table == table
    ada.open(f"{served.address}/#/history")
    ada.press(ada.page.get_by_role("link", name=f"Battle of the day, {SHOWN}"))
    shows(ada.page, DAY)
    # The same day can be played again, with the same luck.
    ada.press(ada.button("Play this battle"))
    ada.wait_asked()
    assert ada.table != table
    ada.open(f"{served.address}/#/day/aeons-end?day={DAY}")
    expect(ada.page.locator(f"li[data-day='{DAY}']")).to_have_count(2)


def test_a_friend_comes_by_the_link_and_plays_the_mage_of_the_seat(visitors: Visitors, served: Served) -> None:
    ada, ben = visitors.come(PHONE, theme="light"), visitors.come(PHONE, name="Ben")
    open_day(ada, served)
    second = ada.page.get_by_role("group", name="Player 2")
    second.get_by_label("Who plays here?").select_option("open")
    ada.press(ada.button("Play this battle"))
    ada.page.get_by_role("textbox", name="Link").wait_for()
    expect(ada.page.get_by_role("textbox", name="Link")).to_have_value(f"{served.address}/t/{ada.table}")
    ben.open(f"{served.address}/t/{ada.table}")
    expect(ben.page.get_by_text(f"Battle of the day, {SHOWN}")).to_be_visible()
    expect(ben.page.get_by_text("may know what comes")).to_be_visible()
    look(ben)
    ben.press(ben.button("Join"))
    for person in (ada, ben):
        expect(person.page.locator("[data-decision], .waiting").first).to_be_visible()
    seats = served.get(f"/api/tables/{ada.table}")["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [("Ada", "person"), ("Ben", "person")]


@pytest.mark.parametrize(
    ("day", "words"), [("2999-01-01", "This day has not come yet."), ("tomorrow", "That is no date.")]
)
def test_a_day_that_is_none_says_so_and_leads_back(day: str, words: str, visitors: Visitors, served: Served) -> None:
    ada = visitors.come(PHONE)
    ada.calm = False  # the browser notes every answer that is a refusal
    ada.open(f"{served.address}/#/day/aeons-end?day={day}")
    expect(ada.page.get_by_role("alert")).to_contain_text(words)
    look(ada)
    ada.calm = True
    ada.press(ada.page.get_by_role("link", name="Today’s battle"))
    expect(ada.page.locator("[data-shown-day]")).to_be_visible()
    expect(ada.button("The day after")).to_be_disabled()
    expect(ada.button("The day before")).to_be_enabled()


def test_other_pages_lead_to_it_and_those_of_ashes_do_not(visitors: Visitors, served: Served) -> None:
    ada = visitors.come(DESK)
    link = ada.page.get_by_role("link", name="Battle of the day")
    for page in ("play", "new"):
        ada.open(f"{served.address}/#/{page}/ashes")
        expect(ada.page.get_by_role("link", name="Draft")).to_be_visible()
        expect(link).to_have_count(0)
        ada.open(f"{served.address}/#/{page}/aeons-end")
        expect(link).to_have_count(1)
