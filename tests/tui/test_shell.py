"""The full client, played by keys and by mouse."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.events import Key
from textual.pilot import Pilot

from emberhold.core.registry import load_game, replay
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.autopass import PlaySettings
from emberhold.tui.seat_words import seat_names
from emberhold.tui.session import Session
from emberhold.tui.shell.app import Shell
from tests.tui.shells import at, click, mine
from tools.screens import BUSY, STATES, State, opened, press, settled, text_of

pytestmark = pytest.mark.slow

PAYING_BY_HAND = PlaySettings(routine=False)
"""Without formalities, there is something to answer after a card is played."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


# -- choosing -----------------------------------------------------------------------------------------------------


def test_a_number_chooses_and_is_saved_at_once(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "7")
        assert "choose your attackers" in text_of(app)
        assert len(mine(app)) == 1

    at(STATES["turn"], file, play)


def test_a_number_that_could_go_on_waits_for_the_rest(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        assert "▶ 1  Play Anchornaut" in text_of(app)
        assert mine(app) == []
        await press(app, pilot, "5")
        assert "Meditate: choose a card to discard" in text_of(app)

    at(STATES["turn"], file, play)


def test_a_number_that_is_not_offered_does_nothing(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "0", "9")
        assert app.asked is not None
        await press(app, pilot, "0")

    at(STATES["block"], file, play)


def test_arrows_and_enter_choose(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "down", "enter")
        assert "Pay for One Hundred Blades" in text_of(app)

    at(STATES["turn"], file, play, PAYING_BY_HAND)


def test_a_click_chooses_an_option_or_a_card(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await click(app, pilot, app.table.choices, "Attack a Phoenixborn")
        assert "choose your attackers" in text_of(app)
        await press(app, pilot, "u")
        await click(app, pilot, app.table.board, "Anchornaut")
        assert "Pay for Anchornaut" in text_of(app)

    at(STATES["turn"], file, play, PAYING_BY_HAND)


def test_a_card_with_several_uses_asks_which(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await click(app, pilot, app.table.board, "Iron Worker #10")
        assert "Attack a Phoenixborn" in text_of(app).split("1  Iron Worker: Overtime")[1]
        await press(app, pilot, "escape")
        assert mine(app) == []
        await click(app, pilot, app.table.board, "Iron Worker #10")
        await press(app, pilot, "1")
        assert "You use Iron Worker: Overtime" in text_of(app)

    at(STATES["turn"], file, play)


def test_what_cannot_be_done_is_answered_with_the_rule(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await click(app, pilot, app.table.board, "Golden Veil")
        assert "is a reaction spell" in text_of(app)
        assert "(REACT-01)" in text_of(app)
        await click(app, pilot, app.table.board, "Iron Worker #11")
        assert "Iron Worker is exhausted. (EXH-02)" in text_of(app)
        await click(app, pilot, app.table.board, "End your turn")
        assert "(TURN-07)" in text_of(app)
        assert mine(app) == []

    at(STATES["turn"], file, play)


def test_what_belongs_to_the_pointed_tile_is_marked_among_the_choices(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        app.table.board.focus()
        await pilot.pause()
        number = next(spot.number for spot in app.table.board.picture.spots if spot.tile.title == "Hammer Knight")
        app.table.board.call_later(app.table.board.point_at, number)
        await pilot.pause()
        assert "•7  Attack a Phoenixborn" in text_of(app).replace("• 7", "•7")

    at(STATES["turn"], file, play)


# -- reading ------------------------------------------------------------------------------------------------------


def test_cards_and_piles_open(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await click(app, pilot, app.table.board, "Golden Veil", button=3)
        assert "cancel all its effects." in text_of(app)
        await press(app, pilot, "escape")
        await click(app, pilot, app.table.board, "Discard 3")
        assert "▶Hammer Knight" in text_of(app)
        await press(app, pilot, "enter")
        assert "Aftershock" in text_of(app)
        await press(app, pilot, "escape", "escape")
        assert app.asked is not None
        assert len(app.screen_stack) == 2

    at(STATES["turn"], file, play)


def test_the_card_under_the_mouse_is_shown_beside_the_board(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        spot = next(spot for spot in app.table.board.picture.spots if spot.tile.title == "Blue Jaguar")
        await pilot.hover(app.table.board, offset=(spot.x + 1, spot.y))
        await pilot.pause()
        assert "Only for: Aradel Summergaard" in text_of(app)

    at(STATES["turn"], file, play)


def test_a_board_that_does_not_fit_is_scrolled_from_anywhere(file: Path) -> None:
    async def run() -> None:
        async with opened(STATES["four-players"], file, (80, 24)) as (app, pilot):
            board = app.table.board
            assert board.scroll_offset.y == board.max_scroll_y > 0
            await press(app, pilot, "pageup", "pageup", "pageup")
            assert board.scroll_offset.y == 0
            assert app.table.choices.has_focus

    asyncio.run(run())


def test_the_pointer_begins_with_what_can_be_chosen_or_else_in_the_own_part(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        board = app.table.board
        board.open = frozenset()
        await press(app, pilot, "tab")
        assert "▷Coal Roarkwin" in text_of(app)
        board.cursor, board.open = -1, {3}
        await press(app, pilot, "tab", "tab")
        assert board.cursor == 3

    at(STATES["turn"], file, play)


def test_a_smaller_window_still_shows_the_question(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(60, 18)
        await settled(app, pilot)
        assert "▶ 1  Play Anchornaut" in text_of(app)
        await pilot.resize_terminal(200, 60)
        await settled(app, pilot)
        assert "Resourceful 1" in text_of(app)

    at(STATES["turn"], file, play)


# -- taking back, giving up, leaving ------------------------------------------------------------------------------


def test_undo(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        before = text_of(app)
        await press(app, pilot, "u")
        assert "There is no choice of yours" in text_of(app)
        await press(app, pilot, "7", "u")
        assert "Your last choice was taken back." in text_of(app)
        assert mine(app) == []
        assert text_of(app).splitlines()[1:20] == before.splitlines()[1:20]
        await press(app, pilot, "2", "enter")
        assert app.session.match.undo_floor == 1, "the card lies open"
        await press(app, pilot, "u")
        assert mine(app) == [], "in one's own turn everything can be taken back from bots"

    at(STATES["turn"], file, play, PAYING_BY_HAND)


def test_escape_cancels_what_was_begun(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        before = text_of(app)
        await press(app, pilot, "escape")
        assert "Cancelled" not in text_of(app), "nothing has begun"
        await press(app, pilot, "2", "enter")
        assert "Pay for One Hundred Blades. (Esc: cancel)" in text_of(app)
        assert len(mine(app)) == 1
        await press(app, pilot, "escape")
        assert "Cancelled: everything is as it was before." in text_of(app)
        assert mine(app) == []
        assert text_of(app).splitlines()[1:20] == before.splitlines()[1:20]
        await press(app, pilot, "2", "enter", "tab", "escape")
        assert mine(app) == [], "also from the board"
        assert app.table.choices.has_focus

    at(STATES["turn"], file, play, PAYING_BY_HAND)


def test_what_others_were_asked_about_is_not_cancelled(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        assert "Esc" not in app.table.query_one("#prompt").render().plain  # type: ignore[union-attr]
        await press(app, pilot, "escape")
        assert app.asked is not None
        assert "Cancelled" not in text_of(app)

    at(STATES["block"], file, play)


def test_conceding_asks_first(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "c", "n")
        assert app.session.match.outcome is None
        assert "You play on." in text_of(app)
        await press(app, pilot, "c", "y")
        assert app.over
        assert "Random wins." in text_of(app)

    app = at(STATES["turn"], file, play)
    assert replay(save_file.load(file).journal, app.session.spec).outcome is not None


def test_a_turn_with_actions_left_ends_only_when_that_is_meant(file: Path) -> None:
    state = State({**BUSY, "main": 0})

    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "=end turn")
        assert "You could still: Coal Roarkwin: Slash" in text_of(app)
        await press(app, pilot, "enter")
        assert mine(app) == []
        await press(app, pilot, "=end turn", "a")
        assert len(mine(app)) == 1
        assert not app.settings.confirm_end

    at(state, file, play)


def test_a_match_that_was_left_goes_on(file: Path) -> None:
    async def again() -> str:
        saved = save_file.load(file)
        spec = load_game("ashes")
        match = replay(saved.journal, spec)
        texts = Texts("en", "ashes", seat_names(saved.seats))
        app = Shell(lambda _: Session(spec, match, saved.seats, texts, file), ["ashes"], texts, resumed=True)
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(app, pilot)
            return text_of(app)

    left = at(State(None), file, _pick_first_five)
    assert left.failure is None
    screen = asyncio.run(again())
    assert "The match continues after" in screen
    assert "You shuffle your draw pile." in screen


async def _pick_first_five(app: Shell, pilot: Pilot[None]) -> None:
    for _ in range(5):
        await press(app, pilot, "2")
    await pilot.press("q", "enter")


def test_keys_that_come_too_fast_close_nothing_but_the_dialog(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "=end turn")
        for key in ("y", "enter", "y", "escape"):
            app.screen.post_message(Key(key, key))
        await settled(app, pilot)
        assert app.table in app.screen_stack
        assert mine(app) != []

    at(State({**BUSY, "main": 0}), file, play)


def test_a_choice_that_was_made_is_not_taken_back_before_it_counts(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "7")
        app.give(app.options[0].key)
        app.undo()
        await settled(app, pilot)
        assert app.failure is None

    at(STATES["turn"], file, play)


def test_how_it_ended_can_be_read_before_a_number_leaves(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await pilot.press("c", "y", "1", "enter")
        assert app.is_running
        await settled(app, pilot)
        assert "6  Leave the table" in text_of(app)
        await press(app, pilot, "6")
        assert not app.is_running

    at(STATES["turn"], file, play)
