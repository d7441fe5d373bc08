"""How a bot evaluates the Fury."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.rageborne.mat import HARDER_STRIKE_COST, STRIKE_COST, STRIKES_AT, mat_of
from emberhold.games.aeons_end.text.kit import State

STRIKE: Final = 3.6
"""About what one strike takes from the players, in life and in spells."""
COMING: Final = 0.8
"""How much of it counts already for Fury that is not enough yet."""
FURY_THERE: Final = 2


class FuryTactics(NemesisTactics):
    ease = 0.6226

    def menace(self, st: State) -> float:
        """The strikes for which there is Fury, and the part of the next one that has been gathered."""
        fury = mat_of(st).fury
        cost = HARDER_STRIKE_COST if st.harder else STRIKE_COST
        strikes = max(0, fury - STRIKES_AT + cost) // cost
        left = min(fury - strikes * cost, STRIKES_AT)
        return STRIKE * (strikes + COMING * left / STRIKES_AT)

    def fill(self, st: State) -> None:
        mat_of(st).fury = FURY_THERE


TACTICS: Final = FuryTactics()
