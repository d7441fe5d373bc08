"""The steps of a draft and its numbers."""

# Numbers of a kind are written plainly, `X: Final[Zone] = 1`: the compiler puts only such a number in where it is used.
# mypy: disable-error-code="assignment"

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from emberhold.core.kinds import Phase

__all__ = [
    "AT_A_TIME",
    "CARDS",
    "DICE",
    "EXCHANGE",
    "OF_EACH_TYPE",
    "PACK_SIZE",
    "PHOENIXBORN",
    "STEPS",
    "STEP_RULES",
    "StepWord",
]

PHOENIXBORN: Final[Phase] = 0
"""DRAFT-03: everybody takes a Phoenixborn."""
CARDS: Final[Phase] = 1
"""DRAFT-04: cards are picked and packs are passed."""
DICE: Final[Phase] = 2
"""DRAFT-05: dice are taken in pairs."""
EXCHANGE: Final[Phase] = 3
"""DRAFT-06: a pick may be exchanged for a card of the row."""

StepWord: TypeAlias = Literal["phoenixborn", "cards", "dice", "exchange"]
STEPS: Final[tuple[StepWord, ...]] = ("phoenixborn", "cards", "dice", "exchange")
STEP_RULES: Final = ("DRAFT-03", "DRAFT-04", "DRAFT-05", "DRAFT-06")

PACK_SIZE: Final = 9
"""How many cards everybody is dealt, and so how many everybody picks."""
AT_A_TIME: Final = 2
"""How many dice are taken at a time."""
OF_EACH_TYPE: Final = 10
"""How many dice of each type there are (DRAFT-08)."""
