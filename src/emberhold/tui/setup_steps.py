"""A new match, chosen step by step, the same in both clients: what is shown next, and what an answer to it changes.

A client shows a step its own way and sends back what was chosen; None: back to where one came from.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple, TypeAlias

from emberhold.core.choice import Choice
from emberhold.core.registry import SetupError
from emberhold.i18n import Texts
from emberhold.tui.menu_rows import MARK, Key, MenuRow, item_rows, player_rows, seat_rows, setup_rows, value_rows
from emberhold.tui.open_match import new_luck
from emberhold.tui.saved_matches import game_name
from emberhold.tui.setup_draft import SetupDraft, choice_name, read_brought

__all__ = ["ListStep", "RowsStep", "SetupSteps", "Step", "TypedStep", "marked"]


class RowsStep(NamedTuple):
    """Rows of which one is chosen; the answer is its key."""

    title: str
    rows: Sequence[MenuRow]


class ListStep(NamedTuple):
    """A list that is put together: `SetupSteps.list_rows`, `pick` and `clear`; there is no answer."""

    title: str
    number: int


class TypedStep(NamedTuple):
    """A line to be typed, for the seed or for the name of a file; it is the answer."""

    about: str
    title: str
    now: str = ""


Step: TypeAlias = RowsStep | ListStep | TypedStep
Steps: TypeAlias = Generator[Step, Key | str | None, None]


class SetupSteps:
    """What has been chosen so far, and the ways to change it."""

    def __init__(self, draft: SetupDraft, texts: Texts, title: str = "newmatch-title") -> None:
        self.draft = draft
        self.texts = texts
        self.title = texts.fill(title, {"game": game_name(draft.spec.name, texts)})
        self.cards = {str(card["slug"]): card for card in draft.spec.content()}
        self.more = False

    def rows(self) -> list[MenuRow]:
        return setup_rows(self.draft, self.texts, more=self.more)

    def problem(self) -> str:
        """Why the match cannot begin yet; "" if it can."""
        return self.draft.problem(self.texts)

    def seed(self) -> int:
        """The seed of the match that begins: a new one, if nobody chose it."""
        return new_luck() if self.draft.seed is None else self.draft.seed

    def change(self, key: Key) -> Steps:
        """What happens when a row of the set-up is chosen, unless that is the start."""
        draft, texts = self.draft, self.texts
        match key:
            case ("preset", str(name)):
                draft.take_preset(name)
            case ("more",):
                self.more = not self.more
            case ("players",):
                chosen = yield RowsStep(texts.say("newmatch-players"), player_rows(draft, texts))
                if chosen is not None:
                    draft.set_players(int(str(chosen[0])))
            case ("seat", int(seat)):
                chosen = yield RowsStep(texts.fill("seat", {"n": seat + 1}), seat_rows(draft, seat, texts))
                if chosen is not None:
                    draft.set_seat(seat, str(chosen[0]))
            case ("choice", int(number)):
                yield from self._choose(number)
            case ("seed",):
                now = "" if draft.seed is None else str(draft.seed)
                typed = yield TypedStep("seed", texts.say("newmatch-seed"), now)
                if typed is not None:
                    draft.set_seed(str(typed), texts)

    def _choose(self, number: int) -> Steps:
        """One of the values, a list, or a thing from a file."""
        draft = self.draft
        choice = draft.choices()[number]
        title = choice_name(choice, self.texts)
        if choice.closed:
            raise SetupError(f"{title}: {self.texts.say(choice.closed)}")
        if not choice.values and not choice.drawn and not choice.brought:
            yield ListStep(title, number)
            return
        match (yield RowsStep(title, value_rows(draft, choice, self.texts, self.cards))):
            case ("forget",):
                draft.forget(choice)
            case ("value", int(n)):
                draft.choose(choice, choice.values[n].value)
            case ("items",):
                yield ListStep(title, number)
            case ("file",):
                name = yield TypedStep("file", title)
                if name:
                    draft.choose(choice, read_brought(draft.spec, choice, str(name)))
            case ("own", str(word)):
                draft.choose(choice, read_brought(draft.spec, choice, word))

    # -- a list --------------------------------------------------------------------------------------------------

    def _choice(self, number: int) -> Choice:
        return self.draft.choices()[number]

    def list_rows(self, number: int) -> list[MenuRow]:
        choice = self._choice(number)
        return item_rows(choice, self.draft.taken(choice), self.texts, self.cards)

    def pick(self, number: int, row: MenuRow) -> str:
        """Take a row or put it back; what is wrong with the set-up then."""
        choice = self._choice(number)
        self.draft.toggle(choice, choice.items[int(str(row.key[1]))].value)
        return self.problem()

    def clear(self, number: int) -> None:
        self.draft.forget(self._choice(number))


def marked(rows: Sequence[MenuRow]) -> Key | None:
    """The row that is chosen now."""
    return next((row.key for row in rows if row.title.startswith(MARK)), None)
