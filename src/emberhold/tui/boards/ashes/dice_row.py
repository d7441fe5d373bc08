"""The dice of a player on the board of Ashes: by type, best side first, then the exhausted ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.i18n import Texts
from emberhold.tui.boards.ashes import signs
from emberhold.tui.draw.scene import Row, Tile

__all__ = ["dice_row"]


def dice_row(player: Mapping[str, Any], own: bool, texts: Texts) -> Row:
    dice: Mapping[str, Any] = player["dice"]
    tiles: list[Tile] = []
    for kind, sign in signs.TYPES.items():
        basic, face, power = dice.get("active", {}).get(kind, (0, 0, 0))
        resting = dice.get("exhausted", {}).get(kind, 0)
        if not (basic or face or power or resting):
            continue
        tiles.append(Tile(sign.text(texts), style=sign.style, still=True))
        for name, n in zip(signs.FACES, (power, face, basic), strict=True):
            if n:
                tiles.append(_faces(kind, name, n, own, texts))
        if resting:
            # The side of an exhausted die does not matter until it is rolled.
            words = (f"choose {kind}",) if own else ()
            tiles.append(Tile(signs.RESTING.glyph * resting, style=signs.RESTING.style, words=words))
    return Row(texts.say("board-dice"), tiles, empty=texts.say("board-no-dice"))


def _faces(kind: str, face: str, n: int, own: bool, texts: Texts) -> Tile:
    die = f"{kind}-{face}"
    style = signs.TYPES[kind].style
    title = signs.FACES[face].text(texts) * n
    if not own:
        return Tile(title, style=style, words=(f"choose {die}",))
    words = [die, *(f"{count}*{die}" for count in range(2, n + 1))]
    if face == "power":
        words.append(f"power {kind}")
    return Tile(title, style=f"{style}!" if face == "power" else style, words=words, verbs=("power",))
