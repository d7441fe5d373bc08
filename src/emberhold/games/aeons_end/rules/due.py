"""GEN-11: at the end of a sentence, every effect that it triggered is resolved, one after the other."""

from __future__ import annotations

from collections.abc import Generator

from emberhold.core.decisions import Answers, Ask, Effect, Value
from emberhold.core.kinds import NO_SEAT
from emberhold.games.aeons_end.constants import NEMESIS
from emberhold.games.aeons_end.moments import Due
from emberhold.games.aeons_end.rules import hooks
from emberhold.games.aeons_end.rules.market import gain_copy
from emberhold.games.aeons_end.rules.triggers import COPY
from emberhold.games.aeons_end.state import DEFS, TREASURES, State


def resolve_due(st: State) -> Effect:
    """Resolve the waiting effects, each with everything that it triggers."""
    while st.due:
        due = yield from _next_due(st)
        if due.line == COPY:
            gain_copy(st, due.seat, due.moment.pile)
            continue
        watches = DEFS[st.card[due.card]].watches if due.treasure < 0 else TREASURES[due.treasure].watches
        me = hooks.new_use(st, due.seat, due.card, treasure=due.treasure)
        effect = watches[due.line].answer(me, due.moment)
        if effect is not None:
            yield from effect


def _next_due(st: State) -> Generator[Ask, Value, Due]:
    """Which of the waiting effects comes first: the active player chooses, in a nemesis turn the players together."""
    if len(st.due) == 1:
        return st.due.pop()
    answers: Answers = [(number,) for number in range(len(st.due))]
    seats = st.all_seats if st.active == NEMESIS else (st.active,)
    answer = yield Ask("order", NO_SEAT, answers, rule="GEN-11", seats=seats)
    return st.due.pop(answer[0])
