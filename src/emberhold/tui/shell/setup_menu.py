"""A new match, chosen on the whole screen: who plays, and every choice that the game declares."""

from __future__ import annotations

from functools import partial
from typing import Any

from textual.app import App

from emberhold.core.errors import EmberholdError
from emberhold.i18n import Texts
from emberhold.tui.menu_rows import Key
from emberhold.tui.setup_draft import SetupDraft
from emberhold.tui.setup_steps import ListStep, RowsStep, SetupSteps, Step, marked
from emberhold.tui.shell.menu_screen import InputDialog, MenuScreen, opened_menu

__all__ = ["SetupMenu"]


class SetupMenu:
    """Shows the choices until the match begins."""

    def __init__(self, app: App[Any], draft: SetupDraft, texts: Texts, title: str = "newmatch-title") -> None:
        self.app = app
        self.texts = texts
        self.steps = SetupSteps(draft, texts, title)

    async def run(self) -> int | None:
        """The seed of the match to begin; None if the person goes back."""
        letters = {"s": "start", "d": "default", "m": "more"}
        keys: dict[str, Key] = {"start": ("start",), "default": ("preset", ""), "more": ("more",)}
        menu = MenuScreen(self.steps.title, self.steps.rows, self.texts, actions=letters)
        async with opened_menu(self.app, menu):
            while True:
                answer = await menu.answer()
                if answer is None:
                    return None
                key = keys.get(answer.action, answer.row.key)
                notice = ""
                if key == ("start",):
                    notice = self.steps.problem()
                    if not notice:
                        return self.steps.seed()
                else:
                    try:
                        await self._change(key)
                    except (EmberholdError, OSError) as error:
                        notice = str(error)
                menu.show_again(notice)

    async def _change(self, key: Key) -> None:
        steps = self.steps.change(key)
        step = next(steps, None)
        while step is not None:
            answer = await self._ask(step)
            try:
                step = steps.send(answer)
            except StopIteration:
                return

    async def _ask(self, step: Step) -> Key | str | None:
        if isinstance(step, RowsStep):
            menu = MenuScreen(self._title(step), lambda: step.rows, self.texts, cursor=marked(step.rows))
            async with opened_menu(self.app, menu):
                answer = await menu.answer()
                return None if answer is None else answer.row.key
        if isinstance(step, ListStep):
            await self._put_together(step)
            return None
        hint = self.texts.say(f"newmatch-{step.about}-hint")
        return await self.app.push_screen_wait(InputDialog(step.title, hint, step.now))

    def _title(self, step: RowsStep | ListStep) -> str:
        return f"{self.steps.title} · {step.title}"

    async def _put_together(self, step: ListStep) -> None:
        """A list: each row is taken or put back, and what is wrong with it is said all the time."""
        rows, pick = partial(self.steps.list_rows, step.number), partial(self.steps.pick, step.number)
        menu = MenuScreen(self._title(step), rows, self.texts, actions={"d": "none"}, pick=pick)
        async with opened_menu(self.app, menu):
            while await menu.answer() is not None:
                self.steps.clear(step.number)
                menu.show_again()
