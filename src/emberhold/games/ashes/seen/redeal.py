"""Deals anew what a viewer cannot know, for determinize. Cards stay where they are; what they are is swapped."""

from __future__ import annotations

from emberhold.core.kinds import CardId, DefIndex, Viewer
from emberhold.core.knowledge import deal_names
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import FIRST_FIVE
from emberhold.games.ashes.seen.sealed_decks import imagine
from emberhold.games.ashes.state import State


def redeal(st: State, viewer: Viewer, rng: Rng) -> None:
    """Collect the cards whose places the viewer does not know, sort, shuffle and deal; nothing else matters."""
    for seat in st.all_seats:
        if not st.alive[seat]:
            continue
        picking = st.phase == FIRST_FIVE
        five = st.picks[seat] if picking else st.first_five[seat]
        own_picks = five if picking and seat == viewer else []
        places = [
            card
            for card in (*st.hand[seat], *st.draw[seat])
            if not st.seen[card] >> viewer & 1 and card not in own_picks
        ]
        different: list[CardId] = []
        taken: set[DefIndex] = set()
        if seat != viewer and not st.drawn[seat]:
            different = [card for card in five if card in places]
            # Only names seen in the First Five themselves count: any name may have been seen from the draw pile.
            taken = {st.card[card] for card in five if card not in places}
        if st.sealed and seat != viewer:
            names = imagine(st, seat, viewer, len(places), len(different), taken, rng)
        else:
            names = [st.card[card] for card in places]
        names.sort()
        rng.shuffle(names)
        _deal(st, places, different, taken, names)


def renew(st: State, rng: Rng) -> None:
    """Shuffle what no seat knows, each player's cards among themselves; hands and what was picked stay."""
    seats = (1 << st.seats) - 1
    for seat in st.all_seats:
        picked = st.picks[seat] if st.phase == FIRST_FIVE else []
        unknown = [card for card in (*st.hand[seat], *st.draw[seat]) if not st.seen[card] & seats]
        deal_names(st.card, [card for card in unknown if card not in picked], rng)


def _deal(
    st: State, places: list[CardId], different: list[CardId], taken: set[DefIndex], names: list[DefIndex]
) -> None:
    """Give names to places; the places in `different` hold a First Five, so no name comes twice there (SETUP-03)."""
    used = set(taken)
    for place in different:
        name = next(name for name in names if name not in used)
        used.add(name)
        names.remove(name)
        st.card[place] = name
    rest = [place for place in places if place not in different]
    for place, name in zip(rest, names, strict=True):
        st.card[place] = name
