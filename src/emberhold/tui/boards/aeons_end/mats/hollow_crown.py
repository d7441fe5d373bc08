"""The Hollow Crown's mat: how many acolytes are in play, in the acolyte deck, and fallen."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Row, Tile

__all__ = ["MAT"]

SERVES: Final = Sign("acolyte", "red", "■")
WAITS: Final = Sign("acolyte-left", "yellow", "□")
FALLEN: Final = Sign("acolyte-fallen", "dim", "x")


def acolytes(maker: TileMaker, nemesis: Data) -> list[Row]:
    """All acolytes as one line of signs, the piles to look through, and how to win."""
    board: Data = nemesis["board"]
    say = maker.say
    serving, left, fallen = len(board["serving"]), len(board["acolytes"]), board["fallen"]
    drawn = SERVES.glyph * serving + WAITS.glyph * left + FALLEN.glyph * len(fallen)
    said = say("board-acolytes-serving", n=serving) if serving else say("board-acolytes-none")
    tiles = [
        Tile(f"{drawn} {said}", style="white" if serving else "green", still=True),
    ]
    if left:
        deck = [{"id": 0, "card": slug} for slug in reversed(board["acolytes"])]
        tiles.append(maker.pile("board-acolytes-deck", deck))
    else:
        tiles.append(Tile(say("board-acolytes-left", n=0), style="green", still=True))
    if board["bottom"]:
        names = ", ".join(maker.texts.card(slug) for slug in reversed(board["bottom"]))
        tiles.append(Tile(maker.texts.fill("board-acolytes-bottom-these", {"cards": names}), style="dim", still=True))
    if fallen:
        tiles.append(maker.pile("board-acolytes-fallen", fallen))
    return [Row(say("board-acolytes"), tiles)]


MAT: Final = Mat(13, acolytes, signs=(SERVES, WAITS, FALLEN))
