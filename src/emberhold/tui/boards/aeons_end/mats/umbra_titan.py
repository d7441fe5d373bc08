"""Umbra Titan's mat: the pillars that still stand."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Row, Tile

__all__ = ["MAT"]

PILLAR: Final = Sign("pillar", "white", "║")
GONE: Final = Sign("pillar-gone", "dim", ".")


def pillars(maker: TileMaker, nemesis: Data) -> list[Row]:
    """How many pillars stand, and how many have fallen."""
    board: Data = nemesis["board"]
    n, built = board["pillars"], board["built"]
    style = "red" if n * 3 <= built else "yellow" if n * 3 <= 2 * built else "white"
    drawn = PILLAR.glyph * n + GONE.glyph * (built - n)
    title = f"{drawn} {maker.say('board-pillars-of', n=n, of=built)}"
    return [Row(maker.say("board-pillars"), [Tile(title, style=style, still=True)])]


MAT: Final = Mat(11, pillars, signs=(PILLAR, GONE))
