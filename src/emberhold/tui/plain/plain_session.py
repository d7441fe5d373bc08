"""A match in the plain client: sentences one after another, and the board whenever it has changed."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence, Set
from pathlib import Path

from emberhold.core.decisions import Message
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.boards import find_renderer
from emberhold.tui.draw.text_lines import wrap
from emberhold.tui.narration import LogLine
from emberhold.tui.plain.card_pages import say_story
from emberhold.tui.plain.console import Console
from emberhold.tui.session import Session

__all__ = ["PlainSession"]


class PlainSession(Session):
    """The table of the plain client."""

    def __init__(
        self, spec: GameSpec, match: Match, seats: Sequence[str], texts: Texts, console: Console, file: Path
    ) -> None:
        super().__init__(spec, match, seats, texts, file)
        self.console = console
        self.board = find_renderer(spec.name)
        self.shown: Mapping[str, object] | None = None

    @property
    def width(self) -> int:
        return shutil.get_terminal_size().columns

    def tell(self, id: str, **args: str | int) -> None:
        """Print a sentence of the client. The arguments are message ids and numbers."""
        self.speak(self.texts.say(id, **args))

    def speak(self, text: str, indent: str = "") -> None:
        for line in wrap(text, self.width, indent):
            self.console.say(line)

    def bring_to_screen(self, seat: int) -> None:
        """Hand the screen to this person, without showing what the last one saw."""
        if seat != self.viewer:
            self.hand_over(seat)

    def hand_over(self, seat: int) -> None:
        self.console.clear()
        self.tell("shell-hand-over", seat=f"seat-{seat}")
        self.console.ask_or_leave(self.texts.say("shell-press-enter") + " ")
        self.console.clear()
        self.set_viewer(seat)
        self.shown = None

    def catch_up(self) -> None:
        """Tell the person at the screen what happened since they last looked."""
        self.recount(self.news())

    def recount(self, lines: Sequence[LogLine]) -> None:
        """Print what happened, under the headings of turns and rounds."""
        say_story(self.console, lines)

    def take_back(self, given: Set[int] = frozenset()) -> Message:
        said = super().take_back(given)
        # The board is drawn again even if it looks the same, because the question above it is new.
        self.shown = None
        return said

    def cancel(self) -> Message:
        said = super().cancel()
        self.shown = None
        return said

    def show_board(self, *, again: bool = False) -> None:
        """Draw the board, unless it is still the one that was drawn last."""
        view = self.match.view(self.viewer)
        if again or view != self.shown:
            self.shown = view
            self.console.say()
            self.console.say(self.board(view, self.texts, self.console.colour))
            self.console.say()

    def keep(self) -> None:
        """Save after an accepted answer. If the disk is full, say so and play on."""
        try:
            self.save()
        except save_file.SaveError as error:
            self.speak(str(error))
