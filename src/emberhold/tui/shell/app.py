"""The full terminal client: leads the people at one terminal, and the bots at their table, through a match."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Sequence
from typing import Final

from emberhold.core.decisions import Decision
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.autopass import PACES, Settings, passes
from emberhold.tui.draw.scene import Tile
from emberhold.tui.narration import outcome_sentence
from emberhold.tui.session import Party
from emberhold.tui.shell.controls import Doing
from emberhold.tui.shell.dialogs import Dialog, HandOver
from emberhold.tui.shell.stylesheet import CSS
from emberhold.tui.shell.table_screen import TableScreen

__all__ = ["Shell"]


class Shell(Doing):
    """Any game of the core protocol on the whole screen."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Emberhold"

    def __init__(
        self,
        opening: Callable[[str], Party],
        games: Sequence[str],
        texts: Texts,
        *,
        settings: Settings | None = None,
        resumed: bool = False,
    ) -> None:
        super().__init__()
        self.opening = opening
        """Lays the table for a game. It loads the game, so it is called after the first thing is on the screen."""
        self.games = tuple(games)
        self.texts = texts
        self.settings = settings or Settings()
        self.resumed = resumed

    def on_mount(self) -> None:
        # A process that simply dies leaves the terminal in pieces. Windows cannot be asked to listen, nor can a thread.
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.exit)
        self.table = TableScreen(self.texts)
        self.push_screen(self.table)
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        self.run_worker(self._lead(), exit_on_error=False)

    async def _lead(self) -> None:
        try:
            game = await self._which_game()
            if game is not None:
                self.table.show_question(self.texts.say("shell-opening"), ())
                await self._sit_down(await asyncio.to_thread(self.opening, game))
                await self._play()
        except Exception as error:
            self.failure = error
            self.exit()

    async def _which_game(self) -> str | None:
        if len(self.games) == 1:
            return self.games[0]
        names = [self.texts.say(f"game-{game}") if self.texts.has(f"game-{game}") else game for game in self.games]
        tiles = [Tile(f"{number}  {name}") for number, name in enumerate(names, 1)]
        hint = self.texts.say("shell-which-game-hint")
        chosen = await self.push_screen_wait(Dialog(self.texts.say("shell-which-game"), tiles, hint=hint))
        if chosen is None:
            self.exit()
            return None
        return self.games[chosen]

    async def _sit_down(self, party: Party) -> None:
        self.join(party)
        # Before the first question, so that an unwritable file is known before anything can be lost.
        party.save()
        if self.resumed:
            called = party.called()
            if called is not None:
                await self._hand_over(called)
            self.story = party.story()
            party.skip_the_past()
            self.notice(party.texts.say("shell-resumed", n=party.match.answered))

    # -- the match -----------------------------------------------------------------------------------------------

    async def _play(self) -> None:
        party = self.party
        while party.match.outcome is None:
            if not party.present:
                break
            seat, decision = party.next_question()
            if seat in party.bots:
                await self._bot_moves(seat, decision)
                continue
            if party.match.quiet:
                # Between two actions nobody is interrupted: this is the seat's own turn to do something.
                self.settings.until_turn.discard(seat)
            key = passes(decision, seat, self.settings)
            if key is not None:
                self.given.add(party.match.answered)
            else:
                await self._face(seat)
                key = await self._ask(seat, decision)
            if key is not None:
                party.match.answer(seat, decision, key)
                self.keep()
        self._finish()

    async def _bot_moves(self, seat: int, decision: Decision) -> None:
        """Bots think in a thread, so the screen stays alive; what they did can be read before it goes on."""
        party = self.party
        if self.asked is not None or self.thinking != seat:
            self.thinking = seat
            self.show(None, party.texts.say("shell-bot-thinks", seat=f"seat-{seat}"))
        key = await asyncio.to_thread(party.consult, seat, decision)
        party.match.answer(seat, decision, key)
        self.keep()
        if self.catch_up():
            self.show(None, party.texts.say("shell-bot-thinks", seat=f"seat-{seat}"))
            await asyncio.sleep(PACES[self.settings.pace])

    async def _face(self, seat: int) -> None:
        """Bring this person to the screen; nobody sees what the last one saw."""
        party = self.party
        self.thinking = -1
        if seat != party.viewer:
            # Somebody who is still reading reads it to the end; it is not for the next one.
            await self.nothing_open()
            if self.settings.hand_over and party.keeps_secrets(seat):
                await self._hand_over(seat)
            else:
                party.look(seat)
            news = len(party.news())
            self.story = party.story()
            self.unread = news
        self.catch_up()

    async def _hand_over(self, seat: int) -> None:
        texts = self.party.texts
        words = texts.say("shell-hand-over", seat=f"seat-{seat}")
        await self.push_screen_wait(HandOver(words, texts.say("shell-press-enter")))
        self.party.look(seat)

    async def _ask(self, seat: int, decision: Decision) -> str | None:
        """The answer of the person at the screen; None if the question is no longer the one to answer."""
        self.asked = decision
        self.answered = asyncio.get_running_loop().create_future()
        self.show(decision, self.party.texts.format(decision.described(seat)[0]))
        self.say_news()
        try:
            return await self.answered
        finally:
            self.answered = None
            self.asked = None
            self.unread = 0

    def _finish(self) -> None:
        """Nothing is left to decide: say how it ended, and leave the table to be looked at."""
        party = self.party
        self.catch_up()
        outcome = party.match.outcome
        if outcome is None:
            said = party.texts.say("shell-nobody-left")
        else:
            said = outcome_sentence(outcome, party.texts, alone=len(party.persons) == 1)
        self.over = True
        self.show(None, said)
        self.table.choices.focus()
        # A key that was meant for one question more must not take away how it ended.
        self.set_timer(READ_FIRST, self._let_leave)

    def _let_leave(self) -> None:
        self.table.offer([Tile(f"{LEAVE}  {self.party.texts.say('shell-leave')}")])

    def keep(self) -> None:
        """Save after an accepted answer. A full disk is said aloud, but it does not end the match."""
        try:
            self.party.save()
            self.unsaved = False
        except save_file.SaveError as error:
            self.unsaved = True
            self.notice(str(error))


LEAVE: Final = 1
READ_FIRST: Final = 1.0
"""Seconds before a number or Enter leaves a match that is over; `q` does so at once."""
