"""A draft in the browser: with friends and bots over the wire, by keys alone, and by finger (DRAFT-03 to DRAFT-07)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Route, expect

from emberhold.core.registry import load_game
from emberhold.games.ashes.draft.match import DraftMatch
from tests.browser.axe import serious
from tests.browser.own_server import OwnServer
from tests.browser.visitor import DESK, PHONE, Visitor, Visitors, finished
from tools.draft_tables import DRAFTS
from tools.wire import Served

STEPS = ("phoenixborn", "pick", "dice", "exchange")
MATCHES = 6
"""Everybody against everybody, with four players."""
MOVES = 2
"""So many choices are made against a bot before somebody gives up."""
SHOWN_MS = 60_000
"""Two bots play a whole match."""


def quickly(route: Route) -> None:
    """The same luck in every run, and no pauses."""
    body = route.request.post_data_json
    if body is None:
        return route.continue_()
    return route.continue_(post_data={**body, "seed": 5, "options": {**body["options"], "pace_ms": 0}})


def new_draft(visitor: Visitor, served: Served) -> None:
    """To the page for a new draft, as somebody finds it."""
    visitor.page.route("**/api/tables", quickly)
    visitor.open(served.address)
    visitor.press(visitor.page.locator("[data-game=ashes]").get_by_role("link", name="Draft"))
    expect(visitor.page.get_by_role("heading", name="Draft decks")).to_be_visible()


def create(visitor: Visitor) -> None:
    visitor.press(visitor.button("Create the table"))


def kind(visitor: Visitor) -> str:
    """What this person is asked; empty while nobody asks."""
    return str(visitor.page.evaluate("document.querySelector('[data-kind][data-decision]')?.dataset.kind ?? ''"))


def narrow(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def draft(*people: Visitor, choose: Callable[[Visitor], None], look: Callable[[Visitor, str], None]) -> set[str]:
    """Draft until all of them have a deck. `look` sees every kind of question once. Returns the kinds of questions."""
    seen: set[str] = set()
    while not all(person.over.count() for person in people):
        for person in people:
            asked = kind(person)
            if not asked or person.over.count():
                continue
            if asked not in seen:
                look(person, asked)
            seen.add(asked)
            number = person.number()
            choose(person)
            assert person.moved(number, 5_000), f"nothing came of {asked}"
        people[0].page.locator("[data-decision], .waiting, .over[role=status]").first.wait_for()
    return seen


def first(visitor: Visitor) -> Locator:
    """What can be chosen first: a card in the row or a pair of dice rather than "keep"."""
    return visitor.page.locator("[data-zone=pairs] [data-can]").or_(visitor.cans()).first


def give_up(visitor: Visitor) -> None:
    visitor.button("Menu").click()
    visitor.button("Give up").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Give up").click()


def go_on(visitor: Visitor, number: int) -> None:
    """From the result of a match to the next one."""
    expect(visitor.over).to_be_visible(timeout=SHOWN_MS)
    before = visitor.table
    visitor.page.locator(f"[data-chain='{number}']").get_by_role("button", name="Go to the next match").click()
    visitor.page.wait_for_function("before => !location.hash.endsWith(before)", arg=before)
    visitor.page.locator("[data-thing]").first.wait_for()


@pytest.mark.slow
def test_two_friends_and_two_bots_draft_and_play(visitors: Visitors, served: Served) -> None:
    ada, ben = visitors.come(), visitors.come(name="Ben")
    new_draft(ada, served)
    ada.page.get_by_role("group", name="Player 2").get_by_label("Who plays here?").select_option("open")
    ada.page.get_by_label("Matches").select_option("round-robin")
    create(ada)
    expect(ada.page.get_by_text("Waiting for players")).to_be_visible()
    table = ada.table
    ben.open(f"{served.address}/t/{table}")
    ben.button("Join").click()
    for person in (ada, ben):
        person.page.locator("[data-drafter]").first.wait_for()

    asked = draft(ada, ben, choose=lambda one: first(one).click(), look=lambda *_: None)
    assert asked == {*STEPS, "give"}
    for person in (ada, ben):
        expect(person.page.get_by_role("link", name="Open your deck")).to_be_visible()

    for number in range(1, MATCHES + 1):
        for person in (ada, ben):
            go_on(person, number)
        assert ada.table == ben.table
        seats = served.get(f"/api/tables/{ada.table}")["chain"]["seats"]
        for seat, person in enumerate((ada, ben)):
            if seat not in seats:
                expect(person.page.get_by_text("You are watching.")).to_be_visible()
        playing = [person for seat, person in enumerate((ada, ben)) if seat in seats]
        if playing:
            playing[0].wait_asked()
            if len(playing) == 1:
                assert playing[0].play(Random(number), MOVES) == MOVES
            give_up(playing[0])
    for person in (ada, ben):
        expect(person.over.get_by_role("table", name="How it ended")).to_be_visible(timeout=SHOWN_MS)
    wins = served.get(f"/api/tables/{ada.table}")["chain"]["points"]
    assert sum(wins) == MATCHES
    match = finished(served, table)
    assert isinstance(match, DraftMatch)
    for deck in match.decks():
        load_game("ashes").check_deck(deck)


def by_key(visitor: Visitor) -> None:
    """Only keys: to the board, to something that can be chosen, Enter."""
    visitor.page.keyboard.press("b")
    focused = visitor.page.locator("[data-thing]:focus")
    for _ in range(40):
        if focused.count() and focused.get_attribute("data-can") is not None:
            break
        visitor.page.keyboard.press("ArrowRight")
        if not focused.count() or focused.get_attribute("data-can") is None:
            visitor.page.keyboard.press("ArrowDown")
    visitor.page.keyboard.press("Enter")


@pytest.mark.slow
@pytest.mark.parametrize("how", ["keys", "touch"])
def test_a_draft_by_keys_or_by_touch(how: str, visitors: Visitors, served: Served) -> None:
    """Every step passes axe, and nothing is wider than the screen."""
    ada = visitors.come(DESK if how == "keys" else PHONE, theme="dark" if how == "keys" else "light")
    new_draft(ada, served)
    assert serious(ada.page) == []
    assert narrow(ada)
    create(ada)
    found: dict[str, list[str]] = {}

    def look(visitor: Visitor, asked: str) -> None:
        found[asked] = serious(visitor.page) + ([] if narrow(visitor) else ["too wide"])

    seen = draft(ada, choose=by_key if how == "keys" else lambda one: first(one).tap(), look=look)
    assert seen == {*STEPS, "give"}
    assert {asked: lines for asked, lines in found.items() if lines} == {}
    assert serious(ada.page) == []
    assert narrow(ada)


def test_the_own_choice_is_shown_while_others_choose(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(DRAFTS["chosen"], "ashes-draft")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.open(f"{own.served.address}/#/t/{laid.table}")
    expect(ada.page.get_by_text("You keep Seal.")).to_be_visible()
    expect(ada.page.locator("[data-card=seal]").get_by_role("button")).to_have_accessible_name(
        "Seal, chosen: you keep it"
    )
    assert ada.cans().count() == 0
