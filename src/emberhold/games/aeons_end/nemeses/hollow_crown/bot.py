"""How a bot evaluates the acolytes: all the life that is left in them has to be removed, and each of them hurts."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Ask
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.hollow_crown.acolytes import LIFE
from emberhold.games.aeons_end.nemeses.hollow_crown.mat import IN_PLAY, draw_acolyte, is_acolyte, mat_of, serving
from emberhold.games.aeons_end.text.kit import CardId, State

SERVES: Final = 3.0
"""How much harm one acolyte more in play does until it falls: many cards let each of them act."""
FALLS: Final = 1.5
"""An acolyte that falls by a blow is worth more than one that is only hurt: it gains no life any more."""


class AcolyteTactics(NemesisTactics):
    def menace(self, st: State) -> float:
        return SERVES * len(serving(st))

    def follows(self, st: State) -> float:
        """The life of all acolytes in play and in the deck."""
        return float(sum(st.lives[card] for card in serving(st)) + LIFE * len(mat_of(st).own_deck))

    def minion_worth(self, st: State, card: CardId, n: int) -> float:
        """What is more than its life is lost."""
        if not is_acolyte(st, card):
            return 0.0
        left = st.lives[card]
        return min(n, left) + (FALLS if n >= left else 0.0)

    def candidates(self, st: State, ask: Ask) -> Answers | None:
        """Which of several acolytes like in life is meant: all of them are worth a try."""
        return ask.answers if ask.kind == "card" and ask.label == "blood-magic" else None

    def fill(self, st: State) -> None:
        for _ in range(IN_PLAY):
            draw_acolyte(st)


TACTICS: Final = AcolyteTactics()
