"""Somebody with a browser: they look, point and click, and know no more than what is on the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Final
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, TimeoutError

from emberhold.core.journal import Journal
from emberhold.core.match import Match
from emberhold.core.registry import replay
from emberhold.i18n.pseudo import pseudo
from tools.laid_table import LaidTable
from tools.wire import Served

__all__ = ["DESK", "LANDSCAPE", "MOVES", "PHONE", "QUICK", "Visitor", "Visitors", "finished"]

DESK: Final = (1280, 800)
PHONE: Final = (360, 740)
LANDSCAPE: Final = (740, 360)
"""A phone on its side."""
QUICK: Final = {"motion": "instant", "confirm": False, "sendDelay": False, "curtain": True, "name": "Ada"}
PATIENCE_MS: Final = 20_000
MOVES: Final = 900
TRIES: Final = 40
ASKED: Final = "[data-decision]"
OVER: Final = ".over[role=status]"
CHANGED: Final = """([number, over]) => {
  const asked = document.querySelector('[data-decision]');
  return document.querySelector(over) !== null || document.querySelector('[data-way]') !== null
    || asked === null || asked.dataset.decision !== number;
}"""


def finished(served: Served, table: str) -> Match:
    """The match of a table, rebuilt from the journal that the server hands out."""
    with urlopen(f"{served.address}/api/tables/{table}/journal", timeout=20) as answer:
        return replay(Journal.loads(answer.read().decode()))


class Visitors:
    """All who came to one test, and what their browsers complained about."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.complaints: list[str] = []
        self.contexts: list[BrowserContext] = []

    def come(
        self,
        size: tuple[int, int] = DESK,
        laid: LaidTable | None = None,
        seats: tuple[int, ...] = (),
        **settings: object,
    ) -> Visitor:
        """A new person; with a laid table they hold these seats of it."""
        touch = min(size) < 600
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, accept_downloads=True
        )
        # As over plain HTTP in a network. Tests could not see, nor change, what a service worker answers.
        context.add_init_script("delete Navigator.prototype.serviceWorker")
        context.set_default_timeout(PATIENCE_MS)
        wishes = json.dumps(json.dumps(QUICK | settings))
        context.add_init_script(
            f"if (!localStorage.getItem('emberhold.settings')) localStorage.setItem('emberhold.settings', {wishes});"
        )
        if laid is not None and seats:
            context.add_init_script(laid.hold(*seats))
        self.contexts.append(context)
        return Visitor(context.new_page(), self.complain, touch=touch)

    def complain(self, words: str) -> None:
        self.complaints.append(words)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


class Visitor:
    """One page of one person."""

    def __init__(self, page: Page, complain: Callable[[str], None], *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.complain = complain
        self.hosts: set[str] = set()
        self.calm = True
        """Whether the network is expected to work."""

        def console(message: ConsoleMessage) -> None:
            if message.type in ("warning", "error") and self.calm:
                complain(f"{message.type}: {message.text}")

        def request(request: Request) -> None:
            self.hosts.add(re.sub(r"^\w+://([^/]+).*", r"\1", request.url))

        page.on("console", console)
        page.on("pageerror", lambda error: complain(f"error: {error}"))
        page.on("request", request)

    def window(self) -> Visitor:
        """Another window of the same person."""
        return Visitor(self.page.context.new_page(), self.complain, touch=self.touch)

    # -- looking ---------------------------------------------------------------------------------------------------

    def open(self, address: str) -> None:
        self.page.goto(address)

    def go(self, served: Served, laid: LaidTable) -> None:
        """To a laid table."""
        self.page.goto(f"{served.address}/#/t/{laid.table}")
        self.page.locator("[data-thing]").first.wait_for()
        self.wait_asked()

    @property
    def table(self) -> str:
        """The table that this page shows."""
        return self.page.url.rpartition("/")[2]

    @property
    def over(self) -> Locator:
        return self.page.locator(OVER)

    @property
    def asked(self) -> Locator:
        """The open question."""
        return self.page.locator(ASKED)

    def number(self) -> str:
        """The number of the open question; empty while nobody asks."""
        return str(self.page.evaluate("document.querySelector('[data-decision]')?.dataset.decision ?? ''"))

    def wait_asked(self, within_ms: int | None = None) -> None:
        """Until this person is asked something, or the match is over."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for(timeout=within_ms)

    def cans(self) -> Locator:
        """Everything on the board that can be chosen and seen now."""
        return self.page.locator("[data-thing][data-can]:visible")

    def choices(self) -> Locator:
        return self.page.locator("[data-choice]:visible")

    # -- doing -----------------------------------------------------------------------------------------------------

    def press(self, place: Locator) -> None:
        """A click, or a tap where there are fingers."""
        if self.touch:
            place.tap()
        else:
            place.click()

    def try_press(self, place: Locator) -> None:
        """The same, unless something opened lies over it: then that is closed, as somebody would."""
        try:
            place.tap(timeout=1500) if self.touch else place.click(timeout=1500)
        except TimeoutError:
            self.page.keyboard.press("Escape")

    def button(self, words: str) -> Locator:
        """The button that says just this."""
        return self.page.get_by_role("button", name=words, exact=True)

    def give_up(self) -> None:
        """End the match by the menu."""
        self.wait_asked()
        self.press(self.button("Menu"))
        self.press(self.button("Give up"))
        self.press(self.page.get_by_role("dialog").get_by_role("button", name="Give up"))
        self.over.wait_for()

    def moved(self, number: str, within_ms: int) -> bool:
        """Whether something came of a click."""
        try:
            self.page.wait_for_function(CHANGED, arg=[number, OVER], timeout=within_ms)
        except TimeoutError:
            return False
        return True

    def one_move(self, rng: Random) -> None:
        """Choose something: on the board where it glows, else in words."""
        number = self.number()
        if self.page.locator("[role=alert]:visible").count():
            self.page.keyboard.press("Escape")  # a reason why not is in the way
        pay = self.button("Pay").or_(self.button(pseudo("Pay")))
        choices, cans = self.choices().count(), self.cans().count()
        if pay.count() and rng.random() < 0.8:
            self.try_press(pay)
        elif cans and (not choices or rng.random() < 0.7):
            self.try_press(self.cans().nth(rng.randrange(cans)))
        elif choices:
            self.try_press(self.choices().nth(rng.randrange(choices)))
        menu = self.page.locator("[data-way]")
        if self.moved(number, 700) and self.number() == number and menu.count():
            self.try_press(menu.nth(rng.randrange(menu.count())))
            self.moved(number, 3000)

    def play(self, rng: Random, most: int = MOVES, watch: Callable[[], None] | None = None) -> int:
        """Play until the match is over or `most` choices were made; how many were. `watch` looks before each."""
        made, tries, before = 0, 0, ""
        while made < most:
            self.wait_asked()
            if self.over.count():
                break
            number = self.number()
            tries = 0 if number != before else tries + 1
            made += number != before
            before = number
            assert tries < TRIES, f"nothing comes of anything: {self.asked.inner_text()}"
            if watch is not None:
                watch()
            self.one_move(rng)
        return made
