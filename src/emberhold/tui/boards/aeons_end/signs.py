"""The signs on the board of Aeon's End: breaches, charges, turns, the market, any nemesis. Mats have their own."""

from __future__ import annotations

from typing import Final

from emberhold.tui.draw.common_signs import Group, Sign

__all__ = ["GROUPS", "NEMESIS"]

MAGE: Final = Sign("mage", "gold", says="board-of", args={"left": 8, "of": 10})
WORN: Final = Sign("worn", "red", says="board-exhausted")
CHARGE: Final = Sign("charge", "cyan", "◆")
NO_CHARGE: Final = Sign("no-charge", "cyan", "◇")
CHARGED: Final = Sign("charged", "green", "◆")
READY: Final = Sign("ready", "green", says="board-ready")
MISSING: Final = Sign("missing", "dim", says="board-missing", args={"n": 2})

CLOSED: Final = Sign("breach-closed", "white", "○◔◑◕")
"""The fuller the circle, the closer the breach is to opening (BREACH-07)."""
OPEN: Final = Sign("breach-open", "green", "●")
GONE: Final = Sign("breach-gone", "dim", "✕")
FOCUS: Final = Sign("focus", "cyan", says="board-focus", args={"n": 2})
OPENING: Final = Sign("opening", "cyan", says="board-open", args={"n": 5})
FOCUSED: Final = Sign("focused", "green", says="board-focused")
BONUS: Final = Sign("bonus", "red", says="board-bonus", args={"n": 1})
FOR_GRAVEHOLD: Final = Sign("for-gravehold", "green", says="board-gravehold-bonus", args={"n": 1})
SURGE: Final = Sign("surge", "blue", says="board-surge", args={"n": 1})
ENERGIZED: Final = Sign("energized", "blue", says="board-energized")

TAKEN: Final = Sign("turn-taken", "dim", "✓")
UNKNOWN: Final = Sign("turn-unknown", "dim", "?")
KNOWN: Final = Sign("turn-known", "cyan", says="board-nemesis")
TOKENS: Final = Sign("turn-tokens", "cyan", says="board-x-token", args={"seat": "seat-0"})

PRICE: Final = Sign("price", "cyan", "3")
LEFT: Final = Sign("left", "white", says="board-pile-left", args={"n": 5})
NONE_LEFT: Final = Sign("none-left", "red", says="board-pile-left", args={"n": 0})
COST: Final = Sign("cost", "cyan", says="board-cost", args={"n": 3})
PURSE: Final = Sign("purse", "cyan", says="board-price", args={"n": 2})
TIMES: Final = Sign("times", "", says="board-times", args={"n": 2})
TREASURE: Final = Sign("treasure", "gold", says="board-treasures")

KINDS: Final = {
    kind: Sign(f"kind-{kind}", style, says=f"type-{kind}")
    for kind, style in (
        ("gem", "magenta"),
        ("relic", "blue"),
        ("spell", "yellow"),
        ("curse", "rose"),
        ("attack", "red"),
        ("minion", "red"),
        ("power", "rose"),
    )
}
OTHER_KIND: Final = Sign("kind-other", "dim", says="type-treasure")

HARDER: Final = Sign("harder", "red", says="board-harder")
MINION: Final = Sign("minion-life", "yellow", says="board-life", args={"left": 3, "of": 6})
POWER: Final = Sign("power-tokens", "yellow", says="board-power", args={"n": 2})
POWER_LAST: Final = Sign("power-last", "red", says="board-power", args={"n": 1})
NEMESIS: Final = (HARDER, MINION, POWER, POWER_LAST)

GROUPS: Final[tuple[Group, ...]] = (
    ("mages", (MAGE, WORN, CHARGE, NO_CHARGE, CHARGED, READY, MISSING)),
    (
        "breaches",
        (CLOSED, OPEN, GONE, FOCUS, OPENING, FOCUSED, BONUS, FOR_GRAVEHOLD, SURGE, ENERGIZED),
    ),
    ("turns", (TAKEN, UNKNOWN, KNOWN, TOKENS)),
    ("market", (PRICE, LEFT, NONE_LEFT, COST, PURSE, TIMES, TREASURE)),
    ("kinds", (*KINDS.values(), OTHER_KIND)),
)
