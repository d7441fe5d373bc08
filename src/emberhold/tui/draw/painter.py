"""Draws the parts of a scene: panels, rows, cards and slips. `picture` decides how large each of them is."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Final

from emberhold.tui.draw.blocks import Block, Line, Span, Spot, beside, clipped, ruled, width_of
from emberhold.tui.draw.common_signs import ATTACHED, CAN, POINTER, POINTER_ONLY
from emberhold.tui.draw.scene import Badge, Panel, Row, Scene, Tile
from emberhold.tui.draw.text_lines import wrap

__all__ = ["LEFT_OUT", "Marks", "Painter", "labels_of", "names_fit"]

CELL: Final = 22
"""The least width for a card: nearly every name fits, and three cards fit side by side in the board's 66 columns."""
WIDEST: Final = 34
TEXT_LINES: Final = 5
"""How many lines of a card's text are on the table. The rest is read by opening the card."""
LEFT_OUT: Final = -1
LABEL: Final = 14
ROOMY: Final = 100
"""With fewer columns than this, a continued line starts at the left edge."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is highlighted: the tiles that can be chosen, and the one under the pointer, by number."""

    open: Set[int] = frozenset()
    cursor: int = -1


def labels_of(panel: Panel) -> int:
    return min(LABEL, max((len(row.label) for row in panel.rows), default=0) + 1)


def _longest(tiles: Sequence[Tile], level: int) -> int:
    """The width that the longest name needs on a card, with its mark and its frame."""
    names = [len(tile.title) + 1 for tile in tiles] + [len(under.title) + 2 for tile in tiles for under in tile.under]
    return max(names) + (2 if level > 1 else 1)


def names_fit(tiles: Sequence[Tile], room: int, level: int) -> bool:
    return _longest(tiles, level) <= min(room, WIDEST)


class Painter:
    """Draws one scene."""

    def __init__(self, scene: Scene, marks: Marks) -> None:
        self.marks = marks
        self.numbers = {id(tile): number for number, tile in enumerate(scene.tiles())}

    def number(self, tile: Tile) -> int:
        """The number of a tile among all that can be pointed at. Any other tile gets a number that is never used."""
        return self.numbers.get(id(tile), -2)

    def panel(self, panel: Panel, width: int, levels: dict[int, int]) -> Block:
        block = self.title(panel, width)
        for row in panel.rows:
            block.below(self.row(row, width, labels_of(panel), levels.get(id(row), 0)))
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
            line.append((sign, ATTACHED.style))
        start = width_of(line)
        number = self.number(tile)
        line += self.named(tile)
        for badge in tile.badges:
            line += [(" ", ""), (badge.text, badge.style)]
        spots.append(Spot(tile, number, start, 0, width_of(line) - start, 1))
        for under in tile.under:
            self.put(under, line, spots, f" {ATTACHED.glyph}")

    def named(self, tile: Tile) -> Line:
        """The mark and the name of a tile."""
        number = self.number(tile)
        can = number in self.marks.open
        if number == self.marks.cursor:
            sign = POINTER if can else POINTER_ONLY
            return [(sign.glyph, sign.style), (tile.title, "cursor")]
        return [(CAN.glyph if can else " ", CAN.style), (tile.title, tile.style or "white")]

    # -- cards ---------------------------------------------------------------------------------------------------

    def cells(self, tiles: Sequence[Tile], room: int, level: int) -> Block:
        # Few tiles are wide and many are narrow, but none is too narrow for its name.
        longest = min(WIDEST, _longest(tiles, level))
        across = max(1, min(room // max(CELL, longest), max(len(tiles), room // WIDEST)))
        wide = min(WIDEST, room // across)
        frame = 2 if level > 1 else 1
        # The gap between two cards makes room for the last letter of a name.
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
        """The lines on a card."""
        block = Block([clipped(self.named(tile), wide)])
        facts = tile.facts if level > 1 else ()
        # First what the card is doing, then what it is.
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
            self.put(under, line, spots, ATTACHED.glyph)
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
    """The last line of a text that is cut off here."""
    return text[: wide - 2].rstrip() + " …"
