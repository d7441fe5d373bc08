"""Cutting, filling and wrapping lines of text by their visible width: colour codes take no room."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from typing import Final

__all__ = ["clip", "flow", "pad", "seen", "two_ends", "wrap"]

_ESCAPE: Final = re.compile(r"\x1b\[[0-9;]*m")


def seen(text: str) -> int:
    """How many columns the text takes. Colour codes take none."""
    return len(_ESCAPE.sub("", text))


def clip(text: str, width: int) -> str:
    """The text cut to the width, with a mark if something is missing."""
    if seen(text) <= width:
        return text
    out: list[str] = []
    left = max(0, width - 1)
    at = 0
    while at < len(text):
        escape = _ESCAPE.match(text, at)
        if escape:
            out.append(escape.group())
            at = escape.end()
            continue
        if left:
            out.append(text[at])
            left -= 1
        at += 1
    # Keep the colour codes after the cut, so that an opened colour is closed again.
    return "".join(out) + "…"[:width]


def pad(text: str, width: int) -> str:
    return text + " " * max(0, width - seen(text))


def two_ends(left: str, right: str, width: int) -> str:
    """One line with text at both ends. If there is no room for both, the left one is cut."""
    room = max(0, width - seen(right) - 1)
    return clip(pad(clip(left, room), room) + " " + right, width)


def flow(label: str, items: Iterable[str], width: int, gap: str = "  ", indent: int | None = None) -> list[str]:
    """A label and items. When a line is full, they go on in the next line, under the first item."""
    start = seen(label) if indent is None else indent
    lines = [pad(label, start)]
    empty = True
    for item in items:
        piece = clip(item, max(1, width - start))
        if not empty and seen(lines[-1]) + len(gap) + seen(piece) > width:
            lines.append(" " * start)
            empty = True
        lines[-1] += piece if empty else gap + piece
        empty = False
    return [line.rstrip() for line in lines]


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """Running text; each of its lines is wrapped."""
    # A path must stay in one piece, to be copied or clicked.
    how = textwrap.TextWrapper(max(20, width), indent, indent, break_long_words=False, break_on_hyphens=False)
    out: list[str] = []
    for line in text.splitlines():
        out += how.wrap(line) or [""]
    return out
