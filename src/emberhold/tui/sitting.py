"""One match at one terminal: who looks at the screen, what they have been told, and the file that keeps it all."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from emberhold.core.match import Match
from emberhold.core.registry import GameSpec
from emberhold.i18n import Texts
from emberhold.tui import saves
from emberhold.tui.boards import find_board
from emberhold.tui.console import Console
from emberhold.tui.ink import wrap
from emberhold.tui.seats import PERSON
from emberhold.tui.telling import sentence

__all__ = ["Sitting"]


class Sitting:
    """The table as the plain client knows it."""

    def __init__(
        self, spec: GameSpec, match: Match, seats: Sequence[str], texts: Texts, console: Console, file: Path
    ) -> None:
        self.spec = spec
        self.match = match
        self.seats = tuple(seats)
        self.texts = texts
        self.console = console
        self.file = file
        self.seed = match.journal().seed
        self.persons = tuple(number for number, seat in enumerate(seats) if seat == PERSON)
        self.board = find_board(spec.name)
        self.told = [0] * match.seats
        """How many events each seat has been told; every person catches up when they come to the screen."""
        self.gone = {entry.seat for entry in match.journal().effective() if entry.what == "concede"}
        self.shown: Mapping[str, object] | None = None
        self.viewer = self.persons[0]
        self.texts.you = self.viewer

    @property
    def width(self) -> int:
        return shutil.get_terminal_size().columns

    def tell(self, id: str, **args: str | int) -> None:
        """Say a sentence of the shell; arguments are message ids and numbers."""
        self.speak(self.texts.say(id, **args))

    def speak(self, text: str, indent: str = "") -> None:
        for line in wrap(text, self.width, indent):
            self.console.say(line)

    # -- who looks -----------------------------------------------------------------------------------------------

    def face(self, seat: int) -> None:
        """Bring this person to the screen; nobody sees what the last one saw."""
        if seat == self.viewer:
            return
        self.console.clear()
        self.tell("shell-hand-over", seat=f"seat-{seat}")
        self.console.ask(self.texts.say("shell-press-enter") + " ")
        self.console.clear()
        self.viewer = self.texts.you = seat
        self.shown = None

    def catch_up(self) -> None:
        """Tell the person at the screen what happened since they last heard."""
        events = self.match.events(self.viewer, self.told[self.viewer])
        self.told[self.viewer] += len(events)
        for event in events:
            line = sentence(event, self.texts)
            if line.strip():
                self.speak(line, indent="  ")

    def skip_the_past(self) -> None:
        """A resumed match goes on where it was; the log keeps what was told before."""
        self.told = [len(self.match.events(seat)) for seat in range(self.match.seats)]

    def went_back(self) -> None:
        """After an undo: what was told about the taken-back part is told anew when it happens anew."""
        self.told = [min(n, len(self.match.events(seat))) for seat, n in enumerate(self.told)]
        self.shown = None

    def show_board(self, *, again: bool = False) -> None:
        """Draw the board, unless the one that was drawn last still holds."""
        view = self.match.view(self.viewer)
        if again or view != self.shown:
            self.shown = view
            self.console.say()
            self.console.say(self.board(view, self.texts, self.console.colour))
            self.console.say()

    # -- the file ------------------------------------------------------------------------------------------------

    def save(self) -> None:
        saves.write(self.file, saves.Saved(self.match.journal(), self.seats, self.texts.lang))

    def keep(self) -> None:
        """Save after an accepted answer. A full disk is said aloud, but it does not end the match."""
        try:
            self.save()
        except saves.SaveError as error:
            self.speak(str(error))
