"""Every screen in every size: a phone in both directions, a tablet, screens up to 4K, and a page that is zoomed in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.layout import board_share, layout_faults
from tests.browser.visitor import Visitor, Visitors
from tools.draft_tables import DRAFTS
from tools.expedition_tables import EXPEDITIONS
from tools.laid_table import LaidTable, lay_table
from tools.screens import AEONS_END, STATES, State
from tools.warm_server import WarmServed
from tools.wire import Served

SIZES: Final = (
    (360, 740),
    (740, 360),
    (768, 1024),
    (1280, 800),
    (1920, 1080),
    (3840, 2160),
    (640, 400),  # 1280 by 800 at 200 %
    (960, 540),  # 1920 by 1080 at 200 %
)
LEAST_BOARD: Final = 0.4
PICK: Final = STATES["first-five"]
BOTS: Final = ("bot=random", "bot=greedy", "bot=random")
MATS: Final = ("ritual", "exile", "claws", "fury", "husks", "devoured", "pillars")
EXPEDITION: Final = "aeons-end-expedition"
TABLES: Final[Mapping[str, tuple[str, State]]] = {
    **{f"first-five-{n}": ("ashes", PICK._replace(seats=("person", *BOTS[: n - 1]))) for n in (2, 3, 4)},
    "ashes": ("ashes", STATES["turn"]),
    **{f"ashes-{name}": ("ashes", STATES[name]) for name in ("pay", "attackers", "block")},
    "ashes-4": ("ashes", STATES["four-players"]),
    "aeons-end": ("aeons-end", AEONS_END["turn"]),
    "aeons-end-4": ("aeons-end", AEONS_END["four-players"]),
    **{name: ("aeons-end", AEONS_END[name]) for name in MATS},
    "draft": ("ashes-draft", DRAFTS["cards"]),
    **{f"expedition-{name}": (EXPEDITION, EXPEDITIONS[name]) for name in ("piles", "treasures")},
    "replay": ("ashes", STATES["over"]._replace(answers=())),
}
PAGES: Final = {
    "lobby": "",
    "new-ashes": "#/new/ashes",
    "new-aeons-end": "#/new/aeons-end",
    "new-draft": "#/chain/ashes-draft",
    "new-expedition": "#/chain/aeons-end-expedition",
    "day": "#/day/aeons-end?day=2026-11-18",
    "history": "#/history",
    "decks": "#/decks/ashes/the-iron-men",
    "settings": "#/settings",
}
Tables = tuple[Served, Mapping[str, LaidTable]]


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    db = tmp_path_factory.mktemp("sizes") / "tables.sqlite3"
    tables = {name: lay_table(db, state, game) for name, (game, state) in TABLES.items()}
    served = WarmServed(db)
    yield served, tables
    served.stop()


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    # What follows the width is drawn in the next frame, and what follows from that in the one after it.
    visitor.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def faults(visitor: Visitor, *, board: bool) -> dict[str, list[str]]:
    """What is wrong in each size."""
    found = {}
    for size in SIZES:
        resize(visitor, size)
        found[f"{size[0]}x{size[1]}"] = [*layout_faults(visitor.page), *serious(visitor.page)]
        if board and board_share(visitor.page) < LEAST_BOARD:
            found[f"{size[0]}x{size[1]}"].append(f"the board has only {board_share(visitor.page):.0%} of the page")
    return {size: lines for size, lines in found.items() if lines}


def finish(ada: Visitor) -> None:
    """To the end of the match, and from there to its replay."""
    ada.choices().filter(has_text="Attack a Phoenixborn").click()
    ada.over.wait_for()
    ada.page.get_by_role("link", name="Watch the replay").click()
    ada.page.get_by_role("slider").wait_for()


@pytest.mark.parametrize("name", TABLES)
def test_tables(name: str, visitors: Visitors, laid: Tables) -> None:
    served, tables = laid
    ada = visitors.come(laid=tables[name], seats=(TABLES[name][1].viewer,), helped=True)
    ada.go(served, tables[name])
    if name == "replay":
        finish(ada)
    assert faults(ada, board=True) == {}


@pytest.mark.parametrize("name", PAGES)
def test_pages(name: str, visitors: Visitors, laid: Tables) -> None:
    ada = visitors.come()
    ada.open(f"{laid[0].address}/{PAGES[name]}")
    ada.page.wait_for_load_state("networkidle")
    expect(ada.page.locator("h1, h2").first).to_be_visible()
    assert faults(ada, board=False) == {}


def test_cards_and_letters_grow_with_the_screen(visitors: Visitors, laid: Tables) -> None:
    served, tables = laid
    ada = visitors.come(laid=tables["ashes"], seats=(0,), helped=True)
    ada.go(served, tables["ashes"])
    measure = """() => {
      const card = document.querySelector('.dock [data-zone=hand] .card');
      return [card.offsetWidth, parseFloat(getComputedStyle(card.querySelector('.text')).fontSize)];
    }"""
    resize(ada, (1920, 1080))
    width, letters = ada.page.evaluate(measure)
    resize(ada, (3840, 2160))
    assert ada.page.evaluate(measure) == pytest.approx([2 * width, 2 * letters], rel=0.02)
    resize(ada, (1280, 800))
    assert ada.page.evaluate(measure)[1] == pytest.approx(letters)


@pytest.mark.parametrize("name", ["draft", "expedition-treasures"])
def test_the_pictures_of_cards_to_choose_from_can_be_seen(name: str, visitors: Visitors, laid: Tables) -> None:
    """Each is about as high as it is wide, and large enough for its figure."""
    served, tables = laid
    ada = visitors.come(laid=tables[name], seats=(0,), helped=True)
    ada.go(served, tables[name])
    for size in SIZES:
        resize(ada, size)
        found = ada.page.evaluate(
            "[...document.querySelectorAll('.offered .art')].map(one => [one.clientWidth, one.clientHeight])"
        )
        assert found
        assert all(min(box) >= 40 and max(box) <= 1.3 * min(box) for box in found), (size, found)


def test_all_buttons_of_a_turn_stand_on_one_line(visitors: Visitors, laid: Tables) -> None:
    served, tables = laid
    ada = visitors.come(laid=tables["ashes"], seats=(0,), helped=True)
    ada.go(served, tables["ashes"])
    tops = "[...document.querySelectorAll('.below .ask > button')].map(one => one.getBoundingClientRect().top)"
    for size in ((1280, 800), (1366, 768), (1920, 1080)):
        resize(ada, size)
        assert len(ada.page.evaluate(tops)) == 5
        assert len(set(ada.page.evaluate(tops))) == 1, size


def test_long_words_in_names_are_drawn_closer_only_where_a_card_is_narrow(visitors: Visitors, laid: Tables) -> None:
    served, tables = laid
    ada = visitors.come(laid=tables["ashes"], seats=(0,), helped=True)
    ada.go(served, tables["ashes"])
    long = "document.querySelector('.dock [data-zone=hand] .name.long')"
    spacing = f"getComputedStyle({long}).letterSpacing"
    resize(ada, (360, 740))
    assert str(ada.page.evaluate(spacing)).startswith("-")
    resize(ada, (1920, 1080))
    assert ada.page.evaluate(spacing) == "normal"


def test_words_in_the_names_of_small_cards_are_whole(visitors: Visitors, laid: Tables) -> None:
    """In the Barracks, where the price stands beside the name: Exogranite, Galvanized Bauble."""
    served, tables = laid
    ada = visitors.come(laid=tables["expedition-treasures"], seats=(0,), helped=True)
    ada.go(served, tables["expedition-treasures"])
    broken = """() => [...document.querySelectorAll('.card.small .name')].flatMap((name) => {
      const range = document.createRange();
      return [...name.textContent.matchAll(/[^\\s-]{4,}/g)].filter((word) => {
        range.setStart(name.firstChild, word.index);
        range.setEnd(name.firstChild, word.index + word[0].length);
        return new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size > 1;
      }).map((word) => word[0]);
    })"""
    for size in ((1280, 800), (1920, 1080), (360, 740)):
        resize(ada, size)
        assert ada.page.locator(".card.small .name").count() > 5
        assert ada.page.evaluate(broken) == [], size


def test_what_is_wrong_would_be_noticed(visitors: Visitors, laid: Tables) -> None:
    """The twin of all the tests above."""
    ada = visitors.come()
    ada.open(laid[0].address)
    expect(ada.page.locator("h1")).to_be_visible()
    assert layout_faults(ada.page) == []
    ada.page.evaluate(
        """() => {
          const add = (style, words, tag = 'p') => {
            const one = document.createElement(tag);
            Object.assign(one.style, style);
            one.textContent = words;
            document.body.append(one);
          };
          add({ width: '3000px' }, 'wide');
          add({ width: '12px', overflowWrap: 'anywhere' }, 'Coal Roarkwin');
          add({ width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' }, 'cut off in the middle of a word');
          add({ position: 'fixed', top: '300px', left: '40px' }, 'one over');
          add({ position: 'fixed', top: '303px', left: '44px' }, 'the other');
          add({ position: 'fixed', top: '400px', left: '40px' }, 'press', 'button');
          const cover = { position: 'fixed', top: '390px', left: '0', width: '400px', height: '90px' };
          add({ ...cover, background: 'red' }, '', 'div');
          const below = document.createElement('div');
          below.className = 'below';
          Object.assign(below.style, { position: 'fixed', top: '0', height: '20px', overflow: 'auto' });
          below.innerHTML = '<div class="ask"><button>end</button></div>';
          below.firstElementChild.style.paddingTop = '30px';
          document.body.append(below);
        }"""
    )
    found = " ".join(layout_faults(ada.page))
    faults_made = ("too wide", "letter by letter: Roarkwin", "cut: cut off", "over each other", "out of reach: press")
    for fault in (*faults_made, "below the edge: end"):
        assert fault in found
