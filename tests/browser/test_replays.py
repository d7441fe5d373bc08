"""A finished match: watched, looked at from every seat, downloaded, uploaded, found again."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from emberhold.scenario import load, run
from tests.browser.own_server import OwnServer
from tests.browser.visitor import Visitor, Visitors
from tools.screens import STATES

LAST = STATES["over"]._replace(answers=())
"""One attack from the end."""


def finish(own: OwnServer, visitors: Visitors) -> Visitor:
    laid = own.lay(LAST, "ashes", "person", "person")
    ada = visitors.come(laid=laid, seats=(0,))
    ada.go(own.served, laid)
    ada.choices().filter(has_text="Attack a Phoenixborn").click()
    ada.over.wait_for()
    ada.page.get_by_role("link", name="Watch the replay").click()
    ada.page.get_by_role("slider").wait_for()
    return ada


def steps(visitor: Visitor) -> tuple[int, int]:
    slider = visitor.page.get_by_role("slider")
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def test_the_viewer_steps_scrubs_and_plays(own: OwnServer, visitors: Visitors) -> None:
    ada = finish(own, visitors)
    page = ada.page
    _, last = steps(ada)
    assert last >= 1
    ada.button("Go to the beginning").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    expect(page.get_by_role("button", name="Aradel Summergaard, 1/16 life")).to_be_visible()
    ada.button("One step forward").click()
    expect(page.get_by_role("slider")).to_have_value("1")
    ada.button("One step back").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_role("slider").fill(str(last))
    expect(page.get_by_text("Every other Phoenixborn has fallen.").first).to_be_visible()
    ada.button("Go to the beginning").click()
    page.get_by_label("Speed").select_option(label="4×")
    ada.button("Play").click()
    expect(page.get_by_role("slider")).to_have_value(str(last), timeout=15_000)


def test_every_seat_can_be_looked_from_once_it_is_over(own: OwnServer, visitors: Visitors) -> None:
    ada = finish(own, visitors)
    view = ada.page.get_by_label("View from the seat of")
    options = view.locator("option").all_inner_texts()
    assert len(options) == 3
    for option in options:
        view.select_option(label=option)
        expect(ada.page.locator("[data-thing]").first).to_be_visible()
    assert ada.asked.count() == 0
    assert ada.cans().count() == 0


def test_a_journal_goes_out_and_comes_back_in(own: OwnServer, visitors: Visitors, tmp_path: Path) -> None:
    ada = finish(own, visitors)
    first = ada.page.url
    ada.button("Menu").click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the journal").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    ada.open(f"{own.served.address}/#/history")
    ada.page.locator("input[type=file]").set_input_files(file)
    ada.page.get_by_role("slider").wait_for()
    assert ada.page.url != first
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    ada.open(f"{own.served.address}/#/history")
    ada.calm = False  # what the server refuses is an error to a browser
    ada.page.locator("input[type=file]").set_input_files(broken)
    expect(
        ada.page.get_by_role("status").or_(ada.page.get_by_role("alert")).filter(has_text="journal").first
    ).to_be_visible()
    assert "#/history" in ada.page.url


def test_a_position_is_saved_as_a_scenario_that_runs(own: OwnServer, visitors: Visitors, tmp_path: Path) -> None:
    """By keyboard alone: the menu, its first entry."""
    ada = finish(own, visitors)
    _, last = steps(ada)
    for to in range(last + 1):
        ada.page.get_by_role("slider").fill(str(to))
        expect(ada.page.get_by_text(f"{to}/{last}", exact=True)).to_be_visible()
        ada.button("Menu").focus()
        ada.page.keyboard.press("Enter")
        ada.button("Save this position as a scenario").focus()
        with ada.page.expect_download() as download:
            ada.page.keyboard.press("Enter")
        assert download.value.suggested_filename == f"emberhold-ashes-{to}.yaml"
        file = tmp_path / f"{to}.yaml"
        download.value.save_as(file)
        assert run(load(file)).problems == []
        expect(ada.page.get_by_text("The position is saved as a scenario.").first).to_be_visible()
    assert "winner" in file.read_text(encoding="utf-8")


def test_a_match_by_other_rules_is_shown_with_a_notice_as_far_as_it_fits(
    own: OwnServer, visitors: Visitors, tmp_path: Path
) -> None:
    ada = finish(own, visitors)
    expect(ada.page.get_by_role("note")).to_have_count(0)
    ada.button("Menu").click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the journal").click()
    journal = json.loads(download.value.path().read_text(encoding="utf-8")) | {"rules": "1"}
    last = len(journal["entries"])
    longer = [*journal["entries"], ["answer", 0, [987654321]]]
    for entries, notice in (
        (journal["entries"], "You see its answers under today’s rules"),
        (longer, f"its answers only fit up to step {last} of {last + 1}, so you can watch it up to there"),
    ):
        file = tmp_path / f"{len(entries)}.json"
        file.write_text(json.dumps(journal | {"entries": entries}), encoding="utf-8")
        ada.open(f"{own.served.address}/#/history")
        ada.page.locator("input[type=file]").set_input_files(file)
        expect(ada.page.get_by_role("note").filter(has_text=notice)).to_be_visible()
        assert steps(ada) == (0, last)
        ada.button("Go to the end").click()
        expect(ada.page.get_by_role("slider")).to_have_value(str(last))
