"""The page of a new table: everything that a game lets people choose can be chosen there, and comes to the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from emberhold.core.choice import Path
from emberhold.core.registry import load_game
from tests.browser.axe import serious
from tests.browser.visitor import DESK, PHONE, Visitor, Visitors
from tests.reachable import words_of
from tools.wire import Served

OWN = ":own"
OFFERED = """() => [...document.querySelectorAll('[data-choice-name]')].flatMap((field) => {
  const words = [
    ...[...field.querySelectorAll('option')].map((option) => option.value),
    ...[...field.querySelectorAll('[data-item]')].map((item) => item.dataset.item),
    ...(field.querySelector('label.check') ? ['no', 'yes'] : []),
  ];
  return words.map((word) => [field.dataset.choiceName, field.dataset.seat ?? null, word]);
})"""
CUT = """() => [...document.querySelectorAll('select')].flatMap((select) => {
  const style = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const words = [...select.options].map((option) => option.textContent.trim());
  return words.filter((one) => pen.measureText(one).width > room);
})"""


def field(page: Page, name: str, seat: int | None = None) -> Locator:
    where = "" if seat is None else f"[data-seat='{seat}']"
    return page.locator(f"[data-choice-name='{name}']{where}")


@contextmanager
def asked_again(page: Page) -> Iterator[None]:
    """Choose something, and wait until the page knows what can be chosen then."""
    with page.expect_response("**/choices"):
        yield
    expect(page.locator("form")).to_have_attribute("aria-busy", "false")


def pick(page: Page, word: str, name: str, seat: int | None = None) -> None:
    with asked_again(page):
        field(page, name, seat).locator("select").select_option(word)


def tick(page: Page, item: str, name: str, seat: int | None = None) -> None:
    with asked_again(page):
        field(page, name, seat).locator(f"[data-item='{item}']").check()


def seats(page: Page, players: int) -> None:
    with asked_again(page):
        page.get_by_role("group", name="How many seats?").get_by_role("button", name=str(players), exact=True).click()


def offered(page: Page) -> set[tuple[str, int | None, str]]:
    found = page.evaluate(OFFERED)
    return {(name, None if seat is None else int(seat), word) for name, seat, word in found if word and ":" not in word}


def everything(game: str, players: int) -> set[tuple[str, int | None, str]]:
    """What the game declares, as the page points at it."""
    spec = load_game(game)
    names: dict[Path, tuple[str, int | None]] = {
        choice.path: (choice.name, choice.seat) for choice in spec.choices(players, {})
    }
    return {(*names[path], word) for path, word in words_of(spec, players)}


def come(visitors: Visitors, served: Served, game: str, size: tuple[int, int] = DESK, theme: str = "dark") -> Visitor:
    ada = visitors.come(size, theme=theme)
    ada.open(f"{served.address}/#/new/{game}")
    expect(ada.button("Create the table")).to_be_visible()
    ada.page.locator("details.panel > summary").click()
    return ada


def lay(ada: Visitor) -> dict[str, Any]:
    """Create the table: what was asked of the server. The board shows that it was laid."""
    with ada.page.expect_request("**/api/tables") as asked:
        ada.button("Create the table").click()
    ada.page.locator("[data-thing]").first.wait_for()
    body = asked.value.post_data_json
    assert isinstance(body, dict)
    return body


def test_everything_in_aeons_end_can_be_chosen(visitors: Visitors, served: Served) -> None:
    """All values, and all cards that lists are made of: by these every card comes to a table (tests/games)."""
    page = come(visitors, served, "aeons-end").page
    for players in (1, 3, 4, 2):
        seats(page, players)
        found = offered(page)
        pick(page, OWN, "market")
        for seat in range(players):
            pick(page, OWN, "treasures", seat)
        pick(page, OWN, "upgraded")
        found |= offered(page)
        assert everything("aeons-end", players) - found == set()
        pick(page, "random", "market")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_in_ashes_can_be_chosen(players: int, visitors: Visitors, served: Served) -> None:
    """Every deck at every seat, and all cards of a deck for the First Five of the seat that has it."""
    page = come(visitors, served, "ashes").page
    if players != 2:
        seats(page, players)
    found = offered(page)
    for deck in load_game("ashes").choices(players, {})[0].values:
        for seat in range(players):
            pick(page, deck.word, "deck", seat)
            pick(page, OWN, "first-five", seat)
        found |= offered(page)
        for seat in range(players):
            pick(page, "choose", "first-five", seat)
    assert everything("ashes", players) - found == set()


def test_what_was_chosen_comes_to_the_table(visitors: Visitors, served: Served) -> None:
    ada = come(visitors, served, "aeons-end")
    page = ada.page
    seats(page, 3)
    pick(page, "lost", "mage", 1)
    expect(field(page, "mage", 0).locator("option[value=lost]")).to_have_count(0)
    pick(page, "fenrix", "nemesis")
    pick(page, "increased", "difficulty")
    pick(page, "c", "x-token")
    pick(page, "imbued-shackles", "group-treasure")
    pick(page, OWN, "market")
    for pile in ("exogranite", "caged-fire"):
        tick(page, pile, "market")
    ada.button("Create the table").click()
    expect(page.get_by_text("Market: choose 7 more")).to_be_visible()
    with asked_again(page):
        ada.button("Fill at random").click()
    pick(page, OWN, "treasures", 0)
    for treasure in ("xaxos-flare", "kadirs-emerald-shard", "verdant-staff"):
        tick(page, treasure, "treasures", 0)
    pick(page, OWN, "upgraded")
    item = field(page, "upgraded").locator("[data-item]").first
    upgraded = item.get_attribute("data-item")
    tick(page, str(upgraded), "upgraded")
    chosen = lay(ada)["chosen"]
    market = chosen.pop("market")
    assert len(market) == 9
    assert {"exogranite", "caged-fire"} < set(market)
    assert chosen == {
        # A second treasure of level 1 takes the place of the first.
        "seats": [{"treasures": ["kadirs-emerald-shard", "verdant-staff"]}, {"mage": "lost"}],
        "nemesis": "fenrix",
        "harder": True,
        "treasure": "imbued-shackles",
        "upgraded": [upgraded],
        "x_token": 2,
    }


def test_everything_can_be_left_to_chance(visitors: Visitors, served: Served) -> None:
    """What a battle can hold is drawn: as in an expedition at one click, or as many as somebody wants (TREASURE-02)."""
    ada = come(visitors, served, "aeons-end")
    page = ada.page
    with asked_again(page):
        ada.button("Random, as in an expedition").click()
    for name, seat in (("treasures", 0), ("treasures", 1), ("group-treasure", None), ("upgraded", None)):
        expect(field(page, name, seat).locator("select")).to_have_value("random")
    pick(page, "random-9", "upgraded")
    pick(page, "random-level-2", "group-treasure")
    pick(page, "random", "difficulty")
    pick(page, "random-any-mix", "market")
    pick(page, OWN, "treasures", 1)
    for item in ("random-level-1", "verdant-staff"):
        tick(page, item, "treasures", 1)
    pick(page, OWN, "treasures", 0)
    expect(field(page, "treasures", 0).locator("[data-item]").first).to_be_visible()
    assert lay(ada)["chosen"] == {
        "seats": [{}, {"treasures": ["random-level-1", "verdant-staff"]}],
        "harder": "random",
        "market": "random-any-mix",
        "treasure": "random-level-2",
        "upgraded": "random-9",
    }


@pytest.mark.parametrize(
    ("game", "picked", "chosen"),
    [
        ("ashes", {"Choose your deck": "The Mist Guardian"}, {"seats": [{"deck": "the-mist-guardian"}]}),
        (
            "aeons-end",
            {"Choose your mage": "Lost", "Choose the nemesis": "Arachnos"},
            {"seats": [{"mage": "lost"}], "nemesis": "arachnos"},
        ),
    ],
)
def test_a_match_starts_with_what_was_chosen(
    game: str, picked: dict[str, str], chosen: dict[str, object], visitors: Visitors, served: Served
) -> None:
    ada = visitors.come()
    ada.open(f"{served.address}/#/play/{game}")
    for group, name in picked.items():
        ada.page.get_by_role("radiogroup", name=group).locator("label", has_text=name).click()
    with ada.page.expect_request("**/api/tables") as asked:
        ada.page.get_by_role("button", name="a bot").click()
    ada.page.locator("[data-thing]").first.wait_for()
    body = asked.value.post_data_json
    assert isinstance(body, dict)
    assert body["chosen"] == chosen


def test_presets_follow_the_number_of_players(visitors: Visitors, served: Served) -> None:
    ada = come(visitors, served, "aeons-end")
    first, drawn = ada.button("Recommended for a first game"), ada.button("Everything random")
    expect(drawn).to_have_attribute("aria-pressed", "true")
    with asked_again(ada.page):
        first.click()
    seats(ada.page, 4)
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(field(ada.page, "mage", 3).locator("select")).to_have_value("sahala")
    seats(ada.page, 1)
    expect(first).to_have_attribute("aria-pressed", "true")
    pick(ada.page, "fenrix", "nemesis")
    expect(first).to_have_attribute("aria-pressed", "false")
    with asked_again(ada.page):
        drawn.click()
    expect(field(ada.page, "nemesis").locator("select")).to_have_value("")
    assert lay(ada)["chosen"] == {}


def test_a_deck_of_ones_own_comes_out_of_a_file(visitors: Visitors, served: Served) -> None:
    ada = come(visitors, served, "ashes")
    deck = field(ada.page, "deck", 0)
    deck.locator("select").select_option(":brought")
    file = deck.locator("input[type=file]")
    file.set_input_files({"name": "mine.json", "mimeType": "application/json", "buffer": b"{no deck"})
    expect(deck.locator("[data-read=false]")).to_contain_text("Line 1, column 2: this is not JSON")
    button = ada.page.get_by_role("button", name="Create the table")
    ada.press(button)
    expect(deck.locator("textarea")).to_be_focused()  # the browser says there that it needs a deck
    own = (
        b'{"phoenixborn": "coal-roarkwin", "dice": {"natural": 10}, "cards": {"anchornaut": 3, "iron-worker": 3,'
        b'"hammer-knight": 3, "strengthen": 3, "protect": 3, "chant-of-revenge": 3, "one-hundred-blades": 3,'
        b'"spiked-armor": 3, "expand-energy": 3, "summon-iron-rhino": 3}}'
    )
    with asked_again(ada.page):
        file.set_input_files({"name": "mine.json", "mimeType": "application/json", "buffer": own})
    expect(deck.locator("[data-read=true]")).to_contain_text("This deck can be played.")
    expect(field(ada.page, "first-five", 0).locator("option[value=suggested]")).to_have_count(0)
    pick(ada.page, OWN, "first-five", 0)
    for card in ("anchornaut", "iron-worker", "hammer-knight", "strengthen", "protect"):
        tick(ada.page, card, "first-five", 0)
    expect(field(ada.page, "first-five", 0).locator("[data-item=spiked-armor]")).to_be_disabled()
    (mine,) = lay(ada)["chosen"]["seats"]
    assert mine["deck"]["dice"] == {"natural": 10}
    assert len(mine["first_five"]) == 5


def test_keys_are_enough(visitors: Visitors, served: Served) -> None:
    ada = come(visitors, served, "aeons-end")
    page = ada.page
    pick(page, OWN, "market")
    item = field(page, "market").locator("[data-item=exogranite]")
    item.focus()
    page.keyboard.press("Space")
    expect(item).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Exogranite")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Look at Exogranite")).to_be_focused()
    field(page, "treasures", 0).locator("select").focus()
    with asked_again(page):
        page.keyboard.press("End")
    expect(field(page, "treasures", 0).locator("[data-item]").first).to_be_visible()


@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
def test_no_words_are_cut_off(game: str, visitors: Visitors, served: Served) -> None:
    page = come(visitors, served, game).page
    for width in (360, 768, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        assert (width, page.evaluate(CUT)) == (width, [])
    page.locator("form").evaluate("form => form.style.width = '12rem'")
    assert page.evaluate(CUT)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["desk-dark", "phone-light"])
@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
def test_axe_finds_nothing_where_everything_is_open(
    game: str, size: tuple[int, int], theme: str, visitors: Visitors, served: Served
) -> None:
    page = come(visitors, served, game, size, theme=theme).page
    if game == "aeons-end":
        pick(page, OWN, "market")
        pick(page, OWN, "treasures", 0)
        pick(page, OWN, "upgraded")
    else:
        pick(page, "the-iron-men", "deck", 0)
        pick(page, OWN, "first-five", 0)
    for summary in page.locator("[data-choice-name] summary").all():
        summary.click()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
