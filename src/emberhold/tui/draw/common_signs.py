"""Signs: marks on a board that have to be learnt once. Boards draw from these tables, and the legend lists them.

A board's own signs are in its module as `SIGNS`, by group. The message `sign-<name>` says what a sign means, and
`signs-<group>` is the name of a group.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from emberhold.i18n import Texts
from emberhold.tui.draw.scene import Badge

__all__ = [
    "ACTIVE",
    "ATTACHED",
    "CAN",
    "LIFE",
    "MARKS",
    "POINTER",
    "POINTER_ONLY",
    "TWIN",
    "Group",
    "Sign",
    "bar",
    "health",
]


@dataclass(frozen=True, slots=True)
class Sign:
    """A glyph that is drawn as it is, or a few letters and numbers from a message."""

    name: str
    style: str = ""
    glyph: str = ""
    says: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)
    """The arguments of the message in the legend."""
    frame: str = "{}"

    def text(self, texts: Texts, **args: str | int) -> str:
        return self.frame.format(self.glyph or texts.say(self.says, **args))

    def badge(self, texts: Texts, style: str = "", **args: str | int) -> Badge:
        """The sign on a tile; the thing on the tile may choose another style."""
        return Badge(self.text(texts, **args), style or self.style, self.name)

    def sample(self, texts: Texts) -> str:
        """The sign as the legend shows it."""
        return self.text(texts, **self.args)


Group: TypeAlias = tuple[str, Sequence[Sign]]

CAN: Final = Sign("can", "mark", "•")
POINTER: Final = Sign("pointer", "mark", "▶")
POINTER_ONLY: Final = Sign("pointer-only", "white", "▷")
ACTIVE: Final = Sign("active", "gold", "▸")
ATTACHED: Final = Sign("attached", "dim", "+")
TWIN: Final = Sign("twin", "white", "#", frame="{}2")
MORE: Final = Sign("more", "", "…")
MARKS: Final[Group] = ("marks", (CAN, POINTER, POINTER_ONLY, ACTIVE, ATTACHED, TWIN, MORE))

GOOD: Final = Sign("life-good", "green", "█")
LOW: Final = Sign("life-low", "yellow", "█")
LAST: Final = Sign("life-last", "red", "█")
LOST: Final = Sign("life-lost", "", "░")
LIFE: Final[Group] = ("life", (GOOD, LOW, LAST, LOST))


def health(left: int, of: int) -> Sign:
    """The sign, and so the colour, for something with this much life left."""
    return GOOD if left * 3 > of * 2 else LOW if left * 3 > of else LAST


def bar(left: int, of: int, wide: int) -> Badge:
    """A bar for the life left. It is empty only if there is no life left."""
    sign = health(left, of)
    full = min(wide, -(-max(0, left) * wide // of)) if of else 0
    return Badge(sign.glyph * full + LOST.glyph * (wide - full), sign.style, sign.name)
