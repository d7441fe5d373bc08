"""Crooked Mask's mat: how many corruptions are left in their deck."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Row, Tile

__all__ = ["MAT"]

CORRUPTION: Final = Sign("corruption", "white", "■")
GONE: Final = Sign("corruption-gone", "red", "□")


def corruptions(maker: TileMaker, nemesis: Data) -> list[Row]:
    """What is left, and how many the players carry; none left is a warning."""
    board: Data = nemesis["board"]
    n, of = board["corruptions"], board["all"]
    drawn = CORRUPTION.glyph * n + GONE.glyph * (of - n)
    style = "red" if not n else "yellow" if n * 3 <= of else "white"
    tiles = [
        Tile(f"{drawn} {maker.say('board-corruptions-of', n=n, of=of)}", style=style, still=True),
        Tile(maker.say("board-corruptions-carried", n=of - n), style="dim", still=True),
    ]
    if not n:
        tiles.append(Tile(maker.say("board-corruptions-none", n=board["instead"]), style="red", still=True))
    return [Row(maker.say("board-corruptions"), tiles)]


MAT: Final = Mat(12, corruptions, signs=(CORRUPTION, GONE))
