"""With which numbers the bots of each level play Aeon's End (`bots/search`); they were tuned in the arena."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["LEVELS"]

_AHEAD: Final[Mapping[str, int]] = {"turns": 6, "worlds": 1, "lines": 1, "prior": 2, "clear": 25}
"""One line for each option and one world to begin with, because what decides is how the turn order may fall."""
LEVELS: Final[Mapping[str, Mapping[str, int]]] = {
    "novice": {"iterations": 0, "worlds": 1, "lines": 1, "width": 4, "overlooks": 5, "noise": 20},
    "adept": {**_AHEAD, "iterations": 128},
    "master": {**_AHEAD, "iterations": 512, "milliseconds": 2000},
}
"""A novice looks no further than its own turn, does not see every option, and misjudges close calls."""
