"""How a bot evaluates the husks, and whether it spreads damage over them."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Ask
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.carapace_queen.mat import (
    MANY,
    ONE,
    SPREAD,
    TOO_MANY,
    husk_life,
    mat_of,
)
from emberhold.games.aeons_end.text.kit import State
from emberhold.games.aeons_end.text.mat_kit import Target

HUSK: Final = 0.8
CROWD: Final = 0.22
"""A husk by itself, and how much more each is in a larger swarm."""
DEADLY: Final = 9.0
"""With more husks than the swarm allows the battle is as good as lost."""
CLEARED: Final = 1.2
SPARE: Final = 3
"""A player with less life does not suffer for a few husks."""
HUSKS_THERE: Final = 7


class SwarmTactics(NemesisTactics):
    ease = -0.6263

    def menace(self, st: State) -> float:
        husks = mat_of(st).husks
        return HUSK * husks + CROWD * husks * husks + DEADLY * max(0, husks - TOO_MANY)

    def target_worth(self, st: State, target: Target, n: int) -> float:
        """More husks fall if the damage is spread; a larger swarm is worth thinning."""
        husks = mat_of(st).husks
        return CLEARED * min(husks, max(1, n // husk_life(st))) * (1 + (husks > MANY))

    def candidates(self, st: State, ask: Ask) -> Answers | None:
        """Spread the damage if several husks fall by it and the player can bear it."""
        if ask.kind != "husks":
            return None
        falls = ask.about[1] // husk_life(st)
        return [SPREAD if falls > 1 and st.life[ask.seats[0]] > SPARE else ONE]

    def fill(self, st: State) -> None:
        mat_of(st).husks = HUSKS_THERE


TACTICS: Final = SwarmTactics()
