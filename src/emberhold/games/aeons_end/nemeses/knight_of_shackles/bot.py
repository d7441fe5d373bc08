"""How a bot evaluates the Knight's breaches: each step is a loss, and the last steps are the end."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Value
from emberhold.games.aeons_end.bot.deck import Deck
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.knight_of_shackles.mat import COSTS, FIRST, LAST_FACING, SECOND, mat_of
from emberhold.games.aeons_end.text.kit import Seat, State

STEP: Final = 1.1
OPENED: Final = (5.0, 4.0, 6.0, 60.0)
"""What a step of any breach weighs, and what an open breach weighs for the cards that grow with it."""
ALL_STEPS: Final = (LAST_FACING + 1) * len(COSTS)
NEAR: Final = 7
LAST_STEPS: Final = 0.5
"""With fewer steps than this left until all are open, each weighs more than the one before."""
SHARE: Final = 0.6
"""What a step back is worth of what it takes away: the Knight turns the breach again."""


class BreachTactics(NemesisTactics):
    def menace(self, st: State) -> float:
        mat = mat_of(st)
        return _menace(mat.facing, mat.open)

    def action_worth(self, st: State, seat: Seat, answer: Value, deck: Deck, turns: float) -> float:
        mat = mat_of(st)
        facing = mat.facing[:]
        facing[answer[1]] -= 1
        return SHARE * (_menace(mat.facing, mat.open) - _menace(facing, mat.open))

    def fill(self, st: State) -> None:
        mat = mat_of(st)
        mat.facing[FIRST] = LAST_FACING
        mat.open[FIRST] = True
        mat.facing[SECOND] = 2


def _menace(facing: list[int], opened: list[bool]) -> float:
    """A breach that is nearly open weighs as much as one that is, but for its last step."""
    steps = 0
    total = 0.0
    for b in range(len(COSTS)):
        if opened[b]:
            steps += LAST_FACING + 1
            total += OPENED[b]
        else:
            steps += facing[b]
            total += OPENED[b] * (facing[b] / (LAST_FACING + 1)) ** 2
    short = max(0, NEAR - (ALL_STEPS - steps))
    return total + STEP * steps + LAST_STEPS * short * short


TACTICS: Final = BreachTactics()
