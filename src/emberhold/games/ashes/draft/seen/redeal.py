"""Deals anew what a viewer of a draft cannot know. Cards stay where they are; what they are is swapped.

A viewer who has passed a pack on knows what was in it, but not who took which card. So the cards that a viewer has seen
are dealt among the places where they can be, and all others among all other places.
"""

from __future__ import annotations

from emberhold.core.kinds import NO_CARD, CardId, Viewer
from emberhold.core.knowledge import deal_names
from emberhold.core.rng import Rng
from emberhold.games.ashes.draft.state import DraftState

__all__ = ["redeal"]

UNSEEN = (-1, -1)


def redeal(st: DraftState, viewer: Viewer, rng: Rng) -> None:
    """Collect the cards that could be swapped without the viewer noticing, sort, shuffle and deal them."""
    groups: dict[tuple[int, int], list[CardId]] = {}
    for card in st.all_cards():
        if not st.seen[card] >> viewer & 1:
            groups.setdefault(_group(st, card, viewer), []).append(card)
    for key in sorted(groups):
        deal_names(st.card, groups[key], rng)
    for seat in st.all_seats:
        # What somebody has chosen in secret may be any card of the pack. If it stayed in its place, two worlds with the
        # same luck would show that somebody has thought again.
        if seat != viewer and st.choice[seat] != NO_CARD:
            st.choice[seat] = sorted(st.pack[seat])[rng.below(len(st.pack[seat]))]


def _group(st: DraftState, card: CardId, viewer: Viewer) -> tuple[int, int]:
    """Cards of one group can lie in each other's places: the same pack, and no look of the viewer in between."""
    pack = st.origin[card]
    first_look = (viewer - pack) % st.seats
    left = st.taken[card] if st.taken[card] >= 0 else st.round
    if pack < 0 or viewer == st.seats or left < first_look:
        return UNSEEN
    return pack, (left - first_look) // st.seats
