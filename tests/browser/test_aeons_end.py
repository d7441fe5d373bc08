"""The table of Aeon's End: what lies there can be seen from every seat, with letters of every size."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.own_server import OwnServer
from tests.browser.visitor import DESK, PHONE, Visitor, Visitors
from tools.aeons_end_tables import MAGGOTH
from tools.screens import AEONS_END, State

GAME = "aeons-end"
LARGE = (1920, 1080)


def sit(own: OwnServer, visitors: Visitors, state: State, size: tuple[int, int], **settings: object) -> Visitor:
    laid = own.lay(state, GAME)
    ada = visitors.come(size, laid=laid, seats=(0,), helped=True, **settings)
    ada.go(own.served, laid)
    return ada


def box(place: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    found = place.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def test_an_ally_lies_above_ones_own_mage_and_the_prices_of_breaches_on_one_line(
    own: OwnServer, visitors: Visitors
) -> None:
    ada = sit(own, visitors, AEONS_END["turn"], DESK)

    dock = ada.page.locator(".dock").first
    assert box(ada.page.locator("article.mage"))[3] <= box(dock)[1]
    assert len({box(label)[1] for label in dock.locator(".breach .label").all()}) == 1


def test_the_longest_name_of_a_nemesis_leaves_room_for_its_tier_and_the_ally_is_whole(
    own: OwnServer, visitors: Visitors
) -> None:
    ada = sit(own, visitors, AEONS_END["devoured"], DESK)

    (_, top, _, bottom), (_, tier_top, _, _) = (
        box(ada.page.locator(f".nemesis .tags {one}")) for one in ("h2", "span")
    )
    assert top < tier_top < bottom
    assert box(ada.page.locator("article.mage"))[3] <= box(ada.page.locator(".dock").first)[1]


def test_cards_to_be_laid_on_the_discard_pile_are_in_reach_of_the_thumb(own: OwnServer, visitors: Visitors) -> None:
    played = {**MAGGOTH, "a": {"hand": ["spark", "spark"], "played": ["crystal", "exogranite"], "breaches": {}}}
    state = State(played, seats=("person", "bot=random"), answers=[(0, "end turn")])
    ada = sit(own, visitors, state, PHONE, orders=True)

    expect(ada.asked).to_contain_text("Which card goes onto your discard pile next?")
    assert ada.cans().count() == 2
    assert box(ada.cans().first)[2] <= PHONE[0]


def test_the_nemesis_has_room_for_the_largest_letters(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(AEONS_END["turn"], GAME)
    ada = visitors.come(LARGE, laid=laid, seats=(0,))
    ada.open(f"{own.served.address}/#/settings")
    ada.page.get_by_text("Largest", exact=True).click()
    ada.go(own.served, laid)

    mat = ada.page.locator("section.nemesis")
    assert box(mat.locator(".who .bar"))[2] <= box(mat)[2]


def test_the_lobby_tells_of_new_tables_and_when_the_server_is_gone(own: OwnServer, visitors: Visitors) -> None:
    ben = visitors.come()
    ben.open(own.served.address)
    expect(ben.page.get_by_text("Nobody is waiting for players right now.")).to_be_visible()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    own.served.post("/api/tables", {"game": GAME, "seats": seats, "options": {"public": True}})
    expect(ben.page.get_by_role("link", name="Ada, open seat")).to_be_visible(timeout=20_000)

    ben.calm = False
    own.kill()
    expect(ben.page.get_by_text("There is no connection to the server.")).to_be_visible(timeout=20_000)
    own.again()
    ben.button("Try again").click()
    expect(ben.page.get_by_role("link", name="Ada, open seat")).to_be_visible()


def test_a_long_row_of_turns_does_not_widen_a_small_screen(own: OwnServer, visitors: Visitors) -> None:
    turns = {**MAGGOTH, "turn discard": ["a", "nemesis", "nemesis", "b", "a"], "turn deck": ["b"]}
    ada = sit(own, visitors, State(turns, seats=("person", "bot=random")), PHONE)

    now = box(ada.page.locator(".turns [aria-current=step]"))
    assert now[0] >= 0
    assert now[2] <= PHONE[0]
    assert box(ada.page.locator(".turns li").first)[0] < 0
    assert ada.page.evaluate("innerWidth") == PHONE[0]
