"""GEN-11: effects that wait for something to happen, and are resolved when the sentence at hand is finished."""

from __future__ import annotations

from collections.abc import Generator

from emberhold.core.decisions import Answers, Ask, Value
from emberhold.games.aeons_end.constants import CAME_TO_HAND, CHARGE_GAINED, GAINED, NEMESIS
from emberhold.games.aeons_end.moments import Due, Moment
from emberhold.games.aeons_end.rules.questions import everybody
from emberhold.games.aeons_end.state import DEFS, TREASURES, State

COPY = -1
"""In place of a line: the copy that a watching player gains."""


def happened(st: State, m: Moment) -> None:
    """Note everything that waited for this; it is resolved later."""
    moment = m.kind
    if moment == CAME_TO_HAND:
        _look_at(st, m, m.seat, m.card)
        return
    for treasure in st.group:
        _look_at(st, m, -1, -1, treasure)
    for seat in range(st.seats):
        for treasure in st.personal[seat]:
            _look_at(st, m, seat, -1, treasure)
    if moment == CHARGE_GAINED:
        for card in st.prepped_of(m.seat):
            _look_at(st, m, m.seat, card)
    if moment == GAINED and st.watching and m.pile >= 0 and m.seat == st.active:
        st.due += [Due(m, seat, COPY) for seat in st.watching]
        st.watching = []


def _look_at(st: State, m: Moment, seat: int, card: int, treasure: int = -1) -> None:
    watches = DEFS[st.card[card]].watches if treasure < 0 else TREASURES[treasure].watches
    for line, watch in enumerate(watches):
        if watch.moment == m.kind and (watch.where is None or watch.where(st, seat, card, m)):
            st.due.append(Due(m, m.seat if seat < 0 else seat, line, card=card, treasure=treasure))


def next_due(st: State) -> Generator[Ask, Value, Due]:
    """Which of the waiting effects comes first: the active player says so, in a nemesis turn the players together."""
    if len(st.due) == 1:
        return st.due.pop()
    answers: Answers = [(number,) for number in range(len(st.due))]
    seats = everybody(st) if st.active == NEMESIS else (st.active,)
    answer = yield Ask("order", 0, answers, rule="GEN-11", seats=seats)
    return st.due.pop(answer[0])
