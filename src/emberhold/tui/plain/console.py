"""Input and output in lines, for a person at a terminal or a program at the other end of a pipe."""

from __future__ import annotations

import contextlib
import sys
from typing import Final, TextIO

from emberhold.tui.draw.ink import Ink, wants_colour

__all__ = ["LEAVE_WORDS", "Console", "Leave"]

LEAVE_WORDS: Final = ("q", "quit")
"""What people may type to leave."""


class Leave(Exception):
    """The person has left: end of input, Ctrl-C or a word for leaving."""


class Console:
    """Where a client prints and reads."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self.source = source
        self.out = out
        self.colour = wants_colour(out)
        self.ink = Ink(self.colour)
        self.terminal = source.isatty() and out.isatty()
        if self.terminal and source is sys.stdin:
            # Importing it gives `input` its line editing. Windows does not have it.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    def say(self, text: str = "") -> None:
        self.out.write(text + "\n")

    def ask(self, prompt: str) -> str:
        """The next typed line, without blanks around it. Raises Leave at the end of the input."""
        try:
            if self.terminal and self.source is sys.stdin:
                self.out.flush()
                return input(prompt).strip()
            self.out.write(prompt)
            self.out.flush()
            line = self.source.readline()
        except (EOFError, KeyboardInterrupt):
            line = ""
        if not line:
            self.say()
            raise Leave
        if not self.terminal:
            # When the answer comes through a pipe, no Enter ends the line of the prompt.
            self.say()
        return line.strip()

    def ask_or_leave(self, prompt: str) -> str:
        """The same where commands are not accepted; the words for leaving always are."""
        line = self.ask(prompt)
        if line.casefold() in LEAVE_WORDS:
            raise Leave
        return line

    def clear(self) -> None:
        """Clear the screen and what has scrolled off it, for the next person at it. A pipe has no screen."""
        if self.terminal:
            self.out.write("\x1b[2J\x1b[3J\x1b[H")
