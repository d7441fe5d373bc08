"""The full terminal client: plays a match with the people at one terminal and the bots at their table."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from emberhold.core.decisions import Decision
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.autopass import PACES, PlaySettings, passes
from emberhold.tui.chain_play import Table
from emberhold.tui.draw.scene import Tile
from emberhold.tui.menu_rows import MenuRow, after_rows
from emberhold.tui.narration import outcome_sentence
from emberhold.tui.open_match import play_again
from emberhold.tui.session import Session
from emberhold.tui.shell.chains import Chains
from emberhold.tui.shell.dialogs import Dialog, HandOver
from emberhold.tui.shell.stylesheet import CSS
from emberhold.tui.shell.table_screen import TableScreen

__all__ = ["Shell"]


class Shell(Chains):
    """Plays any game on the whole screen."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Emberhold"

    def __init__(
        self,
        open_session: Callable[[str], Table],
        games: Sequence[str],
        texts: Texts,
        *,
        settings: PlaySettings | None = None,
        resumed: bool = False,
        home: bool = False,
        folder: Path | None = None,
        offered: Sequence[str] | None = None,
        chains: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.open_session = open_session
        """Opens a match or a chain. This loads the game, so it is called only after something is on the screen."""
        self.home = home
        """Whether it starts with the menus instead of a match."""
        self.folder = folder or save_file.default_folder()
        self.games = tuple(games)
        self.offered = self.games if offered is None else tuple(offered)
        self.chains = tuple(chains)
        self.texts = texts
        self.settings = settings or PlaySettings()
        self.resumed = resumed

    def on_mount(self) -> None:
        # A process that is killed leaves the terminal in disorder, so catch the signal. Windows and threads cannot.
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.exit)
        self.table = TableScreen(self.texts)
        self.push_screen(self.table)
        self.call_after_refresh(self._begin)

    def on_unmount(self) -> None:
        # The program ends only when the thread of a bot has ended.
        if self.seated is not None:
            self.seated.leave()

    def _begin(self) -> None:
        self.run_worker(self._lead(), exit_on_error=False)

    async def _lead(self) -> None:
        try:
            found = await (self.start() if self.home else self._asked_for())
            while found is not None:
                table, resumed = found
                if isinstance(table, Session):
                    found = await self._play_alone(table, resumed)
                else:
                    found = await self.play_chain(table, resumed)
        except Exception as error:
            self.failure = error
        self.exit()

    async def _play_alone(self, session: Session, resumed: bool) -> tuple[Table, bool] | None:
        """A match that is no part of a chain. Returns what somebody wants to play after it, or None."""
        await self.open_match(session, resumed)
        await self.play_match()
        outcome = session.match.outcome
        if outcome is None:
            said = session.texts.say("shell-nobody-left")
        else:
            said = outcome_sentence(outcome, session.texts, alone=len(session.persons) == 1)
        return await self._after_match(session, said)

    async def _asked_for(self) -> tuple[Table, bool] | None:
        """The match that was asked for on the command line."""
        game = await self._which_game()
        if game is None:
            return None
        self.table.show_question(self.texts.say("shell-opening"), ())
        return await asyncio.to_thread(self.open_session, game), self.resumed

    async def _which_game(self) -> str | None:
        if len(self.games) == 1:
            return self.games[0]
        names = [self.texts.say(f"game-{game}") if self.texts.has(f"game-{game}") else game for game in self.games]
        tiles = [Tile(f"{number}  {name}") for number, name in enumerate(names, 1)]
        hint = self.texts.say("shell-which-game-hint")
        chosen = await self.push_screen_wait(Dialog(self.texts.say("shell-which-game"), tiles, hint=hint))
        return None if chosen is None else self.games[chosen]

    async def open_match(self, session: Session, resumed: bool, *, covered: bool = False) -> None:
        self.join(session)
        # Save before the first question, so that a file that cannot be written is known before anything is lost.
        session.save()
        needed = session.needed_at_screen() if resumed or (covered and self.settings.hand_over) else None
        if needed is not None:
            await self._hand_over(needed)
        if resumed:
            self.story = session.story()
            session.skip_the_past()
            self.notice(session.texts.say("shell-resumed", n=session.match.answered))

    # -- the match -----------------------------------------------------------------------------------------------

    async def play_match(self) -> None:
        session = self.session
        while session.match.outcome is None:
            if not session.present:
                break
            seat, decision = session.next_question()
            if seat in session.bots:
                await self._bot_moves(seat, decision)
                continue
            if session.match.quiet:
                # Between two actions nobody is interrupted: it is this seat's own turn.
                self.settings.until_turn.discard(seat)
            key = passes(decision, seat, self.settings)
            if key is not None:
                self.given.add(session.match.answered)
            else:
                await self._bring_to_screen(seat)
                key = await self._ask(seat, decision)
            if key is not None:
                session.match.answer(seat, decision, key)
                self.keep()
        self.tell_mishaps()
        self.catch_up()

    async def _bot_moves(self, seat: int, decision: Decision) -> None:
        """Let a bot think in a thread, so that the screen keeps working, and leave time to read its move."""
        session = self.session
        if self.asked is not None or self.thinking != seat:
            self.thinking = seat
            self.show(None, session.texts.say("shell-bot-thinks", seat=f"seat-{seat}"))
        key = await asyncio.to_thread(session.consult, seat, decision)
        session.match.answer(seat, decision, key)
        self.keep()
        self.tell_mishaps()
        if self.catch_up():
            self.show(None, session.texts.say("shell-bot-thinks", seat=f"seat-{seat}"))
            await asyncio.sleep(PACES[self.settings.pace])

    async def _bring_to_screen(self, seat: int) -> None:
        """Hand the screen to this person, without showing what the last one saw."""
        session = self.session
        self.thinking = -1
        if seat != session.viewer:
            # Let the last person finish reading; the text is not meant for the next one.
            await self.nothing_open()
            if self.settings.hand_over and session.keeps_secrets(seat):
                await self._hand_over(seat)
            else:
                session.set_viewer(seat)
            news = len(session.news())
            self.story = session.story()
            self.unread = news
        self.catch_up()

    async def _hand_over(self, seat: int) -> None:
        texts = self.session.texts
        words = texts.say("shell-hand-over", seat=f"seat-{seat}")
        await self.push_screen_wait(HandOver(words, texts.say("shell-press-enter")))
        self.session.set_viewer(seat)

    async def _ask(self, seat: int, decision: Decision) -> str | None:
        """The answer of the person at the screen; None if the question must not be answered any more."""
        self.asked = decision
        self.answered = asyncio.get_running_loop().create_future()
        self.show(decision, self.session.texts.format(decision.described(seat)[0]))
        self.say_news()
        try:
            return await self.answered
        finally:
            self.answered = None
            self.asked = None
            self.unread = 0

    # -- after the end -------------------------------------------------------------------------------------------

    async def offer_after(self, said: str, rows: Sequence[MenuRow], *, again: bool = False) -> str:
        self.over = True
        self.after = asyncio.get_running_loop().create_future()
        if self.seated is None:
            self.table.show_question(said, ())
        else:
            self.show(None, said)
        self.table.choices.focus()
        tiles = [Tile(f"{number}  {row.title}") for number, row in enumerate(rows, 1)]
        if again:
            self.table.offer(tiles)
        else:
            # A key that was meant for one more question must not hide the result.
            self.set_timer(READ_FIRST, lambda: self.table.offer(tiles))
        return str(rows[await self.after].key[0])

    def choose_after(self, number: int) -> None:
        if not self.after.done():
            self.after.set_result(number)

    async def _after_match(self, session: Session, said: str) -> tuple[Table, bool] | None:
        """What to play after a match: another match, or None."""
        rows = after_rows(session.match.seats, session.texts)
        what = ""
        while True:
            what = await self.offer_after(said, rows, again=bool(what))
            if what in ("again", "swapped"):
                parts = await asyncio.to_thread(play_again, session, swapped=what == "swapped")
                return Session(*parts), False
            if what == "leave":
                return None
            if what == "home":
                return await self.start()
            if what == "watch":
                await self.watch_own(session)
            else:
                setup = session.match.journal().setup
                new = await self.new_match_menu(session.spec.name, session.seats, setup)
                if new is not None:
                    return new, False

    def keep(self) -> None:
        """Save after an accepted answer. If the disk is full, say so and play on."""
        try:
            self.session.save()
            self.unsaved = False
        except save_file.SaveError as error:
            self.unsaved = True
            self.notice(str(error))


READ_FIRST: Final = 1.0
"""How many seconds keys are ignored after a match, so that none chooses by mistake; `q` works at once."""
