"""A draft and the matches after it in the full client: by keys, with two people at one screen, left and resumed."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from textual.pilot import Pilot

from emberhold.core.chain import Chain
from emberhold.i18n import Texts
from emberhold.tui import chain_file
from emberhold.tui.chain_play import ChainOrder, ChainSession, resume_chain
from emberhold.tui.saved_matches import find_saved_matches
from emberhold.tui.shell.app import Shell
from emberhold.tui.shell.dialogs import HandOver
from tools.draft_screens import DRAFTS, TWO, DraftState, draft_opened, half_drafted, shell_with
from tools.menu_screens import press_menu
from tools.screens import press, settled, text_of

pytestmark = pytest.mark.slow


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "chains" / "draft.json"


def stored(file: Path) -> Chain:
    return chain_file.load(file)[0]


async def first_choices(app: Shell, pilot: Pilot[None], most: int = 10_000) -> int:
    """Take the first choice of every question until the match is over. Returns how often the screen was covered."""
    covered = 0
    while not app.over and most:
        most -= 1
        if isinstance(app.screen, HandOver):
            covered += 1
        await press(app, pilot, "enter")
    return covered


async def give_up(app: Shell, pilot: Pilot[None]) -> None:
    if isinstance(app.screen, HandOver):
        await press(app, pilot, "enter")
    await press(app, pilot, "c", "y")


def test_two_people_and_a_bot_draft_and_play_by_keys(file: Path) -> None:
    async def run() -> None:
        app = shell_with(ChainOrder("ashes-draft", TWO, "en", seed=3, file=file))
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(app, pilot)
            assert "What do you want to play with the decks?" in text_of(app)
            await press(app, pilot, "2")
            # Each of them covers the screen for the other one: for nine picks at least.
            assert await first_choices(app, pilot) >= 9
            assert "The draft is over: everybody has a deck" in text_of(app)
            assert "Go on: Match 1 of 3: Player 1 and Player 2." in text_of(app)
            await press(app, pilot, "1")
            assert "Pass the screen to Player" in text_of(app)
            assert "First Five" not in text_of(app)
            await give_up(app, pilot)
            assert "Matches won so far: Player 1:" in text_of(app)
            assert "Go on: Match 2 of 3: Player 1 and Greedy." in text_of(app)
            await press(app, pilot, "1")
            await give_up(app, pilot)
            await press(app, pilot, "1")
            await give_up(app, pilot)
            assert "That was the last match." in text_of(app)
            assert "Matches won: Greedy: 2" in text_of(app)
            assert isinstance(app.session, ChainSession)
            assert app.session.finished
        assert app.failure is None

    asyncio.run(run())
    assert stored(file).over
    assert sum(stored(file).points) == 3


def test_every_choice_of_a_draft_is_saved_at_once(file: Path) -> None:
    async def run() -> None:
        async with draft_opened(DRAFTS["pick"], file) as (app, pilot):
            before = app.session.match.answered
            await press(app, pilot, "1")
            after = app.session.match.answered
            assert after > before
            match = stored(file).match
            assert match is not None
            assert match.answered == after

    asyncio.run(run())


def test_it_goes_on_in_the_middle_of_the_draft_behind_a_curtain(file: Path) -> None:
    half_drafted(DraftState(16, seats=TWO), file).save()

    async def run() -> None:
        app = shell_with(resume_chain(file), resumed=True)
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(app, pilot)
            assert isinstance(app.screen, HandOver)
            assert "pack" not in text_of(app)
            await press(app, pilot, "enter")
            assert "pick 5 of 9" in text_of(app)
            assert app.session.match.answered == 17, "the bot has chosen, too"
            await first_choices(app, pilot)
            assert "Go on: Match 1 of 3" in text_of(app)

    asyncio.run(run())


def test_it_goes_on_in_the_middle_of_a_match(file: Path) -> None:
    async def begin() -> None:
        async with draft_opened(DRAFTS["first-match"], file) as (app, pilot):
            await press(app, pilot, "enter", "enter")
            assert "2 chosen so far" in text_of(app)

    async def go_on() -> None:
        app = shell_with(resume_chain(file), resumed=True)
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(app, pilot)
            assert "2 chosen so far" in text_of(app)
            await give_up(app, pilot)
            assert "Go on: Match 2 of 3: Player 1 and Random." in text_of(app)

    asyncio.run(begin())
    asyncio.run(go_on())
    assert stored(file).points == [0, 1, 0]


def test_a_match_of_bots_is_played_without_being_shown(file: Path) -> None:
    async def run() -> None:
        async with draft_opened(DRAFTS["won-so-far"], file) as (app, pilot):
            await press(app, pilot, "1")
            await give_up(app, pilot)
            assert "Go on: Match 3 of 3: Greedy and Random." in text_of(app)
            await pilot.press("1")
            while not stored(file).over:
                await asyncio.sleep(0.05)
            await settled(app, pilot)
            assert "Match 3 of 3: Greedy and Random." in text_of(app)
            assert "That was the last match." in text_of(app)
            assert "Watch the match" not in text_of(app)

    asyncio.run(run())
    assert sum(stored(file).points) == 3


def test_the_start_screen_lists_drafts_and_begins_new_ones(file: Path, tmp_path: Path) -> None:
    half_drafted(DRAFTS["pick"], file).save()
    os.utime(file, (1_800_000_000, 1_800_000_000))

    async def run() -> None:
        app = Shell(
            lambda _: pytest.fail("the menus open everything themselves"),
            ["ashes"],
            Texts("en", ""),
            home=True,
            folder=tmp_path / "saves",
            chains=["ashes-draft"],
        )
        async with app.run_test(size=(120, 40)) as pilot:
            await press_menu(app, pilot)
            await settled(app, pilot)
            assert "Go on playing  Ashes draft · you, Greedy, Random · cards · pick 5 of 9" in text_of(app)
            await press_menu(app, pilot, "4")
            assert "Ashes draft · you, Greedy, Random" in text_of(app)
            await press_menu(app, pilot, "w")
            assert "A draft cannot be watched again" in text_of(app)
            await press_menu(app, pilot, "escape", "3")
            assert "New Ashes draft" in text_of(app)
            await press_menu(app, pilot, "escape", "1")
            while app.asked is None and app.failure is None:  # the menus may take a moment to close
                await pilot.pause(0.01)
            await settled(app, pilot)
            assert app.failure is None
            assert "pick 5 of 9" in text_of(app)

    asyncio.run(run())


def test_a_chain_that_cannot_be_read_stays_in_the_list(file: Path, tmp_path: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"format": 1', encoding="utf-8")

    (listed,) = find_saved_matches(tmp_path / "saves", lambda game: Texts("en", game))

    assert listed.chain
    assert not listed.readable
    assert not listed.resumable
    assert "The chain is not complete JSON" in listed.wrong
