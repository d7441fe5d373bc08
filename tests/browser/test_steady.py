"""Hand and dice keep their place from one question to the next, and a finger can hit them."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.browser.axe import serious
from tests.browser.own_server import OwnServer
from tests.browser.test_whole_matches import quick_start
from tests.browser.visitor import DESK, LANDSCAPE, MOVES, PHONE, Visitors
from tools.screens import AEONS_END, STATES
from tools.wire import Served

SEED = 5
MOST_PX = 2
TOUCH_PX = 40
# A die that was chosen stands out on purpose; where its button is laid out is what counts.
PLACES = """() => {
  const places = {};
  const own = '.dock [data-zone=hand] [data-thing], .dock [data-zone^=dice] [data-thing]';
  for (const thing of document.querySelectorAll(own)) {
    const box = thing.getBoundingClientRect();
    const shift = new DOMMatrix(getComputedStyle(thing).transform).m42;
    const along = thing.closest('.things, .hand');
    places[thing.dataset.thing] = [box.left + (along ? along.scrollLeft : 0), box.top - shift];
  }
  return places;
}"""
SIZES = pytest.mark.parametrize("size", [PHONE, LANDSCAPE, DESK], ids=["phone", "landscape", "desk"])
GAMES = pytest.mark.parametrize("game", ["ashes", "aeons-end"])


def furthest(before: dict[str, list[float]], after: dict[str, list[float]]) -> float:
    """By how much what is in both places has moved, at most."""
    return max((abs(a - b) for key in before for a, b in zip(before[key], after[key], strict=True)), default=0.0)


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
@GAMES
def test_hand_and_dice_keep_their_place(game: str, size: tuple[int, int], visitors: Visitors, served: Served) -> None:
    """They jumped by 45 to 127 px with the length of the question, so that a tap on a card spent a die."""
    ada = visitors.come(size, helped=True)
    quick_start(ada, served, game)
    seen: list[tuple[str, dict[str, list[float]]]] = []

    def watch() -> None:
        seen.append((ada.page.locator("#prompt").inner_text(), ada.page.evaluate(PLACES)))

    # A whole match on the phone; elsewhere enough of it for every usual question.
    assert ada.play(Random(SEED), MOVES if size == PHONE else 30, watch) > 20
    pairs = [(a, b) for a, b in pairwise(seen) if list(a[1]) == list(b[1]) and a[0] != b[0]]
    assert len(pairs) > 5, "other questions over the same hand and dice"
    moved = {f"{a[0]} -> {b[0]}": furthest(a[1], b[1]) for a, b in pairs if furthest(a[1], b[1]) > MOST_PX}
    assert moved == {}


def test_what_moves_would_be_noticed(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(PHONE, laid, (0,))
    ada.go(own.served, laid)
    before: dict[str, Any] = ada.page.evaluate(PLACES)
    ada.page.locator("[data-fold]").tap()  # the list is opened: its room grows, and the hand makes place
    after: dict[str, Any] = ada.page.evaluate(PLACES)
    assert furthest(before, after) > MOST_PX


@SIZES
def test_dice_are_large_enough_for_a_finger(size: tuple[int, int], own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(STATES["turn"], "ashes")
    ada = visitors.come(size, laid, (0,))
    ada.go(own.served, laid)
    boxes = ada.page.locator("[data-zone=dice-0] [data-thing]").evaluate_all(
        "dice => dice.map(die => [die.offsetWidth, die.offsetHeight])"
    )
    assert len(boxes) == 10
    assert min(min(box) for box in boxes) >= TOUCH_PX


@GAMES
@SIZES
def test_everything_in_reach_is_whole(game: str, size: tuple[int, int], own: OwnServer, visitors: Visitors) -> None:
    """On a phone, also on its side, dice, hand and question are on the screen, and nothing is cut off."""
    laid = own.lay((STATES if game == "ashes" else AEONS_END)["turn"], game)
    ada = visitors.come(size, laid, (0,), helped=True)
    ada.go(own.served, laid)
    width, height = size
    cut = ada.page.evaluate(
        """() => [...document.querySelectorAll('.dock [data-thing], .below button, #prompt')]
          .filter(one => one.checkVisibility())
          .map(one => [one.textContent.trim().slice(0, 30), one.getBoundingClientRect()])
          .filter(([, box]) => box.top < 0 || box.bottom > innerHeight)
          .map(([name]) => name)"""
    )
    assert cut == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
    assert ada.page.evaluate("document.documentElement.scrollHeight") <= height
    board = ada.page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] >= 240, "there is a board to look at"
    assert board["width"] >= 330
    assert serious(ada.page) == []
