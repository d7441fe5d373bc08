"""Gate Witch's mat: the time gates, and what is known of the bottom of her deck."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Row, Tile

__all__ = ["MAT"]

GATE: Final = Sign("gate", "red", "■")
GATE_ROOM: Final = Sign("gate-room", "dim", "□")


def gates(maker: TileMaker, nemesis: Data) -> list[Row]:
    """How near another turn of hers is."""
    board: Data = nemesis["board"]
    n, limit = board["gates"], board["limit"]
    drawn = GATE.glyph * n + GATE_ROOM.glyph * (limit - n)
    style = "red" if n >= limit else "yellow" if n + 1 >= limit else "white"
    tiles = [
        Tile(f"{drawn} {maker.say('board-gates-of', n=n)}", style=style, still=True),
        Tile(maker.say("board-gates-limit", limit=limit, closes=board["closes"]), style="dim", still=True),
    ]
    if board["lowest"]:
        lowest = [{"id": 0, "card": slug} for slug in board["lowest"]]
        tiles.append(maker.pile("board-gates-lowest", lowest))
    return [Row(maker.say("board-gates"), tiles)]


MAT: Final = Mat(14, gates, signs=(GATE, GATE_ROOM))
