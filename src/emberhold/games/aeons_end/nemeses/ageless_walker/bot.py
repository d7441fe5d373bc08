"""How a bot evaluates the exiled pile."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Ask, Value
from emberhold.games.aeons_end.bot.card_worth import KEEP, know_cards
from emberhold.games.aeons_end.bot.deck import Deck
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.bot.tactics import card_worth
from emberhold.games.aeons_end.text.kit import Seat, State


class ExileTactics(NemesisTactics):
    ease = 0.4359

    def candidates(self, st: State, ask: Ask) -> Answers | None:
        """Of the supply piles, the one that will be missed least."""
        if ask.kind != "pile" or ask.label != "exile":
            return None
        know_cards()
        return [min(ask.answers, key=lambda answer: KEEP[st.pile[answer[0]]])]

    def action_worth(self, st: State, seat: Seat, answer: Value, deck: Deck, turns: float) -> float:
        """What buying back the top card of the exiled pile is worth."""
        return card_worth(st.card[st.mat.cards[-1]], deck, turns)


TACTICS: Final = ExileTactics()
