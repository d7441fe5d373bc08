"""The looks of the named styles: one dark palette with good contrast, and marks that work without colour."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.style import Style

__all__ = ["BACK", "style_of"]

BACK: Final = "#11151c"

COLOURS: Final = {
    "red": "#ff7b72",
    "green": "#7ee787",
    "yellow": "#e3c567",
    "blue": "#79b8ff",
    "magenta": "#d2a8ff",
    "cyan": "#76e3ea",
    "gold": "#f2cc60",
    "rose": "#ff9bce",
    "white": "#e6edf3",
    "dim": "#8b96a5",
}


@lru_cache(maxsize=256)
def style_of(name: str) -> Style:
    """The look of a style by its name; an unknown style looks plain."""
    if name == "bold":
        return Style(color=COLOURS["white"], bold=True)
    if name == "gold":
        return Style(color=COLOURS["gold"], bold=True)
    if name == "mark":
        return Style(color="#ffb454", bold=True)
    if name == "cursor":
        return Style(color=BACK, bgcolor="#ffb454", bold=True)
    if name == "frame-cursor":
        return Style(color="#ffd9a0", bold=True)
    if name.endswith("!") and name[:-1] in COLOURS:
        return Style(color=BACK, bgcolor=COLOURS[name[:-1]], bold=True)
    return Style(color=COLOURS.get(name, "#c9d1d9"))
