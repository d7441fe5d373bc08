"""The browser in the made-up language: every page, both boards and a whole match hold no word of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest
from playwright.sync_api import Page, expect

from emberhold.i18n.pseudo import PSEUDO, pseudo
from tests.browser.test_axe import BOARDS, PAGES, at_rest
from tests.browser.test_whole_matches import SEED, with_a_seed
from tests.browser.visitor import DESK, Visitor, Visitors
from tests.i18n.leftovers import leftovers
from tools.laid_table import NAMES, LaidTable, lay_table
from tools.screens import AEONS_END, STATES
from tools.warm_server import WarmServed
from tools.wire import Served

Tables = tuple[Served, Mapping[tuple[str, str], LaidTable]]
DATA = ("Emberhold", *NAMES)
"""What is on a page and is nobody's sentence: the name of the program, and names of people."""

SAME_WHEN_PLAIN = ("pay", "attackers", "alone")
"""Positions that add no word to a plain board."""

# The rules are a book of their own, docs/rules, and are translated there: they stand on the page as English. The
# browser itself knows how a date is written.
READ = """() => {
  const skipped = 'script, style, noscript, time, main [lang=en]';
  const place = (node) => {
    const out = [];
    for (let at = node; at && at !== document.body && out.length < 4; at = at.parentElement) {
      const name = at.id ? `#${at.id}` : [...at.classList].filter((word) => !word.startsWith('svelte-')).join('.');
      out.unshift(at.tagName.toLowerCase() + (name ? `.${name}` : ''));
    }
    return out.join(' > ');
  };
  const found = [['title', document.title]];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (element.closest(skipped)) continue;
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.trim()) found.push([place(element), node.data]);
      continue;
    }
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'])
      if (element.getAttribute(name)) found.push([`${place(element)} @${name}`, element.getAttribute(name)]);
  }
  return found;
}"""


def left_on(page: Page, where: str) -> list[str]:
    """What is on a page and in no language file, with the page and the place on it."""
    return [bad for place, text in page.evaluate(READ) for bad in leftovers(f"{where}, {place}", text, DATA)]


def in_pseudo(
    visitors: Visitors, laid: LaidTable | None = None, seats: tuple[int, ...] = (), **more: object
) -> Visitor:
    return visitors.come(DESK, laid, seats, lang=PSEUDO, name="Åđå", **more)


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    db = tmp_path_factory.mktemp("pseudo") / "tables.sqlite3"
    states = {"ashes": STATES, "aeons-end": AEONS_END}
    tables = {(game, name): lay_table(db, states[game][name], game) for game, name in BOARDS}
    served = WarmServed(db)
    yield served, tables
    served.stop()


@pytest.mark.slow
def test_every_page(visitors: Visitors, served: Served) -> None:
    found: list[str] = []
    ada = in_pseudo(visitors)
    ada.calm = False  # a table that does not exist is an error to a browser
    for page in PAGES:
        ada.open(f"{served.address}/{page}")
        at_rest(ada.page)
        found += left_on(ada.page, page or "lobby")
        for fold in ada.page.locator("details:not([open]) > summary").element_handles():  # unfolded, they stay the same
            if fold.is_visible():
                fold.click()
                found += left_on(ada.page, f"{page or 'lobby'}, unfolded")
    ada.open(f"{served.address}/#/cards/ashes")
    ada.page.locator("[data-card], button:has(.card), .card").first.click()
    found += left_on(ada.page, "a card in full")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    found += left_on(ada.page, "keys")
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.slow
@pytest.mark.parametrize("board", ["game", "plain"])
def test_every_board(board: str, visitors: Visitors, laid: Tables) -> None:
    served, tables = laid
    found: list[str] = []
    for (game, name), table in tables.items():
        if board == "plain" and name in SAME_WHEN_PLAIN:
            continue
        state = (STATES if game == "ashes" else AEONS_END)[name]
        ada = in_pseudo(visitors, table, (state.viewer,), board=board, helped=board == "plain")
        ada.go(served, table)
        found += left_on(ada.page, f"{board} board, {game} {name}")
        if name == "turn":
            for key in ("?", "l", "c"):
                ada.page.keyboard.press(key)
                ada.page.wait_for_timeout(100)
                found += left_on(ada.page, f"{board} board, {game}, after {key}")
                ada.page.keyboard.press("Escape")
            ada.press(ada.page.get_by_role("button", name=pseudo("Menu")))
            expect(ada.page.get_by_role("dialog")).to_be_visible()
            found += left_on(ada.page, f"{board} board, {game}, menu")
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.long
@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_a_whole_match(game: str, visitors: Visitors, served: Served) -> None:
    found: list[str] = []
    ada = in_pseudo(visitors)
    ada.page.route("**/api/tables", with_a_seed)
    ada.open(f"{served.address}/#/play/{game}")
    ada.press(ada.page.get_by_role("radio").nth(1))
    found += left_on(ada.page, f"start page, {game}")
    ada.press(ada.page.locator("main button[type=submit], main button.primary").last)
    ada.wait_asked()
    made = ada.play(Random(SEED), watch=lambda: found.extend(left_on(ada.page, f"match, {game}")))
    assert made > 10
    found += left_on(ada.page, f"match, {game}, over")
    ada.press(ada.page.locator("a[href*='#/r/']").first)
    ada.page.get_by_role("slider").wait_for()
    found += left_on(ada.page, f"replay, {game}")
    ada.open(f"{served.address}/#/history")
    at_rest(ada.page)
    found += left_on(ada.page, "matches")
    assert not found, "\n".join(dict.fromkeys(found))


def test_a_page_with_a_word_of_its_own_is_noticed(visitors: Visitors, served: Served) -> None:
    """The twin of all the tests above."""
    ada = in_pseudo(visitors)
    ada.open(f"{served.address}/#/settings")
    at_rest(ada.page)
    assert left_on(ada.page, "settings") == []
    ada.page.evaluate("document.querySelector('main').append('battlefield')")
    ada.page.evaluate("document.querySelector('main').setAttribute('title', 'spellboard')")
    said = [line.partition(" in ")[0] for line in left_on(ada.page, "settings")]
    assert [line.rpartition("main")[2] for line in said] == [" @title: spellboard", ": battlefield"]
