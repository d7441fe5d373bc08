"""An expedition in the browser: from the Barracks to the chronicle, alone and with a friend (EXPED-01 to EXPED-07)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.axe import serious
from tests.browser.own_server import OwnServer
from tests.browser.serve_given_results import GivenResults
from tests.browser.visitor import DESK, PHONE, Visitor, Visitors
from tools.expedition_tables import EXPEDITIONS
from tools.wire import Served

STEPS = {"mage", "piles", "treasure", "group-treasure", "ready"}


@pytest.fixture
def given(tmp_path: Path) -> Iterator[Served]:
    """Tests name it before `visitors`, so that it stops after they have left; else their pages miss it."""
    served = GivenResults(tmp_path / "tables.sqlite3")
    yield served
    served.stop()


def quickly(route: Route) -> None:
    """The same luck in every run, and no pauses."""
    body = route.request.post_data_json
    if body is None:
        return route.continue_()
    return route.continue_(post_data={**body, "seed": 5, "options": {**body["options"], "pace_ms": 0}})


def new_expedition(visitor: Visitor, served: Served, players: int) -> None:
    """To the page for a new expedition, as somebody finds it, and from there to the Barracks."""
    visitor.page.route("**/api/tables", quickly)
    visitor.open(served.address)
    visitor.press(visitor.page.locator("[data-game=aeons-end]").get_by_role("link", name="Expedition"))
    expect(visitor.page.get_by_role("heading", name="The Expedition")).to_be_visible()
    visitor.press(visitor.page.get_by_role("group", name="How many seats").get_by_role("button", name=str(players)))
    look(visitor)
    visitor.press(visitor.button("Create the table"))


def look(visitor: Visitor) -> None:
    """Every state passes axe, and nothing is wider than the screen."""
    assert serious(visitor.page) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def read_story(visitor: Visitor, words: str) -> None:
    expect(visitor.page.get_by_role("article", name="The story")).to_contain_text(words)
    visitor.press(visitor.button("Open the Barracks"))


def kind(visitor: Visitor) -> str:
    """What this person is asked; empty while nobody asks."""
    return str(visitor.page.evaluate("document.querySelector('[data-kind][data-decision]')?.dataset.kind ?? ''"))


def choose(visitor: Visitor) -> Locator:
    """What glows in the Barracks, or else the first button."""
    return visitor.cans().first if visitor.cans().count() else visitor.choices().first


def muster(visitor: Visitor, seen: set[str]) -> None:
    """Choose until the party sets out; look at every kind of question once."""
    while not visitor.over.count():
        asked = kind(visitor)
        if not asked:
            visitor.wait_asked()
            continue
        if asked not in seen:
            look(visitor)
            seen.add(asked)
        number = visitor.number()
        if asked == "ready":
            visitor.press(visitor.page.get_by_role("button", name="Set out"))
        else:
            visitor.press(choose(visitor))
        assert visitor.moved(number, 5_000), f"nothing came of {asked}"


def to_next(visitor: Visitor, before: str) -> None:
    """The page goes on by itself after a moment; nobody has to press anything."""
    visitor.page.wait_for_function("before => !location.hash.endsWith(before)", arg=before)
    visitor.page.locator("[data-thing], [data-decision]").first.wait_for()


def go_on(visitor: Visitor) -> None:
    before = visitor.table
    visitor.press(visitor.button("Go on"))
    to_next(visitor, before)


@pytest.mark.slow
def test_a_whole_expedition_up_to_its_chronicle(given: Served, visitors: Visitors) -> None:
    ada = visitors.come(DESK)
    new_expedition(ada, given, 1)
    seen: set[str] = set()
    stories = ("Commander Soskel", "You run until", "The forest is dark", "Soskel leads", "All who were lost")
    for battle, words in enumerate(stories):
        read_story(ada, words)
        if battle == 2:
            ada.press(choose(ada))
            expect(ada.page.get_by_text("1 of 9 piles chosen")).to_be_visible()
            ada.page.reload()
            expect(ada.page.get_by_text("1 of 9 piles chosen")).to_be_visible()
        muster(ada, seen)
        to_next(ada, ada.table)
        ada.give_up()  # the server gives the result
        if battle + 1 < len(stories):
            expect(ada.over.get_by_text("The expedition goes on")).to_be_visible()
            look(ada)
            go_on(ada)
    assert seen == STEPS
    state = given.get(f"/api/tables/{ada.table}")["chain"]["state"]
    assert [fought["won"] for fought in state["record"]] == [False, True, True, True, True]
    chronicle = ada.page.get_by_role("dialog", name="Chronicle")
    expect(chronicle.get_by_text("Dawn comes")).to_be_visible()
    expect(chronicle.get_by_role("heading", level=3)).to_have_count(5)
    expect(chronicle.get_by_role("link", name="Watch the replay")).to_have_count(5)
    look(ada)
    chronicle.get_by_role("link", name="Watch the replay").first.click()
    ada.page.get_by_role("region", name="Board").wait_for()  # as long as it takes to read a battle


@pytest.mark.slow
def test_a_friend_takes_the_seat_of_a_bot_for_the_second_battle(given: Served, visitors: Visitors) -> None:
    ada, ben = visitors.come(PHONE, theme="light"), visitors.come(PHONE, name="Ben")
    new_expedition(ada, given, 2)
    read_story(ada, "Commander Soskel")
    muster(ada, set())
    to_next(ada, ada.table)
    ada.give_up()  # the server gives the result
    go_on(ada)
    ada.press(ada.button("Menu"))
    ada.press(ada.button("Invite a friend"))
    expect(ada.page.get_by_role("textbox", name="Link")).to_have_value(f"{given.address}/t/{ada.table}")
    look(ada)
    ada.page.keyboard.press("Escape")

    ben.open(f"{given.address}/t/{ada.table}")
    expect(ben.page.get_by_text("Already there: Ada")).to_be_visible()
    look(ben)
    ben.press(ben.button("Join"))
    for person in (ada, ben):
        read_story(person, "You run until")
    number = ada.number()
    ada.press(choose(ada))
    assert ada.moved(number, 5_000)
    ben.wait_asked()
    muster(ben, set())
    for person in (ada, ben):
        expect(person.page.locator("[data-decision], .waiting").first).to_be_visible(timeout=30_000)
    seats = given.get(f"/api/tables/{ben.table}")["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [("Ada", "person"), ("Ben", "person")]


@pytest.mark.slow
def test_an_expedition_goes_on_where_somebody_left_it(given: Served, visitors: Visitors) -> None:
    ada = visitors.come(DESK)
    new_expedition(ada, given, 1)
    read_story(ada, "Commander Soskel")
    ada.open(f"{given.address}/#/chain/aeons-end-expedition")
    left = ada.page.get_by_role("link", name="Battle 1, try 1: Maggoth")
    expect(left).to_be_visible()
    look(ada)
    left.click()
    read_story(ada, "Commander Soskel")


@pytest.mark.slow
def test_a_random_expedition_by_its_code(given: Served, visitors: Visitors) -> None:
    ada = visitors.come(DESK)
    ada.open(f"{given.address}/#/chain/aeons-end-expedition")
    expect(ada.page.get_by_label("Code")).to_be_hidden()
    ada.page.locator("[data-choice-name=expedition] select").select_option("random")
    ada.page.get_by_label("Code").fill("ember7")
    expect(ada.page.get_by_label("Big pocket")).to_be_visible()
    ada.button("Create the table").click()
    ada.button("Open the Barracks").click()
    expect(ada.page.get_by_text("code EMBER7")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("name", EXPEDITIONS)
def test_every_state_passes_axe(name: str, size: tuple[int, int], own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(EXPEDITIONS[name], "aeons-end-expedition")
    ada = visitors.come(size, laid=laid, seats=(0,))
    ada.open(f"{own.served.address}/#/t/{laid.table}")
    ada.wait_asked()
    look(ada)


def test_the_barracks_by_keys_alone(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(EXPEDITIONS["piles"], "aeons-end-expedition")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    number = ada.number()
    ada.page.keyboard.press("b")
    focused = ada.page.locator("[data-thing]:focus")
    for _ in range(20):
        if focused.get_attribute("data-can") is not None:
            break
        ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    assert ada.moved(number, 5_000)
    expect(ada.page.get_by_text("5 of 9 piles chosen")).to_be_visible()


def test_where_sources_differ_one_chooses(given: Served, visitors: Visitors) -> None:
    """How many turn cards a lone player has (TURN-04), and whether a spell has one target (CAST-09)."""
    ada = visitors.come(PHONE)
    bodies: list[dict[str, Any]] = []

    def note(route: Route) -> None:
        if route.request.post_data_json is not None:
            bodies.append(route.request.post_data_json)
        route.continue_()

    ada.page.route("**/api/tables", note)
    ada.open(f"{given.address}/#/chain/aeons-end-expedition")
    ada.page.locator("[data-choice-name=solo-turn-cards] select").select_option("3")
    ada.page.locator("[data-choice-name=one-target] input").check()
    look(ada)
    ada.press(ada.button("Create the table"))
    expect(ada.button("Open the Barracks")).to_be_visible()
    chosen = bodies[-1]["chosen"]
    assert (chosen["solo_player_turn_cards"], chosen["one_target"]) == (3, True)


def test_a_choice_in_the_barracks_is_taken_back(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(EXPEDITIONS["piles"], "aeons-end-expedition")
    ada = visitors.come(PHONE, laid=laid, seats=(0,))
    ada.go(own.served, laid)
    number = ada.number()
    ada.press(ada.cans().first)
    assert ada.moved(number, 5_000)
    expect(ada.page.get_by_text("5 of 9 piles chosen")).to_be_visible()
    ada.press(ada.page.get_by_role("button", name="Take back your last choice"))
    expect(ada.page.get_by_text("4 of 9 piles chosen")).to_be_visible()
