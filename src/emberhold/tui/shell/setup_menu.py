"""A new match, chosen on the whole screen: who plays, and every choice that the game declares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from textual.app import App

from emberhold.core.choice import Choice
from emberhold.core.errors import EmberholdError
from emberhold.core.registry import SetupError
from emberhold.i18n import Texts
from emberhold.tui.menu_rows import MenuRow, item_rows, player_rows, seat_rows, setup_rows, value_rows
from emberhold.tui.open_match import new_luck
from emberhold.tui.saved_matches import game_name
from emberhold.tui.setup_draft import SetupDraft, read_brought
from emberhold.tui.shell.menu_screen import InputDialog, MenuScreen, opened_menu

__all__ = ["SetupMenu"]


class SetupMenu:
    """Leads through the choices until the match is to begin."""

    def __init__(self, app: App[Any], draft: SetupDraft, texts: Texts) -> None:
        self.app = app
        self.draft = draft
        self.texts = texts
        self.title = texts.fill("newmatch-title", {"game": game_name(draft.spec.name, texts)})
        self.cards = {str(card["slug"]): card for card in draft.spec.content()}
        self.more = False

    async def run(self) -> int | None:
        """The seed of the match that is to begin; None: nobody wants to."""

        def rows() -> list[MenuRow]:
            return setup_rows(self.draft, self.texts, more=self.more)

        letters = {"s": "start", "d": "default", "m": "more"}
        keys: dict[str, tuple[object, ...]] = {"start": ("start",), "default": ("preset", ""), "more": ("more",)}
        menu = MenuScreen(self.title, rows, self.texts, actions=letters)
        async with opened_menu(self.app, menu):
            while True:
                answer = await menu.answer()
                if answer is None:
                    return None
                key = keys.get(answer.action, answer.row.key)
                notice = ""
                if key == ("start",):
                    notice = self.draft.problem(self.texts)
                    if not notice:
                        return new_luck() if self.draft.seed is None else self.draft.seed
                else:
                    try:
                        await self._change(key)
                    except (EmberholdError, OSError) as error:
                        notice = str(error)
                menu.show_again(notice)

    async def _change(self, key: tuple[object, ...]) -> None:
        draft, texts = self.draft, self.texts
        match key:
            case ("preset", str(name)):
                draft.take_preset(name)
            case ("more",):
                self.more = not self.more
            case ("players",):
                chosen = await self._one_of(texts.say("newmatch-players"), player_rows(draft, texts), (draft.players,))
                if chosen is not None:
                    draft.set_players(int(str(chosen[0])))
            case ("seat", int(seat)):
                title = texts.fill("seat", {"n": seat + 1})
                chosen = await self._one_of(title, seat_rows(draft, seat, texts), (draft.seats[seat],))
                if chosen is not None:
                    draft.set_seat(seat, str(chosen[0]))
            case ("choice", int(number)):
                await self._choose(number)
            case ("seed",):
                await self._choose_seed()

    async def _one_of(self, title: str, rows: Sequence[MenuRow], cursor: object) -> tuple[object, ...] | None:
        menu = MenuScreen(f"{self.title} · {title}", partial(list, rows), self.texts, cursor=cursor)
        async with opened_menu(self.app, menu):
            answer = await menu.answer()
            return None if answer is None else answer.row.key

    async def _choose(self, number: int) -> None:
        """One of the values, a list, or a thing from a file."""
        draft = self.draft
        choice = draft.choices()[number]
        title = self.texts.say(choice.label)
        if choice.closed:
            raise SetupError(f"{title}: {self.texts.say(choice.closed)}")
        if not choice.values and not choice.drawn and not choice.brought:
            await self._choose_items(number, title)
            return
        rows = value_rows(draft, choice, self.texts, self.cards)
        now = next((row.key for row in rows if row.title.startswith("✓")), None)
        key = await self._one_of(title, rows, now)
        match key:
            case ("forget",):
                draft.forget(choice)
            case ("value", int(n)):
                draft.choose(choice, choice.values[n].value)
            case ("items",):
                await self._choose_items(number, title)
            case ("file",):
                await self._choose_file(choice, title)

    async def _choose_items(self, number: int, title: str) -> None:
        """A list: each row is taken or put back, and what is wrong with it is said all the time."""
        draft, texts = self.draft, self.texts

        def rows() -> list[MenuRow]:
            choice = draft.choices()[number]
            return item_rows(choice, draft.taken(choice), texts, self.cards)

        def pick(row: MenuRow) -> str:
            choice = draft.choices()[number]
            draft.toggle(choice, choice.items[int(str(row.key[1]))].value)
            return draft.problem(texts)

        menu = MenuScreen(f"{self.title} · {title}", rows, texts, actions={"d": "none"}, pick=pick)
        async with opened_menu(self.app, menu):
            while await menu.answer() is not None:
                draft.forget(draft.choices()[number])
                menu.show_again()

    async def _choose_file(self, choice: Choice, title: str) -> None:
        name = await self.app.push_screen_wait(InputDialog(title, self.texts.say("newmatch-file-hint")))
        if name:
            self.draft.choose(choice, read_brought(Path(name).expanduser()))

    async def _choose_seed(self) -> None:
        title, hint = self.texts.say("newmatch-seed"), self.texts.say("newmatch-seed-hint")
        now = "" if self.draft.seed is None else str(self.draft.seed)
        typed = await self.app.push_screen_wait(InputDialog(title, hint, now))
        if typed is not None:
            self.draft.set_seed(typed, self.texts)
