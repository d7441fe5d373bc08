"""The numbers that choose the answers of playouts. They were found by playing (docs/reports/search-aeons-end.md)."""

from __future__ import annotations

from typing import Final

__all__ = ["NUMBERS"]

NUMBERS: Final[dict[str, float]] = {
    "aether": 0.55,
    "aether late": 0.05,
    "plenty": 18.0,
    "boon": 0.16,
    "damage": 1.44,
    "crowded": 0.82,
    "speed": 5.0,
    "last turns": 1.8,
    "per aether": 0.05,
    "open": 0.83,
    "focus": 0.58,
    "each": 0.38,
    "waiting": 0.61,
    "place price": 0.32,
    "charge": 4.9,
    "ability": 4.9,
    "power": 1.86,
    "power offset": 0.8,
    "hand card": 1.06,
    "board": 1.15,
    "minion": 1.26,
    "minion hurt": 0.63,
    "mat": 0.66,
    "nemesis": 0.71,
    "suffers": 2.0,
    "gravehold": 1.7,
    "unleash": 3.6,
    "tokens": 2.3,
    "pillar": 3.4,
    "devour": 3.9,
    "frail": 0.14,
    "destroy-this": -0.9,
    "ally-charge": -1.5,
    "ally-draws": -0.75,
    "aether-breaches": -1.2,
    "forge": -0.2,
    "player-loses-charges": 2.3,
    "discards-spell": 2.3,
    "charged": 1.0,
}
"""What the answers are chosen by; most of it in points, one for about one life of the nemesis."""
