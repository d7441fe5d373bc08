"""How a bot evaluates the cloaks: what they will take off the blows to come."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.magus_of_cloaks.mat import least, mat_of
from emberhold.games.aeons_end.text.kit import State

CLOAK: Final = 1.5
"""What a cloak is worth that a blow can take."""
ABSORBED: Final = 0.7
"""How much damage the cloaks absorb, on average, for each life that he loses."""


class CloakTactics(NemesisTactics):
    def menace(self, st: State) -> float:
        return CLOAK * (mat_of(st).cloaks - least(st))

    def follows(self, st: State) -> float:
        """His life takes more damage than there is of it."""
        return ABSORBED * st.nemesis_life


TACTICS: Final = CloakTactics()
