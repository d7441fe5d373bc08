"""Pictures of the web client in named states and three sizes, for looking at.

python -m tools.web_shots [NAME…]     writes build/shots/web/NAME-WIDTH.png
python -m tools.web_shots --readme    writes the pictures of the README, docs/pictures/*.png

A sequence (`ashes-attack`, `aeons-end-nemesis`, `aeons-end-bot`) has one picture of each beat: NAME-WIDTH-NN.png.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from tools.aeons_end_tables import MAGGOTH
from tools.chromium import chromium
from tools.draft_tables import DRAFTS
from tools.expedition_tables import EXPEDITIONS
from tools.laid_table import LaidTable, lay_table
from tools.past_tables import PAST, PastTable, lay_past, past, visit
from tools.screens import AEONS_END, STATES, State
from tools.wire import Served

FOLDER: Final = Path("build/shots/web")
PICTURES: Final = Path("docs/pictures")
SIZES: Final = {360: 740, 1280: 800, 1920: 1080}
SETTLED_MS: Final = 900
GREEDY: Final = ("person", "bot=greedy")
BOARDS: Final = (
    "turn",
    "alone",
    "four-players",
    "ritual",
    "exile",
    "claws",
    "fury",
    "husks",
    "devoured",
    "pillars",
)
"""The tables of Aeon's End: one for the mat of each nemesis at least."""


class Shot(NamedTuple):
    """A page, or a table in some state, and what to do there before the picture is taken."""

    page: str = ""
    game: str = ""
    state: State | None = None
    then: Callable[[Page], None] | None = None
    light: bool = False
    first: bool = False
    """Whether the player is new here."""
    window: bool = False
    """Whether only what has room in the window is in the picture, and not the whole page."""
    past: str = ""
    """A match that is over (`tools.past_tables.PAST`): its table is shown, or its replay if the page is `replay`."""


def table(name: str, then: Callable[[Page], None] | None = None, *, light: bool = False) -> Shot:
    return Shot(game="ashes", state=STATES[name], then=then, light=light)


def battle(name: str, then: Callable[[Page], None] | None = None, *, light: bool = False) -> Shot:
    return Shot(game="aeons-end", state=AEONS_END[name], then=then, light=light)


def draft(name: str, then: Callable[[Page], None] | None = None, *, light: bool = False) -> Shot:
    return Shot(game="ashes-draft", state=DRAFTS[name], then=then, light=light)


def expedition(name: str, then: Callable[[Page], None] | None = None, *, light: bool = False) -> Shot:
    return Shot(game="aeons-end-expedition", state=EXPEDITIONS[name], then=then, light=light)


def plan(page: Page) -> None:
    """The market and the party; on a phone that is a page of its own."""
    if page.get_by_role("tab", name="Market and party").count():
        page.get_by_role("tab", name="Market and party").click()


def own_cards(page: Page) -> None:
    """What the player has; on a phone that is a page of its own."""
    if page.get_by_role("tab", name="What you have").count():
        page.get_by_role("tab", name="What you have").click()


def all_drawn(page: Page) -> None:
    """Every card, also those that a browser would only draw when they come into sight."""
    page.eval_on_selector_all(".cards li", "all => all.forEach(li => (li.style.contentVisibility = 'visible'))")


def look_at(name: str) -> Callable[[Page], None]:
    """The card in full."""

    def then(page: Page) -> None:
        page.get_by_role("searchbox").fill(name)
        page.locator(".cards button").first.click()

    return then


def random_expedition(page: Page) -> None:
    page.locator("[data-choice-name=expedition] select").select_option("random")
    page.get_by_label("Code").wait_for()


def chronicle(page: Page) -> None:
    page.get_by_role("button", name="Open the Barracks").click()
    page.get_by_role("button", name="Chronicle").click()
    page.get_by_role("dialog").wait_for()


def click(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


def scroll_story(page: Page) -> None:
    page.locator("figure details > summary").click()
    page.locator("figure").scroll_into_view_if_needed()


def replay_dialog(words: str) -> Callable[[Page], None]:
    def then(page: Page) -> None:
        page.locator("button[aria-label=Menu]").click()
        page.get_by_role("button", name=words).click()

    return then


def choose_piles(page: Page) -> None:
    """The market pile by pile, and all other choices."""
    page.locator("[data-choice-name=market] select").select_option(":own")
    page.locator("[data-item=exogranite]").check()
    page.locator("details.panel > summary").click()
    page.locator("[data-choice-name=market]").scroll_into_view_if_needed()


def random_deck(tab: str = "", *, tried: bool = False) -> Callable[[Page], None]:
    """A deck by chance in the builder; `tab` is what to look at if not everything has room."""

    def then(page: Page) -> None:
        page.get_by_role("button", name="Random deck").click()
        page.locator("[data-legal=true][data-saved=yes]").wait_for()
        if tab and page.get_by_role("tab", name=tab).count():
            page.get_by_role("tab", name=tab).click()
        if tried:
            page.get_by_role("button", name="Draw a hand").click()
            page.locator("[data-times]").wait_for()

    return then


def paste_list(page: Page) -> None:
    page.get_by_role("button", name="Paste a list").click()
    page.locator("textarea").fill("Phoenixborn: Coal Roarkwin\nDice: 6 natural, 4 ceremonial\n4 Anchornaut\n2 Fear")
    page.locator("[data-read=false]").wait_for()


def paste_at_table(page: Page) -> None:
    page.locator("[data-choice-name=deck] select").first.select_option(":brought")
    page.locator("textarea").fill("Phoenixborn: Coal Roarkwin\n3 Anchornaut\n2 Hamer Nite")
    page.locator("[data-read=false]").wait_for()


def finish_deck(page: Page) -> None:
    page.locator("[data-card=anchornaut]").wait_for()
    page.get_by_role("button", name="One more: Anchornaut").first.click()
    page.locator("[data-saved=yes]").wait_for()
    page.get_by_role("button", name="Finish it for me").click()
    page.get_by_role("dialog").get_by_role("checkbox").first.wait_for()


SHOTS: Final[Mapping[str, Shot]] = {
    "lobby": Shot(),
    "lobby-light": Shot(light=True),
    "start-ashes": Shot("#/play/ashes"),
    "start-aeons-end": Shot("#/play/aeons-end"),
    "new-ashes": Shot("#/new/ashes"),
    "new-aeons-end": Shot("#/new/aeons-end"),
    "new-draft": Shot("#/chain/ashes-draft"),
    "new-expedition": Shot("#/chain/aeons-end-expedition", then=random_expedition),
    "day": Shot("#/day/aeons-end?day=2026-11-18"),
    "new-market": Shot("#/new/aeons-end", then=choose_piles),
    "cards-ashes": Shot("#/cards/ashes"),
    "cards-aeons-end": Shot("#/cards/aeons-end"),
    **{f"sheet-{game}": Shot(f"#/cards/{game}", then=all_drawn) for game in ("ashes", "aeons-end")},
    **{f"sheet-{game}-light": Shot(f"#/cards/{game}", then=all_drawn, light=True) for game in ("ashes", "aeons-end")},
    "card-ashes": Shot("#/cards/ashes", then=look_at("Hammer Knight"), window=True),
    "card-aeons-end": Shot("#/cards/aeons-end", then=look_at("Ageless Walker"), window=True),
    "decks": Shot("#/decks/ashes"),
    "decks-paste": Shot("#/decks/ashes", then=paste_list, window=True),
    "decks-new-table": Shot("#/new/ashes", then=paste_at_table),
    "deck-cards": Shot("#/decks/ashes", then=random_deck(), window=True),
    "deck-list": Shot("#/decks/ashes", then=random_deck("Deck"), light=True, window=True),
    "deck-tried": Shot("#/decks/ashes", then=random_deck("Try it", tried=True), window=True),
    "deck-new": Shot("#/decks/ashes/new", window=True),
    "deck-finish": Shot("#/decks/ashes/new", then=finish_deck, window=True),
    "rules": Shot("#/rules/ashes"),
    "settings": Shot("#/settings"),
    "matches": Shot("#/history"),
    **{f"ashes-{name}": table(name) for name in ("first-five", "turn", "pay", "attackers", "block", "four-players")},
    "ashes-over": Shot(game="ashes", state=STATES["over"]._replace(answers=()), then=click("[data-choice='1']")),
    "ashes-light": table("turn", light=True),
    **{f"aeons-end-{name}": battle(name) for name in BOARDS},
    "aeons-end-light": battle("turn", light=True),
    **{f"draft-{name}": draft(name) for name in DRAFTS},
    "draft-own": draft("cards", own_cards),
    "draft-light": draft("cards", light=True),
    **{f"end-{name}": Shot(past=name) for name in PAST},
    "end-light": Shot(past="ashes-won", light=True),
    "end-story": Shot(past="aeons-end-won", then=scroll_story),
    "history": Shot("#/history", past="ashes-won"),
    "replay": Shot("replay", past="aeons-end-won"),
    "replay-menu": Shot("replay", past="ashes-won", then=click("button[aria-label=Menu]")),
    "replay-story": Shot("replay", past="ashes-won", then=replay_dialog("How the match went")),
    "replay-play-on": Shot("replay", past="ashes-won", then=replay_dialog("Play on from here")),
    **{f"expedition-{name}": expedition(name) for name in EXPEDITIONS},
    "expedition-plan": expedition("treasures", plan),
    "expedition-chronicle": expedition("story-lost", chronicle),
    "expedition-light": expedition("piles", light=True),
    "newcomer": Shot(game="ashes", state=STATES["turn"], first=True),
    "readme-ashes": Shot(game="ashes", state=STATES["block"]._replace(seats=GREEDY)),
    "readme-aeons-end": Shot(
        game="aeons-end", state=AEONS_END["turn"]._replace(seats=GREEDY), then=click("[data-can]:has-text('Crystal')")
    ),
}
BEATS: Final = 14
"""A sequence has at most this many pictures."""
DUEL: Final = State(
    {
        "turn": "a",
        "main": 0,
        "a": {
            "phoenixborn": {"aradel-summergaard": {"wounds": 8}},
            "battlefield": ["iron-worker", "iron-worker"],
            "hand": ["anchornaut"],
            "draw": ["fear"],
            "dice": ["natural-basic"],
        },
        "b": {
            "phoenixborn": "aradel-summergaard",
            "battlefield": ["blue-jaguar", "mist-spirit"],
            "draw": ["fear"],
            "dice": ["2*natural-class", "2*charm-class"],
        },
    },
    seats=GREEDY,
)
"""Only the end of the turn is left; then a bot uses an ability and attacks, and its attackers can be blocked."""
SEQUENCES: Final[Mapping[str, Shot]] = {
    "ashes-attack": Shot(game="ashes", state=DUEL),
    "aeons-end-nemesis": Shot(game="aeons-end", state=AEONS_END["turn"]._replace(seats=GREEDY)),
    "aeons-end-bot": Shot(
        game="aeons-end",
        state=AEONS_END["turn"]._replace(given={**MAGGOTH, "turn deck": ["b", "nemesis", "a"]}, seats=GREEDY),
    ),
}
BEAT: Final = """() => {
  const line = document.querySelector('[data-playing] p');
  return line && line.lastChild.textContent + document.querySelector('[data-beat]')?.dataset.beat;
}"""
"""What tells the beat that is shown from the next one."""
ALL: Final[Mapping[str, Shot]] = {**SHOTS, **SEQUENCES}
README: Final = {"ashes": ("readme-ashes", 1280), "aeons-end": ("readme-aeons-end", 1280)}


def address_of(shot: Shot, laid: LaidTable | None, over: PastTable | None) -> str:
    if over is not None and shot.page == "replay":
        return f"#/r/{over.replay}?step=120"
    if over is not None and not shot.page:
        return f"#/t/{over.laid.table}"
    return shot.page or (f"#/t/{laid.table}" if laid else "")


def take(
    browser: Browser, address: str, shot: Shot, laid: LaidTable | None, over: PastTable | None, width: int, file: Path
) -> None:
    """One picture, in a browser without any stored data."""
    touch = width < 600
    context = browser.new_context(viewport={"width": width, "height": SIZES[width]}, has_touch=touch, is_mobile=touch)
    settings = {"theme": "light" if shot.light else "dark", "helped": not shot.first, "confirm": False}
    context.add_init_script(f"localStorage.setItem('emberhold.settings', '{json.dumps(settings)}')")
    if laid is not None and shot.state is not None:
        context.add_init_script(laid.hold(shot.state.viewer))
    if over is not None:
        context.add_init_script(visit() + ";" + over.laid.hold(0))
    page = context.new_page()
    page.goto(f"{address}/{address_of(shot, laid, over)}")
    page.wait_for_load_state("networkidle")
    if laid is not None:
        page.locator("#prompt, .waiting, .over[role=status]").first.wait_for()
    page.wait_for_timeout(SETTLED_MS)
    if shot.then is not None:
        shot.then(page)
        page.mouse.move(2, 2)
        page.wait_for_timeout(SETTLED_MS)
    if shot in SEQUENCES.values():
        film(page, file)
    else:
        page.screenshot(
            path=file, full_page=laid is None and not shot.window and (over is None or shot.page == "#/history")
        )
    context.close()


def film(page: Page, file: Path) -> None:
    """End the turn, and take a picture of each beat that follows, held while it has landed."""
    page.keyboard.press("e")
    page.locator("[data-playing]").wait_for()
    taken = 0
    while taken < BEATS:
        page.locator("[data-playing], #prompt").first.wait_for()
        if not page.locator("[data-playing]").count():
            if page.locator("[data-kind=main], [data-kind=turn]").count():
                break  # it is the player's turn again
            asked = page.locator("[data-decision]").get_attribute("data-decision")
            page.keyboard.press("1")
            page.locator(f'[data-decision="{asked}"]').wait_for(state="detached")
            continue
        page.keyboard.down(" ")
        page.wait_for_timeout(SETTLED_MS)
        beat = page.evaluate(BEAT)
        if beat is not None:  # it may have ended just before
            page.screenshot(path=file.with_name(f"{file.stem}-{taken:02}.png"))
            taken += 1
        page.keyboard.up(" ")
        if beat is not None:
            page.wait_for_function(f"was => ({BEAT})() !== was", arg=beat)


def shoot(wanted: list[tuple[str, int, Path]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "tables.sqlite3"
        laid: dict[tuple[str, int], LaidTable] = {}
        for name, width, file in wanted:
            file.parent.mkdir(parents=True, exist_ok=True)
            shot = ALL[name]
            if shot.state is not None:
                laid[name, width] = lay_table(db, shot.state, shot.game)
        ended = {name: lay_past(db, past(name), number) for number, name in enumerate(PAST)}
        served = Served(db)
        try:
            with chromium() as browser:
                for name, width, file in wanted:
                    take(
                        browser,
                        served.address,
                        ALL[name],
                        laid.get((name, width)),
                        ended.get(ALL[name].past),
                        width,
                        file,
                    )
                    print(file)
        finally:
            served.stop()


def main() -> int:
    names = sys.argv[1:]
    if names == ["--readme"]:
        shoot([(name, width, PICTURES / f"{key}.png") for key, (name, width) in README.items()])
        return 0
    unknown = [name for name in names if name not in ALL]
    if unknown:
        print(f"There is no state '{unknown[0]}'; there are: {', '.join(ALL)}.", file=sys.stderr)
        return 2
    shoot([(name, width, FOLDER / f"{name}-{width}.png") for name in names or ALL for width in SIZES])
    return 0


if __name__ == "__main__":
    sys.exit(main())
