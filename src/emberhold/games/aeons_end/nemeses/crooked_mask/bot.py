"""How a bot evaluates corruptions: those that players carry, and those that are left before Gravehold pays instead."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Ask
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.crooked_mask.mat import corruptions_in
from emberhold.games.aeons_end.text.kit import State

CARRIED: Final = 1.1
IN_HAND: Final = 0.5
"""What a corruption among a player's cards costs, and how much more if it is in hand already."""
RUNNING_OUT: Final = 4
SCARCE: Final = 0.5
"""With fewer corruptions than this left in their deck, Gravehold will soon suffer instead."""


class MaskTactics(NemesisTactics):
    wanted = ("return", "gain")

    def menace(self, st: State) -> float:
        total = 0.0
        for seat in st.all_seats:
            hand = st.hand[seat]
            total += CARRIED * len(corruptions_in(st, hand + st.deck[seat] + st.discard[seat]))
            total += IN_HAND * len(corruptions_in(st, hand))
        return total + SCARCE * max(0, RUNNING_OUT - len(st.mat.own_deck))

    def candidates(self, st: State, ask: Ask) -> Answers | None:
        """A corruption goes to a player who has few of them, and who is fit to bear it."""
        if ask.kind != "player" or ask.label != "gains-corruption":
            return None

        def burden(seat: int) -> float:
            cards = st.hand[seat] + st.deck[seat] + st.discard[seat]
            return len(corruptions_in(st, cards)) / max(1, len(cards)) + (0.5 if st.exhausted[seat] else 0.0)

        return sorted(ask.answers, key=lambda answer: burden(answer[0]))[:2]


TACTICS: Final = MaskTactics()
