"""The numbers of Aeon's End that its board needs and no view says."""

from __future__ import annotations

from typing import Final

__all__ = ["CHARGE_PRICE", "GRAVEHOLD_LIFE", "LIFE", "PAIRS"]

LIFE: Final = 10
GRAVEHOLD_LIFE: Final = 30
CHARGE_PRICE: Final = 2
PAIRS: Final = {"a-b": (0, 1), "c-d": (2, 3)}
