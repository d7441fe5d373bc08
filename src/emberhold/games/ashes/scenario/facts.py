"""Everything on a table, secrets included, in the words of a scenario's board."""

from __future__ import annotations

from typing import Final

from emberhold.core.kinds import CardId, Seat
from emberhold.games.ashes.constants import (
    ALL_DICE,
    ALL_TYPES,
    BATTLEFIELD,
    FIRST_FIVE,
    PHOENIX,
    PREP_DISCARD,
    SEATS,
    TYPES,
)
from emberhold.games.ashes.defs import CardDef
from emberhold.games.ashes.rules.values import attachments, attack_value, life_value, recover_value
from emberhold.games.ashes.scenario.keys import NOBODY, OVER, PHASE_OF, SPECTATOR
from emberhold.games.ashes.seen.names import die_words
from emberhold.games.ashes.state import DEFS, State

CARD_FACTS: Final = (
    *("card", "wounds", "exhaustion", "status", "owner", "known"),
    *("life", "attack", "recover", "boost", "bypass", "attached", "dice"),
)
"""What can be said about a card; the second line only about cards in play."""


def look_at(st: State) -> dict[str, object]:
    """Everything on the table."""
    out: dict[str, object] = {
        "round": st.round,
        "phase": OVER if st.outcome is not None else PHASE_OF[st.phase],
        "turn": _letter(st.active),
        "first": _letter(st.first),
        "main": st.main,
        "side": st.side + st.extra_side,
        "passed": [SEATS[seat] for seat in st.all_seats if st.passed[seat]],
        "lists": "sealed" if st.sealed else "open",
        "attack": _attack(st),
        "removed": [_look(st, card) for card in st.removed],
    }
    for seat in st.all_seats:
        out[SEATS[seat]] = {
            "out": not st.alive[seat],
            "conceded": bool(st.conceded >> seat & 1),
            "phoenixborn": _look(st, st.phoenixborn[seat]),
            "hand": [_look(st, card) for card in st.hand[seat]],
            "draw": [_look(st, card) for card in st.draw[seat][::-1]],
            "discard": [_look(st, card) for card in st.discard[seat]],
            "conjurations": [_look(st, card) for card in sorted(st.conjurations[seat], key=lambda c: st.card[c])],
            "battlefield": [_look(st, card) for card in st.battlefield[seat]],
            "spellboard": [_look(st, card) for card in st.spellboard[seat]],
            "dice": [die_words(die) for die in ALL_DICE for _ in range(st.dice[seat][die])],
            "exhausted dice": [TYPES[kind] for kind in ALL_TYPES for _ in range(st.exhausted_dice[seat][kind])],
            "reacted": st.reacted[seat],
            "picked": [DEFS[st.card[card]].slug for card in st.picks[seat]],
            "ready": st.ready[seat] and st.phase in (FIRST_FIVE, PREP_DISCARD),
            "first five": _first_five(st, seat),
        }
    return out


def _letter(seat: Seat) -> str:
    return SEATS[seat] if seat >= 0 else NOBODY


def _first_five(st: State, seat: Seat) -> list[str]:
    """The First Five of a seat, as long as its hand holds nothing else (SETUP-03)."""
    return [DEFS[st.card[card]].slug for card in st.first_five[seat]] if st.alive[seat] and not st.drawn[seat] else []


def _attack(st: State) -> dict[str, object]:
    """The attack in progress; empty if there is none."""
    fight = st.attack
    if fight is None:
        return {"attackers": [], "target": NOBODY, "blocks": {}}
    return {
        "attackers": [unit_words(st, unit) for unit in fight.attackers],
        "target": target_words(st, fight.target) if fight.target >= 0 else NOBODY,
        "blocks": {unit_words(st, one): unit_words(st, other) for one, other in fight.blocks.items()},
    }


def unit_words(st: State, unit: CardId) -> str:
    """How a board names a unit of a player: `gilder`, or `gilder#2` if there are several."""
    same = [other for other in st.battlefield[st.controller[unit]] if st.card[other] == st.card[unit]]
    slug = DEFS[st.card[unit]].slug
    return f"{slug}#{same.index(unit) + 1}" if len(same) > 1 and unit in same else slug


def target_words(st: State, card: CardId) -> str:
    """What is attacked: `b` for a Phoenixborn, `b/gilder` for a unit."""
    letter = SEATS[st.controller[card]]
    return letter if card in st.phoenixborn else f"{letter}/{unit_words(st, card)}"


def known(st: State, card: CardId) -> bool | list[str]:
    """Whether everybody knows a card, or which seats do besides the player who has it."""
    mask = st.seen[card]
    if mask == (1 << st.seats + 1) - 1:
        return True
    others = [SEATS[seat] for seat in st.all_seats if mask >> seat & 1 and seat != st.controller[card]]
    if mask >> st.seats & 1:
        others.append(SPECTATOR)
    return others or False


def _look(st: State, card: CardId) -> dict[str, object]:
    definition: CardDef = DEFS[st.card[card]]
    out: dict[str, object] = {
        "card": definition.slug,
        "wounds": st.wounds[card],
        "exhaustion": st.exhaustion[card],
        "status": st.status[card],
        "owner": SEATS[st.owner[card]],
        "known": known(st, card),
    }
    if st.zone[card] == PHOENIX:
        out["life"] = definition.life
    if st.zone[card] == BATTLEFIELD:
        out["attack"] = attack_value(st, card)
        out["life"] = life_value(st, card)
        out["recover"] = recover_value(st, card)
        out["boost"] = st.boost[card]
        out["bypass"] = st.bypass[card]
        out["attached"] = [_look(st, alteration) for alteration in attachments(st, card)]
        out["dice"] = [TYPES[kind] for on, _, kind in st.card_dice if on == card]
    return out
