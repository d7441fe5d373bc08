"""The Knight of Shackles' mat: how far each of its breaches is turned, and what comes out of it."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Badge, Row, Tile

__all__ = ["MAT"]

SHACKLE: Final = Sign("shackle", "red", "■")
ROOM: Final = Sign("shackle-room", "dim", "□")
TURN_BACK: Final = Sign("turn-back", "cyan", says="board-knight-back", args={"n": 3})


def breaches(maker: TileMaker, nemesis: Data) -> list[Row]:
    """Each breach with its steps, what happens when it opens, and what it costs to turn it back."""
    board: Data = nemesis["board"]
    steps = board["last_facing"] + 1
    tiles = [_breach(maker, breach, steps, fixed=board["fixed"]) for breach in board["breaches"]]
    if board["fixed"]:
        tiles.append(Tile(maker.say("board-knight-fixed"), style="red", still=True))
    return [Row(maker.say("board-knight"), tiles)]


def _breach(maker: TileMaker, breach: Data, steps: int, *, fixed: bool) -> Tile:
    turned = steps if breach["open"] else breach["facing"]
    style = "red" if turned >= steps - 1 else "yellow" if turned else "white"
    drawn = SHACKLE.glyph * turned + ROOM.glyph * (steps - turned)
    badges = [Badge(drawn, style, SHACKLE.name if turned else ROOM.name)]
    what = "open" if breach["open"] else breach["effect"]
    if breach["facing"] and not breach["open"] and not fixed:
        badges.append(TURN_BACK.badge(maker.texts, n=breach["cost"]))
    position = breach["position"]
    title = f"{maker.say(f'position-{position}')}: {maker.say(f'board-knight-{what}', n=breach['n'])}"
    return Tile(title, badges, style, words=(f"turn-back {position}",), verbs=("turn-back",))


MAT: Final = Mat(11, breaches, signs=(SHACKLE, ROOM, TURN_BACK))
