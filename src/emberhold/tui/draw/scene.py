"""What a board says about a table: panels with rows of tiles. How they are drawn and chosen is decided elsewhere.

A style is one of the words of `STYLES`; with an exclamation mark after it ("green!") the thing is filled with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

__all__ = ["STYLES", "Badge", "Cards", "Panel", "Row", "Scene", "Tile", "View"]

View: TypeAlias = Mapping[str, object]
Cards: TypeAlias = Mapping[str, Mapping[str, object]]
"""The game's content by slug: everything printed on its cards."""

STYLES: Final = frozenset(
    {"", "bold", "dim", "red", "green", "yellow", "blue", "magenta", "cyan", "gold", "rose", "white"}
)


@dataclass(frozen=True, slots=True)
class Badge:
    """A few letters on a tile: a number, a token, what the card is doing."""

    text: str
    style: str = ""
    sign: str = ""
    """Its name in the legend, if it has to be learnt. Words that explain themselves have none."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One thing on the table that can be looked at, pointed at and chosen: a card, a die, a pile, a breach."""

    title: str
    badges: Sequence[Badge] = ()
    style: str = ""
    ids: Sequence[int] = ()
    """The ids, in this seat's view, of the cards it shows. Options that refer to one of them belong to it."""
    words: Sequence[str] = ()
    """For a thing that is no card: options whose meaning has one of these words. `why_not` gets the first."""
    slug: str = ""
    """The card that can be opened in full."""
    facts: Sequence[Badge] = ()
    """Shown only if there is room: its cost, its kind."""
    text: str = ""
    """Shown only if there is much room: the card's sentences."""
    verbs: Sequence[str] = ()
    """What a player may want to do with it. If nothing is offered, the match is asked why not, in this order."""
    under: Sequence[Tile] = ()
    """The things on it or attached to it, drawn with it."""
    pile: Sequence[Tile] | None = None
    """The tiles that it opens as a list; None if there is nothing to open."""
    still: bool = False
    """Whether it is only a word between tiles, which cannot be pointed at."""


@dataclass(frozen=True, slots=True)
class Row:
    """Tiles of one kind. A large row is drawn as cards if there is room, any other as words in a line."""

    label: str
    tiles: Sequence[Tile]
    note: str = ""
    """A few letters beside the label, such as how many slots there are and how many are taken."""
    large: bool = False
    rank: int = 5
    """Large rows with a small rank get room first."""
    empty: str = ""
    """What is shown if there are no tiles. A row with neither is left out."""
    spare: bool = False
    """Whether it is left out if not everything fits, because its options can be found elsewhere too."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table with a title: a player, the market, the nemesis."""

    title: str
    rows: Sequence[Row]
    head: Sequence[Tile] = ()
    """Tiles in the title line: the player or the nemesis of this panel."""
    note: str = ""
    """Text at the right end of the title line."""
    style: str = "bold"
    least: int = 0
    """It may stand beside a neighbour that allows it too, if each gets this many columns; 0 means always alone."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The whole table for one reader, from the far end to the reader's own part."""

    heading: Sequence[str]
    """The facts to see at a glance, most important first: game, round, whose turn it is."""
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
