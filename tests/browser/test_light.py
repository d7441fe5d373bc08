"""What the page costs: bytes on the way to it, work while nobody does anything; and what it shows without a server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.own_server import OwnServer
from tests.browser.visitor import Visitors
from tools.counted_wire import CountedWire
from tools.page_bytes import start_page
from tools.page_load import RUNNING
from tools.wire import Served

ROOT: Final = Path(__file__).parents[2]
MOST: Final = 130_000
"""Bytes for the start page on its first visit, with headers and all that it fetches ahead."""
WORKS: Final = "() => navigator.serviceWorker.ready.then((there) => there.active.state === 'activated')"
NOT_RUNNING: Final = f"() => {RUNNING} === 0"
SOME_RUNNING: Final = f"() => {RUNNING} > 5"


@pytest.mark.parametrize("coding", ["", "gzip"], ids=["brotli", "gzip"])
def test_the_start_page_is_light(browser: Browser, served: Served, coding: str) -> None:
    wire = CountedWire(served.port)
    try:
        traffic = start_page(browser, wire, coding)
    finally:
        wire.close()
    assert 40_000 < traffic.down < MOST
    assert traffic.requests < 25


def test_the_wire_is_counted(served: Served) -> None:
    wire = CountedWire(served.port)
    try:
        with urlopen(f"{wire.address}/api/health", timeout=10) as answer:
            body = answer.read()
            headers = str(answer.headers)
    finally:
        wire.close()
    assert len(body) + len(headers) < wire.down < len(body) + len(headers) + 100
    assert (wire.requests, wire.up > 50) == (1, True)


def manifest_of(served: Served) -> dict[str, Any]:
    with urlopen(f"{served.address}/manifest.webmanifest", timeout=10) as answer:
        assert answer.headers["Content-Type"] == "application/manifest+json"
        return dict(json.load(answer))


def test_the_page_can_be_installed(browser: Browser, served: Served) -> None:
    page = browser.new_page()
    page.goto(served.address)
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert (told["errors"], told["url"]) == ([], f"{served.address}/manifest.webmanifest")
    page.close()

    manifest = manifest_of(served)
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Emberhold", "standalone", "./")
    ground = re.search(
        r"\[data-theme='dark'\] \{[^}]*?--bg: (#\w+);", (ROOT / "web/src/style/tokens.css").read_text(encoding="utf-8")
    )
    assert ground is not None
    assert {manifest["theme_color"], manifest["background_color"]} == {ground[1]}
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        with urlopen(f"{served.address}/{icon['src']}", timeout=10) as answer:
            png = answer.read()
        assert png.startswith(b"\x89PNG")
        assert icon["sizes"] == f"{int.from_bytes(png[16:20])}x{int.from_bytes(png[20:24])}"


@pytest.fixture
def installed(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(service_workers="allow")
    yield context
    context.close()


def visit(context: BrowserContext, address: str) -> Page:
    """A page whose service worker is ready."""
    page = context.new_page()
    page.goto(address)
    page.locator("article a.start").first.wait_for()
    page.wait_for_function(WORKS)
    return page


def test_without_a_server_the_page_says_so_and_goes_on_when_it_is_back(
    installed: BrowserContext, own: OwnServer
) -> None:
    address = own.served.address
    page = visit(installed, address)
    page.goto(f"{address}/#/settings")
    page.locator("main select, main input").first.wait_for()
    own.kill()
    page.reload()
    expect(page.get_by_role("heading")).to_have_text("The server is not responding")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.panel')).borderTopStyle") == "solid", (
        "with its style"
    )
    assert page.evaluate("document.querySelector('img').naturalWidth") > 0
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading")).to_have_text("The server is not responding")
    own.again()
    page.locator("main select, main input").first.wait_for()
    assert page.url.endswith("#/settings"), "it is where it was"


def test_the_settings_lead_to_the_licences_of_what_is_in_the_page(browser: Browser, served: Served) -> None:
    page = visit(browser.new_context(), served.address)
    page.goto(f"{served.address}/#/settings")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Their licences").click()
    text = opened.value.locator("body").inner_text()
    assert opened.value.url == f"{served.address}/licences.txt"
    for words in ("SIL OPEN FONT LICENSE", "Copyright 2019, The Grenze Project Authors", "Svelte Contributors"):
        assert words in text
    page.context.close()


def test_the_worker_keeps_nothing_of_the_server(installed: BrowserContext, served: Served) -> None:
    page = visit(installed, served.address)
    page.reload()
    page.locator("article a.start").first.wait_for()
    found = page.evaluate(
        """async () => {
          const urls = [];
          for (const name of await caches.keys())
            for (const one of await (await caches.open(name)).keys()) urls.push(new URL(one.url).pathname);
          return [(await caches.keys()).length, urls];
        }"""
    )
    assert found[0] == 1
    assert "/offline.html" in found[1]
    assert all(re.fullmatch(r"/offline\.html|/assets/[\w.-]+", path) for path in found[1])


def test_another_version_leaves_nothing_of_the_old_one(installed: BrowserContext, served: Served) -> None:
    page = visit(installed, served.address)
    page.evaluate("caches.open('emberhold-offline-of-old').then((cache) => cache.put('/x', new Response('x')))")
    page.evaluate("navigator.serviceWorker.ready.then((there) => there.unregister())")
    page.close()
    page = visit(installed, served.address)
    names = page.evaluate("caches.keys()")
    assert len(names) == 1
    assert "of-old" not in names[0]


def test_a_page_that_does_not_come_says_why(visitors: Visitors, own: OwnServer) -> None:
    """Also where no worker helps: over plain HTTP in a network."""
    ada = visitors.come()
    ada.open(own.served.address)
    ada.page.locator("article a.start").first.wait_for()
    own.kill()
    ada.calm = False
    ada.page.locator("nav a", has_text="Rules").evaluate("(link) => link.click()")
    expect(ada.page.get_by_role("heading")).to_have_text("The server is not responding")
    own.again()
    ada.button("Try again").click()
    ada.page.locator("main").get_by_role("searchbox").or_(ada.page.locator("main input")).first.wait_for()
    sheets = ada.page.evaluate("[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)")
    assert sheets, "with its style"


def test_a_new_version_is_fetched_by_a_page_of_the_old_one(visitors: Visitors, served: Served) -> None:
    ada = visitors.come()
    gone: list[str] = []

    def once(route: Any) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404, body="")

    ada.page.route("**/assets/RulesPage-*.js", once)
    ada.open(served.address)
    ada.page.locator("article a.start").first.wait_for()
    ada.calm = False
    ada.page.locator("nav a", has_text="Rules").click()
    ada.page.locator("main input").first.wait_for()
    assert len(gone) == 1


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_what_moves_without_end_rests_and_wakes(game: str, visitors: Visitors, served: Served) -> None:
    ada = visitors.come(motion="normal")
    ada.page.clock.install()
    ada.open(f"{served.address}/#/play/{game}")
    ada.page.get_by_role("radio").first.wait_for()
    ada.page.mouse.move(200, 200)
    ada.page.wait_for_function(SOME_RUNNING)
    ada.page.clock.fast_forward(9_000)
    assert ada.page.evaluate(RUNNING) > 5, "not yet"
    ada.page.clock.fast_forward(2_000)
    ada.page.wait_for_function(NOT_RUNNING)
    ada.page.keyboard.press("Shift")
    ada.page.wait_for_function(SOME_RUNNING)
    ada.page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { value: true, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    ada.page.wait_for_function(NOT_RUNNING)
    ada.page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { value: false, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    ada.page.wait_for_function(SOME_RUNNING)


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_at_a_table_where_nobody_does_anything_nothing_moves(game: str, visitors: Visitors, served: Served) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = served.post("/api/tables", {"game": game, "seats": seats, "seed": 7})
    ada = visitors.come(motion="normal")
    held = json.dumps(json.dumps({made["table"]: [{"seat": 0, "token": made["seats"][0]["token"]}]}))
    ada.page.add_init_script(f"localStorage.setItem('emberhold.seats', {held})")
    ada.page.clock.install()
    ada.open(f"{served.address}/#/t/{made['table']}")
    ada.wait_asked()
    ada.page.wait_for_function(SOME_RUNNING)
    ada.page.clock.fast_forward(11_000)
    ada.page.wait_for_function(NOT_RUNNING)


def test_with_reduced_motion_nothing_moves_at_all(browser: Browser, served: Served) -> None:
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    page.goto(f"{served.address}/#/play/ashes")
    page.get_by_role("radio").first.wait_for()
    assert page.evaluate("document.getAnimations().length") == 0
    context.close()
