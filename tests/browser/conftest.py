"""A real browser and a real server. Without Chromium it is said what was left out; CI must have it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from emberhold.server.http.static import static_folder
from tests.browser.own_server import OwnServer
from tests.browser.visitor import Visitors
from tools.chromium import chromium, find_chromium
from tools.warm_server import WarmServed
from tools.wire import Served

HERE = Path(__file__).parent


def missing() -> str | None:
    if find_chromium() is None:
        return "Chromium"
    if not (static_folder() / "index.html").is_file():
        return "the built web client, which needs Node.js"
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    lacking = missing()
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        item.add_marker(pytest.mark.browser)
        if lacking and not os.environ.get("CI"):
            item.add_marker(pytest.mark.skip(reason=f"left out: tests in a browser; they need {lacking}"))


# As wide as the folder and no wider: Playwright's loop runs in this thread for as long as the browser does, and
# asynchronous tests elsewhere need theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that tests share; a test that kills a server starts its own."""
    served = WarmServed(tmp_path_factory.mktemp("served") / "tables.sqlite3")
    yield served
    served.stop()


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Visitors]:
    """People with browsers. What a page writes to its console as a warning or an error fails the test."""
    visitors = Visitors(browser)
    yield visitors
    visitors.leave()
    assert visitors.complaints == []


@pytest.fixture
def own(tmp_path: Path) -> Iterator[OwnServer]:
    own = OwnServer(tmp_path)
    yield own
    own.stop()
