"""The Blight Lord's mat: the Tainted Track, and the Jades that are left."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end.mats.mat import Mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import Sign
from emberhold.tui.draw.scene import Badge, Row, Tile

__all__ = ["MAT"]

REACHED: Final = Sign("taint", "green", "■")
AHEAD: Final = Sign("taint-left", "dim", "□")
MARK: Final = Sign("taint-mark", "red", "!")
JADE: Final = Sign("jade", "green", "◆")
JADE_OUT: Final = Sign("jade-out", "dim", "◇")


def blight(maker: TileMaker, nemesis: Data) -> list[Row]:
    """How far the track is and what comes next, and how many Jades are left before it moves by itself."""
    board: Data = nemesis["board"]
    say = maker.say
    n, end = board["track"], board["end"]
    marks = {mark["space"]: mark for mark in board["marks"]}
    ahead = [MARK.glyph if space in marks else AHEAD.glyph for space in range(n + 1, end + 1)]
    drawn = REACHED.glyph * n + "".join(ahead)
    style = "red" if n >= end - 2 else "yellow" if n > 2 else "white"
    track = [Tile(f"{drawn} {say('board-track-at', n=n, of=end)}", style=style, still=True)]
    for space, mark in marks.items():
        if space > n:
            said = say(f"board-track-{mark['effect']}", space=space, n=mark["n"])
            track.append(Tile(said, style="red" if space == n + 1 else "dim", still=True))
    left, of = board["jades"], board["of"]
    jades = JADE.glyph * left + JADE_OUT.glyph * (of - left)
    badges = [Badge(jades, "green" if left > 1 else "red", JADE.name if left else JADE_OUT.name)]
    tiles = [Tile(say("board-jades-left", n=left, of=of), badges, "" if left > 1 else "red", slug="tainted-jade")]
    if board["moves"]:
        tiles.append(Tile(say("board-track-moves", n=board["moves"]), style="red", still=True))
    return [Row(say("board-track"), track), Row(say("board-jades"), tiles)]


MAT: Final = Mat(12, blight, signs=(REACHED, AHEAD, MARK, JADE, JADE_OUT))
