"""How much of a processor the page needs at a table where only bots play, as somebody who watches sees it.

python -m tools.page_load [GAME[=PLAYERS]…] [--seconds=20] [--motion=normal] [--idle]

With `--idle` a person sits at the table, is asked something and does nothing; the last column counts the animations
that run at the end. A player who has just done something is measured with `--idle --warm-up=4`, one who has been away
for a while with the usual 20 seconds.

`busy` is the part of the time in which the page's main thread had something to do (Chromium's `TaskDuration`); other
programs that use the machine make it larger. The next four count only the time in which that thread really ran. The
processes of the page and of the GPU are what the system counts for them. Chromium draws without a graphics card here,
so its GPU process does in software what a card would do.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, CDPSession

from tools.chromium import chromium
from tools.wire import Served

SECONDS: Final = 20.0
GAMES: Final = ("ashes=4", "aeons-end=4")
SIZE: Final = (1280, 800)
WARM_UP_S: Final = 4.0
IDLE_WARM_UP_S: Final = 20.0
RUNNING: Final = """document.getAnimations().filter(
  (one) => one.playState === 'running' && one.timeline === document.timeline).length"""
"""Those that only follow a scroll bar do not count."""


class Load(NamedTuple):
    """What a page needed, as shares of one processor, and how many updates came in that time."""

    busy: float
    main: float
    script: float
    layout: float
    style: float
    page: float
    gpu: float
    updates: int
    seconds: float
    running: int


def metrics(session: CDPSession) -> dict[str, float]:
    return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}


def processes(browser: Browser) -> dict[str, float]:
    """Seconds of processor time so far, by type of process."""
    session = browser.new_browser_cdp_session()
    used: dict[str, float] = {}
    for one in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        used[one["type"]] = used.get(one["type"], 0.0) + one["cpuTime"]
    session.detach()
    return used


class Wishes(NamedTuple):
    """What is measured: for how long, after what time, and whether a person sits there who does nothing."""

    seconds: float
    warm_up: float
    motion: str
    idle: bool


def measure(browser: Browser, served: Served, game: str, players: int, wishes: Wishes) -> Load:
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]})
    settings = json.dumps(json.dumps({"motion": wishes.motion, "helped": True}))
    context.add_init_script(f"localStorage.setItem('emberhold.settings', {settings})")
    page = context.new_page()
    updates = 0

    def heard(frame: str | bytes) -> None:
        nonlocal updates
        updates += '"t":"update"' in (frame if isinstance(frame, str) else frame.decode())

    page.on("websocket", lambda socket: socket.on("framereceived", heard))
    seats = [{"kind": "bot", "bot": "greedy"} for _ in range(players)]
    if wishes.idle:
        seats[0] = {"kind": "person", "name": "Ada"}
    made = served.post("/api/tables", {"game": game, "seats": seats, "seed": 7, "options": {"public": True}})
    if wishes.idle:
        held = json.dumps(json.dumps({made["table"]: [{"seat": 0, "token": made["seats"][0]["token"]}]}))
        context.add_init_script(f"localStorage.setItem('emberhold.seats', {held})")
    page.goto(f"{served.address}/#/t/{made['table']}")
    page.locator("[data-thing]").first.wait_for()
    if wishes.idle:
        page.locator("[data-decision]").wait_for()
    page.wait_for_timeout(wishes.warm_up * 1000)
    clock, session = context.new_cdp_session(page), context.new_cdp_session(page)
    clock.send("Performance.enable", {"timeDomain": "timeTicks"})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    began, used, heard_before = time.perf_counter(), processes(browser), updates
    busy, first = metrics(clock)["TaskDuration"], metrics(session)
    page.wait_for_timeout(wishes.seconds * 1000)
    passed, after = time.perf_counter() - began, processes(browser)
    busy, last = metrics(clock)["TaskDuration"] - busy, metrics(session)
    share = {name: (last[name] - first[name]) / passed for name in last}
    over = page.locator(".over[role=status]").count()
    running = int(page.evaluate(RUNNING))
    context.close()
    if over:
        print(f"{game}: the match ended while it was measured; measure for fewer seconds.", file=sys.stderr)
    return Load(
        busy / passed,
        share["TaskDuration"],
        share["ScriptDuration"],
        share["LayoutDuration"],
        share["RecalcStyleDuration"],
        (after.get("renderer", 0.0) - used.get("renderer", 0.0)) / passed,
        (after.get("GPU", 0.0) - used.get("GPU", 0.0)) / passed,
        updates - heard_before,
        passed,
        running,
    )


def main() -> int:
    words = sys.argv[1:]
    options = dict(word[2:].split("=", 1) for word in words if word.startswith("--") and "=" in word)
    games = [word for word in words if not word.startswith("--")] or list(GAMES)
    idle = "--idle" in words
    warm_up = float(options.get("warm-up", IDLE_WARM_UP_S if idle else WARM_UP_S))
    wishes = Wishes(float(options.get("seconds", SECONDS)), warm_up, options.get("motion", "normal"), idle)
    columns = "players | busy | main thread | scripts | layout | style | page process | GPU process | updates/s"
    print(f"| game | {columns} | animations |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder) / "tables.sqlite3")
        try:
            with chromium() as browser:
                for word in games:
                    game, _, players = word.partition("=")
                    load = measure(browser, served, game, int(players or 4), wishes)
                    shares = " | ".join(f"{share:.0%}" for share in load[:7])
                    print(
                        f"| {game} | {players or 4} | {shares} | {load.updates / load.seconds:.1f} | {load.running} |",
                        flush=True,
                    )
        finally:
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
