"""A new match, chosen line by line: who plays, and every choice that the game declares."""

from __future__ import annotations

from emberhold.core.errors import EmberholdError
from emberhold.i18n import Texts
from emberhold.tui.menu_rows import Key
from emberhold.tui.plain.console import Console
from emberhold.tui.plain.plain_menu import BACK_WORDS, ask_row, speak
from emberhold.tui.setup_draft import SetupDraft
from emberhold.tui.setup_steps import ListStep, RowsStep, SetupSteps, Step

__all__ = ["PlainSetup"]


class PlainSetup:
    """Shows the choices until the match begins."""

    def __init__(self, console: Console, draft: SetupDraft, texts: Texts, title: str = "newmatch-title") -> None:
        self.console = console
        self.texts = texts
        self.steps = SetupSteps(draft, texts, title)

    def run(self) -> int | None:
        """The seed of the match to begin; None if the person goes back."""
        while True:
            row = ask_row(self.console, self.texts, self.steps.title, self.steps.rows())
            if row is None:
                return None
            try:
                if row.key == ("start",):
                    problem = self.steps.problem()
                    if not problem:
                        return self.steps.seed()
                    speak(self.console, problem)
                else:
                    self._change(row.key)
            except (EmberholdError, OSError) as error:
                speak(self.console, str(error))

    def _change(self, key: Key) -> None:
        steps = self.steps.change(key)
        step = next(steps, None)
        while step is not None:
            answer = self._ask(step)
            try:
                step = steps.send(answer)
            except StopIteration:
                return

    def _ask(self, step: Step) -> Key | str | None:
        if isinstance(step, RowsStep):
            row = ask_row(self.console, self.texts, step.title, step.rows)
            return None if row is None else row.key
        if isinstance(step, ListStep):
            self._put_together(step)
            return None
        typed = self.console.ask_or_leave(f"{self.texts.say(f'newmatch-{step.about}-ask')} ")
        return None if typed.casefold() in BACK_WORDS else typed

    def _put_together(self, step: ListStep) -> None:
        """A list: typing a number adds a row to it or removes it."""
        while True:
            row = ask_row(self.console, self.texts, step.title, self.steps.list_rows(step.number), "menu-pick")
            if row is None:
                return
            speak(self.console, self.steps.pick(step.number, row))
