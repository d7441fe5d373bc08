"""The full client's menus, by keys and by mouse: the start, saved matches, a new match, what comes after a match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from emberhold.tui import save_file
from emberhold.tui.shell.app import Shell
from emberhold.tui.shell.menu_screen import MenuScreen
from emberhold.tui.shell.replay_screen import ReplayScreen
from tests.tui.shells import at, click
from tools.menu_screens import MENUS, SAVES, MenuState, menu_opened, press_menu
from tools.screens import AEONS_END, LAST_LIFE, STATES, State, press, settled, text_of

pytestmark = pytest.mark.slow

Play = Callable[[Shell, Pilot[None]], Coroutine[None, None, None]]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """New matches are saved in the test's own folder."""
    monkeypatch.setattr(save_file, "default_folder", lambda: tmp_path / "new")


def menu(state: MenuState, folder: Path, play: Play, size: tuple[int, int] = (120, 40)) -> Shell:
    async def run() -> Shell:
        async with menu_opened(state, folder, size) as (app, pilot):
            assert isinstance(app, Shell)
            await play(app, pilot)
        return app

    return asyncio.run(run())


def new_files(folder: Path) -> list[Path]:
    return sorted((folder / "new").glob("*.json"))


# -- the start ----------------------------------------------------------------------------------------------------


def test_a_new_match_begins_by_number_and_enter(tmp_path: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press_menu(app, pilot, "3", "enter")
        await settled(app, pilot)
        assert app.asked is not None
        assert "First Five" in text_of(app)
        assert app.session.seats == ("person", "bot=novice")

    menu(MENUS["home"], tmp_path, play)
    assert len(new_files(tmp_path)) == 1


def test_the_last_match_goes_on(tmp_path: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press_menu(app, pilot, "enter")
        await settled(app, pilot)
        assert app.session.file == SAVES / "ashes-2.json"
        assert app.asked is not None

    menu(MENUS["home"], tmp_path, play)


@pytest.mark.parametrize("key", ["q", "escape", "ctrl+c", "4"])
def test_the_start_is_left_at_once(tmp_path: Path, key: str) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press_menu(app, pilot, key)
        assert not app.is_running

    assert menu(MENUS["home-first"], tmp_path, play).seated is None
    assert new_files(tmp_path) == []


def test_everything_is_done_by_mouse_too(tmp_path: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await click_row(app, pilot, "New match of Aeon")
        assert "New match of Aeon’s End" in text_of(app)
        await click_row(app, pilot, "Nemesis")
        await click_row(app, pilot, "Fenrix")
        assert "Nemesis     Fenrix" in text_of(app)
        await click_row(app, pilot, "Start the match")
        await settled(app, pilot)
        assert "Fenrix" in text_of(app)

    menu(MENUS["home-first"], tmp_path, play)


async def click_row(app: Shell, pilot: Pilot[None], title: str) -> None:
    screen = app.screen
    assert isinstance(screen, MenuScreen)
    view = screen.list_view
    spot = next(spot for spot in view.picture.spots if title in spot.tile.title)
    await pilot.click(view, offset=(spot.x + 3, spot.y - round(view.scroll_offset.y)))
    await press_menu(app, pilot)
    for _ in range(20):
        await pilot.pause(0.02)


# -- saved matches ------------------------------------------------------------------------------------------------


def test_a_match_is_deleted_only_after_a_question(tmp_path: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press_menu(app, pilot, "d", "n")
        assert "Nothing is deleted." in text_of(app)
        assert (SAVES / "ashes-2.json").exists()
        await press_menu(app, pilot, "d", "y")
        assert "ashes-2.json is deleted." in text_of(app)
        assert not (SAVES / "ashes-2.json").exists()
        await press_menu(app, pilot, "escape")
        assert "4 matches" in text_of(app)

    menu(MENUS["saves"], tmp_path, play)


def test_a_broken_match_can_be_neither_watched_nor_gone_on_with(tmp_path: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press_menu(app, pilot, "w")
        assert not isinstance(app.screen, ReplayScreen)
        assert text_of(app).count("not complete JSON") == 2
        await press_menu(app, pilot, "enter")
        assert "1  Delete it" in text_of(app)
        await press_menu(app, pilot, "escape")
        assert isinstance(app.screen, MenuScreen)

    menu(MENUS["saves-broken"], tmp_path, play)


def test_a_file_that_is_gone_meanwhile_is_said(tmp_path: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press_menu(app, pilot, "enter")
        (SAVES / "ashes-2.json").unlink()
        await press_menu(app, pilot, "1")
        assert "There is no file saves/ashes-2.json." in text_of(app)
        assert app.failure is None

    menu(MENUS["saves"], tmp_path, play)


def test_a_saved_match_is_watched_and_the_list_is_back_after_it(tmp_path: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press_menu(app, pilot, "down", "w")
        assert isinstance(app.screen, ReplayScreen)
        assert "Step 0 of 11" in text_of(app)
        await press_menu(app, pilot, "escape")
        assert "Saved matches" in text_of(app)

    menu(MENUS["saves"], tmp_path, play)


# -- a new match --------------------------------------------------------------------------------------------------


def test_letters_start_fold_out_and_clear(tmp_path: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press_menu(app, pilot, "down", "enter")
        assert "✓ Recommended for a first game" in text_of(app)
        assert "Maggoth" in text_of(app)
        await press_menu(app, pilot, "d")
        assert "Maggoth" not in text_of(app)
        await press_menu(app, pilot, "m")
        assert "Upgraded nemesis cards" in text_of(app)
        await press_menu(app, pilot, "m")
        assert "Upgraded nemesis cards" not in text_of(app)
        await press_menu(app, pilot, "s")
        await settled(app, pilot)
        assert app.seated is not None

    menu(MENUS["new-match"], tmp_path, play)


def test_a_set_up_that_the_rules_forbid_does_not_begin(tmp_path: Path) -> None:
    async def play(app: Shell, _pilot: Pilot[None]) -> None:
        notice = app.screen.query_one("#notice", Static)
        assert "Market: choose 8 more, or leave them to chance. (MARKET-02)" in str(notice.content)
        assert app.seated is None

    menu(MENUS["new-match-wrong"], tmp_path, play)


def test_a_seed_and_a_file_are_typed_and_q_is_a_letter_there(tmp_path: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press_menu(app, pilot, "enter", "q")
        assert app.is_running
        await press_menu(app, pilot, "enter")
        assert "“q” is not a seed" in text_of(app)
        await press_menu(app, pilot, "enter", "1", "7", "enter")
        assert "Seed                  17" in text_of(app)
        await press_menu(app, pilot, "home", *["down"] * 5, "enter", "end", "enter", *"gone.json", "enter")
        assert "There is no file gone.json." in text_of(app)
        await press_menu(app, pilot, "home", "enter")
        await settled(app, pilot)
        assert app.session.seed == 17

    menu(MENUS["new-match-more"], tmp_path, play)


# -- after a match ------------------------------------------------------------------------------------------------

OVER = State(LAST_LIFE, [(0, "attack phoenixborn")])


@pytest.mark.parametrize(("key", "seats"), [("1", ("person", "bot=random")), ("2", ("bot=random", "person"))])
def test_a_rematch_has_the_same_set_up(tmp_path: Path, key: str, seats: tuple[str, str]) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        before = app.session.match.journal()
        assert app.over
        await press(app, pilot, key)
        for _ in range(100):
            await settled(app, pilot)
            if app.session.seats == seats and app.session.match.journal().seed != before.seed:
                break
        after = app.session.match.journal()
        assert (after.setup, app.session.seats) == (before.setup, seats)
        assert after.seed != before.seed

    at(OVER, tmp_path / "match.json", play)
    assert len(new_files(tmp_path)) == 1


def test_another_set_up_can_be_left_again(tmp_path: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "3")
        assert "New match of Ashes" in text_of(app)
        await press_menu(app, pilot, "escape")
        assert "1  Play again" in text_of(app)
        await press_menu(app, pilot, "3", "s")
        await settled(app, pilot)
        assert not app.over
        assert "First Five" in text_of(app)
        assert "You have won." not in text_of(app)

    at(OVER, tmp_path / "match.json", play)


def test_the_match_is_watched_after_it(tmp_path: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "4")
        assert isinstance(app.screen, ReplayScreen)
        await press_menu(app, pilot, "end")
        assert "Player 1 wins" in text_of(app)
        await press_menu(app, pilot, "escape")
        assert "4  Watch the match" in text_of(app)
        assert "You win" in text_of(app)
        await click(app, pilot, app.table.choices, "Start screen")
        assert "New match of Ashes" in text_of(app)
        await press_menu(app, pilot, "q")
        assert not app.is_running

    at(OVER, tmp_path / "match.json", play)


@pytest.mark.parametrize(("state", "offered"), [(STATES["turn"], True), (AEONS_END["alone"], False)])
def test_somebody_alone_has_no_seats_to_swap(tmp_path: Path, state: State, offered: bool) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "c", "y")
        assert "1  Play again" in text_of(app)
        assert ("Again, seats swapped" in text_of(app)) == offered

    at(state, tmp_path / "match.json", play)
