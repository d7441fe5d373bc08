"""ELIM and WIN: a player is out; the last one left wins."""

from __future__ import annotations

from emberhold.core.kinds import Seat
from emberhold.core.state import MatchOver, Outcome
from emberhold.games.ashes.constants import DISCARD, REMOVED
from emberhold.games.ashes.rules.leave_play import clear, put_away
from emberhold.games.ashes.state import State


def eliminate(st: State, seat: Seat) -> None:
    """ELIM-01 to ELIM-06: a player is out at once, with everything owned or controlled; no triggers, no Respark."""
    st.alive[seat] = False
    st.tell("eliminated", seat=seat)
    controlled = [card for card in st.attached if st.controller[card] == seat]
    controlled += [*st.battlefield[seat], *st.spellboard[seat]]
    for card in controlled:
        put_away(st, card, DISCARD)
    conjurations = sorted(st.conjurations[seat], key=lambda card: st.card[card])  # the pile has no order (SETUP-05)
    for pile in (st.hand[seat], st.draw[seat], st.discard[seat], conjurations):
        for card in pile[:]:
            st.move(card, REMOVED, seat)
    st.picks[seat] = []
    phoenixborn = st.phoenixborn[seat]
    clear(st, phoenixborn)
    st.move(phoenixborn, REMOVED, seat)
    st.dice[seat] = [0] * 12
    st.exhausted_dice[seat] = [0] * 4
    left = st.seats_left()
    if len(left) == 1:
        st.attack = None
        st.outcome = Outcome((left[0],), "last-standing")
        st.tell("won", seat=left[0])
        raise MatchOver
    if st.first == seat:
        st.first = st.next_seat(seat)
