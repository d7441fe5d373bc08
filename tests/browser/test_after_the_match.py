"""What matches leave behind: the end scene, the history with its filters, replays by turns and links, playing on, and a
replay as one page that needs no server.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import serious
from tests.browser.visitor import DESK, PHONE, Visitor, Visitors
from tools.licences import notices_in
from tools.past_tables import PAST, PastTable, lay_past, past, visit
from tools.warm_server import WarmServed
from tools.wire import Served

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
MOST_BYTES = 1_500_000
Past = tuple[Served, dict[str, PastTable]]


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Past]:
    """A match of each game that was won, and one that was lost."""
    db = tmp_path_factory.mktemp("over") / "tables.sqlite3"
    tables = {name: lay_past(db, past(name), number) for number, name in enumerate(PAST)}
    served = WarmServed(db)
    yield served, tables
    served.stop()


def come(visitors: Visitors, size: tuple[int, int], table: PastTable | None = None) -> Visitor:
    ada = visitors.come(size)
    ada.page.context.add_init_script(visit())
    if table is not None:
        ada.page.context.add_init_script(table.laid.hold(0))
    return ada


def watch(visitors: Visitors, over: Past, name: str, size: tuple[int, int], query: str = "") -> Visitor:
    """The replay of this match, once its turns are known."""
    served, tables = over
    ada = come(visitors, size)
    ada.open(f"{served.address}/#/r/{tables[name].replay}{query}")
    ada.page.get_by_label("Go to a turn").wait_for()
    return ada


def menu(ada: Visitor, words: str) -> None:
    """An entry of the menu, by keyboard alone."""
    ada.button("Menu").focus()
    ada.page.keyboard.press("Enter")
    ada.button(words).focus()
    ada.page.keyboard.press("Enter")


def fits(page: Page) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# -- the end -------------------------------------------------------------------------------------------------------


@SIZES
@pytest.mark.parametrize("name", list(PAST))
def test_the_end_is_seen(name: str, size: tuple[int, int], visitors: Visitors, over: Past) -> None:
    served, tables = over
    ada = come(visitors, size, tables[name])
    page = ada.page
    ada.open(f"{served.address}/#/t/{tables[name].laid.table}")
    scene = page.get_by_role("region", name="The end of the match")
    expect(scene.get_by_text("Victory" if name.endswith("won") else "Defeat", exact=True)).to_be_visible()
    expect(scene).to_have_attribute("data-end", name.rpartition("-")[2])
    expect(scene.get_by_text(re.compile(r"\d+ rounds, \d+ turns, \d+ choices"))).to_be_visible()
    numbers = scene.get_by_text("The same as numbers")
    numbers.focus()
    page.keyboard.press("Enter")
    rows = scene.locator("tbody tr")
    bars = scene.locator("figure svg rect")
    cells = [int(cell) for cell in rows.locator("td").all_inner_texts()]
    assert rows.count() > 2
    columns = len(cells) // rows.count()
    assert bars.count() == sum(cell > 0 for cell in cells[:-columns])
    assert cells[-columns:] == [sum(cells[at:-columns:columns]) for at in range(columns)]
    assert fits(page)
    assert serious(page) == []
    expect(ada.over.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("button", name="Show the board").click()
    expect(scene).to_have_count(0)
    expect(page.locator("[data-thing]").first).to_be_visible()
    ada.button("How it went").click()
    expect(scene).to_be_visible()
    scene.get_by_role("listitem").get_by_role("link").last.click()
    page.get_by_role("slider").wait_for()
    assert int(page.get_by_role("slider").input_value()) > 0


def test_other_decks_begin_with_the_same_seats(visitors: Visitors, over: Past) -> None:
    served, tables = over
    ada = come(visitors, DESK, tables["ashes-won"])
    ada.open(f"{served.address}/#/t/{tables['ashes-won'].laid.table}")
    ada.over.get_by_role("link", name="Other decks or seats").click()
    seats = ada.page.locator("fieldset ol > li")
    expect(seats).to_have_count(2)
    assert [seat.locator("select").first.input_value() for seat in seats.all()] == ["person", "bot"]


# -- history -------------------------------------------------------------------------------------------------------


@SIZES
def test_the_history_is_filtered_and_counted(size: tuple[int, int], visitors: Visitors, over: Past) -> None:
    served, tables = over
    ada = come(visitors, size)
    page = ada.page
    ada.open(f"{served.address}/#/history")
    rows = page.locator("[data-past]")
    expect(rows).to_have_count(4)
    assert serious(page) == []
    assert fits(page)
    page.get_by_role("combobox", name="Game").select_option("ashes")
    expect(rows).to_have_count(2)
    page.get_by_role("combobox", name="Result").select_option("won")
    expect(rows).to_have_count(1)
    expect(rows).to_have_attribute("data-past", tables["ashes-won"].laid.table)
    assert "game=ashes" in page.url
    assert "result=won" in page.url
    page.reload()
    expect(rows).to_have_count(1)
    page.get_by_role("combobox", name="Game").select_option("")
    page.get_by_role("combobox", name="Result").select_option("")
    page.get_by_role("combobox", name="Nemesis").select_option("fenrix")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("against Fenrix")
    page.get_by_role("combobox", name="Result").select_option("won")
    expect(page.get_by_text("No match fits.")).to_be_visible()
    counts = {
        row.locator("th").inner_text(): [cell.inner_text() for cell in row.locator("td").all()[:2]]
        for row in page.locator("[data-part=nemeses] tbody tr").all()
    }
    assert counts == {"Fenrix": ["1", "0"], "Maggoth": ["1", "1"]}
    page.get_by_role("combobox", name="Nemesis").select_option("")
    rows.first.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("slider").wait_for()


# -- replay --------------------------------------------------------------------------------------------------------


@SIZES
def test_a_replay_jumps_by_turns_and_its_address_says_where(
    size: tuple[int, int], visitors: Visitors, over: Past
) -> None:
    ada = watch(visitors, over, "aeons-end-won", size)
    page, slider = ada.page, ada.page.get_by_role("slider")
    turns = page.get_by_label("Go to a turn")
    expect(page.locator("optgroup")).to_have_count(7)
    turns.select_option("20")
    expect(slider).not_to_have_value("0")
    at = slider.input_value()
    assert int(at) > 100
    expect(turns.locator("option:checked")).to_contain_text("Turn 21")
    page.wait_for_url(f"**/*step={at}*")
    page.locator("h1").click()
    page.keyboard.press("PageDown")
    expect(turns).to_have_value("21")
    begins = slider.input_value()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(int(begins) + 1))
    page.keyboard.press("PageUp")
    expect(slider).to_have_value(begins)
    page.keyboard.press("PageUp")
    expect(slider).to_have_value(at)
    page.wait_for_url(f"**/*step={at}*")
    address = page.url
    assert serious(page) == []
    assert fits(page)
    other = ada.window()
    other.open(address)
    expect(other.page.get_by_role("slider")).to_have_value(at)
    other.page.evaluate("location.hash = location.hash.replace(/step=\\d+/, 'step=7')")
    expect(other.page.get_by_role("slider")).to_have_value("7")


def test_the_seat_is_in_the_address_too(visitors: Visitors, over: Past) -> None:
    ada = watch(visitors, over, "ashes-won", DESK, "?step=50&seat=1")
    expect(ada.page.get_by_label("View from the seat of")).to_have_value("1")
    ada.page.get_by_label("View from the seat of").select_option("")
    ada.page.wait_for_url("**/*seat=")
    ada.page.reload()
    expect(ada.page.get_by_label("View from the seat of")).to_have_value("")
    expect(ada.page.get_by_role("slider")).to_have_value("50")


def test_it_is_loaded_once_while_its_address_follows(visitors: Visitors, over: Past) -> None:
    """So an open menu stays open when the address is written anew."""
    loaded: list[str] = []
    ada = watch(visitors, over, "ashes-won", DESK)
    ada.page.on("request", lambda request: loaded.append(request.url.partition("/api/")[2]))
    ada.page.keyboard.press("ArrowRight")
    ada.button("Menu").click()
    ada.page.wait_for_url("**/*step=1&seat=0")
    expect(ada.button("Play on from here")).to_be_visible()
    (step,) = [path for path in loaded if path.startswith("replays/")]
    assert "/at/1?" in step


@SIZES
@pytest.mark.parametrize("name", ["ashes-lost", "aeons-end-lost"])
def test_somebody_plays_on(name: str, size: tuple[int, int], visitors: Visitors, over: Past) -> None:
    ada = watch(visitors, over, name, size, "?step=90")
    page = ada.page
    menu(ada, "Play on from here")
    page.get_by_label("Who plays the other seats").select_option("random")
    assert serious(page) == []
    page.get_by_role("button", name="Begin", exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/t/*")
    ada.wait_asked()
    assert not ada.over.count()
    before = ada.number()
    ada.choices().first.or_(ada.cans().first).first.wait_for()
    for _ in range(8):
        if ada.number() not in ("", before):
            break
        page.keyboard.press("e")
        ada.moved(before, 1500)
        if ada.number() == before:
            page.keyboard.press("1")
            ada.moved(before, 1500)
    assert ada.number() != before


def test_how_the_match_went_leads_to_its_steps(visitors: Visitors, over: Past) -> None:
    ada = watch(visitors, over, "ashes-won", DESK)
    menu(ada, "How the match went")
    dialog = ada.page.get_by_role("dialog")
    assert serious(ada.page) == []
    dialog.get_by_role("link").first.click()
    expect(dialog).to_have_count(0)
    expect(ada.page.get_by_role("slider")).not_to_have_value("0")


# -- one page ------------------------------------------------------------------------------------------------------


@SIZES
@pytest.mark.parametrize("name", ["ashes-won", "aeons-end-won"])
def test_a_saved_page_needs_no_server(
    name: str, size: tuple[int, int], visitors: Visitors, over: Past, browser: Browser, tmp_path: Path
) -> None:
    ada = watch(visitors, over, name, DESK)
    last = ada.page.get_by_role("slider").get_attribute("max")
    with ada.page.expect_download() as download:
        menu(ada, "Save the replay as one page")
    file = tmp_path / "replay.html"
    download.value.save_as(file)
    assert file.stat().st_size < MOST_BYTES
    licences = file.read_text(encoding="utf-8").partition('<script type="text/plain" id="licences">')[2]
    assert {notice.name for notice in notices_in(licences)} >= {"svelte", "@fluent/bundle"}
    ada.page.get_by_role("slider").fill("120")
    expect(ada.page.get_by_text(f"120/{last}", exact=True)).to_be_visible()
    board = ada.page.get_by_role("region", name="The board").or_(ada.page.locator(".board")).first.inner_text()

    touch = min(size) < 600
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, offline=True, has_touch=touch, is_mobile=touch
    )
    page = context.new_page()
    complaints: list[str] = []
    asked: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("warning", "error") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(last))
    expect(page.locator("[data-thing]").first).to_be_visible()
    slider.fill("120")
    expect(page.get_by_text(f"120/{last}", exact=True)).to_be_visible()
    if size == DESK:
        page.wait_for_timeout(800)
        assert page.locator(".board").first.inner_text() == board
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("121")
    page.keyboard.press("PageDown")
    expect(slider).not_to_have_value("121")
    options = page.get_by_label("View from the seat of").locator("option").all_inner_texts()
    for option in options:
        page.get_by_label("View from the seat of").select_option(label=option)
        expect(page.locator("[data-thing]").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="How the match went").click()
    page.get_by_role("dialog").get_by_role("link").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert fits(page)
    assert serious(page) == []
    assert complaints == []
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    context.close()
