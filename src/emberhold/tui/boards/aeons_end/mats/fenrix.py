"""Fenrix' mat: the Claws deck, and the players' Position tokens on its cards."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Badge, Row, Tile

__all__ = ["MAT"]

POSITION: Final = Sign("position", "cyan", says="board-position", args={"seats": "seat-0"})


def claws(maker: TileMaker, nemesis: Data) -> list[Row]:
    """How many Claws are left, how soon the next ones come, and what has made them stronger."""
    board: Data = nemesis["board"]
    tokens = nemesis.get("tokens", 0)
    say = maker.say
    left = board["claw_deck"]
    tiles = [
        Tile(say("board-claw-deck", n=left), style="red" if left == 1 else "white", still=True),
        Tile(
            say("board-tokens-limit", n=tokens, limit=board["tokens_for_claws"]),
            style="red" if tokens + 1 >= board["tokens_for_claws"] else "yellow",
            still=True,
        ),
    ]
    if board["more_life"]:
        tiles.append(Tile(say("board-claws-stronger", n=board["more_life"]), style="red", still=True))
    if board["claws_shut"]:
        tiles.append(Tile(say("board-claws-shut"), style="red", still=True))
    return [Row(say("board-claws"), tiles)]


def positions(maker: TileMaker, nemesis: Data, card: Data) -> list[Badge]:
    """Whose Position tokens are on a card."""
    here = [maker.texts.seat(seat) for seat, at in enumerate(nemesis["board"]["positions"]) if at == card["id"]]
    if not here:
        return []
    return [Badge(maker.texts.fill(POSITION.says, {"seats": ", ".join(here)}), POSITION.style, POSITION.name)]


MAT: Final = Mat(4, claws, positions, card_signs=(POSITION,))
