"""Maggoth's mat: the Nest."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.constants import DECLARED
from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Badge, Row, Tile

__all__ = ["MAT"]

FLY_LIFE: Final[int] = DECLARED["FLY"]
"""A Nest token is shown as its life."""

MAGGOT: Final = Sign("maggot", "white", says="board-maggot")
FLY: Final = Sign("fly", "white", says="board-fly")
ROOM: Final = Sign("nest-room", "dim", "·")
NEARLY_FULL: Final = Sign("nest-nearly-full", "red", "mF·")


def nest(maker: TileMaker, nemesis: Data) -> list[Row]:
    """The rows of the Nest from the top. Damage hits the highest row with tokens, so only that can be chosen."""
    board: Data = nemesis["board"]
    maggot, fly = MAGGOT.text(maker.texts), FLY.text(maker.texts)
    tiles = []
    hit = False
    for number, (tokens, spaces) in reversed(list(enumerate(zip(board["nest"], board["spaces"], strict=True), 1))):
        drawn = "".join(fly if token == FLY_LIFE else maggot for token in tokens)
        drawn += ROOM.glyph * (spaces - len(tokens))
        words = ("damage nest", "hit fly", "hit maggot") if tokens and not hit else ()
        hit = hit or bool(tokens)
        title = maker.say("board-nest-row", n=number)
        sign = NEARLY_FULL if spaces - len(tokens) == 1 else MAGGOT if tokens else ROOM
        tiles.append(Tile(title, [Badge(drawn, sign.style, sign.name)], "dim", words=words))
    return [Row(maker.say("board-nest"), [*tiles, Tile(maker.say("board-nest-legend"), style="dim", still=True)])]


MAT: Final = Mat(1, nest, signs=(MAGGOT, FLY, ROOM, NEARLY_FULL))
