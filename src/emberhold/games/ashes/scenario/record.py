"""Writes a table as a board that sets up the same table again. What boards take for granted is left out."""

from __future__ import annotations

from emberhold.core.kinds import CardId, Seat
from emberhold.games.ashes.constants import (
    ALL_DICE,
    DRAW,
    FIRST_FIVE,
    HAND,
    MID_ATTACK,
    PREP_DISCARD,
    SEATS,
    TURN,
    TYPES,
)
from emberhold.games.ashes.rules.values import attachments
from emberhold.games.ashes.scenario.facts import known, target_words, unit_words
from emberhold.games.ashes.scenario.given import default_first, default_turn, missing_conjurations
from emberhold.games.ashes.scenario.keys import NOBODY, PHASE_OF, ZONES
from emberhold.games.ashes.scenario.pieces import default_status
from emberhold.games.ashes.seen.names import die_words
from emberhold.games.ashes.state import DEFS, State


def write_table(st: State) -> dict[str, object]:
    """The board for this position, which has to be at a quiet point."""
    out: dict[str, object] = {}
    if st.phase not in (TURN, MID_ATTACK):
        out["phase"] = PHASE_OF[st.phase]
    if st.round != 1:
        out["round"] = st.round
    out |= _turn(st)
    if st.first != default_first(st):
        out["first"] = SEATS[st.first] if st.first >= 0 else NOBODY
    if any(st.passed):
        out["passed"] = [SEATS[seat] for seat in st.all_seats if st.passed[seat]]
    if st.sealed:
        out["lists"] = "sealed"
    if st.half_attack is not None:
        out["attack"] = _attack(st)
    orders = _orders(st)
    for seat in st.all_seats:
        out[SEATS[seat]] = _seat(st, seat, orders)
    if st.removed:
        out["removed"] = [_card(st, card, st.all_seats[0], orders) for card in st.removed]
    return out


def _turn(st: State) -> dict[str, object]:
    out: dict[str, object] = {}
    if st.active < 0:
        return out
    if st.active != default_turn(st):
        out["turn"] = SEATS[st.active]
    if st.main != (1 if st.phase == TURN else 0):
        out["main"] = st.main
    if st.side + st.extra_side != 1:
        out["side"] = st.side + st.extra_side
    return out


def _seat(st: State, seat: Seat, orders: dict[CardId, int]) -> dict[str, object]:
    out: dict[str, object] = {}
    if not st.alive[seat]:
        out["conceded" if st.conceded >> seat & 1 else "out"] = True
        if st.reacted[seat]:
            out["reacted"] = True
        return out
    out["phoenixborn"] = _card(st, st.phoenixborn[seat], seat, orders)
    for key, zone in ZONES.items():
        pile = st.pile(zone, seat)
        if pile:
            out[key] = [_card(st, card, seat, orders) for card in (pile[::-1] if zone == DRAW else pile)]
    conjurations = sorted(DEFS[st.card[card]].slug for card in st.conjurations[seat])
    if conjurations != missing_conjurations(st, seat):
        out["conjurations"] = conjurations
    active = [_times(st.dice[seat][die], die_words(die)) for die in ALL_DICE if st.dice[seat][die]]
    if active:
        out["dice"] = active
    exhausted = [_times(n, TYPES[kind]) for kind, n in enumerate(st.exhausted_dice[seat]) if n]
    if exhausted:
        out["exhausted dice"] = exhausted
    if st.reacted[seat]:
        out["reacted"] = True
    out |= _choices(st, seat)
    return out


def _choices(st: State, seat: Seat) -> dict[str, object]:
    """SETUP-03, PREP-05: what was picked so far; and the First Five while the hand holds nothing else."""
    out: dict[str, object] = {}
    if st.phase in (FIRST_FIVE, PREP_DISCARD):
        picks = st.picks[seat]
        if picks:
            out["picked"] = [DEFS[st.card[card]].slug for card in picks]
        if st.phase == PREP_DISCARD and st.ready[seat] and len(picks) < len(st.hand[seat]):
            out["ready"] = True
    if st.phase != FIRST_FIVE and not st.drawn[seat]:
        out["first five"] = [DEFS[st.card[card]].slug for card in st.first_five[seat]]
    return out


def _card(st: State, card: CardId, seat: Seat, orders: dict[CardId, int]) -> object:
    """The slug, or the slug with what lies on the card; `seat` is where the card is written."""
    definition = DEFS[st.card[card]]
    said: dict[str, object] = {}
    if st.wounds[card]:
        said["wounds"] = st.wounds[card]
    if st.exhaustion[card]:
        said["exhaustion"] = st.exhaustion[card]
    if st.status[card] != default_status(definition, st.zone[card]):
        said["status"] = st.status[card]
    if st.boost[card]:
        said["boost"] = st.boost[card]
    if st.bypass[card]:
        said["bypass"] = True
    if st.owner[card] != seat:
        said["owner"] = SEATS[st.owner[card]]
    if st.zone[card] == HAND and known(st, card):
        said["known"] = known(st, card)
    attached = [_card(st, alteration, seat, orders) for alteration in attachments(st, card)]
    if attached:
        said["attached"] = attached
    dice = [
        TYPES[kind] if owner == st.owner[card] else f"{SEATS[owner]}/{TYPES[kind]}"
        for on, owner, kind in st.card_dice
        if on == card
    ]
    if dice:
        said["dice"] = dice
    if card in orders:
        said["order"] = orders[card]
    return {definition.slug: said} if said else definition.slug


def _orders(st: State) -> dict[CardId, int]:
    """When each alteration was attached, if that is not the order of the units they lie on."""
    natural = [a for seat in st.all_seats for unit in st.battlefield[seat] for a in attachments(st, unit)]
    return {} if natural == st.attached else {card: i for i, card in enumerate(st.attached, 1)}


def _attack(st: State) -> dict[str, object]:
    half = st.half_attack
    assert half is not None
    out: dict[str, object] = {
        "attackers": [unit_words(st, unit) for unit in half.attackers],
        "target": target_words(st, half.target),
    }
    if half.blocks:
        out["blocks"] = {unit_words(st, attacker): unit_words(st, blocker) for attacker, blocker in half.blocks}
    if half.guard >= 0:
        guard = half.guard
        out["guard"] = target_words(st, guard) if guard in st.phoenixborn else unit_words(st, guard)
    if half.struck:
        out["struck"] = [unit_words(st, unit) for unit in half.struck]
    elif half.declared and half.guard < 0:
        out["declared"] = True
    return out


def _times(n: int, word: str) -> str:
    return word if n == 1 else f"{n}*{word}"
