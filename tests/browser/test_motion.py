"""What moves says what happens: dice roll when they are rolled, and cards come from where they were."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.own_server import OwnServer
from tests.browser.visitor import Visitor, Visitors
from tools.screens import AEONS_END, STATES

# Notes where everything that moves begins.
WATCH: Final = """
window.moves = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, times) {
  const box = this.getBoundingClientRect();
  const [, x = 0, y = 0] = /^translate\\(([-\\d.]+)px, ([-\\d.]+)px\\)/.exec(frames[0].transform ?? '') ?? [];
  window.moves.push({
    what: this.dataset.thing ?? '',
    die: this.matches('.die-button'),
    turned: /rotate/.test(frames[0].transform ?? ''),
    x: box.left + box.width / 2 + Number(x),
    y: box.top + box.height / 2 + Number(y),
  });
  return animate.call(this, frames, times);
};
"""


class Move(NamedTuple):
    what: str
    die: bool
    turned: bool
    x: float
    y: float


def moves(ada: Visitor) -> list[Move]:
    return [Move(**move) for move in ada.page.evaluate("window.moves")]


def choose_five(own: OwnServer, visitors: Visitors, motion: str) -> Visitor:
    laid = own.lay(STATES["first-five"], "ashes")
    ada = visitors.come(laid=laid, seats=(0,), motion=motion)
    ada.page.add_init_script(WATCH)
    ada.page.emulate_media(reduced_motion="reduce" if motion == "system" else "no-preference")
    ada.go(own.served, laid)
    ada.choices().filter(has_text="The five that the deck suggests").click()
    expect(ada.page.locator("[data-zone=dice-0] .die-button:not(:has(.spent))")).to_have_count(10)
    ada.wait_asked()
    return ada


def test_dice_roll_when_they_are_rolled(own: OwnServer, visitors: Visitors) -> None:
    ada = choose_five(own, visitors, motion="normal")
    ada.page.wait_for_function("window.moves.filter(move => move.die && move.turned).length >= 10")


def test_with_reduced_motion_they_lie_still(own: OwnServer, visitors: Visitors) -> None:
    ada = choose_five(own, visitors, motion="system")
    ada.page.wait_for_timeout(400)
    assert [move for move in moves(ada) if move.die or move.turned] == []


def test_a_card_goes_on_from_where_it_was(own: OwnServer, visitors: Visitors) -> None:
    """A gem that is clicked comes from its place in the hand; one that is dropped, from where it was dropped."""
    laid = own.lay(AEONS_END["turn"], "aeons-end")
    ada = visitors.come(laid=laid, seats=(0,), motion="normal")
    ada.page.add_init_script(WATCH)
    ada.go(own.served, laid)
    gem = ada.page.locator("[data-zone=hand] [data-thing]").filter(has_text="Crystal").first
    which = gem.get_attribute("data-thing")
    box, board = gem.bounding_box(), ada.page.locator(".board").bounding_box()
    assert box is not None
    assert board is not None
    drop = board["x"] + 300, board["y"] + 200
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.mouse.down()
    ada.page.mouse.move(*drop, steps=5)
    ada.page.mouse.up()
    expect(ada.page.locator(f'[data-zone=played] [data-thing="{which}"]')).to_be_visible()
    ada.page.wait_for_function("which => window.moves.some(move => move.what === which)", arg=which)
    starts = [(move.x, move.y) for move in moves(ada) if move.what == which]
    assert any(start == pytest.approx(drop, abs=12) for start in starts), starts
    ada.page.keyboard.press("u")
    expect(gem).to_be_visible()
    ada.page.wait_for_timeout(600)
    place = gem.bounding_box()
    assert place is not None
    ada.page.evaluate("window.moves = []")
    gem.click()
    expect(ada.page.locator(f'[data-zone=played] [data-thing="{which}"]')).to_be_visible()
    ada.page.wait_for_function("which => window.moves.some(move => move.what === which)", arg=which)
    here = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    starts = [(move.x, move.y) for move in moves(ada) if move.what == which]
    assert any(start == pytest.approx(here, abs=12) for start in starts), starts
