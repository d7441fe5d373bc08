"""The breaches: what they cost and what their open sides do (BREACH-08, BREACH-09)."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.defs import BreachDef

FOURTH_FOCUS: Final = 4
FOURTH_OPENING: Final = (13, 10, 7, 4)

ALL: Final = (
    BreachDef("i"),
    BreachDef("ii", focus=2, opening=(5, 4, 3, 2)),
    BreachDef("iii", focus=3, opening=(9, 7, 5, 3), bonus=1),
    BreachDef("iv", focus=FOURTH_FOCUS, opening=FOURTH_OPENING, bonus=1),
    # House value: the special breaches cost what breach IV costs.
    BreachDef("celestial", focus=FOURTH_FOCUS, opening=FOURTH_OPENING, bonus=2),
    BreachDef("defender", focus=FOURTH_FOCUS, opening=FOURTH_OPENING, gravehold=1),
    BreachDef("ancient", surge_bonus=1, surge_limit=10),
)
