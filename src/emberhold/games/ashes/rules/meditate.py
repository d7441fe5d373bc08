"""MEDIT: discard cards one by one, then turn as many dice."""

from __future__ import annotations

from functools import partial

from emberhold.core.decisions import NONE, Answers, Ask, Effect, Value
from emberhold.core.kinds import NO_SEAT, CardId, Seat
from emberhold.games.ashes.constants import DISCARD, MILLED, NOBODY, POWER
from emberhold.games.ashes.moments import Cause, Moment, Queue
from emberhold.games.ashes.rules.costs import spend_side
from emberhold.games.ashes.rules.damage import run_queue
from emberhold.games.ashes.rules.leave_play import put_away
from emberhold.games.ashes.rules.values import distinct
from emberhold.games.ashes.rules.zones import die_turns, discard_from_hand, hand_choices, mill, turn_dice
from emberhold.games.ashes.state import State

FROM_HAND = 0
FROM_DRAW = 1
FROM_SPELLBOARD = 2
TURN_DIE = 3
"""The answer ends the discarding by turning the first die."""


def can_meditate(st: State, seat: Seat) -> bool:
    """MEDIT-07: not if there is nothing to discard, because it would only waste the side action."""
    return bool(st.hand[seat] or st.draw[seat] or st.spellboard[seat])


def meditate(st: State, seat: Seat, die: Value = NONE) -> Effect:
    """MEDIT-01 to MEDIT-06: discard cards one at a time, then turn that many dice.

    If a die is named, the top card of the draw pile is discarded and this die is turned to its power side.
    """
    spend_side(st)
    discarded, milled = 0, False
    first: Value = NONE
    if die:
        mill(st, seat)
        discarded, milled, first = 1, True, (*die, POWER)
    while not die:
        answer = yield Ask(
            "meditate", seat, find=partial(_answers, st, seat, discarded), about=(discarded,), rule="MEDIT-02"
        )
        if not answer or answer[0] == TURN_DIE:
            first = answer[1:]
            break
        discarded += 1
        if answer[0] == FROM_HAND:
            discard_from_hand(st, seat, CardId(answer[1]))
        elif answer[0] == FROM_DRAW:
            mill(st, seat)
            milled = True
        else:
            put_away(st, CardId(answer[1]), DISCARD)
    yield from turn_dice(st, seat, discarded, first)
    queue = Queue()
    if milled:
        queue.moments.append(Moment(MILLED, seat=seat))
    # A unit whose life depended on a discarded spell is checked now (MEDIT-06); nobody counts as its destroyer (EX-39).
    yield from run_queue(st, queue, Cause(NOBODY, NO_SEAT))


def _answers(st: State, seat: Seat, discarded: int) -> Answers:
    out: Answers = [(FROM_HAND, card) for (card,) in hand_choices(st, seat)]
    if st.draw[seat]:
        out.append((FROM_DRAW,))
    out.extend((FROM_SPELLBOARD, card) for card in distinct(st, st.spellboard[seat]))
    if discarded:
        out.extend((TURN_DIE, *turn) for turn in die_turns(st.dice[seat]))
    if discarded or not out:
        out.append(NONE)
    return out
