"""How long it takes from a click to something that can be seen, and to the next question, at a table with one bot.

python -m tools.click_times [GAME…] [--clicks=40] [--motion=normal]

The times are measured in the page, from the event of the click. The two seconds before the end of a turn is sent, and
what others do in their turns, are not counted: only choices that lead straight to another question of the same player.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from playwright.sync_api import Browser, TimeoutError

from tools.chromium import chromium
from tools.wire import Served

GAMES: Final = ("ashes", "aeons-end")
CLICKS: Final = 40
SIZE: Final = {"width": 1280, "height": 800}
PATIENCE_MS: Final = 4000
SEED: Final = 5
WATCH: Final = """
  window.times = { clicked: 0, seen: 0, asked: 0 };
  addEventListener('click', () => {
    const before = document.querySelector('[data-decision]')?.dataset.decision;
    const times = { clicked: performance.now(), seen: 0, asked: 0 };
    window.times = times;
    const shown = (then) => requestAnimationFrame(() => setTimeout(then));
    const watcher = new MutationObserver(() => {
      if (!times.seen) shown(() => (times.seen ||= performance.now()));
      const now = document.querySelector('[data-decision]')?.dataset.decision;
      if (now && now !== before) shown(() => (times.asked ||= performance.now()), watcher.disconnect());
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, { capture: true });
"""


def measure(browser: Browser, served: Served, game: str, motion: str, clicks: int) -> tuple[list[float], list[float]]:
    """Milliseconds to the first thing seen and to the next question, for each click that led to one."""
    context = browser.new_context(viewport={"width": SIZE["width"], "height": SIZE["height"]})
    settings = json.dumps(json.dumps({"motion": motion, "helped": True, "confirm": False}))
    context.add_init_script(f"localStorage.setItem('emberhold.settings', {settings})")
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = served.post("/api/tables", {"game": game, "seats": seats, "seed": SEED})
    held = json.dumps(json.dumps({made["table"]: [{"seat": 0, "token": made["seats"][0]["token"]}]}))
    context.add_init_script(f"localStorage.setItem('emberhold.seats', {held})")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(f"{served.address}/#/t/{made['table']}")
    seen: list[float] = []
    asked: list[float] = []
    luck = Random(SEED)
    while len(asked) < clicks:
        page.locator("[data-decision], .over[role=status]").first.wait_for(timeout=60_000)
        if page.locator(".over[role=status]").count():
            break
        number = page.locator("[data-decision]").get_attribute("data-decision")
        things = page.locator("[data-thing][data-can]:visible, [data-choice]:visible")
        try:
            things.nth(luck.randrange(things.count())).click(timeout=1500)
            way = page.locator("[data-way]:visible")
            if way.count():
                way.first.click(timeout=1500)
            page.wait_for_function("() => window.times.asked > 0", timeout=PATIENCE_MS)
        except TimeoutError:
            page.keyboard.press("Escape")
            continue
        if page.locator("[data-decision]").get_attribute("data-decision") == number:
            continue
        times = page.evaluate("window.times")
        seen.append(times["seen"] - times["clicked"])
        asked.append(times["asked"] - times["clicked"])
    context.close()
    return seen, asked


def main() -> int:
    words = sys.argv[1:]
    options = dict(word[2:].split("=", 1) for word in words if word.startswith("--") and "=" in word)
    games = [word for word in words if not word.startswith("--")] or list(GAMES)
    print("| game | clicks | to something seen | to the next question | slowest |")
    print("|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder) / "tables.sqlite3")
        try:
            with chromium() as browser:
                for game in games:
                    motion, clicks = options.get("motion", "normal"), int(options.get("clicks", CLICKS))
                    seen, asked = measure(browser, served, game, motion, clicks)
                    figures = f"{median(seen):.0f} ms | {median(asked):.0f} ms | {max(asked):.0f} ms"
                    print(f"| {game} | {len(asked)} | {figures} |", flush=True)
        finally:
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
