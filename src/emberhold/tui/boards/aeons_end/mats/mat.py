"""The shape of a mat: the rows it adds to the panel of its nemesis, and the signs in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Badge, Row, Tile

__all__ = ["PLAIN_MAT", "Badges", "Mat", "Rows"]

Rows: TypeAlias = Callable[[TileMaker, Data], Sequence[Row]]
"""Makes the rows of a mat from the nemesis in the view."""
Badges: TypeAlias = Callable[[TileMaker, Data, Data], Sequence[Badge]]
"""What the mat says about one card in play, from the nemesis and that card."""


def _no_badges(_maker: TileMaker, _nemesis: Data, _card: Data) -> Sequence[Badge]:
    return ()


@dataclass(frozen=True, slots=True)
class Mat:
    """The special part of one nemesis' board."""

    place: int
    """Which battle of an expedition the nemesis is meant for, and ten more if it came later than the game. The legend
    sorts by this, then by the slug."""
    rows: Rows
    badges: Badges = _no_badges
    signs: Sequence[Sign] = ()
    """The signs in its rows."""
    card_signs: Sequence[Sign] = ()
    """The signs that it puts on cards in play."""


def _tokens(maker: TileMaker, nemesis: Data) -> list[Row]:
    """The tokens of a nemesis that has no mat of its own."""
    tokens = nemesis.get("tokens")
    return [Row(maker.say("board-tokens"), [Tile(str(tokens), still=True)])] if tokens else []


PLAIN_MAT: Final = Mat(0, _tokens)
