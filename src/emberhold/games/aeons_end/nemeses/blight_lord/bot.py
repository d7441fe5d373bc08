"""How a bot evaluates the Jades that are out, and how near the end of the track is."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.blight_lord.mat import AT_THREE, jades_in_all, mat_of, next_moves
from emberhold.games.aeons_end.text.kit import State
from emberhold.games.aeons_end.text.mat_kit import ASIDE

JADE_OUT: Final = 2.4
"""A Jade in a player's deck hurts each time it is played."""
SPACES: Final = (0.0, 0.0, 3.0, 4.0, 6.5, 8.0, 11.0, 14.0, 34.0, 60.0)
"""By the space of the track: before a space where something happens, most of it is counted already."""
MOVE: Final = 6.0
"""What each space weighs that the track will move in the next nemesis turn."""
LEFT_THERE: Final = 2


class BlightTactics(NemesisTactics):
    def menace(self, st: State) -> float:
        out = jades_in_all(st) - len(st.mat.own_deck)
        track = mat_of(st).track
        return JADE_OUT * out + SPACES[track] + MOVE * next_moves(st) * (1 + track / len(SPACES))

    def fill(self, st: State) -> None:
        mat_of(st).track = AT_THREE
        for card in st.mat.own_deck[LEFT_THERE:]:
            st.zone[card] = ASIDE
        st.mat.own_deck = st.mat.own_deck[:LEFT_THERE]


TACTICS: Final = BlightTactics()
