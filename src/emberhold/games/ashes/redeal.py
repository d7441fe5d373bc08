"""Dealing anew what a viewer cannot know, for determinize. Instances stay where they are; their names change places."""

from __future__ import annotations

from emberhold.core.rng import Rng
from emberhold.games.ashes.sealed import imagine
from emberhold.games.ashes.state import State
from emberhold.games.ashes.words import DRAW, FIRST_FIVE, HAND


def redeal(st: State, viewer: int, rng: Rng) -> None:
    """Collect what the viewer cannot place, sort, shuffle, deal; it depends on nothing else."""
    for seat in range(st.seats):
        if not st.alive[seat]:
            continue
        picking = st.stage == FIRST_FIVE
        own_picks = st.picks[seat] if picking and seat == viewer else []
        places = [
            card
            for card in (*st.hand[seat], *st.draw[seat])
            if not st.seen[card] >> viewer & 1 and card not in own_picks
        ]
        if seat == viewer or st.drawn[seat]:
            different: list[int] = []
        else:
            different = st.picks[seat] if picking else [card for card in st.hand[seat] if card in places]
        if st.sealed and seat != viewer:
            names, conjurations = imagine(st, seat, viewer, len(places), rng)
            for card, name in zip(st.conjurations[seat], conjurations, strict=True):
                st.card[card] = name
        else:
            names = [st.card[card] for card in places]
        names.sort()
        rng.shuffle(names)
        _deal(st, seat, places, different, names)


def _deal(st: State, seat: int, places: list[int], different: list[int], names: list[int]) -> None:
    """Names to places; the places in `different` hold a First Five, so no name twice (SETUP-03)."""
    if different:
        taken = {
            st.card[card]
            for card in range(len(st.card))
            if st.owner[card] == seat and st.zone[card] not in (DRAW, HAND) and card not in places
        }
        taken |= {st.card[card] for card in st.hand[seat] if card not in places}
        for place in different:
            name = next(name for name in names if name not in taken)
            taken.add(name)
            names.remove(name)
            st.card[place] = name
    rest = [place for place in places if place not in different]
    for place, name in zip(rest, names, strict=True):
        st.card[place] = name
