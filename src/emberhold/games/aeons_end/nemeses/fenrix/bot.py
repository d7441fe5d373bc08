"""How a bot evaluates the claws, and which claw it faces."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Value
from emberhold.games.aeons_end.bot.deck import Deck
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.fenrix.mat import TOKENS_FOR_CLAWS, claws, mat_of
from emberhold.games.aeons_end.text.kit import NO_CARD, CardId, Seat, State

TOKEN: Final = 2.2
CLAWS_OUT: Final[tuple[float, ...]] = (0.0, 0.0, 2.0, 6.0, 14.0, 30.0)
"""By the number of claws in play: when the fifth comes, the claw deck is empty and the battle is lost."""
FACED: Final = 0.7
"""A player who faces a claw can strike it next turn."""
POSITION: Final = 2.0


class PackTactics(NemesisTactics):
    ease = -1.4507
    wanted = ("position",)

    def menace(self, st: State) -> float:
        """Tokens that become claws, and claws in play. A player's token on a claw is worth something."""
        out = 0
        held = 0.0
        position = mat_of(st).position
        for card in claws(st):
            out += 1
            if card in position:
                held += FACED
        soon = max(0, st.nemesis_tokens - TOKENS_FOR_CLAWS + 1)
        return TOKEN * st.nemesis_tokens + soon + CLAWS_OUT[min(out, 5)] - held

    def action_worth(self, st: State, seat: Seat, answer: Value, deck: Deck, turns: float) -> float:
        """What placing a Position token is worth."""
        return POSITION if answer[1] == wanted_claw(st, seat) else 0.0


def wanted_claw(st: State, seat: Seat) -> CardId:
    """The claw a player should face: the one with the least life that no other player faces; if several, the oldest."""
    pack = claws(st)
    if not pack:
        return NO_CARD
    position = mat_of(st).position
    taken = [position[other] for other in st.all_seats if other != seat]
    return min(pack, key=lambda card: (card in taken, st.lives[card]))


TACTICS: Final = PackTactics()
