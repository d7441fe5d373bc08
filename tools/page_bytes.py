"""How much goes over the wire: for the start page, for a second visit, and for a whole match against a bot.

python -m tools.page_bytes [GAME…] [--coding=gzip]

Every byte is counted on its way between browser and server, with headers and web sockets. What the page fetches ahead
while nobody does anything is part of the start page. Over plain HTTP in a network a browser accepts only gzip, and
`--coding=gzip` shows that. The match is played from the start page by clicks with luck of a seed.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from tools.chromium import chromium
from tools.counted_wire import CountedWire
from tools.wire import Served

__all__ = ["Traffic", "start_page"]

GAMES: Final = ("ashes", "aeons-end")
SIZE: Final = {"width": 1280, "height": 800}
SETTINGS: Final = {"motion": "instant", "helped": True, "confirm": False, "sendDelay": False}
SEED: Final = 5
QUIET_MS: Final = 2500
"""What a page fetches ahead begins within this time."""
PATIENCE_MS: Final = 30_000
TRIES: Final = 200
OVER: Final = ".over[role=status]"
# Presses one thing that can be chosen: most of the time "Pay" if it is there; with a menu open, one of its ways.
PRESS: Final = """([dice, often]) => {
  const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility() && !one.disabled);
  const pay = seen('button').filter((one) => one.textContent.trim() === 'Pay');
  const ways = seen('[data-way]');
  const all = pay.length && often < 0.8 ? pay : ways.length ? ways : seen('[data-choice], [data-thing][data-can]');
  if (all.length) all[Math.floor(dice * all.length)].click();
}"""


class Traffic(NamedTuple):
    down: int
    up: int
    requests: int


class Meter:
    """What went over the wire since the meter was made."""

    def __init__(self, wire: CountedWire) -> None:
        self._wire = wire
        self._before = (wire.down, wire.up, wire.requests)

    def read(self) -> Traffic:
        down, up, requests = self._before
        return Traffic(self._wire.down - down, self._wire.up - up, self._wire.requests - requests)


def visit(browser: Browser, coding: str = "") -> BrowserContext:
    """Somebody who has never been here. `coding` is the only compression that the browser accepts."""
    headers = {"Accept-Encoding": coding} if coding else {}
    context = browser.new_context(viewport=SIZE, extra_http_headers=headers)  # type: ignore[arg-type]
    settings = json.dumps(json.dumps(SETTINGS))
    context.add_init_script(f"localStorage.setItem('emberhold.settings', {settings})")
    return context


def open_start(page: Page, address: str) -> None:
    """Until the start page stands and nothing more is fetched."""
    page.goto(address)
    page.locator("article a.start").first.wait_for()
    page.wait_for_timeout(QUIET_MS)
    page.wait_for_load_state("networkidle")


def start_page(browser: Browser, wire: CountedWire, coding: str = "") -> Traffic:
    """The start page of somebody who has never been here."""
    context = visit(browser, coding)
    meter = Meter(wire)
    open_start(context.new_page(), wire.address)
    traffic = meter.read()
    context.close()
    return traffic


def second_visit(browser: Browser, wire: CountedWire, coding: str) -> Traffic:
    context = visit(browser, coding)
    first = context.new_page()
    open_start(first, wire.address)
    first.close()
    meter = Meter(wire)
    open_start(context.new_page(), wire.address)
    traffic = meter.read()
    context.close()
    return traffic


def whole_match(browser: Browser, wire: CountedWire, game: str, coding: str) -> tuple[Traffic, int]:
    """From the start page to the end of a match; and how many questions were answered."""
    context = visit(browser, coding)
    meter = Meter(wire)
    page = context.new_page()
    page.route(
        "**/api/tables",
        lambda route: route.continue_(
            post_data={**body, "seed": SEED} if isinstance(body := route.request.post_data_json, dict) else None
        ),
    )
    open_start(page, wire.address)
    page.locator(f"[data-game={game}] a.start").click()
    page.get_by_role("radio").nth(1).click()
    page.get_by_role("button", name="Play").click()
    questions = play_on(page)
    page.wait_for_load_state("networkidle")
    traffic = meter.read()
    context.close()
    return traffic, questions


def play_on(page: Page) -> int:
    """Press things until the match is over; how many questions were answered."""
    luck, last, answered, tries = Random(SEED), "", 0, 0
    while True:
        page.locator(f"[data-decision], {OVER}").first.wait_for(timeout=PATIENCE_MS)
        if page.locator(OVER).count():
            return answered
        number = page.locator("[data-decision]").get_attribute("data-decision") or ""
        answered += number != last
        tries = 0 if number != last else tries + 1
        if tries > TRIES:
            raise RuntimeError(f"Nothing comes of anything: {page.locator('[data-decision]').inner_text()}")
        last = number
        page.evaluate(PRESS, [luck.random(), luck.random()])
        page.wait_for_timeout(60)


def row(what: str, traffic: Traffic) -> str:
    return f"| {what} | {traffic.down / 1000:.0f} kB | {traffic.up / 1000:.0f} kB | {traffic.requests} |"


def main() -> int:
    words = sys.argv[1:]
    options = dict(word[2:].split("=", 1) for word in words if word.startswith("--") and "=" in word)
    games = [word for word in words if not word.startswith("--")] or list(GAMES)
    coding = options.get("coding", "")
    print("| what | to the browser | to the server | requests |")
    print("|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder) / "tables.sqlite3")
        wire = CountedWire(served.port)
        try:
            with chromium() as browser:
                print(row("start page", start_page(browser, wire, coding)), flush=True)
                print(row("start page, second visit", second_visit(browser, wire, coding)), flush=True)
                for game in games:
                    traffic, questions = whole_match(browser, wire, game, coding)
                    print(row(f"{game}: a whole match, {questions} questions", traffic), flush=True)
        finally:
            wire.close()
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
