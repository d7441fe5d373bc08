"""What somebody can take away to report a problem: what they see, and of a match that has ended all of it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from emberhold.core.journal import Journal
from emberhold.core.registry import replay
from tests.browser.axe import serious
from tests.browser.own_server import OwnServer
from tests.browser.test_windows import BLAST
from tests.browser.visitor import PHONE, Visitor, Visitors

REPORT = "Report a problem"


def saved(visitor: Visitor, file: Path) -> Any:
    """The report that this person saves."""
    expect(visitor.page.get_by_role("dialog").get_by_role("heading", name=REPORT)).to_be_visible()
    with visitor.page.expect_download() as download:
        visitor.button("Save the report").click()
    download.value.save_as(file)
    return json.loads(file.read_text(encoding="utf-8"))


def test_a_report_from_a_running_match_holds_what_the_seat_sees(
    own: OwnServer, visitors: Visitors, tmp_path: Path
) -> None:
    laid = own.lay(BLAST, "ashes", "person", "person")
    found = []
    for seat in (0, 1):
        person = visitors.come(laid=laid, seats=(seat,))
        person.open(f"{own.served.address}/#/t/{laid.table}")
        person.page.locator("[data-thing]").first.wait_for()
        person.button("Menu").click()
        person.button(REPORT).click()
        expect(person.page.get_by_text("nothing that is hidden from you")).to_be_visible()
        found.append(saved(person, tmp_path / f"{seat}.json"))
    for seat, report in enumerate(found):
        assert (report["game"], report["seat"], report["table"]) == ("ashes", seat, laid.table)
        assert (report["journal"], report["scenario"]) == (None, None)
        assert not any(token in json.dumps(report) for token in laid.tokens.values())
    assert ["golden-veil" in json.dumps(report["view"]) for report in found] == [True, False]
    assert "golden-veil" not in json.dumps(found[1])


def test_a_match_that_was_broken_off_says_so_everywhere(own: OwnServer, visitors: Visitors, tmp_path: Path) -> None:
    """An entry behind a gap is one way to break a match: the server ends it as soon as it looks at it."""
    laid = own.lay(BLAST, "ashes", "person", "person")
    with closing(sqlite3.connect(own.db)) as db, db:
        db.execute("INSERT INTO entries VALUES (?, 7, 'answer', 0, '[0]')", (laid.table,))
    ada = visitors.come(laid=laid, seats=(0,))
    page = ada.page
    ada.open(own.served.address)
    page.get_by_role("link").filter(has_text="Stopped by an error").click()
    expect(page.get_by_role("heading", name="An error ended this match")).to_be_visible()
    expect(page.get_by_text("Something went wrong in the rules of the game")).to_be_visible()
    assert serious(page) == []
    ada.button(REPORT).click()
    report = saved(ada, tmp_path / "report.json")
    assert replay(Journal.loads(json.dumps(report["journal"]))).outcome is None
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("slider").wait_for()
    expect(page.locator("[data-thing]").first).to_be_visible()
    # A person who has seen it is not reminded of it in the lobby any more.
    ada.open(f"{own.served.address}/#/")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    assert page.get_by_text("Stopped by an error").count() == 0


def test_on_a_phone(own: OwnServer, visitors: Visitors) -> None:
    laid = own.lay(BLAST, "ashes", "person", "person")
    ada = visitors.come(PHONE, laid=laid, seats=(0,), theme="light")
    ada.open(f"{own.served.address}/#/t/{laid.table}")
    ada.page.locator("[data-thing]").first.wait_for()
    ada.press(ada.button("Menu"))
    ada.press(ada.button(REPORT))
    expect(ada.button("Save the report")).to_be_visible()
    assert serious(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
