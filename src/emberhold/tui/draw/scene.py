"""What a board says about a table: panels of rows of tiles. How they are drawn and chosen is not its business.

A style is one of the words of `STYLES`; with an exclamation mark behind it ("green!") the thing is filled with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

__all__ = ["STYLES", "Badge", "Cards", "Panel", "Row", "Scene", "Tile", "View"]

View: TypeAlias = Mapping[str, object]
Cards: TypeAlias = Mapping[str, Mapping[str, object]]
"""The game's content by slug: everything that is printed on its cards."""

STYLES: Final = frozenset(
    {"", "bold", "dim", "red", "green", "yellow", "blue", "magenta", "cyan", "gold", "rose", "white"}
)


@dataclass(frozen=True, slots=True)
class Badge:
    """A few letters on a tile: a number, a token, what the card is doing."""

    text: str
    style: str = ""
    sign: str = ""
    """Its name in the legend, where it has to be learnt; words that explain themselves have none."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One thing on the table that can be looked at, pointed at and chosen: a card, a die, a pile, a breach."""

    title: str
    badges: Sequence[Badge] = ()
    style: str = ""
    ids: Sequence[int] = ()
    """The cards it stands for, by their ids in this seat's view. Options that refer to one of them belong to it."""
    words: Sequence[str] = ()
    """For what is no card: options whose meaning has one of these words belong to it. `why_not` gets the first."""
    slug: str = ""
    """The card that can be read in full."""
    facts: Sequence[Badge] = ()
    """What is shown only where there is room: its cost, its kind."""
    text: str = ""
    """What is shown only where there is much room: the card's own sentences."""
    verbs: Sequence[str] = ()
    """What one would do with it; asked of the match, in this order, when somebody tries and nothing is offered."""
    under: Sequence[Tile] = ()
    """What lies on it or is attached to it, drawn with it."""
    pile: Sequence[Tile] | None = None
    """What can be browsed; None where there is nothing to open."""
    still: bool = False
    """Only a word between tiles: it cannot be pointed at."""


@dataclass(frozen=True, slots=True)
class Row:
    """Tiles of one kind. A large one is drawn as cards where there is room, any other as words in a line."""

    label: str
    tiles: Sequence[Tile]
    note: str = ""
    """A few letters with the label, such as how many places there are and how many are taken."""
    large: bool = False
    rank: int = 5
    """Large rows with a small rank get room first."""
    empty: str = ""
    """What is said in place of tiles when there are none; a row without tiles and without this is left out."""
    spare: bool = False
    """It is left out where not everything fits: what it offers can be had elsewhere too."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table with a title: a player, the market, the nemesis."""

    title: str
    rows: Sequence[Row]
    head: Sequence[Tile] = ()
    """Tiles in the line of the title: the person, or the nemesis, that the panel is about."""
    note: str = ""
    """What stands at the right end of the line of the title."""
    style: str = "bold"
    least: int = 0
    """It may stand beside a neighbour that allows it too, if each gets this many columns; 0: it stands alone."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The whole table for one reader, the most distant part first, the reader's own part last."""

    heading: Sequence[str]
    """What everybody wants to know at a glance, the most important first: game, round, whose turn."""
    panels: Sequence[Panel]

    def tiles(self) -> Iterator[Tile]:
        """Every tile that can be pointed at, in the order in which it is drawn."""
        for panel in self.panels:
            yield from _pointable(panel.head)
            for row in panel.rows:
                yield from _pointable(row.tiles)


def _pointable(tiles: Sequence[Tile]) -> Iterator[Tile]:
    for tile in tiles:
        if not tile.still:
            yield tile
        yield from _pointable(tile.under)
