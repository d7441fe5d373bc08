"""Lines in, lines out: the same for a person at a terminal and for a program at the other end of a pipe."""

from __future__ import annotations

import contextlib
import sys
from typing import Final, TextIO

from emberhold.tui.draw.ink import Ink, wants_colour

__all__ = ["LEAVE_WORDS", "Console", "Leave"]

LEAVE_WORDS: Final = ("q", "quit")
"""What somebody types who wants to leave."""


class Leave(Exception):
    """The person has gone: end of input, Ctrl-C or the word for it."""


class Console:
    """Where a client speaks and listens."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self.source = source
        self.out = out
        self.colour = wants_colour(out)
        self.ink = Ink(self.colour)
        self.terminal = source.isatty() and out.isatty()
        if self.terminal and source is sys.stdin:
            # Loading it is what gives `input` its line editing; Windows has none to load.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    def say(self, text: str = "") -> None:
        self.out.write(text + "\n")

    def ask(self, prompt: str) -> str:
        """The next line that is typed, without blanks around it. When there is none, the person has left."""
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
            # Nobody's Enter ends the line of the prompt when the answer comes through a pipe.
            self.say()
        return line.strip()

    def ask_or_leave(self, prompt: str) -> str:
        """The same where no commands are heard; the word for leaving is heard everywhere."""
        line = self.ask(prompt)
        if line.casefold() in LEAVE_WORDS:
            raise Leave
        return line

    def clear(self) -> None:
        """Take away what the last person saw, scrolled-off lines included; a pipe has no screen to clear."""
        if self.terminal:
            self.out.write("\x1b[2J\x1b[3J\x1b[H")
