"""RECOV and ENDROUND: recovering, tidying up, and what happens at the end of the round."""

from __future__ import annotations

from emberhold.core.decisions import NONE, Answers, Ask, Effect
from emberhold.core.kinds import CardId
from emberhold.games.ashes.constants import ALL_BASICS, BASIC, DICE, DIE_FACES, ROLL, ROUND_ENDS, ROUND_OVER, TYPES
from emberhold.games.ashes.kinds import AbilityNumber, Die
from emberhold.games.ashes.moments import BY_NOBODY, Moment, Source
from emberhold.games.ashes.rules.damage import run
from emberhold.games.ashes.rules.values import recover_value
from emberhold.games.ashes.rules.windows import answer_moment, uses, waiting
from emberhold.games.ashes.rules.zones import die_home, exhaust_die
from emberhold.games.ashes.state import State

CHARM_DIE = 1
"""In place of `USE` in an answer: a charm die instead of an effect."""


def recovery(st: State) -> Effect:
    """RECOV-01 to RECOV-04, step by step."""
    for seat in st.seats_from(st.first):
        for unit in st.battlefield[seat]:
            off = min(st.wounds[unit], max(0, recover_value(st, unit)))
            st.wounds[unit] -= off
            if off and st.log is not None:
                st.tell("recovered", card=st.ref(unit), amount=off)
        for card in (st.phoenixborn[seat], *st.battlefield[seat], *st.spellboard[seat]):
            if st.exhaustion[card]:
                st.exhaustion[card] -= 1
    for card in st.attached:
        if st.exhaustion[card]:
            st.exhaustion[card] -= 1
    for seat in st.seats_from(st.first):
        while any(st.dice[seat]):
            dice: Answers = [(die,) for die in range(DICE) if st.dice[seat][die]]
            basics = [die for die in range(BASIC, DICE, DIE_FACES) for _ in range(st.dice[seat][die])]
            if basics and sum(st.dice[seat]) > 1:
                dice.append((ALL_BASICS,))
            answer = yield Ask("recover-die", seat, [*dice, NONE], rule="RECOV-03")
            if not answer:
                break
            if answer[0] == ALL_BASICS:
                for die in basics:
                    exhaust_die(st, seat, Die(die))
                break
            exhaust_die(st, seat, Die(answer[0]))
    st.first = st.next_seat(st.first)
    st.tell("first-player", seat=st.first)
    st.phase = ROUND_OVER


def end_of_round(st: State) -> Effect:
    """ENDROUND-01 to ENDROUND-07: one effect after another; the holder of the first player token chooses the order.

    After each effect the rest is looked up again: an effect does not happen if its card has left play by then.
    """
    m = Moment(ROUND_ENDS, seat=st.first)
    used: set[Source] = set()
    m.used = used
    st.ongoing.append(m)
    yield from run(st, [], BY_NOBODY)
    while True:
        answers = _due(st, m, used)
        if not answers:
            break
        answer = yield Ask("round-end", st.decider(), answers, rule="ENDROUND-02")
        if answer[0] == CHARM_DIE:
            _take_die_home(st, CardId(answer[1]))
            yield from run(st, [], BY_NOBODY)
        else:
            card, number = CardId(answer[1]), AbilityNumber(answer[2])
            used.add((card, number))
            yield from answer_moment(st, card, number, m)
    st.ongoing.pop()
    st.round += 1
    st.phase = ROLL


def _due(st: State, m: Moment, used: set[Source]) -> Answers:
    out = uses(st, waiting(st, m, used).mandatory)
    if st.card_dice:
        lent = {on for on, _, _ in st.card_dice}
        out.extend((CHARM_DIE, unit) for seat in st.all_seats for unit in st.battlefield[seat] if unit in lent)
    return out


def _take_die_home(st: State, card: CardId) -> None:
    """One die of a card goes to its owner's exhausted pool and its bonus ends."""
    for i, (on, owner, kind) in enumerate(st.card_dice):
        if on == card:
            del st.card_dice[i]
            die_home(st, owner, kind)
            if st.log is not None:
                st.tell("die-home", seat=owner, card=st.ref(card), die=f"die-{TYPES[kind]}")
            return
