"""The levels of the bots: each is chosen where a match begins, answers in its time, and leaves the page free."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import expect

from emberhold.bots.offered_bots import LEVELS
from tests.browser.axe import serious
from tests.browser.visitor import DESK, PHONE, Visitors, finished
from tools.wire import Served

GAMES = ["ashes", "aeons-end"]
MOVES = 10
SLACK_S = 1.5
"""What a decision may take on top of its thinking: a pause, pictures that move, and a machine with more to do."""
TICKS = """() => {
  window.ticks = [];
  let last = performance.now();
  setInterval(() => { window.ticks.push(performance.now() - last); last = performance.now(); }, 50);
}"""
LATE_MS = 150
"""A tick of 50 ms that takes longer than this is late; now and then one is on a busy machine."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_level_answers_in_its_time_while_the_page_stays_free(
    game: str, level: str, visitors: Visitors, served: Served
) -> None:
    ada = visitors.come()
    page = ada.page
    ada.open(f"{served.address}/#/play/{game}")
    ada.press(page.locator("[data-bots]").get_by_role("radio", name=level.capitalize()))
    ada.press(page.get_by_role("button", name=re.compile(f"^Play .* {level.capitalize()}$")))
    ada.wait_asked()
    expect(page.locator("body")).to_contain_text(level.capitalize())
    page.evaluate(TICKS)
    rng, waited = Random(game + level), 0.0
    for _ in range(MOVES):
        ada.one_move(rng)
        began = time.monotonic()
        ada.wait_asked(within_ms=90_000)
        waited += time.monotonic() - began
        if ada.over.count():
            break
    ticks = sorted(page.evaluate("window.ticks"))
    assert ticks[len(ticks) * 3 // 4] < LATE_MS
    words = page.locator("body").inner_text()
    assert not re.search(rf"\b{level}\b|bot=|⟨", words)
    table = ada.table
    if not ada.over.count():
        ada.give_up()
    answers = sum(entry.seat == 1 for entry in finished(served, table).journal().entries)
    assert waited <= (answers + 1) * (LEVELS[level] + SLACK_S)


def test_while_a_master_thinks_the_page_can_be_used(visitors: Visitors, served: Served) -> None:
    ada = visitors.come()
    page = ada.page
    ada.open(f"{served.address}/#/play/ashes")
    ada.press(page.locator("[data-bots]").get_by_role("radio", name="Master"))
    ada.press(page.get_by_role("button", name="Play against a bot"))
    rng, used = Random(1), 0
    for _ in range(40):
        ada.wait_asked(within_ms=90_000)
        ada.one_move(rng)
        if page.locator(".waiting").count() and not ada.asked.count():
            ada.press(ada.button("Menu"))
            expect(ada.button("Give up")).to_be_visible()
            page.keyboard.press("Escape")
            used += 1
        if used == 2 or ada.over.count():
            break
    assert used


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_the_start_page_offers_the_levels_and_keeps_the_choice(
    size: tuple[int, int], game: str, visitors: Visitors, served: Served
) -> None:
    ada = visitors.come(size)
    page = ada.page
    ada.open(f"{served.address}/#/play/{game}")
    bots = page.locator("[data-bots]")
    expect(bots.get_by_role("radio")).to_have_count(3)
    expect(bots.get_by_role("radio", name="Novice" if game == "ashes" else "Adept")).to_be_checked()
    assert [one.inner_text() for one in bots.locator("b").all()] == ["Novice", "Adept", "Master"]
    expect(bots.locator("small").last).to_contain_text("It thinks for 2 seconds at most.")
    ada.press(page.get_by_role("button", name="For experiments"))
    assert [one.inner_text() for one in bots.locator("b").all()] == ["Novice", "Adept", "Master", "Greedy", "Random"]
    assert serious(page) == []
    ada.press(bots.get_by_role("radio", name="Master"))
    page.reload()
    expect(bots.get_by_role("radio", name="Master")).to_be_checked()


@pytest.mark.parametrize(
    ("path", "usual"),
    [
        ("new/ashes", "novice"),
        ("new/aeons-end", "adept"),
        ("chain/ashes-draft", "novice"),
        ("chain/aeons-end-expedition", "adept"),
        ("day/aeons-end", "adept"),
        ("decks/ashes", "novice"),
    ],
)
def test_every_other_page_offers_them_with_a_sentence(
    path: str, usual: str, visitors: Visitors, served: Served
) -> None:
    ada = visitors.come()
    ada.open(f"{served.address}/#/{path}")
    select = ada.page.locator("select[data-bots]").first
    expect(select).to_have_value(usual)
    assert select.locator("option").all_inner_texts() == ["Novice", "Adept", "Master", "Greedy", "Random"]
    said = ada.page.locator("label:has(> select[data-bots]) > small").first
    for bot in [*LEVELS, "greedy", "random"]:
        select.select_option(bot)
        expect(said).to_contain_text(re.compile(r"\. It (thinks for .* seconds at most|answers at once)\.$"))
    assert serious(ada.page) == []
