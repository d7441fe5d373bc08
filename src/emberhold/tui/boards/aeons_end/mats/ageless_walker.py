"""Ageless Walker's mat: the cards it has exiled."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end import signs
from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.scene import Row

__all__ = ["MAT"]


def exiled(maker: TileMaker, nemesis: Data) -> list[Row]:
    """The exiled pile. Everybody may look through it, but only its top card can be bought."""
    board: Data = nemesis["board"]
    cards: list[Data] = board["exiled"]
    tiles = []
    if cards:
        price = [signs.PURSE.badge(maker.texts, n=board["price"])]
        tiles = [
            maker.card(cards[-1]["card"], [cards[-1]["id"]], ("gain-exiled",), price),
            maker.pile("board-exiled-all", cards),
        ]
    return [Row(maker.say("board-exiled"), tiles, empty=maker.say("board-nothing"))]


MAT: Final = Mat(3, exiled)
