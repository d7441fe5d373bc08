"""Prince of Gluttons' mat: what has been devoured, and how many supply piles are left."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end import signs
from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Row, Tile

__all__ = ["MAT"]

EMPTY: Final = Sign("pile-empty", "red", "○")
LEFT: Final = Sign("pile-left", "white", "●")


def devoured(maker: TileMaker, nemesis: Data) -> list[Row]:
    """The top of the devoured pile with its price, all of it to look through, and the piles that are left."""
    board: Data = nemesis["board"]
    cards: list[Data] = board["devoured"]
    empty, piles = board["empty"], board["piles"]
    style = "red" if empty * 3 > piles else "yellow" if empty else "white"
    drawn = LEFT.glyph * (piles - empty) + EMPTY.glyph * empty
    tiles = [Tile(f"{drawn} {maker.say('board-devoured-empty', n=empty, of=piles)}", style=style, still=True)]
    if cards:
        top = cards[-1]
        price = signs.PURSE.badge(maker.texts, n=board["price"])
        tiles.append(maker.card(top["card"], [top["id"]], ("gain-devoured",), [price]))
        tiles.append(maker.pile("board-devoured-all", cards))
    tiles.append(Tile(maker.say("board-devoured-bites", n=board["bites"]), style="dim", still=True))
    return [Row(maker.say("board-devoured"), tiles)]


MAT: Final = Mat(12, devoured, signs=(EMPTY, LEFT))
