"""TURN: what the active player may do, and carrying it out.

Every check returns OK or the reason why not. Options and `why_not` are made from the same checks.
"""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Effect, Value
from emberhold.core.kinds import NO_CARD, NO_SEAT, CardId, Seat
from emberhold.core.reasons import Reason
from emberhold.games.ashes.constants import (
    ACTIVATE,
    ACTIVATED,
    ALTERATION_SPELL,
    ATTACK_PHOENIXBORN,
    ATTACK_UNIT,
    ATTACK_WITH_ALL,
    DICE,
    DIE_FACES,
    DIE_TYPES,
    END_TURN,
    MEDITATE,
    PASS,
    PASS_AND_END,
    PLAY,
    POWER,
    REACTION_SPELL,
    RECOVERY,
    TURN,
    TURN_OVER,
    TURNS_BEGIN,
    UNIT_WITH_ALL,
    USE_POWER,
)
from emberhold.games.ashes.defs import Ability
from emberhold.games.ashes.kinds import AbilityNumber, DieType
from emberhold.games.ashes.moments import BY_NOBODY, Moment
from emberhold.games.ashes.rules.attack import attack
from emberhold.games.ashes.rules.costs import NO_MAIN, NO_SIDE, OK, costs_of, why_not_pay
from emberhold.games.ashes.rules.damage import run
from emberhold.games.ashes.rules.meditate import can_meditate, meditate
from emberhold.games.ashes.rules.play import attachable, use
from emberhold.games.ashes.rules.values import (
    distinct,
    free_battlefield_slots,
    spells_on_spellboard,
    text_in_force,
    unexhausted_units,
)
from emberhold.games.ashes.rules.windows import window
from emberhold.games.ashes.rules.zones import different
from emberhold.games.ashes.state import DEFS, State

POWERS: list[Ability] = []
"""The dice powers, by type; the catalogue puts them in."""

EXHAUSTED: Final = Reason("why-exhausted", "EXH-02")
BLANKED: Final = Reason("why-blanked", "ALTER-07")
BATTLEFIELD_FULL: Final = Reason("why-battlefield-full", "PLACE-03")
SPELLBOARD_FULL: Final = Reason("why-spellboard-full", "PLACE-03")
NO_UNIT_FITS: Final = Reason("why-no-unit-fits", "ALTER-02")
REACTION: Final = Reason("why-reaction", "REACT-01")
NOTHING_TO_ACTIVATE: Final = Reason("why-nothing-to-activate", "PLAY-01")
NO_ATTACKER: Final = Reason("why-no-attacker", "ATKP-01")
NO_ATTACKER_OF_UNITS: Final = Reason("why-no-attacker", "ATKU-01")
NO_ENEMY_UNIT: Final = Reason("why-no-enemy-unit", "ATKU-01")
NO_POWER_FACE: Final = Reason("why-no-power-face", "DICE-04")
NOTHING_TO_MEDITATE: Final = Reason("why-nothing-to-meditate", "MEDIT-07")
MAIN_FIRST: Final = Reason("why-main-first", "TURN-07")


def why_not_pay_any(st: State, seat: Seat, card: CardId, ability: Ability) -> Reason:
    reason = OK
    for cost in costs_of(st, card, ability):
        reason = why_not_pay(st, seat, card, cost)
        if reason is OK:
            break
    return reason


def why_not_play(st: State, seat: Seat, card: CardId) -> Reason:
    """PLAY-01 for a card in the active player's hand."""
    d = DEFS[st.card[card]]
    if d.kind == REACTION_SPELL or d.play is None:
        return REACTION
    reason = why_not_pay_any(st, seat, card, d.play)
    if reason is not OK:
        return reason
    if d.kind == ALTERATION_SPELL:
        return OK if attachable(st, seat, card) else NO_UNIT_FITS
    if d.placement == "battlefield" and free_battlefield_slots(st, seat) <= 0:
        return BATTLEFIELD_FULL
    if d.placement == "spellboard" and not st.copies_on_spellboard(seat, st.card[card]):
        limit = DEFS[st.card[st.phoenixborn[seat]]].spellboard
        if spells_on_spellboard(st, seat) >= limit:
            return SPELLBOARD_FULL
    return OK


def why_not_activate(st: State, seat: Seat, card: CardId, number: AbilityNumber) -> Reason:
    """PLAY-01 for an ability of a card in play."""
    ability = DEFS[st.card[card]].abilities[number]
    if ability.moment != ACTIVATED:
        return NOTHING_TO_ACTIVATE
    if not text_in_force(st, card, ability):
        return EXHAUSTED if st.exhaustion[card] else BLANKED
    return why_not_pay_any(st, seat, card, ability)


def why_not_attack(st: State, seat: Seat, *, target_unit: bool) -> Reason:
    if not st.main:
        return NO_MAIN
    exhaustion = st.exhaustion
    for unit in st.battlefield[seat]:
        if not exhaustion[unit]:
            break
    else:
        return NO_ATTACKER_OF_UNITS if target_unit else NO_ATTACKER
    if target_unit and not any(st.battlefield[s] for s in range(st.seats) if s != seat and st.alive[s]):
        return NO_ENEMY_UNIT
    return OK


def why_not_power(st: State, seat: Seat, kind: DieType) -> Reason:
    if not st.dice[seat][kind * 3 + POWER]:
        return NO_POWER_FACE
    return OK if st.side + st.extra_side else NO_SIDE


def why_not_meditate(st: State, seat: Seat) -> Reason:
    if not st.side + st.extra_side:
        return NO_SIDE
    return OK if can_meditate(st, seat) else NOTHING_TO_MEDITATE


def turn_answers(st: State) -> Answers:
    """TURN-15: everything the active player may do now."""
    seat = st.active
    out: Answers = []
    for card in different(st, st.hand[seat]):
        if why_not_play(st, seat, card) is OK:
            out.append((PLAY, card))
    in_play = [st.phoenixborn[seat], *st.battlefield[seat], *st.spellboard[seat], *st.attached]
    able = [card for card in in_play if DEFS[st.card[card]].activated and st.controller[card] == seat]
    for card in distinct(st, able):
        for number in DEFS[st.card[card]].activated:
            if why_not_activate(st, seat, card, number) is OK:
                out.append((ACTIVATE, card, number))
    if st.main:
        if why_not_attack(st, seat, target_unit=False) is OK:
            units = unexhausted_units(st, seat)
            out.append((ATTACK_PHOENIXBORN,))
            if len(units) > 1:
                out.append(ATTACK_WITH_ALL)
            if why_not_attack(st, seat, target_unit=True) is OK:
                out.append((ATTACK_UNIT,))
                if len(units) > 1:
                    out.append(UNIT_WITH_ALL)
                    out.extend((ATTACK_UNIT, unit) for unit in distinct(st, units))
    if st.side + st.extra_side:
        dice = st.dice[seat]
        for kind in range(DIE_TYPES):
            if dice[kind * 3 + POWER]:
                out.append((USE_POWER, kind))
        if can_meditate(st, seat):
            out.append((MEDITATE,))
            if st.draw[seat]:
                out.extend((MEDITATE, die) for die in range(DICE) if dice[die] and die % DIE_FACES != POWER)
    if not st.main:
        out.append((END_TURN,))
    else:
        if not all(_spends_main(st, value) for value in reversed(out)):  # side actions stand last
            out.append(PASS_AND_END)
        out.append((PASS,))
    return out


def hides_cards(st: State) -> bool:
    """Whether the active player's hand might hold something to play, as far as the others know.

    Every card that is played on one's own turn costs a main or a side action.
    """
    return bool(st.hand[st.active]) and bool(st.main or st.side + st.extra_side)


def take(st: State, seat: Seat, value: Value) -> Effect | None:
    """Carry out what the active player chose."""
    verb = value[0]
    if verb != PASS and verb != END_TURN and _spends_main(st, value):
        st.passed = [False] * st.seats
    if verb == PLAY:
        card = CardId(value[1])
        ability = DEFS[st.card[card]].play
        assert ability is not None
        return use(st, seat, card, ability)
    if verb == ACTIVATE:
        card = CardId(value[1])
        return use(st, seat, card, DEFS[st.card[card]].abilities[value[2]])
    if verb == USE_POWER:
        return use(st, seat, NO_CARD, POWERS[value[1]])
    if verb == ATTACK_PHOENIXBORN or verb == ATTACK_UNIT:
        return attack(st, seat, target_unit=verb == ATTACK_UNIT, attackers=_attackers(st, seat, value))
    if verb == MEDITATE:
        return meditate(st, seat, value[1:])
    if verb == PASS:
        st.main = 0
        st.passed[seat] = True
        st.tell("passed", seat=seat)
        if value == PASS_AND_END:
            st.phase = TURN_OVER
    else:
        st.phase = TURN_OVER
    return None


def _attackers(st: State, seat: Seat, value: Value) -> list[CardId]:
    """The attackers that an answer names already; none if they will be asked for."""
    if value == ATTACK_WITH_ALL or value == UNIT_WITH_ALL:
        return unexhausted_units(st, seat)
    return [CardId(unit) for unit in value[1:]]


def _spends_main(st: State, value: Value) -> bool:
    """TURN-12: another main action than passing breaks the row of passes."""
    verb = value[0]
    if verb in (ATTACK_PHOENIXBORN, ATTACK_UNIT):
        return True
    if verb != PLAY and verb != ACTIVATE:
        return False
    card = CardId(value[1])
    d = DEFS[st.card[card]]
    ability = d.play if verb == PLAY else d.abilities[value[2]]
    return ability is not None and any(cost.main for cost in costs_of(st, card, ability))


def begin_phase(st: State) -> Effect:
    """ROUND-03: effects at the beginning of the player turns phase, then the first turn."""
    st.passed = [False] * st.seats
    yield from window(st, Moment(TURNS_BEGIN, seat=st.first))
    begin_turn(st, st.first)


def begin_turn(st: State, seat: Seat) -> None:
    st.phase = TURN
    st.active = seat
    st.main, st.side, st.extra_side = 1, 1, 0
    st.reacted = [False] * st.seats
    st.tell("turn", seat=seat)


def end_turn(st: State) -> Effect:
    """TURN-13, then TURN-11: end what lasted for the turn; the phase ends when all have passed in a row."""
    st.phase = TURN
    st.boost = [0] * len(st.boost)
    st.bypass = [False] * len(st.bypass)
    yield from run(st, [], BY_NOBODY)
    st.main = st.side = st.extra_side = 0
    if all(st.passed[seat] for seat in st.all_seats if st.alive[seat]):
        st.phase = RECOVERY
        st.active = NO_SEAT
    else:
        begin_turn(st, st.next_seat(st.active))
