"""The menus around a match: the start, the saved matches, a new match, and a replay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from emberhold.core.errors import EmberholdError
from emberhold.core.journal import Setup
from emberhold.core.registry import load_game
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.chain_play import ChainOrder, Table, resume_chain
from emberhold.tui.draw.scene import Tile
from emberhold.tui.menu_rows import MenuRow, home_rows, saved_action_rows, saved_rows
from emberhold.tui.open_match import SessionParts, new_match, resume_match
from emberhold.tui.recorded_match import RecordedMatch
from emberhold.tui.replay_session import ReplaySession
from emberhold.tui.saved_matches import ListedMatch, delete, find_saved_matches, open_recorded
from emberhold.tui.session import Session
from emberhold.tui.setup_draft import SetupDraft
from emberhold.tui.shell.controls import Controls
from emberhold.tui.shell.dialogs import Dialog
from emberhold.tui.shell.menu_screen import MenuScreen, opened_menu
from emberhold.tui.shell.replay_screen import ReplayScreen
from emberhold.tui.shell.setup_menu import SetupMenu

__all__ = ["Menus"]


class Menus(Controls):
    """The half of the client that shows the menus around matches."""

    offered: tuple[str, ...]
    """The games of which the start screen offers new matches."""
    chains: tuple[str, ...]
    """The chains of matches that it offers."""
    folder: Path
    """Where matches are saved."""

    def texts_of(self, game: str) -> Texts:
        return Texts(self.texts.lang, game)

    async def start(self) -> tuple[Table, bool] | None:
        """The first menu. Returns a match or a chain and whether it is a resumed one; None if nobody wants to play."""
        saved: list[ListedMatch] = await self.find_saved()

        def rows() -> list[MenuRow]:
            return home_rows(self.offered, saved, self.texts, self.chains)

        menu = MenuScreen(self.texts.say("home-title"), rows, self.texts, closing="leave", numbered=True)
        async with opened_menu(self, menu):
            while True:
                answer = await menu.answer()
                if answer is None or answer.row.key == ("leave",):
                    return None
                notice = ""
                try:
                    found = await self._from_home(answer.row.key)
                    if found is not None:
                        return found
                except (EmberholdError, OSError) as error:
                    notice = str(error)
                saved = await self.find_saved()
                menu.show_again(notice)

    async def find_saved(self) -> list[ListedMatch]:
        return await asyncio.to_thread(find_saved_matches, self.folder, self.texts_of)

    async def _from_home(self, key: tuple[object, ...]) -> tuple[Table, bool] | None:
        match key:
            case ("resume", Path() as file):
                return await opened(partial(resume_match, file)), True
            case ("new", str(game)):
                session = await self.new_match_menu(game)
                return None if session is None else (session, False)
            case ("resume-chain", Path() as file):
                return await asyncio.to_thread(resume_chain, file), True
            case ("new-chain", str(name)):
                order = await self.new_chain_menu(name)
                return None if order is None else (order, False)
            case _:
                return await self.saved_list()

    # -- saved matches -------------------------------------------------------------------------------------------

    async def saved_list(self) -> tuple[Table, bool] | None:
        """The saved matches. Returns the one to continue or to play again; None means back."""
        saved: list[ListedMatch] = await self.find_saved()

        def rows() -> list[MenuRow]:
            none = [MenuRow((), self.texts.say("saves-none"), heading=True)]
            return saved_rows(saved, self.texts) or none

        actions = {"w": "watch", "d": "delete"}
        menu = MenuScreen(self.texts.say("saves-title"), rows, self.texts, actions=actions, numbered=True)
        async with opened_menu(self, menu):
            while True:
                answer = await menu.answer()
                if answer is None:
                    return None
                notice = ""
                listed = next(listed for listed in saved if listed.file == answer.row.key[1])
                try:
                    found = await self._with_saved(listed, answer.action)
                    if isinstance(found, tuple):
                        return found
                    notice = found
                except (EmberholdError, OSError) as error:
                    notice = str(error)
                saved = await self.find_saved()
                menu.show_again(notice)

    async def _with_saved(self, listed: ListedMatch, action: str) -> tuple[Table, bool] | str:
        """Do something with a saved match. Returns a message about it, or the match to play."""
        if not action:
            rows = saved_action_rows(listed, self.texts)
            tiles = [Tile(f"{number}  {row.title}") for number, row in enumerate(rows, 1)]
            title = f"{listed.title} · {listed.when}"
            chosen = await self.push_screen_wait(Dialog(title, tiles, words=listed.wrong))
            if chosen is None:
                return ""
            action = str(rows[chosen].key[0])
        if action == "delete":
            question = self.texts.fill("saves-delete-sure", {"file": listed.file.name})
            if not await self.sure(question):
                return self.texts.say("saves-delete-not")
            await asyncio.to_thread(delete, listed.file)
            return self.texts.fill("saves-deleted", {"file": listed.file.name})
        if action == "watch":
            if not listed.watched:
                return listed.wrong or self.texts.say("saves-chain")
            await self.watch_file(listed.file)
            return ""
        if action == "again":
            saved = save_file.load(listed.file)
            session = await self.new_match_menu(saved.journal.game, saved.seats, saved.journal.setup)
            return "" if session is None else (session, False)
        if listed.chain:
            return await asyncio.to_thread(resume_chain, listed.file), True
        return await opened(partial(resume_match, listed.file)), True

    # -- replays -------------------------------------------------------------------------------------------------

    async def watch_file(self, file: Path) -> None:
        recorded, saved = await asyncio.to_thread(open_recorded, file)
        await self.watch_replay(ReplaySession(recorded, saved.seats, self.texts_of(recorded.spec.name)))

    async def watch_replay(self, session: ReplaySession) -> None:
        await self.push_screen_wait(ReplayScreen(session))

    async def watch_own(self, session: Session) -> None:
        """Watch the match that was just played."""
        recorded = await asyncio.to_thread(RecordedMatch, session.match.journal(), session.spec)
        await self.watch_replay(ReplaySession(recorded, session.seats, session.texts))
        session.set_viewer(session.viewer)

    # -- a new match ---------------------------------------------------------------------------------------------

    async def new_chain_menu(self, name: str) -> ChainOrder | None:
        raise NotImplementedError

    async def new_match_menu(self, game: str, seats: Sequence[str] = (), setup: Setup | None = None) -> Session | None:
        """Choose a match of this game; None means back."""
        spec = await asyncio.to_thread(load_game, game)
        draft = SetupDraft(spec, seats, setup)
        texts = self.texts_of(game)
        menu = SetupMenu(self, draft, texts)
        seed = await menu.run()
        if seed is None:
            return None
        return await opened(partial(new_match, spec, draft.seats, draft.setup(seed), seed, texts))


async def opened(open_match: Callable[[], SessionParts]) -> Session:
    """Open a session, which may take a while."""
    return await asyncio.to_thread(lambda: Session(*open_match()))
