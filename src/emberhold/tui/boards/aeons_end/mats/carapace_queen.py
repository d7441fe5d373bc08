"""Carapace Queen's mat: the husks, and what a swarm of so many does."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Badge, Row, Tile

__all__ = ["MAT"]

HUSK: Final = Sign("husk", "yellow", "◆")
HUSK_ROOM: Final = Sign("husk-room", "dim", "◇")


def husks(maker: TileMaker, nemesis: Data) -> list[Row]:
    """The husks as a target, and the lines of the swarm; the one that would happen now stands out."""
    board: Data = nemesis["board"]
    say = maker.say
    n, spaces = board["husks"], board["spaces"]
    lines = board["swarm"]
    now = next(number for number, line in enumerate(lines) if n <= line["most"])
    last = len(lines) - 1
    style = "red" if now >= last - 1 else "yellow" if n else "dim"
    drawn = HUSK.glyph * n + HUSK_ROOM.glyph * (spaces - n)
    words = ("damage husks", "one husk", "spread husks") if n else ()
    title = say("board-husks-of", n=n, of=spaces)
    tiles = [Tile(title, [Badge(drawn, style, HUSK.name if n else HUSK_ROOM.name)], style, words=words)]
    if board["life"] > 1:
        tiles.append(Tile(say("board-husks-tough"), style="red", still=True))
    if board["wounded"]:
        tiles.append(Tile(say("board-husks-wounded", n=board["wounded"]), style="yellow", still=True))
    swarm = [
        Tile(
            say(f"board-swarm-{line['effect']}", most=line["most"], n=line["n"]),
            style=("red" if number == last else "yellow") if number == now else "dim",
            still=True,
        )
        for number, line in enumerate(lines)
    ]
    return [Row(say("board-husks"), tiles), Row(say("board-swarm"), swarm)]


MAT: Final = Mat(11, husks, signs=(HUSK, HUSK_ROOM))
