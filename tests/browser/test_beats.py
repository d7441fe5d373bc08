"""What others do is shown in beats: the card, the arrow, the numbers; board, log and questions follow them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.axe import serious
from tests.browser.own_server import OwnServer
from tests.browser.visitor import DESK, PHONE, Visitor, Visitors
from tools.aeons_end_tables import MAGGOTH
from tools.laid_table import LaidTable, lay_table
from tools.screens import State
from tools.warm_server import WarmServed
from tools.wire import Served

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
BOTH = pytest.mark.parametrize(
    ("game", "size"), [("ashes", DESK), ("ashes", PHONE), ("aeons-end", DESK), ("aeons-end", PHONE)], ids=str
)
DUEL: Final = State(
    {
        "turn": "a",
        "main": 0,
        "a": {
            "battlefield": ["iron-worker"],
            "hand": ["anchornaut"],
            "draw": ["fear", "fear", "fear"],
            "dice": ["natural-basic"],
        },
        "b": {
            "phoenixborn": "aradel-summergaard",
            "battlefield": ["blue-jaguar", "mist-spirit"],
            "draw": ["fear", "fear", "fear"],
            "dice": ["2*natural-class", "2*charm-class"],
        },
    },
    seats=("person", "bot=greedy"),
)
"""Ada has only the end of her turn left; then a bot with units and dice plays."""
BATTLE: Final = State({**MAGGOTH, "turn deck": ["b", "nemesis", "a"]}, seats=("person", "bot=greedy"))
"""It is Ada's turn; then a bot has one, and then the nemesis."""

WATCH: Final = """() => {
  window.seen = [];
  const look = () => {
    const beat = document.querySelector('[data-beat]');
    const asked = document.querySelector('[data-decision]');
    const said = [...document.querySelectorAll('[data-event]')].at(-1);
    const now = {
      beat: beat && Number(beat.dataset.beat), told: said ? Number(said.dataset.event) : -1,
      playing: document.querySelector('[data-playing]') !== null, asked: asked && asked.dataset.decision,
      arrows: document.querySelectorAll('.fx-arrow').length,
      blows: document.querySelectorAll('.impact').length,
      moving: document.getAnimations().filter((one) => one.playState === 'running' && !one.animationName).length,
    };
    const last = window.seen.at(-1);
    if (!last || JSON.stringify(last) !== JSON.stringify(now)) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  look();
}"""
"""Remembers each moment of the page: which beat is shown, the last line of the log, whether somebody is asked."""

CLICKS: Final = """
  Object.assign(window, { skipped: false, clicks: 0, heard: 0 });
  let during = null;
  const beat = () => {
    const line = document.querySelector('[data-playing] p');
    return line && line.innerText + document.querySelector('[data-beat]')?.dataset.beat;
  };
  const begin = () => { during = beat(); };
  const end = () => setTimeout(() => { window.skipped ||= during !== null && beat() !== during; }, 50);
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, { capture: true });
  for (const name of ['pointerup', 'keyup']) addEventListener(name, end, { capture: true });
  addEventListener('click', () => {
    window.heard++;
    if (during !== null) window.clicks++;
  });
"""
"""Counts the clicks that began while a beat was shown and reached the board, and says whether one skipped a beat.
It runs before the page, so it hears everything first."""

Tables = tuple[Served, Mapping[str, list[LaidTable]]]


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    db = tmp_path_factory.mktemp("beats") / "tables.sqlite3"
    tables = {
        game: [lay_table(db, state, game) for _ in range(16)]
        for game, state in (("ashes", DUEL), ("aeons-end", BATTLE))
    }
    served = WarmServed(db)
    yield served, tables
    served.stop()


def sit(
    laid: Tables, visitors: Visitors, game: str, size: tuple[int, int], script: str = "", **settings: object
) -> Visitor:
    """Ada at a table of her own, where it is her turn."""
    served, tables = laid
    table = tables[game].pop()
    ada = visitors.come(size, table, (0,), **({"motion": "brisk", "helped": True} | settings))
    ada.page.add_init_script(script)
    ada.go(served, table)
    return ada


def one_choice(ada: Visitor) -> None:
    """Ada ends what she can end, or takes what is offered last, and something comes of it."""
    number = ada.number()
    ada.page.keyboard.press("e")
    if ada.moved(number, 3000) or ada.number() != number:
        return
    wanted = "[data-choice]" if ada.choices().count() else "[data-thing][data-can]:visible"
    ada.page.locator(wanted).last.click(timeout=5000)
    ada.moved(number, 8000)


def end_turn(ada: Visitor) -> None:
    """Ada does what is left for her, until others act."""
    for _ in range(12):
        ada.page.locator("[data-playing], [data-decision]").first.wait_for()
        if playing(ada.page).count():
            return
        one_choice(ada)
    raise AssertionError("the turn does not end")


def playing(page: Page) -> Locator:
    return page.locator("[data-playing]")


def seen(page: Page) -> list[dict[str, int | bool | str | None]]:
    found: list[dict[str, int | bool | str | None]] = page.evaluate("window.seen")
    return found


@BOTH
def test_board_log_and_question_never_run_ahead_of_the_beat(
    game: str, size: tuple[int, int], laid: Tables, visitors: Visitors
) -> None:
    ada = sit(laid, visitors, game, size)
    ada.page.evaluate(WATCH)
    end_turn(ada)
    expect(playing(ada.page)).to_have_count(1)
    ada.wait_asked(60_000)
    moments = seen(ada.page)
    beats = [one["beat"] for one in moments if one["playing"] and one["beat"] is not None]
    assert len(set(beats)) >= 2, "others did nothing"
    assert beats == sorted(beats, key=lambda beat: int(beat or 0)), "beats come in order"
    assert not [one for one in moments if one["playing"] and one["asked"]], "asked while a beat was shown"
    if size == DESK:
        shown = [one for one in moments if one["playing"] and one["beat"] is not None]
        before = {int(one["beat"] or 0): int(one["told"] or 0) for one in reversed(shown)}
        assert all(told < beat for beat, told in before.items()), "the log knew a beat before it was shown"
    assert any(one["arrows"] for one in moments), "nothing pointed at anything"


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_a_blow_bursts_and_is_gone(game: str, laid: Tables, visitors: Visitors) -> None:
    ada = sit(laid, visitors, game, DESK)
    ada.page.evaluate(WATCH)
    for _ in range(24):
        ada.page.locator("[data-playing], [data-decision]").first.wait_for()
        if any(one["blows"] for one in seen(ada.page)):
            break
        if playing(ada.page).count():
            ada.page.wait_for_timeout(300)
        else:
            one_choice(ada)
    assert any(one["blows"] for one in seen(ada.page)), "nothing burst"
    expect(ada.page.locator(".impact")).to_have_count(0)


@SIZES
@pytest.mark.parametrize("way", ["click", "key"])
def test_a_click_or_a_key_skips_and_is_no_answer(
    way: str, size: tuple[int, int], laid: Tables, visitors: Visitors
) -> None:
    ada = sit(laid, visitors, "aeons-end", size, CLICKS, motion="calm")
    end_turn(ada)
    ada.page.evaluate("Object.assign(window, { skipped: false, clicks: 0, heard: 0 })")
    for _ in range(10):
        playing(ada.page).wait_for()
        if way == "click":
            ada.press(ada.page.locator(".board"))
        else:
            ada.page.keyboard.press("1")
        if ada.page.evaluate("window.skipped"):
            break
    else:
        raise AssertionError("no beat was skipped")
    assert ada.page.evaluate("window.clicks") == 0, "a click that skips reached the board"
    for _ in range(100):  # Escape skips all that has come so far; the others may still be playing
        playing(ada.page).or_(ada.asked).first.wait_for()
        if ada.asked.count():
            break
        ada.page.keyboard.press("Escape")
    ada.wait_asked()
    expect(ada.page.locator("[role=alert]:visible")).to_have_count(0)
    if way == "click":  # and its twin: with nothing to skip, the same click reaches the board
        expect(playing(ada.page)).to_have_count(0)
        ada.page.wait_for_timeout(500)  # a click that was still meant for the last beat has come by then
        ada.press(ada.page.locator(".board"))
        assert ada.page.evaluate("window.heard") >= 1


def hold(ada: Visitor) -> str:
    """Hold a key until a beat with a caption is paused: the first one may end just before the key is down, and some
    have no words before they land."""
    for _ in range(12):
        playing(ada.page).wait_for()
        ada.page.keyboard.down(" ")
        try:
            ada.page.get_by_text("Paused.").wait_for(timeout=1500)
            return ada.page.locator(".caption").get_attribute("data-beat", timeout=500) or ""
        except TimeoutError:
            ada.page.keyboard.up(" ")
    raise AssertionError("no beat was paused")


@SIZES
def test_holding_pauses(size: tuple[int, int], laid: Tables, visitors: Visitors) -> None:
    ada = sit(laid, visitors, "aeons-end", size, motion="calm")
    end_turn(ada)
    beat = hold(ada)
    ada.page.wait_for_timeout(2500)  # longer than any beat at this speed
    assert ada.page.locator(".caption").get_attribute("data-beat") == beat
    assert serious(ada.page) == []
    ada.page.keyboard.up(" ")
    expect(ada.page.get_by_text("Paused.")).to_have_count(0)
    expect(ada.page.locator(f'[data-beat="{beat}"]')).to_have_count(0)


@SIZES
def test_the_last_turn_again_and_a_line_that_sums_it_up(
    size: tuple[int, int], laid: Tables, visitors: Visitors
) -> None:
    ada = sit(laid, visitors, "aeons-end", size, motion="instant")
    end_turn_at_once(ada)
    line = ada.page.locator("[data-free] p")
    expect(line).to_contain_text("Greedy: ")
    number, board = ada.number(), ada.page.locator(".board").inner_text()
    ada.page.keyboard.press("r")
    expect(playing(ada.page)).to_have_count(1)
    expect(ada.page.get_by_text("Again:")).to_be_visible()
    assert ada.asked.count() == 0, "nothing can be answered while the past is shown"
    assert serious(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ada.asked).to_have_attribute("data-decision", number)
    assert ada.page.locator(".board").inner_text() == board
    ada.press(ada.button("Last turn"))
    expect(playing(ada.page)).to_have_count(1)
    ada.press(ada.button("Skip"))
    expect(playing(ada.page)).to_have_count(0)
    assert serious(ada.page) == []


def end_turn_at_once(ada: Visitor) -> None:
    """The same where nothing is shown: until others have played and Ada is asked again."""
    for _ in range(12):
        ada.wait_asked()
        if "Greedy: " in ada.page.locator("[data-free] p").inner_text():
            return
        one_choice(ada)
    raise AssertionError("the others never play")


@SIZES
def test_reduced_motion_shows_the_same_beats_as_still_pictures(
    size: tuple[int, int], laid: Tables, visitors: Visitors
) -> None:
    ada = sit(laid, visitors, "aeons-end", size, motion="system")
    ada.page.emulate_media(reduced_motion="reduce")
    ada.page.evaluate(WATCH)
    end_turn(ada)
    hold(ada)
    expect(ada.page.locator(".caption")).to_be_visible()
    assert serious(ada.page) == []
    ada.page.keyboard.up(" ")
    ada.page.wait_for_function("() => window.seen.some((one) => one.arrows)")
    moments = seen(ada.page)
    assert len({one["beat"] for one in moments if one["playing"]}) >= 2
    assert not any(one["moving"] or one["blows"] for one in moments), "something moved"
    ada.page.keyboard.press("Escape")


def test_the_speed_is_a_setting(laid: Tables, visitors: Visitors) -> None:
    ada = sit(laid, visitors, "ashes", DESK, motion="instant")
    ada.page.evaluate(WATCH)
    end_turn_at_once(ada)
    assert not any(one["playing"] for one in seen(ada.page))
    ada.open(f"{laid[0].address}/#/settings")
    names = ada.page.get_by_role("group", name="How fast you see what others do").locator("label")
    expect(names).to_have_text(["Same as the system", "Calm", "Normal", "Brisk", "At once"])


def test_a_hidden_tab_catches_up_at_once(laid: Tables, visitors: Visitors) -> None:
    ada = sit(laid, visitors, "aeons-end", DESK, motion="calm")
    end_turn(ada)
    ada.page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    expect(playing(ada.page)).to_have_count(0)
    ada.wait_asked(60_000)
    assert playing(ada.page).count() == 0


PACE: Final = 25_000
BLAST: Final = State(
    {
        "turn": "b",
        "a": {
            "battlefield": ["iron-worker", "mist-spirit"],
            "hand": ["golden-veil"],
            "dice": ["natural-class", "charm-class"],
        },
        "b": {
            "phoenixborn": "aradel-summergaard",
            "hand": ["fear"],
            "dice": ["2*natural-class", "charm-class", "ceremonial-class"],
        },
    }
)


@SIZES
def test_a_question_with_little_time_jumps_the_queue_and_shows_its_cause(
    size: tuple[int, int], own: OwnServer, visitors: Visitors
) -> None:
    laid = own.lay(BLAST, "ashes", "person", "person", pace_ms=PACE)
    ada = visitors.come(size, laid, (0,), auto="ask", motion="calm")
    ben = visitors.come(laid=laid, seats=(1,))
    for person in (ada, ben):
        person.open(f"{own.served.address}/#/t/{laid.table}")
        person.page.locator("[data-thing]").first.wait_for()
    ben.page.locator("[data-thing][data-can]").filter(has_text="Aradel Summergaard").first.click()
    number = ben.number()
    ben.page.locator("[data-thing][data-can]").filter(has_text="Iron Worker").first.click()
    ben.moved(number, 3000)
    expect(ada.page.get_by_text("to answer")).to_be_visible()
    expect(ada.button("Let it happen")).to_be_visible()
    assert playing(ada.page).count() == 0, "the cause was still being shown while the time ran"
    expect(ada.page.locator(".caption.cause")).to_contain_text("Aradel Summergaard")
    assert serious(ada.page) == []
    ada.press(ada.button("Let it happen"))
    expect(ada.page.locator(".caption.cause")).to_have_count(0)
