"""TREASURE-03 to TREASURE-05: which card of a starting deck a treasure of level 1 replaces."""

from __future__ import annotations

from emberhold.core.kinds import CardId, Seat
from emberhold.games.aeons_end.constants import GEM
from emberhold.games.aeons_end.state import DEFS, State


def swap_candidates(st: State, seat: Seat, card: CardId) -> list[CardId]:
    """The cards of the starting deck that a treasure of level 1 can replace, from the top."""
    wanted = ("crystal", "spark") if st.kind(card) == GEM else ("spark", "crystal")
    for slug in wanted:
        found = [c for c in reversed(st.deck[seat]) if DEFS[st.card[c]].slug == slug]
        if found:
            return found
    return []
