"""SETUP: the table before the first choice, laid out from a set-up that `setup/read.py` has checked."""

from __future__ import annotations

from emberhold.core.seeds import Seed, play_stream
from emberhold.games.ashes.catalogue import BY_SLUG
from emberhold.games.ashes.constants import CONJURATIONS, DRAW, PHOENIX
from emberhold.games.ashes.setup.read import SeatSetup
from emberhold.games.ashes.state import State


def lay_out(seats: list[SeatSetup], sealed: bool, seed: Seed) -> State:
    """SETUP-01 to SETUP-06: the table before the First Five are picked."""
    st = State(len(seats), play_stream(seed))
    st.sealed = sealed
    everybody = (1 << st.seats + 1) - 1
    for seat, written in zip(st.all_seats, seats, strict=True):
        deck = written.deck
        st.phoenixborn[seat] = st.new_card(BY_SLUG[deck.phoenixborn].index, seat, PHOENIX)
        st.show(st.phoenixborn[seat], everybody)
        for slug, n in deck.cards.items():
            for _ in range(n):
                st.draw[seat].append(st.new_card(BY_SLUG[slug].index, seat, DRAW))
        for slug in deck.conjurations():
            for _ in range(BY_SLUG[slug].copies):
                card = st.new_card(BY_SLUG[slug].index, seat, CONJURATIONS)
                st.conjurations[seat].append(card)
                st.show(card, 1 << seat)
        st.exhausted_dice[seat] = deck.dice[:]
        for slug in written.first_five:
            index = BY_SLUG[slug].index
            st.picks[seat].append(next(card for card in st.draw[seat] if st.card[card] == index))
        st.ready[seat] = bool(written.first_five)
    return st
