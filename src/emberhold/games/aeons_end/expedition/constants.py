"""The steps between two battles of an expedition, and its numbers."""

# Numbers of a kind are written plainly, `X: Final[Zone] = 1`: the compiler puts only such a number in where it is used.
# mypy: disable-error-code="assignment"

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from emberhold.core.kinds import Phase
from emberhold.games.aeons_end.constants import TREASURES_FROM

__all__ = [
    "CONSOLATION",
    "GROUP_TREASURE",
    "HOLDER",
    "MAGES",
    "OWN_LEVELS",
    "PERSONAL_TREASURES",
    "PILES",
    "READY",
    "STEPS",
    "STEP_RULES",
    "STORY",
    "TREASURES",
    "StepWord",
    "treasure_levels",
]

STORY: Final[Phase] = 0
"""EXPED-01: the story is told; nobody is asked anything."""
CONSOLATION: Final[Phase] = 1
"""EXPED-09: after a defeat in a random expedition the players choose what they get."""
PILES: Final[Phase] = 2
"""EXPED-04: nine piles are chosen, the others are banished."""
MAGES: Final[Phase] = 3
"""SETUP-02: everybody who fights picks a mage."""
TREASURES: Final[Phase] = 4
"""TREASURE-02: one of level 1 for each player."""
GROUP_TREASURE: Final[Phase] = 5
"""TREASURE-06: one of level 2 for the group."""
PERSONAL_TREASURES: Final[Phase] = 6
"""TREASURE-07: one of level 3 for each player."""
HOLDER: Final[Phase] = 7
"""TURN-06: three players say who begins with the X token."""
READY: Final[Phase] = 8
"""Set out, or choose again."""

StepWord: TypeAlias = Literal[
    "story",
    "consolation",
    "piles",
    "mages",
    "treasures",
    "group-treasure",
    "personal-treasures",
    "holder",
    "ready",
]
STEPS: Final[tuple[StepWord, ...]] = (
    "story",
    "consolation",
    "piles",
    "mages",
    "treasures",
    "group-treasure",
    "personal-treasures",
    "holder",
    "ready",
)
STEP_RULES: Final = (
    "EXPED-01",
    "EXPED-09",
    "EXPED-04",
    "SETUP-02",
    "TREASURE-02",
    "TREASURE-06",
    "TREASURE-07",
    "TURN-06",
    "EXPED-01",
)

OWN_LEVELS: Final = {TREASURES: 1, PERSONAL_TREASURES: 3}
"""The level of the treasures that each player picks in a step."""


def treasure_levels(battle: int) -> tuple[int, ...]:
    """The levels of the treasures that are taken into this battle. They are not optional."""
    return tuple([level for level, first in TREASURES_FROM.items() if battle >= first])
