"""What a position leaves over, for telling blunders: moves that come to the same and leave less (`core/dominated`)."""

from __future__ import annotations

from typing import Final

from emberhold.core.dominated import LeftOver
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import NO_BREACH, State

__all__ = ["left_over"]

OPENED: Final = 4
"""An open breach counts for more than one in its last facing."""


def left_over(st: State) -> LeftOver:
    """Life, Gravehold, charges, how far breaches are open, and what the nemesis and its cards have lost are better when
    there is more of them; aether is lost at the end of the turn. All else has to be the same."""
    kept = [*st.life, st.gravehold, *st.charges, -st.nemesis_life, -st.nemesis_tokens]
    kept += [OPENED if st.open[b] else facing for b, facing in enumerate(st.facing)]
    kept += [-st.lives[card] for card in st.in_play]
    kept += [st.power[card] for card in st.in_play]
    purse = [n for purses in st.aether for n in purses]
    purse += [int(turned) for turned in st.focused]
    same = (
        st.phase,
        st.active,
        st.turn,
        tuple(st.card),
        tuple(sorted((st.card[card], card) for hand in st.hand for card in hand)),
        *(tuple(pile) for piles in (st.deck, st.discard, st.played, st.forge, st.prepped) for pile in piles),
        tuple(st.exhausted),
        tuple([tile == NO_BREACH for tile in st.breach]),
        tuple(st.relic),
        tuple(st.surge),
        tuple(st.energized),
        tuple(st.left),
        tuple(st.in_play),
        tuple(st.nemesis_discard),
        tuple(st.nemesis_deck),
        tuple(st.turn_deck),
        tuple(st.turn_discard),
        tuple(st.once),
        tuple(st.watching),
        st.x_holder,
        repr(NEMESES[st.nemesis].board(st)),
    )
    return LeftOver(same, tuple(kept), tuple(purse))
