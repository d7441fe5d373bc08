"""The signs on the board of Ashes: units, tokens, dice, places."""

from __future__ import annotations

from typing import Final

from emberhold.tui.draw.common_signs import Group, Sign

__all__ = ["SIGNS"]

ATTACK: Final = Sign("attack", "red", says="board-attack-value", args={"n": 3})
UNHURT: Final = Sign("unhurt", "green", says="board-life-value", args={"left": 2, "life": 2})
WOUNDED: Final = Sign("wounded", "yellow", says="board-life-value", args={"left": 1, "life": 2})
RECOVER: Final = Sign("recover", "cyan", says="board-recover-value", args={"n": 1})
TIMES: Final = Sign("times", "", says="board-times", args={"n": 2})

PHOENIXBORN: Final = Sign("phoenixborn", "gold", says="type-phoenixborn")
PHOENIXBORN_LIFE: Final = Sign("phoenixborn-life", "green", says="board-life", args={"left": 12, "life": 15})
EXHAUSTED: Final = Sign("exhausted", "dim", says="board-exhausted", args={"n": 2})
STATUS: Final = Sign("status", "blue", says="board-status", args={"n": 2})
LENT: Final = Sign("lent-die", "rose", says="board-dice-on-card", args={"n": 1, "die": "board-type-charm"})
ATTACKING: Final = Sign("attacking", "red", says="board-attacking")
BLOCKING: Final = Sign("blocking", "cyan", says="board-blocking")
PICKED: Final = Sign("picked", "cyan", says="board-picked")
BYPASS: Final = Sign("bypass", "cyan", says="board-bypass")
OWNER: Final = Sign("owner", "magenta", says="board-owner", args={"seat": "seat-1"})
FOCUS: Final = Sign("focus", "magenta", says="board-focus", args={"n": 1})
COPY: Final = Sign("copy", "", says="board-copy")

TYPES: Final = {
    kind: Sign(f"die-{kind}", style, says=f"board-type-{kind}")
    for kind, style in (("natural", "green"), ("charm", "rose"), ("ceremonial", "red"), ("illusion", "blue"))
}
FACES: Final = {
    face: Sign(f"face-{face}", "white", says=f"board-face-{face}", frame="[{}]") for face in ("power", "class", "basic")
}
"""Best side first, in the colour of the die's type."""
USABLE: Final = Sign("face-usable", "green!", says="board-face-power", frame="[{}]")
RESTING: Final = Sign("die-resting", "dim", "[ ]")

SHOWN: Final = Sign("shown", "", says="card-unknown", frame="({})")
SLOTS: Final = Sign("slots", "dim", "2/6")
TAKEN: Final = Sign("slot-taken", "", "■")
FREE: Final = Sign("slot-free", "", "□")
KIND: Final = Sign("kind", "dim", says="type-action_spell")
ACTIONS: Final = {key: Sign(f"cost-{key}", "yellow", says=f"board-cost-{key}") for key in ("main", "side")}
SYMBOLS: Final = Sign("cost-dice", "green", says="symbol-natural-class", frame="2 {}")

SIGNS: Final[tuple[Group, ...]] = (
    ("units", (ATTACK, UNHURT, WOUNDED, RECOVER)),
    (
        "on-cards",
        (
            PHOENIXBORN,
            PHOENIXBORN_LIFE,
            EXHAUSTED,
            STATUS,
            LENT,
            ATTACKING,
            BLOCKING,
            PICKED,
            BYPASS,
            OWNER,
            FOCUS,
            COPY,
            TIMES,
        ),
    ),
    ("dice", (*TYPES.values(), *FACES.values(), USABLE, RESTING)),
    ("places", (SHOWN, SLOTS, TAKEN, FREE, KIND, *ACTIONS.values(), SYMBOLS)),
)
