"""With which numbers the bots of each level play Aeon's End (`bots/search`); they were tuned in the arena."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["LEVELS"]

_AHEAD: Final[Mapping[str, int]] = {"turns": 400, "lines": 0, "prior": 0, "clear": 20, "doubt": 10}
"""Playouts go to the end of the battle, because nothing that was tried tells earlier who will win; and an answer has to
be clearly better than the one that the players of the playouts would give."""
LEVELS: Final[Mapping[str, Mapping[str, int]]] = {
    "novice": {"iterations": 0, "worlds": 1, "lines": 1, "width": 4, "overlooks": 5, "noise": 20},
    "adept": {**_AHEAD, "iterations": 64},
    "master": {**_AHEAD, "iterations": 400, "milliseconds": 2000},
}
"""A novice looks no further than its own turn, does not see every option, and misjudges close calls."""
