"""Rectangles of styled text that are put beside and below each other, and where the tiles are in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from emberhold.tui.draw.scene import Tile

__all__ = ["Block", "Line", "Span", "Spot", "beside", "clipped", "ruled", "width_of"]

Span: TypeAlias = tuple[str, str]
"""A piece of text and the name of its style."""
Line: TypeAlias = list[Span]


class Spot(NamedTuple):
    """Where a tile is drawn, by its number."""

    tile: Tile
    number: int
    x: int
    y: int
    width: int
    height: int

    def moved(self, x: int, y: int) -> Spot:
        return self._replace(x=self.x + x, y=self.y + y)

    def covers(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(slots=True)
class Block:
    """Lines of text, and the spots in them, counted from the upper left corner."""

    lines: list[Line] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)

    def below(self, other: Block) -> None:
        """Put another block under this one."""
        self.spots += [spot.moved(0, len(self.lines)) for spot in other.spots]
        self.lines += other.lines


def width_of(line: Line) -> int:
    return sum([len(text) for text, _ in line])


def clipped(line: Line, width: int) -> Line:
    """The line cut to the width, with a mark if something is missing."""
    if width_of(line) <= width:
        return line
    out: Line = []
    left = width - 1
    for text, style in line:
        if len(text) > left:
            out.append((text[: max(0, left)] + "…"[: max(0, width)], style))
            break
        out.append((text, style))
        left -= len(text)
    return out


def padded(line: Line, width: int) -> Line:
    line = clipped(line, width)
    gap = width - width_of(line)
    return [*line, (" " * gap, "")] if gap else line


def beside(blocks: Sequence[Block], widths: Sequence[int]) -> Block:
    """Blocks side by side, each with its width, as tall as the tallest."""
    tall = max((len(block.lines) for block in blocks), default=0)
    out = Block([[] for _ in range(tall)])
    x = 0
    for number, (block, width) in enumerate(zip(blocks, widths, strict=True)):
        last = number == len(blocks) - 1
        for n in range(tall):
            line = block.lines[n] if n < len(block.lines) else []
            out.lines[n] += clipped(line, width) if last else padded(line, width)
        out.spots += [spot.moved(x, 0) for spot in block.spots]
        x += width
    return out


def ruled(left: Line, right: str, width: int) -> Line:
    """A line across with text at both ends. If there is no room for both, the right one is cut."""
    room = width - width_of(left) - 3
    if room < 4:
        return clipped([*left, (" ─", "dim")], width)
    tail = right if len(right) + 5 <= room else clipped([(right, "")], room - 5)[0][0] if right and room > 9 else ""
    if not tail:
        return [*left, (" " + "─" * (room + 2), "dim")]
    rule = "─" * (room - len(tail) - 2)
    return [*left, (f" {rule} ", "dim"), (tail, ""), (" ──", "dim")]
