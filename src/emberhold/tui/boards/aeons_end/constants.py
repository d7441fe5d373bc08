"""Numbers and words that the board of Aeon's End needs but no view contains; the game declares them for all clients."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from emberhold.core.registry import load_game
from emberhold.core.seen_types import seen_types_of

__all__ = ["CHARGE_PRICE", "DECLARED", "GRAVEHOLD_LIFE", "LIFE", "PAIRS", "POSITIONS"]

_TYPES: Final = seen_types_of(load_game("aeons-end"))
DECLARED: Final[Mapping[str, Any]] = {} if _TYPES is None else _TYPES.constants
"""What the game declares, by name. The mat of a nemesis reads the values for that nemesis from here."""

LIFE: Final[int] = DECLARED["LIFE"]
GRAVEHOLD_LIFE: Final[int] = DECLARED["GRAVEHOLD_LIFE"]
CHARGE_PRICE: Final[int] = DECLARED["CHARGE_PRICE"]
POSITIONS: Final[tuple[str, ...]] = DECLARED["POSITIONS"]
PAIRS: Final[Mapping[str, tuple[int, int]]] = DECLARED["PAIRS"]
