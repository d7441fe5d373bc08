"""GEN-11: effects that wait for something to happen, and are resolved when the sentence at hand is finished."""

from __future__ import annotations

from collections.abc import Generator

from emberhold.core.decisions import Answers, Ask, Value
from emberhold.games.aeons_end.constants import CAME_TO_HAND, CHARGE_GAINED, GAINED, NEMESIS
from emberhold.games.aeons_end.rules.questions import everybody
from emberhold.games.aeons_end.state import DEFS, TREASURES, State
from emberhold.games.aeons_end.trigger import Due, Trigger

COPY = -1
"""In place of a line: the copy that a watching player gains."""


def happened(st: State, trigger: Trigger) -> None:
    """Note everything that waited for this; it is resolved later."""
    moment = trigger.moment
    if moment == CAME_TO_HAND:
        _look_at(st, trigger, trigger.seat, trigger.card)
        return
    for treasure in st.group:
        _look_at(st, trigger, -1, -1, treasure)
    for seat in range(st.seats):
        for treasure in st.personal[seat]:
            _look_at(st, trigger, seat, -1, treasure)
    if moment == CHARGE_GAINED:
        for card in st.prepped_of(trigger.seat):
            _look_at(st, trigger, trigger.seat, card)
    if moment == GAINED and st.watching and trigger.pile >= 0 and trigger.seat == st.active:
        st.due += [Due(trigger, seat, COPY) for seat in st.watching]
        st.watching = []


def _look_at(st: State, trigger: Trigger, seat: int, card: int, treasure: int = -1) -> None:
    watches = DEFS[st.card[card]].watches if treasure < 0 else TREASURES[treasure].watches
    for line, watch in enumerate(watches):
        if watch.moment == trigger.moment and watch.wanted(st, seat, card, trigger):
            st.due.append(Due(trigger, trigger.seat if seat < 0 else seat, line, card=card, treasure=treasure))


def next_due(st: State) -> Generator[Ask, Value, Due]:
    """Which of the waiting effects comes first: the active player says so, in a nemesis turn the players together."""
    if len(st.due) == 1:
        return st.due.pop()
    answers: Answers = [(number,) for number in range(len(st.due))]
    seats = everybody(st) if st.active == NEMESIS else (st.active,)
    answer = yield Ask("order", 0, answers, rule="GEN-11", seats=seats)
    return st.due.pop(answer[0])
