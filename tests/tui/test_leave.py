"""Leaving: q and Ctrl-C are heard wherever one is, ask once where a match would be left, and show nobody's hand."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import threading
from pathlib import Path

import pytest
from textual.pilot import Pilot

from emberhold.core.decisions import Decision
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.plain.client import PlainClient
from emberhold.tui.plain.console import Console, Leave
from emberhold.tui.plain.plain_home import choose_game
from emberhold.tui.session import Session
from emberhold.tui.shell.app import Shell
from tests.tui.shells import at, click
from tests.tui.toy_session import new_session, play
from tools.screens import BUSY, STATES, State, open_session, opened, press, settled, text_of

ASKED = "Leave the table? The match is saved."
KEYS = ("q", "ctrl+c", "ctrl+q")
SCREENS = {
    "table": STATES["turn"],
    "board": STATES["pointing"],
    "card": STATES["card"],
    "end of turn": STATES["end-turn"],
    "settings": STATES["settings"],
    "log": STATES["log"],
    "help": STATES["help"],
    "signs": STATES["signs"],
    "concede": State(keys=("c",)),
    "curtain": STATES["hand-over"],
    "aeons-end": State(None, games=("aeons-end",)),
}
FLAT = {"table", "board", "aeons-end"}
"""Where nothing lies above the table yet."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


# -- the full client ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_can_be_left(file: Path, screen: str) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        before, above = text_of(app), len(app.screen_stack)
        assert above == (2 if screen in FLAT else 3)
        answered = app.session.match.answered
        for key, no in zip(KEYS, ("escape", "n", "2"), strict=True):
            await press(app, pilot, key)
            assert ASKED in text_of(app)
            assert len(app.screen_stack) == above + 1
            await press(app, pilot, no)
            assert text_of(app) == before
            assert app.is_running
        await press(app, pilot, "ctrl+c", "y")
        assert not app.is_running
        assert app.session.match.answered == answered
        assert save_file.load(file).journal.dumps() == app.session.match.journal().dumps()

    at(SCREENS[screen], file, play)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_the_same_key_again_means_yes(file: Path, key: str) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, key, key)
        assert not app.is_running

    at(STATES["hand-over"], file, play)


@pytest.mark.slow
def test_piles_and_the_cards_in_them_can_be_left(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        discard = next(tile for tile in app.table.board.scene.tiles() if tile.title == "Discard 3")
        app.begin(app.read(discard))
        await settled(app, pilot)
        await press(app, pilot, "q", "escape")
        assert "▶Hammer Knight" in text_of(app)
        await press(app, pilot, "enter", "q", "escape")
        assert "Aftershock" in text_of(app)
        await press(app, pilot, "q", "enter")
        assert not app.is_running

    at(STATES["turn"], file, play)


@pytest.mark.slow
def test_a_card_with_several_uses_can_be_left(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await click(app, pilot, app.table.board, "Iron Worker #10")
        assert len(app.screen_stack) == 3
        await press(app, pilot, "q", "escape")
        assert "1  Iron Worker: Overtime" in text_of(app)
        await press(app, pilot, "ctrl+c", "enter")
        assert not app.is_running

    at(STATES["turn"], file, play)


@pytest.mark.slow
@pytest.mark.parametrize("keys", [("q", "escape"), ("ctrl+c", "n", "q", "escape"), ("escape", "q", "2")])
def test_the_curtain_hides_the_table_while_it_asks(file: Path, keys: tuple[str, ...]) -> None:
    """Report: at the curtain q did nothing, and Enter after it showed the other hand."""

    async def play(app: Shell, pilot: Pilot[None]) -> None:
        for key in keys:
            await press(app, pilot, key)
            assert not {"Redirect", "Golden Veil", "Coal Roarkwin"} & set(text_of(app).split("  "))
            assert "Battlefield" not in text_of(app)
        assert "Pass the screen to Player 2." in text_of(app)
        await press(app, pilot, "q", "enter")
        assert not app.is_running

    at(STATES["hand-over"], file, play)


@pytest.mark.slow
def test_the_curtain_still_opens_with_enter(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "q", "escape", "enter")
        assert "Player 2 (you)" in text_of(app)

    at(STATES["hand-over"], file, play)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_before_and_after_a_match_nothing_is_asked(file: Path, key: str) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, key)
        assert not app.is_running

    at(STATES["which-game"], file, play)
    at(STATES["over"], file, play)
    at(State(STATES["over"].given, STATES["over"].answers, ("l",)), file, play)


@pytest.mark.slow
def test_a_bot_that_thinks_keeps_nobody(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next person is not called to the screen while somebody is asked whether they leave."""
    thinks, goes_on = threading.Event(), threading.Event()
    consult = Session.consult

    def slow(session: Session, seat: int, decision: Decision) -> str:
        thinks.set()
        assert goes_on.wait(30)
        return consult(session, seat, decision)

    monkeypatch.setattr(Session, "consult", slow)

    async def run() -> None:
        state = State({**BUSY, "turn": "c", "c": {"draw": ["fear"]}}, seats=("person", "person", "bot=random"))
        app = Shell(lambda game: open_session(state, file, game), ["ashes"], Texts("en", ""))
        async with app.run_test(size=(80, 24)) as pilot:
            while not thinks.is_set():
                await pilot.pause(0.01)
            await pilot.press("q")
            await settled(app, pilot)
            assert ASKED in text_of(app)
            goes_on.set()
            for _ in range(20):
                await pilot.pause(0.01)
            assert ASKED in text_of(app)
            await press(app, pilot, "escape")
            assert app.is_running
        assert app.failure is None

    asyncio.run(run())


@pytest.mark.slow
def test_a_client_that_is_told_to_end_leaves_the_terminal_as_it_was(file: Path) -> None:
    async def play(app: Shell, _pilot: Pilot[None]) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        for _ in range(200):
            if not app.is_running:
                break
            await asyncio.sleep(0.01)
        assert not app.is_running

    before = signal.getsignal(signal.SIGTERM)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # so that a client that does not listen fails this test alone
    try:
        at(STATES["turn"], file, play)
    finally:
        signal.signal(signal.SIGTERM, before)


@pytest.mark.slow
def test_what_could_not_be_saved_is_not_called_saved(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: Path, _saved: save_file.SavedMatch) -> None:
        raise save_file.SaveError("The disk is full.")

    async def run() -> None:
        async with opened(STATES["turn"], file) as (app, pilot):
            monkeypatch.setattr(save_file, "write", full)
            await press(app, pilot, "7")
            await press(app, pilot, "q")
            assert "The last choices could not be saved" in text_of(app)
            # Enter alone loses nothing.
            await press(app, pilot, "enter")
            assert app.is_running
            monkeypatch.undo()
            await press(app, pilot, "2", "q")
            assert ASKED in text_of(app)

    asyncio.run(run())


# -- the plain client ---------------------------------------------------------------------------------------------

TWO = ("person", "person")


@pytest.mark.parametrize("word", ["q", "quit", "Q"])
def test_the_plain_curtain_can_be_left(file: Path, word: str) -> None:
    """Report: any line at the curtain, q too, showed the other hand."""
    over_there = play(new_session("1\n" + f"{word}\n" * 3, file, TWO))
    curtain = over_there.index("Pass the screen to Player 2.")

    assert "Player 2 >" not in over_there
    assert over_there[curtain:].count("\n") <= 4
    assert "To continue it: emberhold play --resume" in over_there[curtain:]


def test_the_plain_curtain_opens_with_enter(file: Path) -> None:
    assert "Player 2 >" in play(new_session("1\n\nq\n", file, TWO))


@pytest.mark.parametrize(("lines", "opened"), [("q\n", False), ("\nq\n", True)])
def test_a_plain_match_of_two_that_goes_on_begins_with_the_curtain(file: Path, lines: str, opened: bool) -> None:
    session = new_session(lines, file, TWO)
    PlainClient(session).run(resumed=True)
    said = session.console.out
    assert isinstance(said, io.StringIO)

    assert "Pass the screen to Player 1." in said.getvalue()
    assert ("Player 1 >" in said.getvalue()) == opened
    assert "To continue it: emberhold play --resume" in said.getvalue()


def test_a_plain_question_whether_to_give_up_can_be_left(file: Path) -> None:
    session = new_session("concede\nq\n", file)

    assert "To continue it: emberhold play --resume" in play(session)
    assert session.match.outcome is None


@pytest.mark.parametrize("word", ["q", "quit"])
def test_a_plain_choice_of_games_can_be_left(word: str) -> None:
    console = Console(io.StringIO(f"{word}\n1\n"), io.StringIO())
    with pytest.raises(Leave):
        choose_game(["aeons-end", "ashes"], Texts("en", ""), console)


def test_ctrl_c_while_a_bot_thinks_leaves(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_party: Session, _seat: int, _decision: Decision) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "consult", interrupted)
    session = new_session("1\n" * 9, file)

    assert "To continue it: emberhold play --resume" in play(session)
    assert save_file.load(file).journal.dumps() == session.match.journal().dumps()
