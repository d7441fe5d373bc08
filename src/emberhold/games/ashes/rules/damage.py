"""DMG: how damage becomes wounds, destroys cards and makes them leave play, each step with its windows.

run_queue what the lines of an effect put off: damage and events, in the decider's order
run       a batch: one recipient after another, in the decider's order
receive   step 0 would receive, step 1 receive, step 1b window, step 2 wounds
destroy   step 2b window, step 3 leave, step 3b window
"""

from __future__ import annotations

from typing import Final

import emberhold.games.ashes.rules.windows as windows
from emberhold.core.decisions import Answers, Ask, Effect
from emberhold.core.kinds import CardId
from emberhold.games.ashes.constants import (
    AFTER_ENTERED,
    AFTER_RECEIVED,
    DESTROYED,
    DISCARD,
    ENTERED,
    IN_ORDER,
    LEFT_PLAY,
    RECEIVED,
    REMOVED,
    WOULD_RECEIVE,
)
from emberhold.games.ashes.moments import Cause, Hit, Moment, Queue
from emberhold.games.ashes.rules.elimination import eliminate
from emberhold.games.ashes.rules.leave_play import leave, sweep
from emberhold.games.ashes.rules.values import (
    alike,
    attachments,
    distinct,
    guarded,
    is_ally,
    is_phoenixborn,
    life_value,
    overdue,
)
from emberhold.games.ashes.rules.windows import nobody_could_react
from emberhold.games.ashes.state import DEFS, State

HIT = 0
CHECK = 1


def run_queue(st: State, queue: Queue, cause: Cause) -> Effect:
    """PLAY-09: after the last line, the waiting damage and the waiting events; the decider orders the two groups."""
    hits, moments = queue.hits, queue.moments
    if moments and (hits or _due(st)) and any(_matters(st, m) for m in moments):
        first = yield Ask("group", st.decider(), [(0,), (1,)], rule="PLAY-09")
        if first == (1,):
            _note_stays(st, hits)
            outer = st.claimed
            st.claimed = (*outer, *_due(st))
            st.ongoing.append(Queue(hits))
            yield from run_moments(st, moments)
            st.ongoing.pop()
            st.claimed = outer
            yield from run(st, hits, cause)
            return
    if moments:
        st.ongoing.append(Queue(moments=moments))
        yield from run(st, hits, cause)
        st.ongoing.pop()
        yield from run_moments(st, moments)
    else:
        yield from run(st, hits, cause)


def run_moments(st: State, moments: list[Moment]) -> Effect:
    """The windows of waiting events. Of several units that entered, all *when* windows come first (TRIG-11)."""
    waiting, first_half = Queue(moments=moments), Queue()
    left, entered = waiting.moments, first_half.moments
    st.ongoing += (waiting, first_half)
    while left:
        chosen = 0
        if len(left) > 1 and sum(_matters(st, m) for m in left) > 1:
            decider = st.decider()
            answer = yield Ask("order-events", decider, _distinct_moments(st, left), rule="TRIG-11")
            chosen = answer[0]
        m = left.pop(chosen)
        if m.kind == ENTERED:
            entered.append(m)
        yield from windows.window(st, m)
    while entered:
        m = entered.pop(0)
        if st.in_play(m.card):
            yield from windows.window(st, Moment(AFTER_ENTERED, card=m.card, seat=m.seat))
    del st.ongoing[-2:]


def _matters(st: State, m: Moment) -> bool:
    """Whether anybody could use something in the windows of this event; if not, nobody is asked when it comes."""
    if windows.may_be_answered(st, m):
        return True
    return m.kind == ENTERED and windows.may_be_answered(st, Moment(AFTER_ENTERED, card=m.card, seat=m.seat))


def _distinct_moments(st: State, moments: list[Moment]) -> Answers:
    found: set[tuple[int, ...]] = set()
    out: Answers = []
    for i, m in enumerate(moments):
        signature = (m.kind, m.seat, *(alike(st, m.card) if m.card >= 0 else ()))
        if signature not in found:
            found.add(signature)
            out.append((i, m.kind, m.card, m.seat))
    return out


def run(st: State, hits: list[Hit], cause: Cause) -> Effect:
    """Run a batch; cards whose life has fallen to their wounds are destroyed along with it (DMG-16).

    `cause` is the cause that such a destruction gets (DMG-17).
    """
    if not hits and not _due(st):
        yield from sweep(st)
        return
    batch = Queue(hits)
    _note_stays(st, batch.hits)
    outer = st.claimed
    st.ongoing.append(batch)
    while True:
        left = batch.hits = [hit for hit in batch.hits if _stands(st, hit)]
        due = _due(st)
        if not left and not due:
            st.ongoing.pop()
            yield from sweep(st)
            return
        choice: tuple[int, ...] = (HIT, 0) if left else (CHECK, due[0])
        if len(left) + len(due) > 1 and not batch.in_order and not steps_are_alike(st, left, due):
            answers = _distinct_steps(st, left, due)
            if len(answers) > 1 and len(left) + len(due) > 2:
                answers.append((IN_ORDER,))
            answer = yield Ask("order", st.decider(), answers, about=_sources(left), rule="TRIG-04")
            if answer[0] == IN_ORDER:
                batch.in_order = True
            else:
                choice = answer
        if batch.in_order:
            batch.due = due
        st.claimed = (*outer, *due)
        if choice[0] == CHECK:
            yield from destroy(st, CardId(choice[1]), cause)
        else:
            hit = left.pop(choice[1])
            if hit.destroys:
                yield from destroy(st, hit.card, hit.cause, remove=hit.removes)
            else:
                yield from receive(st, hit)
        st.claimed = outer


HURT: Final = 1 << WOULD_RECEIVE | 1 << RECEIVED | 1 << AFTER_RECEIVED | 1 << DESTROYED | 1 << LEFT_PLAY
"""The windows of damage, and of destruction by it."""


def steps_are_alike(st: State, left: list[Hit], due: list[CardId]) -> bool:
    """Whether the order of a batch makes no difference, so that nobody is asked for it.

    That is so if nobody can use anything in between, no Phoenixborn is destroyed, no card that would be discarded
    could be resparked, no card is removed from the game instead, and no unit's life depends on other cards.
    """
    hurt = {hit.card for hit in left} | set(due)
    for hit in left:
        card = hit.card
        if hit.removes or (hit.destroys and is_phoenixborn(st, card)):
            return False
    for card in hurt:
        if is_phoenixborn(st, card):
            total = sum([hit.amount for hit in left if hit.card == card])
            if card in due or st.wounds[card] + total >= life_value(st, card):
                return False
        elif any(DEFS[st.card[alteration]].respark is not None for alteration in attachments(st, card)):
            return False
    for seat in st.seats_left():
        for unit in st.battlefield[seat]:
            if DEFS[st.card[unit]].life_x is not None:
                return False
    return nobody_could_react(st, HURT)


def _note_stays(st: State, hits: list[Hit]) -> None:
    for hit in hits:
        if hit.stay < 0:
            hit.stay = st.stay(hit.card)


def _stands(st: State, hit: Hit) -> bool:
    """DMG-10, DMG-18: whether the recipient has been in play since the damage was dealt, and is not destroyed."""
    card = hit.card
    return st.in_play(card) and not st.doomed[card] and st.stay(card) == hit.stay


def _due(st: State) -> list[CardId]:
    """The cards that have too little life now; those that an outer batch has found already are left to that batch."""
    due = overdue(st)
    return [card for card in due if card not in st.claimed] if st.claimed else due


def _distinct_steps(st: State, left: list[Hit], due: list[CardId]) -> Answers:
    found: set[tuple[int, ...]] = set()
    out: Answers = []
    for i, hit in enumerate(left):
        signature = (hit.amount, hit.cause.kind, hit.cause.card, *alike(st, hit.card))
        if signature not in found:
            found.add(signature)
            out.append((HIT, i, hit.card, hit.amount))
    out.extend((CHECK, card) for card in distinct(st, due))
    return out


def _sources(left: list[Hit]) -> tuple[int, ...]:
    """Kind and card of each cause, by which instances for the same card are told apart."""
    return tuple([n for hit in left for n in (hit.cause.kind, hit.cause.card)])


def would_receive(st: State, hit: Hit) -> Effect:
    """DMG-01: prevention and replacement. Afterwards the hit has the amount that is left."""
    m = Moment(WOULD_RECEIVE, card=hit.card, seat=st.controller[hit.card], amount=hit.amount, cause=hit.cause)
    yield from windows.window(st, m)
    hit.announced = True
    hit.amount = m.amount
    if m.moved_to >= 0:
        hit.amount = 0
        if st.in_play(m.moved_to) and not guarded(st, m.moved_to, hit.cause):
            yield from run(st, [Hit(m.moved_to, m.amount, hit.cause)], hit.cause)


def receive(st: State, hit: Hit) -> Effect:
    """Steps 0 to 2 for one instance; each step is complete before the next (DMG-08)."""
    card, cause = hit.card, hit.cause
    if hit.amount > 0 and not hit.announced:
        yield from would_receive(st, hit)
    amount = hit.amount
    if amount <= 0 or not _stands(st, hit):
        return
    seat = st.controller[card]
    if st.log is not None:
        st.tell("damaged", card=st.ref(card), amount=amount)
    yield from windows.window(st, Moment(RECEIVED, card=card, seat=seat, amount=amount, cause=cause))
    if _stands(st, hit):
        yield from windows.window(st, Moment(AFTER_RECEIVED, card=card, seat=seat, amount=amount, cause=cause))
    if _stands(st, hit):
        st.wounds[card] += amount
        if st.log is not None:
            st.tell("wounded", card=st.ref(card), amount=amount)
        if st.wounds[card] >= life_value(st, card):
            yield from destroy(st, card, cause)


def destroy(st: State, card: CardId, cause: Cause, *, remove: bool = False) -> Effect:
    """Steps 2b to 3b. A card marked as destroyed cannot be saved or destroyed again (DMG-18)."""
    seat = st.controller[card]
    st.doomed[card] = True
    if st.log is not None:
        st.tell("destroyed", card=st.ref(card), seat=seat)
    if remove and is_ally(st, card):
        yield from leave(st, card, REMOVED)
    yield from windows.window(st, Moment(DESTROYED, card=card, seat=seat, cause=cause))
    if st.doomed[card]:  # it has not left play meanwhile
        if is_phoenixborn(st, card):
            eliminate(st, seat)
            return
        yield from leave(st, card, DISCARD)
    elif not remove:
        return  # it was removed in step 2b, and the window for leaving play was run then (DISC-06)
    yield from windows.window(st, Moment(LEFT_PLAY, card=card, seat=seat))
