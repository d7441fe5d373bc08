"""How a bot evaluates what is devoured."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Ask, Value
from emberhold.games.aeons_end.bot.card_worth import KEEP, know_cards
from emberhold.games.aeons_end.bot.deck import Deck
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.bot.tactics import card_worth
from emberhold.games.aeons_end.nemeses.prince_of_gluttons.mat import BITES, empty_piles
from emberhold.games.aeons_end.text.kit import Seat, State

EMPTY_PILE: Final = 2.0
"""Several of its cards do more harm for each empty pile."""
LEFT: Final = 24
LAST_CARDS: Final = 0.08
"""With fewer cards than this left in all piles, the end of them comes near."""


class GluttonTactics(NemesisTactics):
    ease = -0.1785

    def menace(self, st: State) -> float:
        """Empty piles, and the end that comes with the last one."""
        missing = max(0, LEFT - sum(st.left))
        return EMPTY_PILE * empty_piles(st) + LAST_CARDS * missing * missing

    def candidates(self, st: State, ask: Ask) -> Answers | None:
        """The pile that will be missed least; if it is too small, Gravehold would suffer for the rest."""
        if ask.kind != "pile" or ask.label != "devour":
            return None
        know_cards()
        bites = BITES[st.seats - 1]
        return [min(ask.answers, key=lambda answer: (st.left[answer[0]] < bites, KEEP[st.pile[answer[0]]]))]

    def action_worth(self, st: State, seat: Seat, answer: Value, deck: Deck, turns: float) -> float:
        """What gaining the top card of the devoured pile is worth."""
        return card_worth(st.card[st.mat.cards[-1]], deck, turns)


TACTICS: Final = GluttonTactics()
