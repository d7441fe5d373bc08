"""Whole matches of both games, clicked from the lobby to the last word."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Route

from tests.browser.visitor import DESK, PHONE, Visitor, Visitors, finished
from tools.wire import Served

SEED = 5
SHOWN_MS = 60_000
"""Others may have their turns first, and all of it is shown."""


def with_a_seed(route: Route) -> None:
    """The same luck in every run."""
    body = route.request.post_data_json
    route.continue_(post_data=None if body is None else {**body, "seed": SEED})


def quick_start(visitor: Visitor, served: Served, game: str) -> None:
    """Three clicks from the address to a match: the game, what to play with, go."""
    visitor.page.route("**/api/tables", with_a_seed)
    visitor.open(served.address)
    visitor.press(visitor.page.locator(f"[data-game={game}] a.start"))
    visitor.press(visitor.page.get_by_role("radio").nth(1))
    visitor.press(visitor.page.get_by_role("button", name="Play"))
    visitor.wait_asked(SHOWN_MS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size"), [("ashes", DESK), ("aeons-end", PHONE)], ids=["ashes-desk", "aeons-end-phone"]
)
def test_a_newcomer_plays_a_whole_match(game: str, size: tuple[int, int], visitors: Visitors, served: Served) -> None:
    ada = visitors.come(size)
    quick_start(ada, served, game)
    assert ada.play(Random(SEED)) > 10
    assert ada.over.locator("h2").inner_text()
    match = finished(served, ada.table)
    assert match.outcome is not None
    told = served.get(f"/api/tables/{ada.table}")["outcome"]
    assert told == {"winners": list(match.outcome.winners), "reason": match.outcome.reason}
    assert ada.hosts == {served.address.partition("//")[2]}, "no outside host"


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "size"), [("ashes", PHONE), ("aeons-end", DESK)], ids=["ashes-phone", "aeons-end-desk"]
)
def test_a_newcomer_finds_their_way(game: str, size: tuple[int, int], visitors: Visitors, served: Served) -> None:
    """The other way round, with all that moves: twenty choices, and after a reload the table is where it was."""
    ada = visitors.come(size, motion="brisk")
    quick_start(ada, served, game)
    assert ada.play(Random(SEED), 20) == 20
    ada.wait_asked()
    question = ada.page.locator("#prompt").inner_text()
    ada.page.reload()
    ada.wait_asked()
    assert ada.page.locator("#prompt").inner_text() == question
