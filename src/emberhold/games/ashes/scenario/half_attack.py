"""An attack (`attack:`) in which a scenario begins, checked against ATKP and ATKU."""

from __future__ import annotations

import re
from typing import Final

from emberhold.core.fields import flag, hint, items, mapping, only_keys, shown, word
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.core.registry import SetupError
from emberhold.games.ashes.constants import SEATS
from emberhold.games.ashes.moments import HalfAttack
from emberhold.games.ashes.rules.values import alike, has_bypass, has_keyword, is_phoenixborn
from emberhold.games.ashes.scenario.keys import ATTACK_KEYS
from emberhold.games.ashes.scenario.pieces import Pieces
from emberhold.games.ashes.state import DEFS, State

_UNIT: Final = re.compile(r"(?:([a-d])/)?([^#/]+)(?:#([1-9][0-9]?))?")


def read_attack(pieces: Pieces, raw: object) -> HalfAttack:
    """Who attacks whom; the blocks or the guard so far; who has struck."""
    st, place = pieces.st, "given.attack"
    data = mapping(raw, place)
    only_keys(data, ATTACK_KEYS, place)
    seat = st.active
    if not st.alive[seat]:
        raise SetupError(f"{place}: {SEATS[seat]} is out of the game and cannot attack (ELIM-08).")
    attackers = _units(st, st.battlefield[seat], data.get("attackers", []), f"{place}.attackers", seat)
    if not attackers:
        raise SetupError(f"{place}.attackers: an attack has at least one attacker (ATKP-02, ATKU-02).")
    if "target" not in data:
        raise SetupError(f"{place}.target: say what is attacked: 'b' for b's Phoenixborn, 'b/gilder' for a unit.")
    target = _target(pieces, data["target"], f"{place}.target")
    defender = st.controller[target]
    target_unit = not is_phoenixborn(st, target)
    for key in ("blocks", "struck") if target_unit else ("guard",):
        if key in data:
            rule = "ATKU-04" if target_unit else "ATKP-06"
            raise SetupError(f"{place}.{key}: there is no such thing in this kind of attack ({rule}).")
    struck = _units(st, attackers, data.get("struck", []), f"{place}.struck", seat)
    blocks = _blocks(pieces, attackers, defender, data.get("blocks", {}), struck)
    guard = _guard(pieces, attackers, target, data["guard"]) if "guard" in data else NO_CARD
    declared = flag(data.get("declared", bool(struck) or guard >= 0), f"{place}.declared")
    if not declared and (struck or guard >= 0):
        raise SetupError(f"{place}.declared: the defending player is done by now (ATKP-09, ATKU-07).")
    _check_exhaustion(pieces, attackers, blocks, struck)
    return HalfAttack(
        tuple(attackers),
        target,
        target_unit=target_unit,
        blocks=tuple(blocks),
        guard=guard,
        struck=tuple(struck),
        declared=declared,
    )


def _target(pieces: Pieces, raw: object, place: str) -> CardId:
    st = pieces.st
    said = word(raw, place)
    if len(said) == 1:
        seat = pieces.seat(said, place)
        target = st.phoenixborn[seat]
    else:
        found = _UNIT.fullmatch(said)
        if found is None or not found[1]:
            raise SetupError(f"{place}: write 'b' for b's Phoenixborn or 'b/gilder' for a unit, not {shown(said)}.")
        seat = pieces.seat(found[1], place)
        target = _unit(st, st.battlefield[seat], said, place, seat)
    if seat == st.active:
        raise SetupError(f"{place}: the active player attacks opponents only (ATKP-05, ATKU-03).")
    if not st.alive[seat]:
        raise SetupError(f"{place}: {SEATS[seat]} is out of the game (TARGET-05).")
    return target


def _blocks(
    pieces: Pieces, attackers: list[CardId], defender: Seat, raw: object, struck: list[CardId]
) -> list[tuple[CardId, CardId]]:
    """ATKP-06: attacker and blocker, each at most once."""
    st, out = pieces.st, []
    free, blockers = attackers[:], st.battlefield[defender][:]
    for name, other in mapping(raw, "given.attack.blocks").items():
        place = f"given.attack.blocks.{name}"
        attacker = _unit(st, free, name, place, st.active)
        blocker = _unit(st, blockers, word(other, place), place, defender)
        if attacker not in struck and has_bypass(st, attacker):
            raise SetupError(f"{place}: a unit with Bypass cannot be blocked (ATKP-07).")
        free.remove(attacker)
        blockers.remove(blocker)
        out.append((attacker, blocker))
    return out


def _guard(pieces: Pieces, attackers: list[CardId], target: CardId, raw: object) -> CardId:
    """ATKU-04 to ATKU-08: the Phoenixborn, or another unexhausted unit with Unit Guard."""
    st, place = pieces.st, "given.attack.guard"
    defender = st.controller[target]
    if any(has_bypass(st, unit) for unit in attackers):
        raise SetupError(f"{place}: nobody guards against a unit with Bypass (ATKU-08).")
    said = word(raw, place)
    if len(said) == 1:
        if pieces.seat(said, place) != defender:
            raise SetupError(f"{place}: only {SEATS[defender]}, who is attacked, may guard (ATKU-04).")
        return st.phoenixborn[defender]
    guard = _unit(st, st.battlefield[defender], said, place, defender)
    if guard == target or st.exhaustion[guard] or not has_keyword(st, guard, "unit-guard"):
        raise SetupError(f"{place}: a guard is another unexhausted unit with Unit Guard (ATKU-04, ATKU-06).")
    return guard


def _check_exhaustion(
    pieces: Pieces, attackers: list[CardId], blocks: list[tuple[CardId, CardId]], struck: list[CardId]
) -> None:
    st = pieces.st
    for unit in struck:
        if not st.exhaustion[unit]:
            raise SetupError(f"{pieces.places[unit]}: it has struck, so it has an exhaustion token (ATKP-14).")
    if struck:
        return  # BATTLE-12: a unit that became exhausted since then keeps its role
    for unit in attackers:
        if st.exhaustion[unit]:
            raise SetupError(f"{pieces.places[unit]}: an exhausted unit cannot attack (ATKP-02, ATKU-02).")
    for _, unit in blocks:
        if st.exhaustion[unit]:
            raise SetupError(f"{pieces.places[unit]}: an exhausted unit cannot block (ATKP-06).")


# -- units in words ----------------------------------------------------------------------------------------------------


def _units(st: State, among: list[CardId], raw: object, place: str, seat: Seat) -> list[CardId]:
    """A list of units, each once."""
    left, out = among[:], []
    for i, item in enumerate(items(raw, place)):
        unit = _unit(st, left, word(item, f"{place}[{i}]"), f"{place}[{i}]", seat)
        left.remove(unit)
        out.append(unit)
    return out


def _unit(st: State, among: list[CardId], said: str, place: str, seat: Seat) -> CardId:
    """`gilder`, or `gilder#2` for the second of that name on the battlefield; any of them if they are all the same."""
    found = _UNIT.fullmatch(said)
    if found is None or (found[1] and found[1] != SEATS[seat]):
        raise SetupError(f"{place}: {shown(said)} is not a unit of {SEATS[seat]}.")
    same = [unit for unit in st.battlefield[seat] if DEFS[st.card[unit]].slug == found[2]]
    if found[3]:
        same = same[int(found[3]) - 1 : int(found[3])]
    left = [unit for unit in same if unit in among]
    if not left:
        names = [DEFS[st.card[unit]].slug for unit in among]
        why = "is named already or cannot take part in this" if same else f"is not on the battlefield of {SEATS[seat]}"
        raise SetupError(f"{place}: {shown(said)} {why} (ATKP-06, ATKU-03).{'' if same else hint(found[2], names)}")
    if len({alike(st, unit) for unit in left}) > 1:
        raise SetupError(f"{place}: there are several that differ; write '{found[2]}#1' for the first.")
    return left[0]
