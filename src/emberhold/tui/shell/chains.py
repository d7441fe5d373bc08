"""Chains of matches on the whole screen: one match after the other, and what is said between them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from emberhold.core.choice import Choice
from emberhold.core.registry import load_game
from emberhold.tui import save_file
from emberhold.tui.chain_play import ChainOrder, ChainPlay, ChainSession, Table
from emberhold.tui.draw.scene import Scene, Tile
from emberhold.tui.menu_rows import MenuRow, chain_rows
from emberhold.tui.narration import outcome_sentence
from emberhold.tui.session import Session
from emberhold.tui.setup_draft import SetupDraft
from emberhold.tui.shell.dialogs import Dialog
from emberhold.tui.shell.menus import Menus
from emberhold.tui.shell.setup_menu import SetupMenu

__all__ = ["Chains"]


class Chains(Menus):
    """The part of the client that leads from match to match."""

    async def open_match(self, session: Session, resumed: bool, *, covered: bool = False) -> None:
        """Show a match. It is `covered` until the right person looks, if somebody else may be at the screen."""
        raise NotImplementedError

    async def play_match(self) -> None:
        raise NotImplementedError

    async def offer_after(self, said: str, rows: Sequence[MenuRow], *, again: bool = False) -> str:
        """Say how it ended, leave the table open to look at, and return what the person chooses.

        `again` is for somebody who has seen it and comes back.
        """
        raise NotImplementedError

    # -- a new chain ---------------------------------------------------------------------------------------------

    async def new_chain_menu(self, name: str) -> ChainOrder | None:
        """Choose who takes part; None means back."""
        # The first match of a chain is the one whose seats are those of the chain, and it has the same name.
        draft = SetupDraft(await asyncio.to_thread(load_game, name))
        texts = self.texts_of(name)
        seed = await SetupMenu(self, draft, texts, "home-new-chain").run()
        if seed is None:
            return None
        return await self.filled(ChainOrder(name, tuple(draft.seats), self.texts.lang, seed=seed))

    async def filled(self, order: ChainOrder) -> ChainOrder | None:
        """The order with what is still open, such as what is played after a draft; None means back."""
        found: ChainOrder | None = order
        while found is not None and (choice := await asyncio.to_thread(_open_choice, found)) is not None:
            texts = found.texts
            tiles = [Tile(f"{number}  {texts.say(value.label)}") for number, value in enumerate(choice.values, 1)]
            hint = texts.say("chain-matches-hint")
            chosen = await self.push_screen_wait(Dialog(found.question(choice), tiles, hint=hint))
            found = None if chosen is None else found.with_choice(choice, choice.values[chosen].value)
        return found

    # -- from match to match -------------------------------------------------------------------------------------

    async def play_chain(self, wanted: ChainPlay | ChainOrder, resumed: bool) -> tuple[Table, bool] | None:
        """Play a chain until it is over. Returns what somebody wants to play after that, or None."""
        if isinstance(wanted, ChainOrder):
            order = await self.filled(wanted)
            if order is None:
                return await self.start()
            self.table.show_question(self.texts.say("shell-opening"), ())
            play = await asyncio.to_thread(order.begin)
        else:
            play = wanted
        while not play.over:
            if not play.has_people:
                said = await self._let_bots_play(play)
            else:
                said = await self._play_one(play, resumed)
                if not said:
                    # Everybody at this screen has given up, and bots do not go on alone.
                    texts = self.session.texts
                    rows = chain_rows("", texts, over=True, watch=False)
                    return await self._after(await self.offer_after(texts.say("shell-nobody-left"), rows))
            resumed = False
            what = await self._between(play, said)
            if what != "next":
                return await self._after(what)
        return None

    async def _play_one(self, play: ChainPlay, resumed: bool) -> str:
        """Play the open match with people. Returns how it ended; "" if it did not."""
        session = await asyncio.to_thread(ChainSession, play)
        if session.match.outcome is None:
            await self.open_match(session, resumed, covered=bool(play.chain.played))
            if not resumed and (title := play.title()):
                self.notice(title)
            await self.play_match()
        else:
            self.join(session)
        outcome = session.match.outcome
        if outcome is None:
            return ""
        return outcome_sentence(outcome, session.texts, alone=len(session.persons) == 1)

    async def _let_bots_play(self, play: ChainPlay) -> str:
        """Nobody plays in this match, so only how it goes on is counted, and its result is told."""
        title, count = play.title(), 0
        self.over = True
        self.table.show_scene(Scene([title], ()), set())
        self.table.show_log((), 0)
        self.table.tell(())
        while await asyncio.to_thread(play.let_bot_move):
            count += 1
            self._save(play)
            args: dict[str, str | int] = {"title": title, "n": count}
            self.table.show_question(play.texts.fill("chain-bots-count", args), ())
        return f"{title} {play.result()}"

    async def _between(self, play: ChainPlay, said: str) -> str:
        """A match is over: how it ended, the points, and what comes next."""
        watch = play.has_people
        await asyncio.to_thread(play.go_on)
        self._save(play)
        texts = play.texts
        if play.over:
            said = f"{said} {texts.say('chain-over')}"
        # The points have a line of their own, because the question has room for two only.
        if standing := play.standing():
            self.notice(standing)
        rows = chain_rows(play.title(), texts, over=play.over, watch=watch)
        what = await self.offer_after(said, rows)
        while what == "watch":
            await self.watch_own(self.session)
            what = await self.offer_after(said, rows, again=True)
        return what

    async def _after(self, what: str) -> tuple[Table, bool] | None:
        return await self.start() if what == "home" else None

    def _save(self, play: ChainPlay) -> None:
        try:
            play.save()
            self.unsaved = False
        except save_file.SaveError as error:
            self.unsaved = True
            self.notice(str(error))


def _open_choice(order: ChainOrder) -> Choice | None:
    return order.open_choice
