"""axe finds nothing serious: on every page and on both boards, on a desk and on a phone, by night and by day."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.visitor import DESK, PHONE, Visitors
from tools.laid_table import LaidTable, lay_table
from tools.screens import AEONS_END, STATES
from tools.warm_server import WarmServed
from tools.wire import Served

LOOKS = pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["desk-dark", "phone-light"])
PAGES = (
    "",
    *(f"#/{page}/{game}" for page in ("play", "new", "cards", "rules") for game in ("ashes", "aeons-end")),
    "#/decks/ashes",
    "#/decks/ashes/new",
    "#/decks/ashes/the-iron-men",
    "#/day/aeons-end?day=2026-11-18",
    "#/history",
    "#/settings",
    "#/nowhere",
    "#/t/nothing",
    "#/r/nothing",
)
ASHES = ("first-five", "turn", "pay", "attackers", "block", "four-players")
BATTLES = ("turn", "alone", "four-players", "ritual", "exile", "claws", "fury", "husks", "devoured", "pillars")
Tables = tuple[Served, Mapping[tuple[str, str], LaidTable]]
DARK = (("ashes", "turn"), ("ashes", "four-players"), ("aeons-end", "turn"), ("aeons-end", "claws"))
"""Boards that are looked at on a desk by night, too; all are on a phone by day, where there is least room."""
BOARDS = (*(("ashes", name) for name in ASHES), *(("aeons-end", name) for name in BATTLES))


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    db = tmp_path_factory.mktemp("axe") / "tables.sqlite3"
    states = {"ashes": STATES, "aeons-end": AEONS_END}
    tables = {(game, name): lay_table(db, states[game][name], game) for game, name in BOARDS}
    served = WarmServed(db)
    yield served, tables
    served.stop()


def at_rest(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1, h2").first).to_be_visible()


@pytest.mark.slow
@LOOKS
def test_pages(size: tuple[int, int], theme: str, visitors: Visitors, served: Served) -> None:
    found = {}
    ada = visitors.come(size, theme=theme)
    ada.calm = False  # a table that does not exist is an error to a browser
    for page in PAGES:
        ada.open(f"{served.address}/{page}")
        at_rest(ada.page)
        found[page] = serious(ada.page)
    assert {page: lines for page, lines in found.items() if lines} == {}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "name", "size", "theme"),
    [*((*board, PHONE, "light") for board in BOARDS), *((*board, DESK, "dark") for board in DARK)],
    ids=str,
)
def test_boards(
    game: str,
    name: str,
    size: tuple[int, int],
    theme: str,
    visitors: Visitors,
    laid: Tables,
) -> None:
    served, tables = laid
    state = (STATES if game == "ashes" else AEONS_END)[name]
    ada = visitors.come(size, tables[game, name], (state.viewer,), theme=theme)
    ada.go(served, tables[game, name])
    assert serious(ada.page) == []


@LOOKS
def test_dialogs(size: tuple[int, int], theme: str, visitors: Visitors, laid: Tables) -> None:
    served, tables = laid
    ada = visitors.come(size, tables["ashes", "turn"], (0,), theme=theme)
    ada.go(served, tables["ashes", "turn"])
    for key in ("?", "l", "c"):
        ada.page.keyboard.press(key)
        ada.page.wait_for_timeout(100)
        assert serious(ada.page) == []
        ada.page.keyboard.press("Escape")
    ada.press(ada.page.get_by_role("button", name="Menu"))
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert serious(ada.page) == []


def test_the_checker_notices(visitors: Visitors, served: Served) -> None:
    """The twin of all the tests above: a button without a name is found."""
    ada = visitors.come()
    ada.open(served.address)
    at_rest(ada.page)
    ada.page.evaluate("document.body.append(document.createElement('button'))")
    assert [line.partition(":")[0] for line in serious(ada.page)] == ["button-name"]
