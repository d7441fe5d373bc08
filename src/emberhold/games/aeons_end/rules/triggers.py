"""GEN-11: when something happens, the effects that waited for it are noted; `due` resolves them after the sentence."""

from __future__ import annotations

from typing import Final

from emberhold.core.kinds import NO_CARD, NO_SEAT, CardId, Seat
from emberhold.games.aeons_end.constants import CAME_TO_HAND, CHARGE_GAINED, GAINED, WAS_DESTROYED
from emberhold.games.aeons_end.kinds import NO_TREASURE, Line, TreasureIndex
from emberhold.games.aeons_end.moments import Due, Moment
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import DEFS, TREASURES, State

COPY: Final = Line(-1)
"""In place of a line: the copy that a watching player gains."""


def happened(st: State, m: Moment) -> None:
    """Note everything that waited for this; it is resolved later."""
    moment = m.kind
    nemesis = NEMESES[st.nemesis]
    if nemesis.follows_moments:
        nemesis.noticed(st, m)
    if moment == CAME_TO_HAND or moment == WAS_DESTROYED:  # only the card itself waits for this
        _note_watches(st, m, m.seat, m.card)
        return
    for treasure in st.group:
        _note_watches(st, m, NO_SEAT, NO_CARD, treasure)
    for seat in st.all_seats:
        for treasure in st.personal[seat]:
            _note_watches(st, m, seat, NO_CARD, treasure)
    if moment == CHARGE_GAINED:
        for card in st.prepped_of(m.seat):
            _note_watches(st, m, m.seat, card)
    if moment == GAINED and st.watching and m.pile >= 0 and m.seat == st.active:
        st.due += [Due(m, seat, COPY) for seat in st.watching]
        st.watching = []


def _note_watches(st: State, m: Moment, seat: Seat, card: CardId, treasure: TreasureIndex = NO_TREASURE) -> None:
    watches = DEFS[st.card[card]].watches if treasure < 0 else TREASURES[treasure].watches
    for number, watch in enumerate(watches):
        if watch.moment == m.kind and (watch.where is None or watch.where(st, seat, card, m)):
            st.due.append(Due(m, m.seat if seat < 0 else seat, Line(number), card=card, treasure=treasure))
