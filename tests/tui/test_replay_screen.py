"""A match that is watched on the whole screen, by keys and by mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from textual.pilot import Pilot

from emberhold.tui.replay_session import ReplaySession
from emberhold.tui.shell import replay_screen
from emberhold.tui.shell.progress_line import ProgressLine
from emberhold.tui.shell.replay_app import ReplayApp
from emberhold.tui.shell.replay_screen import ReplayScreen
from tools.menu_screens import MenuState, menu_opened, press_menu
from tools.screens import text_of

pytestmark = pytest.mark.slow

Play = Callable[[ReplayApp, Pilot[None], ReplaySession], Coroutine[None, None, None]]


def watch(folder: Path, play: Play, size: tuple[int, int] = (120, 40)) -> ReplayApp:
    async def run() -> ReplayApp:
        async with menu_opened(MenuState(watched=True), folder, size) as (app, pilot):
            assert isinstance(app, ReplayApp)
            await play(app, pilot, app.replay_session)
        return app

    return asyncio.run(run())


def test_keys_go_through_the_match(tmp_path: Path) -> None:
    async def play(app: ReplayApp, pilot: Pilot[None], session: ReplaySession) -> None:
        keys = ("right", "enter", "n", "left", "b", "end", "right", "home", "left")
        places = []
        for key in keys:
            await press_menu(app, pilot, key)
            places.append(session.place)
            assert f"Step {session.place} of {session.last}" in text_of(app)
        assert places == [1, 2, 3, 2, 1, session.last, session.last, 0, 0]
        await press_menu(app, pilot, "down")
        first = session.place
        assert first in session.turns
        await press_menu(app, pilot, "t", "up")
        assert session.place == first
        await press_menu(app, pilot, "1", "0", "enter")
        assert session.place == 10

    watch(tmp_path, play)


def test_the_log_and_the_board_follow(tmp_path: Path) -> None:
    async def play(app: ReplayApp, pilot: Pilot[None], session: ReplaySession) -> None:
        assert "attacking" in text_of(app)
        await press_menu(app, pilot, "end")
        assert "attacking" not in text_of(app)
        assert "Player 1 has won." in text_of(app)
        await press_menu(app, pilot, "home")
        assert "Player 1 has won." not in text_of(app)
        assert session.story() == session.news()

    watch(tmp_path, play)


def test_other_eyes_see_other_hands(tmp_path: Path) -> None:
    async def play(app: ReplayApp, pilot: Pilot[None], _session: ReplaySession) -> None:
        await press_menu(app, pilot, "right")
        assert "Golden Veil" in text_of(app)
        assert "✓ Done" in text_of(app)
        await press_menu(app, pilot, "v", "3")
        assert "seen by Greedy" in text_of(app)
        assert "Golden Veil" not in text_of(app)
        assert "Redirect" in text_of(app)
        await press_menu(app, pilot, "v", "1")
        assert "seen by everybody" in text_of(app)
        assert "Golden Veil" not in text_of(app)
        assert "Redirect" not in text_of(app)
        assert "✓ Done" not in text_of(app)

    watch(tmp_path, play)


def test_it_plays_by_itself_and_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_screen, "SPEEDS", (5.0, 4.0, 3.0, 0.02))

    async def play(app: ReplayApp, pilot: Pilot[None], session: ReplaySession) -> None:
        await press_menu(app, pilot, "p")
        assert "a step every 3 s" in text_of(app)
        await press_menu(app, pilot, "plus")
        for _ in range(200):
            await pilot.pause(0.02)
            if session.place == session.last:
                break
        assert session.place == session.last
        await pilot.pause(0.1)
        assert "a step every" not in text_of(app)
        await press_menu(app, pilot, "minus", "p")
        assert session.place == 0
        assert "a step every 3 s" in text_of(app)
        await press_menu(app, pilot, "p")
        assert "a step every" not in text_of(app)

    watch(tmp_path, play)


def test_the_mouse_goes_there_and_reads_cards(tmp_path: Path) -> None:
    async def play(app: ReplayApp, pilot: Pilot[None], session: ReplaySession) -> None:
        line = app.screen.query_one(ProgressLine)
        await pilot.click(line, offset=(line.size.width - 1, 0))
        await press_menu(app, pilot)
        assert session.place == session.last
        await pilot.click(line, offset=(0, 0))
        await press_menu(app, pilot)
        assert session.place == 0
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        spot = next(spot for spot in screen.board.picture.spots if "Golden Veil" in spot.tile.title)
        await pilot.click(screen.board, offset=(spot.x + 1, spot.y - round(screen.board.scroll_offset.y)))
        await press_menu(app, pilot)
        assert len(app.screen_stack) == 3
        await press_menu(app, pilot, "escape")
        assert app.screen is screen

    watch(tmp_path, play)


def test_reading_happens_above_it(tmp_path: Path) -> None:
    async def play(app: ReplayApp, pilot: Pilot[None], session: ReplaySession) -> None:
        await press_menu(app, pilot, "right")
        for key, words in (("l", "What happened"), ("g", "Signs and colours"), ("question_mark", "one step on")):
            await press_menu(app, pilot, key)
            assert words in text_of(app)
            await press_menu(app, pilot, "right")
            assert session.place == 1
            await press_menu(app, pilot, "escape")
        await press_menu(app, pilot, "tab", "right", "space")
        assert len(app.screen_stack) == 3
        assert session.place == 1

    watch(tmp_path, play)


@pytest.mark.parametrize("keys", [("q",), ("escape",), ("ctrl+c",), ("tab", "escape", "escape"), ("l", "q")])
def test_it_can_be_left_from_anywhere(tmp_path: Path, keys: tuple[str, ...]) -> None:
    async def play(app: ReplayApp, pilot: Pilot[None], _session: ReplaySession) -> None:
        await press_menu(app, pilot, *keys)
        assert not app.is_running

    watch(tmp_path, play, (80, 24))
