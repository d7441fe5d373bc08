"""Colour on a terminal."""

from __future__ import annotations

import os
from typing import Final, TextIO

__all__ = ["Ink", "wants_colour"]

_RESET: Final = "\x1b[0m"


class Ink:
    """Paints text with ANSI colours, or leaves it as it is."""

    CODES: Final = {
        "bold": "1",
        "dim": "2",
        "red": "31",
        "green": "32",
        "yellow": "33",
        "blue": "94",
        "magenta": "35",
        "cyan": "36",
        "gold": "1;33",
        "rose": "95",
    }

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, text: str, style: str) -> str:
        return f"\x1b[{self.CODES[style]}m{text}{_RESET}" if self.colour and text else text


def wants_colour(out: TextIO) -> bool:
    """Whether to use colour: only on a terminal that can show it, and not if NO_COLOR is set."""
    return out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
