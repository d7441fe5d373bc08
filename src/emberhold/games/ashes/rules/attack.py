"""ATKP and ATKU: attacking a Phoenixborn, attacking a unit."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import NONE, Answers, Ask, Effect
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.games.ashes.constants import (
    AFTER_RECEIVED,
    ALL_UNITS,
    ATTACK,
    DECLARED,
    DECLARING,
    IN_ORDER,
    RECEIVED,
    TURN,
    WOULD_RECEIVE,
)
from emberhold.games.ashes.moments import Attack, Cause, Hit, Moment
from emberhold.games.ashes.rules.battle import ask_counter, exchange, standing
from emberhold.games.ashes.rules.damage import run
from emberhold.games.ashes.rules.values import (
    alike,
    attack_value,
    distinct,
    has_bypass,
    has_keyword,
    life_value,
    overdue,
    unexhausted_units,
)
from emberhold.games.ashes.rules.windows import nobody_could_react, window
from emberhold.games.ashes.state import DEFS, State


def attack(st: State, seat: Seat, *, target_unit: bool, attackers: list[CardId]) -> Effect:
    """The whole attack; the kind of attack is fixed when the main action is spent (BATTLE-11).

    The player may have named the attackers already.
    """
    st.main -= 1
    fight = Attack(seat, target_unit=target_unit)
    fight.attackers = attackers
    _begin(st, fight)
    yield from _declare_attackers(st, fight)
    yield from _choose_target(st, fight)
    if fight.target >= 0:
        if target_unit:
            yield from _guard(st, fight)
            yield from _resolve_unit_attack(st, fight)
        else:
            yield from _block(st, fight)
            yield from _resolve_attackers(st, fight)
    else:
        _exhaust(st, fight.attackers)
    _end(st, fight)


def resume(st: State) -> Effect:
    """Go on with an attack in which a scenario began: at the blocks or the guard, or at the damage."""
    half = st.half_attack
    assert half is not None
    st.half_attack, st.phase = None, TURN
    fight = Attack(st.active, target_unit=half.target_unit)
    fight.attackers = list(half.attackers)
    fight.target = half.guard if half.guard >= 0 else half.target
    fight.defender = st.controller[fight.target]
    fight.blocks = dict(half.blocks)
    fight.struck = list(half.struck)
    _begin(st, fight)
    if fight.target_unit:
        if not half.declared:
            yield from _guard(st, fight)
        yield from _resolve_unit_attack(st, fight)
    else:
        if not half.declared:
            yield from _block(st, fight)
        yield from _resolve_attackers(st, fight)
    _end(st, fight)


def _begin(st: State, fight: Attack) -> None:
    st.attack = fight
    st.ongoing.append(fight)


def _end(st: State, fight: Attack) -> None:
    st.attack = None
    st.ongoing.pop()
    st.tell("attack-over", seat=fight.seat)


def _declare_attackers(st: State, fight: Attack) -> Effect:
    """ATKP-02 to ATKP-04, ATKU-02: the attacking player chooses the attackers, one at a time."""
    rule = "ATKU-02" if fight.target_unit else "ATKP-02"
    named = bool(fight.attackers)
    while not named:
        free = [unit for unit in unexhausted_units(st, fight.seat) if unit not in fight.attackers]
        answers: Answers = [(unit,) for unit in distinct(st, free)]
        if len(free) > 1 and (fight.attackers or len(answers) > 1 or len(free) > 2):
            answers.append((ALL_UNITS,))
        if fight.attackers:
            answers.append(NONE)
        answer = yield Ask("attackers", fight.seat, answers, about=(int(fight.target_unit),), rule=rule)
        if not answer:
            break
        if answer[0] == ALL_UNITS:
            fight.attackers.extend(free)
            break
        fight.attackers.append(CardId(answer[0]))
    if st.log is not None:
        st.tell("attackers", seat=fight.seat, cards=[st.ref(unit) for unit in fight.attackers])
    yield from window(st, Moment(DECLARING, seat=fight.seat, cards=fight.attackers))
    yield from window(st, Moment(DECLARED, seat=fight.seat, cards=fight.attackers))
    fight.attackers = standing(st, fight.attackers)


def _choose_target(st: State, fight: Attack) -> Effect:
    """ATKP-05, ATKU-03: choose what is attacked. This is not a target in the sense of TARGET."""
    if not fight.attackers or not st.alive[fight.seat]:
        return
    cards: list[CardId] = []
    for seat in st.opponents(fight.seat):
        cards.extend(st.battlefield[seat] if fight.target_unit else [st.phoenixborn[seat]])
    if not cards:
        return
    rule = "ATKU-03" if fight.target_unit else "ATKP-05"
    answer = yield Ask("attack-target", fight.seat, [(card,) for card in distinct(st, cards)], rule=rule)
    fight.target = CardId(answer[0])
    fight.defender = st.controller[fight.target]
    if st.log is not None:
        st.tell("attacked", seat=fight.seat, card=st.ref(fight.target))


def _block(st: State, fight: Attack) -> Effect:
    """ATKP-06: at most one blocker for each attacker, one attacker for each blocker. All blocks count at once."""
    while True:
        pairs = blocks(st, fight)
        if not pairs:
            break
        answer = yield Ask("block", fight.defender, [*pairs, NONE], rule="ATKP-06")
        if not answer:
            break
        attacker, blocker = CardId(answer[0]), CardId(answer[1])
        fight.blocks[attacker] = blocker
    for attacker, blocker in fight.blocks.items():
        if st.log is not None:
            st.tell("blocked", seat=fight.defender, card=st.ref(blocker), attacker=st.ref(attacker))


def blocks(st: State, fight: Attack) -> Answers:
    """Every block that can still be declared; ATKP-07: not against Bypass."""
    out: Answers = []
    found: set[tuple[int, ...]] = set()
    taken = fight.blocks.values()
    blockers = [unit for unit in unexhausted_units(st, fight.defender) if unit not in taken]
    for attacker in fight.attackers:
        if attacker in fight.blocks or has_bypass(st, attacker):
            continue
        for blocker in blockers:
            signature = (*alike(st, attacker), *alike(st, blocker))
            if signature not in found:
                found.add(signature)
                out.append((attacker, blocker))
    return out


def _resolve_attackers(st: State, fight: Attack) -> Effect:
    """ATKP-09: one attacker after another, in the order that the attacking player chooses."""
    left = [unit for unit in fight.attackers if unit not in fight.struck]
    while True:
        left = standing(st, left)
        if not left:
            return
        if not st.alive[fight.defender]:
            _exhaust(st, left)  # BATTLE-13
            return
        attacker = left[0]
        if not fight.in_order and not strikes_are_alike(st, fight, left):
            answers: Answers = [(unit,) for unit in distinct(st, left)]
            if len(answers) > 1 and len(left) > 2:
                answers.append((IN_ORDER,))
            blocked = int(any(unit in fight.blocks for unit in left))
            answer = yield Ask("resolve", fight.seat, answers, about=(blocked,), rule="ATKP-09")
            if answer[0] == IN_ORDER:
                fight.in_order = True
            else:
                attacker = CardId(answer[0])
        left.remove(attacker)
        fight.struck.append(attacker)
        fight.striking = attacker
        blocker = fight.blocks.get(attacker, NO_CARD)
        countered = False
        if blocker < 0:
            amount = attack_value(st, attacker)
            if amount > 0:
                cause = Cause(ATTACK, fight.seat, attacker, (attacker,))
                yield from run(st, [Hit(fight.target, amount, cause)], cause)
        elif standing(st, [blocker]):
            question = ask_counter(st, fight.defender, blocker, [attacker])
            if question is not None:
                countered = bool((yield question))
            yield from exchange(st, [attacker], blocker, countered)
        _exhaust(st, [attacker, blocker] if countered else [attacker])
        fight.striking = NO_CARD


STRUCK: Final = 1 << WOULD_RECEIVE | 1 << RECEIVED | 1 << AFTER_RECEIVED
"""The windows of a strike that destroys nothing."""


def strikes_are_alike(st: State, fight: Attack, left: list[CardId]) -> bool:
    """Whether the order of these attackers makes no difference, so that nobody is asked for it.

    That is so if nobody blocks them, their target survives all of them, and nobody can use anything in between. Then
    each adds its damage to the target and is exhausted, and nothing else changes.
    """
    total = 0
    for unit in left:
        if unit in fight.blocks or DEFS[st.card[unit]].attack_x is not None:
            return False
        total += max(0, attack_value(st, unit))
    target = fight.target
    return st.wounds[target] + total < life_value(st, target) and not overdue(st) and nobody_could_react(st, STRUCK)


def _guard(st: State, fight: Attack) -> Effect:
    """ATKU-04 to ATKU-08: at most one guard, which becomes the only target."""
    guards = possible_guards(st, fight)
    if not guards:
        return
    answer = yield Ask(
        "guard", fight.defender, [*[(card,) for card in guards], NONE], about=(fight.target,), rule="ATKU-04"
    )
    if answer:
        fight.target = CardId(answer[0])
        if st.log is not None:
            st.tell("guarded", seat=fight.defender, card=st.ref(fight.target))


def possible_guards(st: State, fight: Attack) -> list[CardId]:
    if any(has_bypass(st, unit) for unit in fight.attackers):
        return []
    units = [
        unit
        for unit in unexhausted_units(st, fight.defender)
        if unit != fight.target and has_keyword(st, unit, "unit-guard")
    ]
    return [st.phoenixborn[fight.defender], *distinct(st, units)]


def _resolve_unit_attack(st: State, fight: Attack) -> Effect:
    """ATKU-09 to ATKU-14: one exchange for the whole attack."""
    target, countered = fight.target, False
    if standing(st, [target]):
        question = ask_counter(st, fight.defender, target, fight.attackers)
        if question is not None:
            countered = bool((yield question))
        yield from exchange(st, fight.attackers, target, countered)
    _exhaust(st, [*fight.attackers, target] if countered else fight.attackers)


def _exhaust(st: State, cards: list[CardId]) -> None:
    """ATKP-14, ATKU-14: put an exhaustion token on each attacker that is still in play."""
    for card in standing(st, cards):
        st.exhaustion[card] += 1
