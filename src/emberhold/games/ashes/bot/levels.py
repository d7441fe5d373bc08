"""With which numbers the bots of each level play Ashes (`bots/search`); they were tuned in the arena."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["LEVELS"]

LEVELS: Final[Mapping[str, Mapping[str, int]]] = {
    "novice": {"iterations": 0, "worlds": 1, "lines": 3, "width": 4, "overlooks": 8, "noise": 14},
    "adept": {"iterations": 160, "turns": 40, "rounds": 1, "width": 5, "prior": 8},
    "master": {"iterations": 800, "turns": 40, "rounds": 1, "width": 8, "prior": 8},
}
"""A novice looks no further than its own turn, does not see every option, and misjudges close calls."""
