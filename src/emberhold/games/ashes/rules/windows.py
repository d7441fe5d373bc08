"""TRIG: who may, or must, react when something happens, and in which order."""

from __future__ import annotations

from functools import lru_cache, partial

import emberhold.games.ashes.rules.hooks as hooks
from emberhold.core.decisions import NONE, Answers, Ask, Effect
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.games.ashes.constants import REACTION_SPELL, TURN
from emberhold.games.ashes.defs import Ability, CardDef
from emberhold.games.ashes.kinds import AbilityNumber
from emberhold.games.ashes.moments import AS_PLAYED, Moment, Source
from emberhold.games.ashes.rules.costs import Pool, affordable, can_pay, costs_of
from emberhold.games.ashes.rules.targets import has_any_target
from emberhold.games.ashes.rules.values import alike, text_in_force
from emberhold.games.ashes.state import DEFS, State

USE = 0
LET = 1

NOBODY = 0
DECIDER = 1
ALL = 2
"""Who has been noted in the log so far as somebody who might have reacted."""

REACTIONS: list[CardDef] = []
"""All reaction spells, put in by the catalogue: what a hidden hand might hold."""


class Waiting:
    """The effects tied to one moment that can be used now: mandatory ones, and optional ones by seat."""

    __slots__ = ("mandatory", "optional")

    def __init__(self) -> None:
        self.mandatory: list[Source] = []
        self.optional: dict[Seat, list[Source]] = {}


def waiting(st: State, m: Moment, used: set[Source]) -> Waiting:
    """TRIG-05.1: collect the effects that can be used now; cards out of play or without text have none (TRIG-07)."""
    out = Waiting()
    bit = 1 << m.kind
    defs = st.card
    for seat in range(st.seats):
        if not st.alive[seat]:
            continue
        phoenixborn = st.phoenixborn[seat]
        if DEFS[defs[phoenixborn]].moments & bit:
            _add(st, m, used, phoenixborn, out)
        for card in st.battlefield[seat]:
            if DEFS[defs[card]].moments & bit:
                _add(st, m, used, card, out)
        for card in st.spellboard[seat]:
            if DEFS[defs[card]].moments & bit:
                _add(st, m, used, card, out)
        if st.phase == TURN and not st.reacted[seat]:
            for card in st.hand[seat]:
                if DEFS[defs[card]].moments & bit:
                    _add_reaction(st, m, Seat(seat), card, out)
    for card in st.attached:
        if DEFS[defs[card]].moments & bit:
            _add(st, m, used, card, out)
    return out


def _add(st: State, m: Moment, used: set[Source], card: CardId, out: Waiting) -> None:
    for number, ability in DEFS[st.card[card]].numbered:
        if ability.moment != m.kind or (card, number) in used or not text_in_force(st, card, ability):
            continue
        if ability.where is not None and not ability.where(st, card, m):
            continue
        if not ability.may:
            out.mandatory.append((card, number))
        elif _worthwhile(st, card, ability):
            out.optional.setdefault(st.controller[card], []).append((card, number))


def _worthwhile(st: State, card: CardId, ability: Ability) -> bool:
    """Whether it can be paid for and does something: a free effect without any target is the same as declining."""
    seat = st.controller[card]
    costs = costs_of(st, card, ability)
    if not any(affordable(st, seat, card, cost) for cost in costs):
        return False
    cost = costs[0]
    free = not (cost.exhaust or cost.discard or cost.status or any(cost.need))
    return not (free and ability.targets and not has_any_target(st, seat, ability.targets))


def _add_reaction(st: State, m: Moment, seat: Seat, card: CardId, out: Waiting) -> None:
    """REACT-01 to REACT-03: add a reaction spell. Several copies of it are offered once."""
    ability = DEFS[st.card[card]].play
    if ability is None or ability.moment != m.kind:
        return
    if ability.where is not None and not ability.where(st, card, m):
        return
    found = out.optional.setdefault(seat, [])
    for i, (other, number) in enumerate(found):
        if number < 0 and st.card[other] == st.card[card]:
            if st.seen[card] > st.seen[other]:
                found[i] = (card, AS_PLAYED)
            return
    if any(affordable(st, seat, card, cost) for cost in costs_of(st, card, ability)):
        found.append((card, AS_PLAYED))
    elif not found:
        del out.optional[seat]


def might_answer(st: State, m: Moment, seat: Seat, used: set[Source]) -> bool:
    """Whether the seat might react, going by public facts; this gives nothing about its hand away (TRIG-05)."""
    bit = 1 << m.kind
    for card in (st.phoenixborn[seat], *st.battlefield[seat], *st.spellboard[seat], *st.attached):
        if st.controller[card] == seat and DEFS[st.card[card]].moments & bit:
            found = Waiting()
            _add(st, m, used, card, found)
            if found.optional:
                return True
    if st.phase != TURN or st.reacted[seat] or not st.hand[seat]:
        return False
    pool = tuple(st.dice[seat])
    for reaction in REACTIONS:
        ability = reaction.play
        if ability is not None and ability.moment == m.kind:
            fits = ability.where is None or ability.where(st, st.hand[seat][0], m)
            if fits and any(can_pay(pool, cost.need) for cost in costs_of(st, NO_CARD, ability)):
                return True
    return False


def nobody_could_react(st: State, moments: int) -> bool:
    """Whether nobody could use anything at moments of these kinds (a mask), whatever exactly happens there.

    It goes by public facts, and by ones that do not change while nobody is asked: no text in play waits for such a
    moment, and no hand could hold a reaction that its player's dice can pay for.
    """
    for seat in st.seats_left():
        for card in (st.phoenixborn[seat], *st.battlefield[seat], *st.spellboard[seat], *st.attached):
            if DEFS[st.card[card]].moments & moments:
                return False
        if st.phase == TURN and not st.reacted[seat] and st.hand[seat] and _can_react(tuple(st.dice[seat]), moments):
            return False
    return True


@lru_cache(maxsize=1 << 12)
def _can_react(pool: Pool, moments: int) -> bool:
    """Whether these dice can pay for any reaction spell to such moments."""
    plays = [reaction.play for reaction in REACTIONS if reaction.moments & moments]
    costs = [cost for play in plays if play is not None for lower in play.by_focus for cost in lower]
    return any(can_pay(pool, cost.need) for cost in costs)


def may_be_answered(st: State, m: Moment) -> bool:
    """Whether anybody might react in the window of this moment, going by public facts."""
    none: set[Source] = set()
    return bool(waiting(st, m, none).mandatory) or any(might_answer(st, m, seat, none) for seat in st.seats_left())


def window(st: State, m: Moment) -> Effect:
    """TRIG-05: run the window of a moment until nothing mandatory is left and everybody has declined."""
    used: set[Source] = set()
    declined: set[Seat] = set()
    told = NOBODY
    goes_on = False
    while True:
        found = waiting(st, m, used)
        decider = st.decider()
        if told == NOBODY:
            told = _tell_decider(st, m, used, decider, bool(found.mandatory))
        if not found.mandatory and not found.optional:
            if told == DECIDER:
                _tell_others(st, m, used, decider)
            break
        if not goes_on:
            goes_on = True
            m.used = used
            st.ongoing.append(m)
        if found.mandatory or (decider in found.optional and decider not in declined):
            seat = decider
            answer = yield Ask(
                "window", seat, find=partial(_deciders_answers, st, m, used, declined), about=_about(m), rule="TRIG-05"
            )
        else:
            if told == DECIDER:
                told = _tell_others(st, m, used, decider)
            seats = [s for s in st.seats_from(decider) if s in found.optional and s not in declined]
            if not seats:
                break
            seat = seats[0]
            answer = yield Ask(
                "window", seat, find=partial(_offers, st, m, used, seat), about=_about(m), rule="TRIG-05"
            )
        if len(answer) == 2 and answer[0] == LET:
            seat = Seat(answer[1])
            if st.log is not None:
                st.log.open_to((seat,))
            if seat not in waiting(st, m, used).optional:
                declined.add(seat)
                continue
            answer = yield Ask(
                "window", seat, find=partial(_offers, st, m, used, seat), about=_about(m), rule="TRIG-05"
            )
        if answer == NONE:
            declined.add(seat)
            continue
        card, number = CardId(answer[1]), AbilityNumber(answer[2])
        used.add((card, number))
        if card in m.cause.dealers:
            m.cause.spent.append(card)  # DMG-23: once for each dealing of damage, even if it is cancelled
        declined.clear()
        told = NOBODY
        yield from answer_moment(st, card, number, m)
    if goes_on:
        st.ongoing.pop()


def _tell_decider(st: State, m: Moment, used: set[Source], decider: Seat, must: bool) -> int:
    """Note in the log that the decider might react, going by public facts: a host pauses there in any case."""
    log = st.log
    if log is not None and (must or might_answer(st, m, decider, used)):
        log.open_to((decider,))
    return DECIDER


def _tell_others(st: State, m: Moment, used: set[Source], decider: Seat) -> int:
    """Note in the log that the others might react, whether or not they hold anything to react with."""
    log = st.log
    if log is not None:
        log.open_to(tuple([s for s in st.seats_from(decider) if s != decider and might_answer(st, m, s, used)]))
    return ALL


def answer_moment(st: State, card: CardId, number: AbilityNumber, m: Moment) -> Effect:
    """Use an ability, or play a reaction spell, in answer to a moment."""
    d = DEFS[st.card[card]]
    if number < 0:
        assert d.play is not None
        if d.kind == REACTION_SPELL:
            st.reacted[st.controller[card]] = True
        return hooks.use_effect(st, st.controller[card], card, d.play, m)
    return hooks.use_effect(st, st.controller[card], card, d.abilities[number], m)


def _about(m: Moment) -> tuple[int, ...]:
    return (m.kind, m.card, m.seat, m.amount)


def _offers(st: State, m: Moment, used: set[Source], seat: Seat) -> Answers:
    """What a seat that is asked may do: use one fitting effect, or decline."""
    own = waiting(st, m, used).optional.get(seat, [])
    return [*uses(st, own), NONE]


def _deciders_answers(st: State, m: Moment, used: set[Source], declined: set[Seat]) -> Answers:
    """What the decider may do: choose the next mandatory effect, use their own effect, let another seat go first."""
    found = waiting(st, m, used)
    decider = st.decider()
    own = [] if decider in declined else found.optional.get(decider, [])
    out = uses(st, [*found.mandatory, *own])
    for seat in st.seats_from(decider):
        if seat != decider and seat not in declined and might_answer(st, m, seat, used):
            out.append((LET, seat))
    if not found.mandatory:
        out.append(NONE)
    return out


def uses(st: State, sources: list[Source]) -> Answers:
    """One answer for each of these effects; effects of interchangeable cards share one."""
    if len(sources) < 2:
        return [(USE, card, number) for card, number in sources]
    out: Answers = []
    found: set[tuple[int, ...]] = set()
    for card, number in sources:
        signature = (number, *alike(st, card))
        if signature not in found:
            found.add(signature)
            out.append((USE, card, number))
    return out
