"""Draws a scene in the room there is: pure text with named styles, and where each tile came to stand."""

from __future__ import annotations

import shutil
from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from emberhold.tui.blocks import Block, Line, Span, Spot, beside, clipped, ruled, width_of
from emberhold.tui.boards.scene import Badge, Panel, Row, Scene, Tile
from emberhold.tui.ink import Ink, wrap

__all__ = ["Arrangement", "Marks", "Painting", "arrange", "as_text", "paint", "paint_list"]

CELL: Final = 22
"""The least room for a card: nearly every name fits, and three stand beside each other in the board's 66 columns."""
WIDEST: Final = 34
TEXT_LINES: Final = 5
"""How much of a card's text stands on the table; the rest is read by opening the card."""
LEVELS: Final = (1, 2, 3)
"""How large a row may be drawn: 0 words in a line, 1 slips, 2 cards, 3 cards with their text."""
LEFT_OUT: Final = -1
GAP: Final = 2
LABEL: Final = 14
ROOMY: Final = 100
"""Where there are fewer columns, what goes on in the next line begins at the left."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is highlighted: the tiles that can be chosen, and the one that is pointed at, by number."""

    open: Set[int] = frozenset()
    cursor: int = -1


class Painting(NamedTuple):
    lines: list[Line]
    spots: list[Spot]
    own: int = 0
    """The line where the reader's own part begins."""


@dataclass(slots=True)
class Arrangement:
    """Who stands beside whom, and how large; it holds as long as the scene and the room stay the same."""

    bands: list[list[tuple[Panel, int]]]
    levels: dict[int, int] = field(default_factory=dict)


def arrange(scene: Scene, width: int, height: int, highest: int = 3) -> Arrangement:
    """Give every large row as much room as there is, those of the smallest rank first.

    Rows of one panel that have the same rank are of one kind, so they grow together or not at all.
    """
    plan = Arrangement(_bands(scene, width))
    brush = _Brush(scene, Marks())
    heights: dict[tuple[int, int], int] = {}

    def tall(panel: Panel, row: Row, room: int, level: int) -> int:
        key = (id(row), level)
        if key not in heights:
            heights[key] = len(brush.row(row, room, _labels(panel), level).lines)
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
            fitting = all(_names_fit(row.tiles, room - _labels(panel), level) for panel, room, row in kind)
            if fitting and set(before) == {level - 1}:
                plan.levels.update({id(row): level for _, _, row in kind})
                if total() > height:
                    plan.levels.update({id(row): level - 1 for _, _, row in kind})
    return plan


def paint(scene: Scene, plan: Arrangement, marks: Marks) -> Painting:
    """Draw the scene as it was arranged."""
    brush = _Brush(scene, marks)
    whole = Block()
    own = 0
    for band in plan.bands:
        own = len(whole.lines)
        drawn = [brush.panel(panel, room, plan.levels) for panel, room in band]
        whole.below(beside(drawn, [room + GAP for _, room in band]))
    return Painting(whole.lines, whole.spots, own)


def paint_list(tiles: Sequence[Tile], width: int, marks: Marks, columns: int = 1) -> Painting:
    """Tiles below each other, in as many columns as fit, at most so many; read down, then across."""
    brush = _Brush(Scene((), [Panel("", [Row("", tiles)])]), marks)
    lines: list[Line] = []
    spots: list[list[Spot]] = []
    for tile in tiles:
        line: Line = []
        some: list[Spot] = []
        brush.put(tile, line, some)
        lines.append(line)
        spots.append(some)
    widest = max((width_of(line) for line in lines), default=1)
    across = max(1, min(columns, width // (widest + 2)))
    tall = -(-len(lines) // across)
    room = width // across
    parts = []
    for start in range(0, len(lines), max(1, tall)):
        part = Block()
        for n in range(start, min(start + tall, len(lines))):
            # A pointer has to be able to hit the whole line, not only its words.
            some = [spot._replace(width=room - 1) if len(spots[n]) == 1 else spot for spot in spots[n]]
            part.below(Block([clipped(lines[n], room)], some))
        parts.append(part)
    whole = beside(parts, [room] * len(parts))
    return Painting(whole.lines, whole.spots)


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


def _labels(panel: Panel) -> int:
    return min(LABEL, max((len(row.label) for row in panel.rows), default=0) + 1)


def _longest(tiles: Sequence[Tile], level: int) -> int:
    """The room that the longest name needs on a card, with its mark and its frame."""
    names = [len(tile.title) + 1 for tile in tiles] + [len(under.title) + 2 for tile in tiles for under in tile.under]
    return max(names) + (2 if level > 1 else 1)


def _names_fit(tiles: Sequence[Tile], room: int, level: int) -> bool:
    return _longest(tiles, level) <= min(room, WIDEST)


class _Brush:
    """One scene being drawn."""

    def __init__(self, scene: Scene, marks: Marks) -> None:
        self.marks = marks
        self.numbers = {id(tile): number for number, tile in enumerate(scene.tiles())}

    def number(self, tile: Tile) -> int:
        """Its number among all that can be pointed at; what only stands there has one that nothing points at."""
        return self.numbers.get(id(tile), -2)

    def panel(self, panel: Panel, width: int, levels: dict[int, int]) -> Block:
        block = self.title(panel, width)
        for row in panel.rows:
            block.below(self.row(row, width, _labels(panel), levels.get(id(row), 0)))
        return block

    def title(self, panel: Panel, width: int) -> Block:
        left: Line = [("── ", "dim"), (panel.title, panel.style)]
        spots: list[Spot] = []
        for tile in panel.head:
            left.append((" ", ""))
            self.put(tile, left, spots)
        return Block([ruled(left, panel.note, width)], spots)

    def row(self, row: Row, width: int, labels: int, level: int) -> Block:
        if level == LEFT_OUT or not (row.tiles or row.empty):
            return Block()
        if not level or not row.tiles:
            return self.flow(row, width, labels)
        room = width - labels
        notes = [row.label, *(wrap(row.note, max(20, labels)) if row.note else ())]
        label: list[Line] = [[(note[:labels], "dim")] for note in notes]
        return beside([Block(label), self.cells(row.tiles, room, level)], [labels, room])

    # -- words in a line -----------------------------------------------------------------------------------------

    def flow(self, row: Row, width: int, labels: int) -> Block:
        indent = labels if width >= ROOMY else 1
        block = Block([[(row.label[:labels].ljust(labels), "dim")]])
        for word in (row.note, "" if row.tiles else row.empty):
            if word:
                block.lines[-1].append((f" {word}", "dim"))
        fresh = not row.note
        for tile in row.tiles:
            piece: Line = []
            spots: list[Spot] = []
            self.put(tile, piece, spots)
            if not fresh and width_of(block.lines[-1]) + 1 + width_of(piece) > width:
                block.lines.append([(" " * indent, "")])
                fresh = True
            line = block.lines[-1]
            if not fresh:
                line.append((" ", ""))
            used = width_of(line)
            line += clipped(piece, width - used)
            block.spots += [spot.moved(used, len(block.lines) - 1) for spot in spots]
            fresh = False
        return block

    def put(self, tile: Tile, line: Line, spots: list[Spot], sign: str = "") -> None:
        """Write a tile as words at the end of a line."""
        if tile.still:
            line.append((f" {tile.title}", tile.style))
            return
        if sign:
            line.append((sign, "dim"))
        start = width_of(line)
        number = self.number(tile)
        line += self.named(tile)
        for badge in tile.badges:
            line += [(" ", ""), (badge.text, badge.style)]
        spots.append(Spot(tile, number, start, 0, width_of(line) - start, 1))
        for under in tile.under:
            self.put(under, line, spots, " +")

    def named(self, tile: Tile) -> Line:
        """The mark and the name of a tile."""
        number = self.number(tile)
        can = number in self.marks.open
        if number == self.marks.cursor:
            return [("▶" if can else "▷", "mark" if can else "white"), (tile.title, "cursor")]
        return [("•" if can else " ", "mark"), (tile.title, tile.style or "white")]

    # -- cards ---------------------------------------------------------------------------------------------------

    def cells(self, tiles: Sequence[Tile], room: int, level: int) -> Block:
        # Few tiles are wide, many are narrow, but none is too narrow for its name.
        longest = min(WIDEST, _longest(tiles, level))
        across = max(1, min(room // max(CELL, longest), max(len(tiles), room // WIDEST)))
        wide = min(WIDEST, room // across)
        frame = 2 if level > 1 else 1
        # The gap between two cards is given up for the last letter of a name.
        card = wide if longest >= wide else wide - 1
        block = Block()
        for start in range(0, len(tiles), across):
            some = tiles[start : start + across]
            inner = [self.slip(tile, card - frame, level) for tile in some]
            tall = max(len(one.lines) for one in inner)
            draw = self.boxed if level > 1 else self.barred
            drawn = [draw(tile, one, card, tall) for tile, one in zip(some, inner, strict=True)]
            block.below(beside(drawn, [wide] * len(drawn)))
        return block

    def slip(self, tile: Tile, wide: int, level: int) -> Block:
        """What stands on a card."""
        block = Block([clipped(self.named(tile), wide)])
        facts = tile.facts if level > 1 else ()
        # What the card is doing, then what it is.
        badges = [*tile.badges, *([Badge("·", "dim")] if tile.badges and facts else ()), *facts]
        line: Line = []
        for badge in badges:
            if line and width_of(line) + 1 + len(badge.text) > wide:
                block.lines.append(clipped(line, wide))
                line = []
            line += [(" ", ""), (badge.text, badge.style)]
        if line:
            block.lines.append(clipped(line, wide))
        for under in tile.under:
            line = []
            spots: list[Spot] = []
            self.put(under, line, spots, "+")
            block.spots += [spot.moved(0, len(block.lines)) for spot in spots]
            block.lines.append(clipped(line, wide))
        if level > 2 and tile.text:
            words = wrap(tile.text, max(20, wide - 1), " ")
            if len(words) > TEXT_LINES:
                words = [*words[: TEXT_LINES - 1], clip_end(words[TEXT_LINES - 1], wide)]
            block.lines += [[(word[:wide], "dim")] for word in words]
        return block

    def boxed(self, tile: Tile, inner: Block, wide: int, tall: int) -> Block:
        number = self.number(tile)
        style = "frame-cursor" if number == self.marks.cursor else "mark" if number in self.marks.open else "dim"
        a, b, c, d, h, v = "┏┓┗┛━┃" if number == self.marks.cursor else "╭╮╰╯─│"
        block = Block([[(a + h * (wide - 2) + b, style)]])
        for n in range(tall):
            line = clipped(inner.lines[n], wide - 2) if n < len(inner.lines) else []
            gap: Span = (" " * (wide - 2 - width_of(line)), "")
            block.lines.append([(v, style), *line, gap, (v, style)])
        block.lines.append([(c + h * (wide - 2) + d, style)])
        return self.covering(tile, block, [spot.moved(1, 1) for spot in inner.spots], wide)

    def barred(self, tile: Tile, inner: Block, wide: int, tall: int) -> Block:
        number = self.number(tile)
        style = "frame-cursor" if number == self.marks.cursor else "mark" if number in self.marks.open else "dim"
        bar = "┃" if number == self.marks.cursor else "│"
        lines = [[(bar, style), *(inner.lines[n] if n < len(inner.lines) else [])] for n in range(tall)]
        return self.covering(tile, Block(lines), [spot.moved(1, 0) for spot in inner.spots], wide)

    def covering(self, tile: Tile, block: Block, spots: list[Spot], wide: int) -> Block:
        if not tile.still:
            block.spots.append(Spot(tile, self.number(tile), 0, 0, wide, len(block.lines)))
        block.spots += spots
        return block


def clip_end(text: str, wide: int) -> str:
    """The last line of what goes on elsewhere."""
    return text[: wide - 2].rstrip() + " …"
