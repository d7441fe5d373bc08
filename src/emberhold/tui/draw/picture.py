"""Draws a scene in the room there is: plain text with named styles, and the place of each tile."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from emberhold.tui.draw.blocks import Block, Line, Spot, beside, clipped, width_of
from emberhold.tui.draw.ink import Ink
from emberhold.tui.draw.painter import LEFT_OUT, Marks, Painter, labels_of, names_fit
from emberhold.tui.draw.scene import Panel, Row, Scene, Tile

__all__ = ["Arrangement", "Marks", "Picture", "arrange", "as_text", "paint", "paint_list"]

LEVELS: Final = (1, 2, 3)
"""How large a row is drawn: 0 words in a line, 1 slips, 2 cards, 3 cards with their text."""
GAP: Final = 2
LONG: Final = 0.6
"""An entry of a list that takes more than this part of the width leaves no room for a second column."""


class Picture(NamedTuple):
    lines: list[Line]
    spots: list[Spot]
    own: int = 0
    """The line at which the reader's own part begins."""


@dataclass(slots=True)
class Arrangement:
    """Which parts are side by side, and how large they are. It is valid while the scene and the room are the same."""

    bands: list[list[tuple[Panel, int]]]
    levels: dict[int, int] = field(default_factory=dict)


def arrange(scene: Scene, width: int, height: int, highest: int = 3) -> Arrangement:
    """Make each large row as large as the room allows, smallest rank first.

    Rows of one panel with the same rank belong together, so they all grow or none does.
    """
    plan = Arrangement(_bands(scene, width))
    painter = Painter(scene, Marks())
    heights: dict[tuple[int, int], int] = {}

    def tall(panel: Panel, row: Row, room: int, level: int) -> int:
        key = (id(row), level)
        if key not in heights:
            heights[key] = len(painter.row(row, room, labels_of(panel), level).lines)
        return heights[key]

    def stands(panel: Panel, room: int) -> int:
        return 1 + sum(tall(panel, row, room, plan.levels.get(id(row), 0)) for row in panel.rows)

    def total() -> int:
        return sum(max(stands(panel, room) for panel, room in band) for band in plan.bands)

    rows = [row for band in plan.bands for panel, _ in band for row in panel.rows]
    for row in rows:
        if row.spare and total() > height:
            plan.levels[id(row)] = LEFT_OUT
    kinds: dict[tuple[int, int], list[tuple[Panel, int, Row]]] = {}
    for panel, room in (place for band in plan.bands for place in band):
        for row in panel.rows:
            if row.large and row.tiles:
                kinds.setdefault((row.rank, id(panel)), []).append((panel, room, row))
    for level in LEVELS[:highest]:
        for _, kind in sorted(kinds.items(), key=lambda item: item[0][0]):
            before = [plan.levels.get(id(row), 0) for _, _, row in kind]
            fitting = all(names_fit(row.tiles, room - labels_of(panel), level) for panel, room, row in kind)
            if fitting and set(before) == {level - 1}:
                plan.levels.update({id(row): level for _, _, row in kind})
                if total() > height:
                    plan.levels.update({id(row): level - 1 for _, _, row in kind})
    return plan


def paint(scene: Scene, plan: Arrangement, marks: Marks) -> Picture:
    """Draw the scene as it was arranged."""
    painter = Painter(scene, marks)
    whole = Block()
    own = 0
    for band in plan.bands:
        own = len(whole.lines)
        drawn = [painter.panel(panel, room, plan.levels) for panel, room in band]
        whole.below(beside(drawn, [room + GAP for _, room in band]))
    return Picture(whole.lines, whole.spots, own)


def paint_list(tiles: Sequence[Tile], width: int, marks: Marks, columns: int = 1) -> Picture:
    """Tiles in a list, in as many columns as fit, up to a limit; to be read down first, then across.

    One long entry does not cost the others their columns: it gets lines of its own, and those before and after it are
    lists of their own.
    """
    painter = Painter(Scene((), [Panel("", [Row("", tiles)])]), marks)
    whole = Block()
    run: list[Block] = []
    for tile in tiles:
        line: Line = []
        spots: list[Spot] = []
        painter.put(tile, line, spots)
        if width_of(line) <= width * LONG:
            run.append(Block([line], spots))
            continue
        whole.below(_in_columns(run, width, columns))
        whole.below(_across_lines(line, spots, width))
        run = []
    whole.below(_in_columns(run, width, columns))
    return Picture(whole.lines, whole.spots)


def _in_columns(entries: Sequence[Block], width: int, columns: int) -> Block:
    """Columns of the same width if all entries fit into them, or else each as wide as it needs."""
    for across in range(columns, 0, -1):
        tall = max(1, -(-len(entries) // across))
        parts = [entries[start : start + tall] for start in range(0, len(entries), tall)]
        needed = [max(width_of(entry.lines[0]) for entry in part) + GAP for part in parts]
        needed[-1:] = [need - GAP for need in needed[-1:]]
        rooms = [width // across] * len(parts)
        if max(needed, default=0) > width // across:
            spare = (width - sum(needed)) // max(1, len(parts))
            rooms = [need + spare for need in needed]
            if spare < 0 and across > 1:
                continue
        drawn = []
        for part, room in zip(parts, rooms, strict=True):
            block = Block()
            for entry in part:
                block.below(Block([clipped(entry.lines[0], room)], _wide(entry.spots, room)))
            drawn.append(block)
        return beside(drawn, rooms)
    return Block()


def _across_lines(line: Line, spots: list[Spot], width: int) -> Block:
    """An entry over the whole width. If it is only words, they go on in the next line, under the first word."""
    if len(spots) != 1 or len(line) != 2 or width_of(line) <= width:
        return Block([clipped(line, width)], _wide(spots, width))
    sign, (words, style) = line
    first = re.match(r"\s*\d*\s*", words)
    indent = first.end() if first else 0
    text = textwrap.wrap(words, max(20, width - len(sign[0])), subsequent_indent=" " * indent)
    lines: list[Line] = [[sign, (text[0], style)], *([(" " * len(sign[0]), ""), (more, style)] for more in text[1:])]
    return Block(lines, [spots[0]._replace(width=width - 1, height=len(lines))])


def _wide(spots: list[Spot], room: int) -> list[Spot]:
    """The pointer must hit the whole line, not only its words."""
    return [spot._replace(width=room - 1) if len(spots) == 1 else spot for spot in spots]


def as_text(scene: Scene, colour: bool) -> str:
    """The scene for the plain client."""
    width = max(40, shutil.get_terminal_size().columns)
    ink = Ink(colour)
    lines = [[(" · ".join(scene.heading), "bold")], *paint(scene, arrange(scene, width, 10_000, 1), Marks()).lines]
    out = []
    for line in lines:
        parts = [(text, style.rstrip("!")) for text, style in clipped(line, width)]
        out.append("".join(ink(text, style) if style in Ink.CODES else text for text, style in parts).rstrip())
    return "\n".join(out)


def _bands(scene: Scene, width: int) -> list[list[tuple[Panel, int]]]:
    bands: list[list[Panel]] = []
    for panel in scene.panels:
        last = bands[-1] if bands else []
        together = [*last, panel]
        if last and all(p.least for p in together) and max(p.least for p in together) * len(together) <= width:
            last.append(panel)
        else:
            bands.append([panel])
    return [[(panel, (width - GAP * (len(band) - 1)) // len(band)) for panel in band] for band in bands]
