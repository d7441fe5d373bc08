"""Attack, life, recover, and which text of a card is in force right now (EXH, STATUS, ALTER, FOCUS)."""

from __future__ import annotations

from emberhold.core.kinds import CardId, Seat
from emberhold.games.ashes.constants import BATTLEFIELD, CHARM, CONJURATION, IN_PLAY, PHOENIXBORN, SPELL
from emberhold.games.ashes.defs import Ability
from emberhold.games.ashes.moments import Cause
from emberhold.games.ashes.state import DEFS, State

CHARM_ATTACK = 1
CHARM_LIFE = 1
"""DICE-06: how much life a charm die adds to a unit. Inferred, because our sources do not say."""


def is_unit(st: State, card: CardId) -> bool:
    return st.zone[card] == BATTLEFIELD


def is_ally(st: State, card: CardId) -> bool:
    """Whether a unit in play is an ally; Strange Copy is one while it is in play (PLAY-19)."""
    return is_unit(st, card) and DEFS[st.card[card]].kind != CONJURATION


def attachments(st: State, unit: CardId) -> list[CardId]:
    if not st.attached:
        return []
    return [alteration for alteration in st.attached if st.host[alteration] == unit]


def attack_value(st: State, card: CardId) -> int:
    """The attack value now; it may be below 0 (DMG-15)."""
    d = DEFS[st.card[card]]
    value = (d.attack if d.attack_x is None else d.attack_x(st, card)) + st.boost[card]
    if st.attached:
        for alteration in st.attached:
            if st.host[alteration] == card:
                value += DEFS[st.card[alteration]].bonus_attack
    if st.card_dice:
        value += CHARM_ATTACK * charm_dice(st, card)
    return value


def life_value(st: State, card: CardId) -> int:
    """The life value now; wounds do not lower it (DMG-14)."""
    d = DEFS[st.card[card]]
    value = d.life if d.life_x is None else d.life_x(st, card)
    if st.attached:
        for alteration in st.attached:
            if st.host[alteration] == card:
                value += DEFS[st.card[alteration]].bonus_life
    if st.card_dice:
        value += CHARM_LIFE * charm_dice(st, card)
    return value


def recover_value(st: State, card: CardId) -> int:
    value = DEFS[st.card[card]].recover
    for alteration in attachments(st, card):
        value += DEFS[st.card[alteration]].bonus_recover
    return value


def charm_dice(st: State, card: CardId) -> int:
    n = 0
    for on, _, kind in st.card_dice:
        if on == card and kind == CHARM:
            n += 1
    return n


def text_in_force(st: State, card: CardId, ability: Ability) -> bool:
    """EXH-02 to EXH-05, ALTER-07, ALTER-08: whether this line of the card works now."""
    if not ability.inexhaustible and st.exhaustion[card]:
        return False
    if st.attached and st.zone[card] == BATTLEFIELD:
        for alteration in st.attached:
            if st.host[alteration] == card:
                d = DEFS[st.card[alteration]]
                if d.switches_off and not ability.inexhaustible and not st.exhaustion[alteration]:
                    return False
                if d.removes and d.removes == ability.name:
                    return False
    return True


def has_keyword(st: State, card: CardId, name: str) -> bool:
    """Whether a keyword printed on the card, or granted by an alteration on it, is in force."""
    d = DEFS[st.card[card]]
    if name in d.keywords:
        for ability in d.abilities:
            if ability.name == name and text_in_force(st, card, ability):
                return True
    if st.attached:
        for alteration in st.attached:
            if st.host[alteration] == card and "gives-" + name in DEFS[st.card[alteration]].keywords:
                return True
    return False


def guarded(st: State, card: CardId, cause: Cause) -> bool:
    """TARGET-07: whether Magic Guard or Spell Guard keeps an opponent's spell away from this card."""
    if cause.kind != SPELL or st.controller[card] == cause.seat:
        return False
    return has_keyword(st, card, "magic-guard" if st.zone[card] == BATTLEFIELD else "spell-guard")


def has_bypass(st: State, card: CardId) -> bool:
    """EXH-07: Bypass granted for the turn counts as text of the unit, so it is lost with the unit's other abilities."""
    if not st.bypass[card] or st.exhaustion[card]:
        return False
    return not any(
        DEFS[st.card[alteration]].switches_off and not st.exhaustion[alteration] for alteration in attachments(st, card)
    )


def unexhausted_units(st: State, seat: Seat) -> list[CardId]:
    exhaustion = st.exhaustion
    return [unit for unit in st.battlefield[seat] if not exhaustion[unit]]


def free_battlefield_slots(st: State, seat: Seat) -> int:
    """PLACE-01, PLACE-02: a destroyed unit keeps its slot until it has left play."""
    return DEFS[st.card[st.phoenixborn[seat]]].battlefield - len(st.battlefield[seat])


def spells_on_spellboard(st: State, seat: Seat) -> int:
    """PLACE-01: how many different ready spells lie there."""
    return len({st.card[spell] for spell in st.spellboard[seat]})


def focus_level(st: State, card: CardId) -> int:
    """FOCUS-02: 0 with one copy, 1 with two, 2 with three."""
    return st.copies_on_spellboard(st.controller[card], st.card[card]) - 1


def overdue(st: State) -> list[CardId]:
    """DMG-16: cards whose wounds have reached their life and that are not being destroyed yet."""
    out = []
    wounds, doomed = st.wounds, st.doomed
    for seat in range(st.seats):
        if not st.alive[seat]:
            continue
        phoenixborn = st.phoenixborn[seat]
        if wounds[phoenixborn] >= DEFS[st.card[phoenixborn]].life and not doomed[phoenixborn]:
            out.append(phoenixborn)
        for unit in st.battlefield[seat]:
            if not doomed[unit] and wounds[unit] >= life_value(st, unit):
                out.append(unit)
    return out


def alike(st: State, card: CardId) -> tuple[int, ...]:
    """A signature: two cards with the same one are interchangeable, so choosing between them is not a choice.

    Interchangeable means that nothing changes, not even in what is in progress, when the two swap places.
    """
    looks = looks_of(st, card)
    return (*looks, *_part_in_all(st, card)) if st.ongoing and IN_PLAY >> st.zone[card] & 1 else looks


def looks_of(st: State, card: CardId) -> tuple[int, ...]:
    """What can be seen of a card on the table; a card with other cards or dice on it is like no other card."""
    zone = st.zone[card]
    base: tuple[int, ...] = (
        st.card[card],
        zone,
        st.controller[card],
        st.owner[card],
        st.wounds[card],
        st.exhaustion[card],
        st.status[card],
    )
    if zone != BATTLEFIELD:
        return (*base, st.host[card])
    if st.attached and any(st.host[alteration] == card for alteration in st.attached):
        return (*base, card)
    if st.card_dice and any(on == card for on, _, _ in st.card_dice):
        return (*base, card)
    return (*base, -1, st.boost[card], int(st.bypass[card]), int(st.doomed[card]))


def _part_in_all(st: State, card: CardId) -> list[int]:
    """What part a card has in everything in progress; a number below -2 marks where each thing's part begins."""
    out = [-2] if card in st.claimed else []
    for i, thing in enumerate(st.ongoing):
        part = thing.part(card)
        if part:
            out.append(-3 - i)
            out.extend(part)
    return out


def distinct(st: State, cards: list[CardId]) -> list[CardId]:
    """One card out of each group of interchangeable ones, in order."""
    names = st.card
    if len({names[card] for card in cards}) == len(cards):
        return cards
    signature_of = alike if st.ongoing else looks_of
    out = []
    found: set[tuple[int, ...]] = set()
    for card in cards:
        signature = signature_of(st, card)
        if signature not in found:
            found.add(signature)
            out.append(card)
    return out


def is_phoenixborn(st: State, card: CardId) -> bool:
    return DEFS[st.card[card]].kind == PHOENIXBORN
