"""Named states of the full terminal client's menus and of a replay; the same every time."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, chdir, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from textual.app import App
from textual.pilot import Pilot

from emberhold.core.match import Match
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.autopass import PlaySettings
from emberhold.tui.recorded_match import RecordedMatch
from emberhold.tui.replay_session import ReplaySession
from emberhold.tui.save_file import SavedMatch
from emberhold.tui.shell.app import Shell
from emberhold.tui.shell.replay_app import ReplayApp
from tools.aeons_end_tables import MAGGOTH
from tools.screens import BUSY, LAST_LIFE, THEIR_TURN, Shot, State, open_session, text_of

__all__ = ["MENUS", "MenuState", "capture_menu", "lay_saves", "menu_opened", "press_menu", "watched_match"]

GAMES: Final = ("aeons-end", "ashes")
SAVES: Final = Path("saves")
YOU: Final = ("person", "bot=greedy")
NEWEST: Final = 1_800_000_000
"""When the newest match was saved, in seconds."""


class MenuState(NamedTuple):
    """The keys to press at the first menu; or a match to watch, and the keys to press there."""

    keys: Sequence[str] = ()
    saves: bool = True
    watched: bool = False
    lang: str = "en"


MENUS: Final[Mapping[str, MenuState]] = {
    "home": MenuState(),
    "home-first": MenuState(saves=False),
    "saves": MenuState(("4",)),
    "saves-broken": MenuState(("4", "down", "down", "down")),
    "saves-what": MenuState(("4", "2")),
    "saves-delete": MenuState(("4", "d")),
    "new-match": MenuState(("2",)),
    "new-match-more": MenuState(("3", "m", "end")),
    "new-match-mage": MenuState(("2", *["down"] * 6, "enter", "down")),
    "new-match-market": MenuState(("2", *["down"] * 11, "enter", "end", "enter", "enter", "down", "enter")),
    "new-match-treasures": MenuState(("2", "m", "home", *["down"] * 14, "enter", "down")),
    "new-match-wrong": MenuState(("2", *["down"] * 11, "enter", "end", "enter", "enter", "escape", "s")),
    "replay": MenuState(("right",), watched=True),
    "replay-chosen": MenuState(("home", "right", "right", "right"), watched=True),
    "replay-eyes": MenuState(("v",), watched=True),
    "replay-jump": MenuState(("1", "2"), watched=True),
    "replay-help": MenuState(("question_mark",), watched=True),
    "replay-end": MenuState(("end",), watched=True),
}


def watched_match() -> Match:
    """A short finished match."""
    answers = [(1, "attack phoenixborn"), (1, "attacker blue-jaguar"), (1, "done")]
    match = open_session(State(THEIR_TURN, answers, seats=YOU), SAVES / "none.json", "ashes").match
    while match.answered < 12 and match.outcome is None:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(decision.ask.answers.index(decision.ask.fallback())))
    match.concede(1)
    while match.outcome is None:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(decision.ask.answers.index(decision.ask.fallback())))
    return match


def lay_saves(folder: Path) -> None:
    """Saved matches of every kind, each saved an hour before the one listed above it."""
    tables = {
        "ashes-2.json": (State(BUSY), "ashes", YOU),
        "ashes-1.json": (State(LAST_LIFE, [(0, "attack phoenixborn")]), "ashes", YOU),
        "aeons-end-1.json": (State(MAGGOTH), "aeons-end", ("person", "person")),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name, (state, game, seats) in tables.items():
        match = open_session(state._replace(seats=seats), folder / name, game).match
        save_file.write(folder / name, SavedMatch(match.journal(), seats, "en"))
    over = watched_match()
    save_file.write(folder / "ashes-0.json", SavedMatch(over.journal(), YOU, "en"))
    (folder / "ashes-cut-short.json").write_text('{"format": 1, "game": "ashes"', encoding="utf-8")
    names = ["ashes-2.json", "ashes-0.json", "aeons-end-1.json", "ashes-cut-short.json", "ashes-1.json"]
    for number, name in enumerate(names):
        at = NEWEST - 3600 * number
        os.utime(folder / name, (at, at))


@contextmanager
def in_folder(folder: Path) -> Iterator[None]:
    """Run in this folder and in a fixed time zone, so that the result does not depend on the machine."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = "UTC"
    time.tzset()
    try:
        with chdir(folder):
            yield
    finally:
        if before is None:
            del os.environ["TZ"]
        else:
            os.environ["TZ"] = before
        time.tzset()


def no_session(_game: str) -> Any:
    raise AssertionError("The menus open their matches themselves.")


@asynccontextmanager
async def menu_opened(
    state: MenuState, folder: Path, size: tuple[int, int] = (120, 40)
) -> AsyncIterator[tuple[Shell | ReplayApp, Pilot[None]]]:
    """The client, showing this state."""
    with in_folder(folder):
        app: Shell | ReplayApp
        if state.watched:
            recorded = RecordedMatch(watched_match().journal())
            app = ReplayApp(ReplaySession(recorded, YOU, Texts(state.lang, "ashes")))
        else:
            if state.saves:
                lay_saves(SAVES)
            settings = PlaySettings(pace="none")
            app = Shell(no_session, GAMES, Texts(state.lang, ""), settings=settings, home=True, folder=SAVES)
        async with app.run_test(size=size) as pilot:
            await waits(app, pilot)
            await press_menu(app, pilot, *state.keys)
            yield app, pilot
        if app.failure is not None:
            raise app.failure


async def waits(app: App[None], pilot: Pilot[None]) -> None:
    """Wait until the client waits for a key: its screen does not change for a while."""
    before, same = "", 0
    for _ in range(400):
        await pilot.pause()
        if not app.is_running:
            return
        open_now = isinstance(app, ReplayApp) or len(app.screen_stack) > 2 or getattr(app, "asked", None) is not None
        now = text_of(app) if open_now or getattr(app, "over", False) else ""
        same = same + 1 if now and now == before else 0
        if same >= 3:
            return
        before = now
        await asyncio.sleep(0.02)


async def press_menu(app: App[None], pilot: Pilot[None], *keys: str) -> None:
    """Press keys, and wait until the client has reacted."""
    for key in keys:
        await pilot.press(key)
        await waits(app, pilot)


async def capture_menu(state: MenuState, size: tuple[int, int], folder: Path) -> Shot:
    """Open the state in a terminal of this size and take a picture."""
    async with menu_opened(state, folder, size) as (app, _):
        return Shot(text_of(app), app.export_screenshot())
