"""Arachnos' mat: the Ritual track."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Badge, Row, Tile

__all__ = ["MAT"]

RITUAL: Final = Sign("ritual", "magenta", "■")
RITUAL_LEFT: Final = Sign("ritual-left", "magenta", "□")
PUSH_BACK: Final = Sign("push-back", "cyan", says="board-push-back", args={"n": 3})


def ritual(maker: TileMaker, nemesis: Data) -> list[Row]:
    """How far the Ritual is, what it costs to move it back, and the tokens that move it on."""
    board: Data = nemesis["board"]
    tokens = nemesis.get("tokens", 0)
    space, end = board["ritual"], board["end"]
    style = "red" if space * 3 > end * 2 else "yellow"
    badges = [Badge(maker.say("board-of", left=space, of=end), style, RITUAL.name)]
    title = RITUAL.glyph * space + RITUAL_LEFT.glyph * (end - space)
    if board["world_devourer"]:
        badges = [Badge(maker.say("board-ritual-complete"), "red", RITUAL.name)]
    elif space:
        badges.append(PUSH_BACK.badge(maker.texts, n=board["prices"][space - 1]))
    verbs = ("push-back",)
    track = Tile(title, badges, RITUAL.style, words=verbs, verbs=verbs)
    said = maker.say("board-tokens-limit", n=tokens, limit=board["most_tokens"])
    return [Row(maker.say("board-ritual"), [track, Tile(said, style="yellow" if tokens else "dim", still=True)])]


MAT: Final = Mat(2, ritual, signs=(RITUAL, RITUAL_LEFT, PUSH_BACK))
