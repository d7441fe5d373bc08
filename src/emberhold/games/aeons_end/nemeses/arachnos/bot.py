"""How a bot evaluates the ritual and World Devourer."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Value
from emberhold.games.aeons_end.bot.deck import Deck
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.arachnos.mat import MOST_TOKENS, TRACK_END, mat_of
from emberhold.games.aeons_end.nemeses.arachnos.world_devourer import printed_life
from emberhold.games.aeons_end.text.kit import Seat, State

DEVOURED: Final = 0.6
"""What World Devourer does before it is beaten, for each life it has."""
LAST_STEP: Final = 0.12
STEP_BACK: Final = 0.1


class RitualTactics(NemesisTactics):
    ease = 1.1573

    def menace(self, st: State) -> float:
        """World Devourer comes anyway; the sooner it comes, the more life it takes over from Arachnos."""
        mat = mat_of(st)
        if mat.world_devourer >= 0:
            return DEVOURED * st.lives[mat.world_devourer]
        near = max(mat.ritual / TRACK_END, (st.nemesis_tokens - 2) / MOST_TOKENS)
        last = LAST_STEP if mat.ritual == TRACK_END - 1 else 0.0
        return DEVOURED * (self.follows(st) + (near * near + last) * st.nemesis_life)

    def follows(self, st: State) -> float:
        """The printed life of World Devourer, as many tokens as there will be."""
        return float(printed_life(max(0, st.nemesis_tokens - (st.nemesis_life == 0))))

    def action_worth(self, st: State, seat: Seat, answer: Value, deck: Deck, turns: float) -> float:
        """A step back is worth more when the ritual is further along."""
        ritual = mat_of(st).ritual
        return STEP_BACK * ritual * ritual


TACTICS: Final = RitualTactics()
