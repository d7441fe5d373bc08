"""The full client with people who share a screen, and with bots."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from textual.pilot import Pilot

from emberhold.bots.search.searcher import Searcher
from emberhold.core.decisions import Decision
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.autopass import PlaySettings
from emberhold.tui.session import BotSeats, Session
from emberhold.tui.shell.app import Shell
from tests.tui.shells import at
from tools.screens import BUSY, STATES, THEIR_TURN, State, open_session, opened, press, settled, text_of

pytestmark = pytest.mark.slow


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def test_the_screen_is_hidden_while_it_changes_hands(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        assert "Pass the screen to Player 2." in text_of(app)
        assert "Coal Roarkwin" not in text_of(app)
        await press(app, pilot, "x", "escape")
        assert "Coal Roarkwin" not in text_of(app)
        await press(app, pilot, "enter")
        assert "Player 2 (you)" in text_of(app)
        assert "Redirect" in text_of(app)
        assert "Golden Veil" not in text_of(app)

    at(STATES["hand-over"], file, play)


@pytest.mark.parametrize(("turn", "called", "hands"), [("a", 1, 0), ("b", 2, 1)])
def test_a_match_of_two_that_goes_on_begins_with_the_curtain(file: Path, turn: str, called: int, hands: int) -> None:
    """Report: the one who opened it again saw the hand of the one whose turn it was."""
    secret = ("Golden Veil", "Redirect")

    async def run() -> None:
        state = State({**BUSY, "turn": turn}, seats=("person", "person"))
        app = Shell(lambda game: open_session(state, file, game), ["ashes"], Texts("en", ""), resumed=True)
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(app, pilot)
            assert f"Pass the screen to Player {called}." in text_of(app)
            assert not any(card in text_of(app) for card in secret)
            await press(app, pilot, "q", "escape", "enter")
            assert f"Player {called} (you)" in text_of(app)
            assert secret[hands] in text_of(app)
            assert secret[1 - hands] not in text_of(app)
            assert app.failure is None

    asyncio.run(run())


def test_a_match_without_secrets_goes_on_without_a_curtain(file: Path) -> None:
    async def run() -> None:
        state = State(None, seats=("person", "person"), games=("aeons-end",))
        app = Shell(lambda game: open_session(state, file, game), ["aeons-end"], Texts("en", ""), resumed=True)
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(app, pilot)
            assert "Pass the screen" not in text_of(app)
            assert "The match begins." in text_of(app)

    asyncio.run(run())


def test_the_curtain_can_be_switched_off(file: Path) -> None:
    async def play(app: Shell, _pilot: Pilot[None]) -> None:
        assert "Player 2 (you)" in text_of(app)

    at(STATES["hand-over"], file, play, PlaySettings(pace="none", hand_over=False))


@pytest.mark.parametrize(("game", "secrets"), [("ashes", True), ("aeons-end", False)])
def test_there_is_a_curtain_only_where_somebody_has_a_secret(file: Path, game: str, secrets: bool) -> None:
    spec = load_game(game)
    match = spec.new(spec.setups(2)[0], 1)
    seat = match.pending[0].seats[0]
    match.answer(seat, match.pending[0], "0")
    session = Session(spec, match, ("person", "person"), Texts("en", game), file)

    assert session.keeps_secrets(1) is secrets


def test_bots_think_beside_the_screen(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[int] = set()
    consult = Session.consult

    def watched(session: Session, seat: int, decision: Decision) -> str:
        threads.add(threading.get_ident())
        return consult(session, seat, decision)

    monkeypatch.setattr(Session, "consult", watched)

    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "=end turn")
        assert app.asked is not None

    at(
        State({**BUSY, "main": 0, "side": 0, "b": {"draw": ["fear"]}}),
        file,
        play,
        PlaySettings("idle", set(), False, True, "none"),
    )
    assert threads
    assert threading.get_ident() not in threads


def test_who_leaves_while_a_bot_thinks_does_not_wait_for_it(file: Path) -> None:
    """It would think for nine seconds; the screen says that it plays, and the keys work."""
    state = State(THEIR_TURN, seats=("person", "bot=adept:iterations=10000:milliseconds=9000"))

    async def run() -> None:
        app = Shell(lambda game: open_session(state, file, game), ["ashes"], Texts("en", ""))
        async with app.run_test(size=(120, 40)) as pilot:
            until = time.monotonic() + 60
            while "is playing" not in text_of(app) and time.monotonic() < until:
                await pilot.pause(0.05)
            assert "is playing" in text_of(app)
            session = app.session
            seat, decision = session.next_question()
            thinking = asyncio.create_task(asyncio.to_thread(session.consult, seat, decision))
            await pilot.press("q")
            await pilot.pause(0.05)
            assert "Leave the table?" in text_of(app)
            assert not thinking.done()
            await pilot.press("y")
        await asyncio.wait_for(thinking, 5)

    asyncio.run(run())


def test_in_a_window_a_bot_thinks_for_a_moment_only() -> None:
    """Who waits for two seconds after an attack would know that the master holds a reaction."""
    spec = load_game("ashes")
    bots = BotSeats(spec.new(spec.setups(2)[0], 1), ("bot=random", "bot=master"))
    asked: list[int] = []

    class Noted:
        uses_handle = False

        def __init__(self, milliseconds: int) -> None:
            self.milliseconds = milliseconds

        def choose(self, *_: object) -> str:
            asked.append(self.milliseconds)
            return "0"

    own, window = bots.bots[1], bots._hasty[1]
    assert isinstance(own, Searcher)
    assert isinstance(window, Searcher)
    bots.bots[1] = Noted(own.named["milliseconds"])
    bots._hasty[1] = Noted(window.named["milliseconds"])
    for ask in ("turn", "window"):
        bots.consult(1, SimpleNamespace(interrupts=ask == "window"))  # type: ignore[arg-type]
    assert asked == [2000, 100]


def test_a_bot_that_fails_is_in_the_log(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        assert not any("An answer was chosen for it" in line.text for line in app.story)
        await press(app, pilot, "=end turn")
        assert app.asked is not None
        failed = [line.text for line in app.story if "ran into an error. An answer was chosen for it" in line.text]
        assert failed
        assert failed[0].startswith("Raises ")

    state = State(
        {**BUSY, "main": 0, "side": 0, "b": {"draw": ["fear"]}}, seats=("person", "bot=tests.bots.rogues:Raises")
    )
    at(state, file, play, PlaySettings("idle", set(), False, True, "none"))


def test_reactions_are_passed_until_the_own_turn(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "p")
        assert "You pass every reaction" in text_of(app)
        assert app.settings.until_turn == {0}
        await press(app, pilot, "p")
        assert app.settings.until_turn == set()
        await press(app, pilot, "s", "1", "escape")
        assert app.settings.until_turn == {0}
        await press(app, pilot, "=done")
        assert app.settings.until_turn == {0} or app.session.match.quiet

    at(STATES["block"], file, play)


def test_the_game_is_asked_for(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "2")
        assert app.session.spec.name == "ashes"
        assert "First Five" in text_of(app)

    at(STATES["which-game"], file, play)


def test_what_prevents_a_match_is_handed_to_the_caller(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    app = Shell(lambda game: open_session(State(), blocked / "match.json", game), ["ashes"], Texts("en", ""))

    async def run() -> None:
        async with app.run_test() as pilot:
            await settled(app, pilot)

    asyncio.run(run())
    assert isinstance(app.failure, save_file.SaveError)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1])
def test_whole_matches_lack_no_sentence(file: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    # The disk is not what this is about, and a match has hundreds of answers.
    monkeypatch.setattr(save_file, "write", lambda _file, _saved: None)
    rng = Rng(seed)

    async def run() -> Shell:
        async with opened(State(None), file, (80, 24), PlaySettings("ask", set(), False, True, "none")) as (app, pilot):
            for _ in range(1500):
                if app.over:
                    break
                app.give(app.options[rng.below(len(app.options))].key)
                await settled(app, pilot)
        return app

    app = asyncio.run(run())
    assert app.over
    assert app.session.texts.absent == set()
    assert app.session.texts.broken == {}
