"""Rageborne's mat: its Fury, and the strikes that it feeds."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Row, Tile

__all__ = ["MAT"]

FURY: Final = Sign("fury", "red", "■")
FURY_ROOM: Final = Sign("fury-room", "dim", "□")


def fury(maker: TileMaker, nemesis: Data) -> list[Row]:
    """How near the next strike is, and what it may be; the order of the strike deck is hidden."""
    board: Data = nemesis["board"]
    n, limit = board["fury"], board["strikes_at"]
    drawn = FURY.glyph * n + FURY_ROOM.glyph * (limit - n)
    style = "red" if n >= limit else "yellow" if n + 1 >= limit else "white"
    gauge = Tile(f"{drawn} {maker.say('board-fury-of', n=n, limit=limit)}", style=style, still=True)
    strikes = [{"id": 0, "card": slug} for slug in reversed(board["strikes"])]
    tiles = [gauge, maker.pile("board-strikes", strikes)]
    if board["strike"]:
        tiles.append(maker.card(board["strike"], ()))
    return [Row(maker.say("board-fury"), tiles)]


MAT: Final = Mat(11, fury, signs=(FURY, FURY_ROOM))
