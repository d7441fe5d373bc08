"""The numbers of Aeon's End that its board needs and no view says, and the seats as options name them."""

from __future__ import annotations

from typing import Final

__all__ = ["CHARGE_PRICE", "GRAVEHOLD_LIFE", "LIFE", "PAIRS", "SEATS"]

LIFE: Final = 10
GRAVEHOLD_LIFE: Final = 30
CHARGE_PRICE: Final = 2
SEATS: Final = "abcd"
"""The seats as the meanings of options name them."""
PAIRS: Final = {"a-b": (0, 1), "c-d": (2, 3)}
