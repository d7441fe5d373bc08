"""A new match, chosen line by line: who plays, and every choice that the game declares."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from emberhold.core.choice import Choice
from emberhold.core.errors import EmberholdError
from emberhold.core.registry import SetupError
from emberhold.i18n import Texts
from emberhold.tui.menu_rows import MenuRow, item_rows, player_rows, seat_rows, setup_rows, value_rows
from emberhold.tui.open_match import new_luck
from emberhold.tui.plain.console import Console
from emberhold.tui.plain.plain_menu import BACK_WORDS, ask_row, speak
from emberhold.tui.saved_matches import game_name
from emberhold.tui.setup_draft import SetupDraft, read_brought

__all__ = ["PlainSetup"]


class PlainSetup:
    """Leads through the choices until the match is to begin."""

    def __init__(self, console: Console, draft: SetupDraft, texts: Texts) -> None:
        self.console = console
        self.draft = draft
        self.texts = texts
        self.title = texts.fill("newmatch-title", {"game": game_name(draft.spec.name, texts)})
        self.cards = {str(card["slug"]): card for card in draft.spec.content()}
        self.more = False

    def run(self) -> int | None:
        """The seed of the match that is to begin; None: nobody wants to."""
        while True:
            row = ask_row(self.console, self.texts, self.title, setup_rows(self.draft, self.texts, more=self.more))
            if row is None:
                return None
            try:
                if row.key == ("start",):
                    problem = self.draft.problem(self.texts)
                    if not problem:
                        return new_luck() if self.draft.seed is None else self.draft.seed
                    speak(self.console, problem)
                else:
                    self._change(row.key)
            except (EmberholdError, OSError) as error:
                speak(self.console, str(error))

    def _change(self, key: tuple[object, ...]) -> None:
        draft, texts = self.draft, self.texts
        match key:
            case ("preset", str(name)):
                draft.take_preset(name)
            case ("more",):
                self.more = not self.more
            case ("players",):
                chosen = self._one_of(texts.say("newmatch-players"), player_rows(draft, texts))
                if chosen is not None:
                    draft.set_players(int(str(chosen[0])))
            case ("seat", int(seat)):
                chosen = self._one_of(texts.fill("seat", {"n": seat + 1}), seat_rows(draft, seat, texts))
                if chosen is not None:
                    draft.set_seat(seat, str(chosen[0]))
            case ("choice", int(number)):
                self._choose(number)
            case ("seed",):
                draft.set_seed(self._typed("newmatch-seed-ask"), texts)

    def _one_of(self, title: str, rows: Sequence[MenuRow]) -> tuple[object, ...] | None:
        row = ask_row(self.console, self.texts, title, rows)
        return None if row is None else row.key

    def _typed(self, question: str) -> str:
        return self.console.ask_or_leave(self.texts.say(question) + " ")

    def _choose(self, number: int) -> None:
        draft = self.draft
        choice = draft.choices()[number]
        title = self.texts.say(choice.label)
        if choice.closed:
            raise SetupError(f"{title}: {self.texts.say(choice.closed)}")
        if not choice.values and not choice.drawn and not choice.brought:
            self._choose_items(number, title)
            return
        match self._one_of(title, value_rows(draft, choice, self.texts, self.cards)):
            case ("forget",):
                draft.forget(choice)
            case ("value", int(n)):
                draft.choose(choice, choice.values[n].value)
            case ("items",):
                self._choose_items(number, title)
            case ("file",):
                self._choose_file(choice)

    def _choose_items(self, number: int, title: str) -> None:
        """A list: each number takes a row or puts it back."""
        while True:
            choice = self.draft.choices()[number]
            rows = item_rows(choice, self.draft.taken(choice), self.texts, self.cards)
            row = ask_row(self.console, self.texts, title, rows, "menu-pick")
            if row is None:
                return
            self.draft.toggle(choice, choice.items[int(str(row.key[1]))].value)
            problem = self.draft.problem(self.texts)
            if problem:
                speak(self.console, problem)

    def _choose_file(self, choice: Choice) -> None:
        name = self._typed("newmatch-file-ask")
        if name and name.casefold() not in BACK_WORDS:
            self.draft.choose(choice, read_brought(Path(name).expanduser()))
