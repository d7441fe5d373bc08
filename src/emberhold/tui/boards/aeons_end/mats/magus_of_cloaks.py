"""Magus of Cloaks' mat: the cloaks that he keeps, those that a blow can take, and what they absorb."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Row, Tile

__all__ = ["MAT"]

CLOAK: Final = Sign("cloak", "yellow", "■")
KEPT: Final = Sign("cloak-kept", "white", "▌")
ROOM: Final = Sign("cloak-room", "dim", "□")


def cloaks(maker: TileMaker, nemesis: Data) -> list[Row]:
    """How many cloaks he has; more than half of the room for them is a warning."""
    board: Data = nemesis["board"]
    n, least, most = board["cloaks"], board["least"], board["most"]
    style = "red" if n == most else "yellow" if n * 2 > most else "white"
    drawn = KEPT.glyph * least + CLOAK.glyph * (n - least) + ROOM.glyph * (most - n)
    gauge = Tile(f"{drawn} {maker.say('board-cloaks-of', n=n, of=most)}", style=style, still=True)
    absorbs = Tile(maker.say("board-cloaks-absorb", n=n), style="dim", still=True)
    return [Row(maker.say("board-cloaks"), [gauge, absorbs])]


MAT: Final = Mat(13, cloaks, signs=(CLOAK, KEPT, ROOM))
