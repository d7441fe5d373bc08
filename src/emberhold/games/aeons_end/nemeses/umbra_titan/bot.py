"""How a bot evaluates the pillars: the first ones are for spending, the last one is everything."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.umbra_titan.mat import PILLARS, mat_of
from emberhold.games.aeons_end.text.kit import State

PILLAR: Final = 2.2
SCARCE: Final = 4
LAST_PILLARS: Final = 1.6
"""What a pillar is worth, and how much more each is that is missing from the last ones."""


class PillarTactics(NemesisTactics):
    ease = 0.1727

    def menace(self, st: State) -> float:
        pillars = mat_of(st).pillars
        short = max(0, SCARCE - pillars)
        return PILLAR * max(0, PILLARS - pillars) + LAST_PILLARS * short * short

    def fill(self, st: State) -> None:
        mat_of(st).pillars = SCARCE + 1


TACTICS: Final = PillarTactics()
