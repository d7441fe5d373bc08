"""What a learned value looks at in a position of Ashes: numbers about one seat facing another, and cards by place.

It is meant for quiet points in worlds that were dealt anew, so it looks at every card.
"""

from __future__ import annotations

from typing import Final

from emberhold.core.kinds import CardId, DefIndex, Seat
from emberhold.games.ashes.bot.evaluation import (
    LOW_LIFE,
    LOW_PILE,
    loss_of_life,
    payable,
    spellboard_points,
    unit_points,
)
from emberhold.games.ashes.constants import DIE_TYPES, POOL_SIZE, TURN
from emberhold.games.ashes.rules.values import attack_value, life_value
from emberhold.games.ashes.state import DEFS, State

__all__ = ["CARD_PLACES", "IN_SHORT", "NUMBERS", "Side", "card_keys", "numbers"]

READY_UNIT: Final = 0
TIRED_UNIT: Final = 1
READY_SPELL: Final = 2
READY_COPY: Final = 3
TIRED_SPELL: Final = 4
IN_HAND: Final = 5
PHOENIXBORN: Final = 6
ALTERATION: Final = 7
CARD_PLACES: Final = (
    "ready unit",
    "exhausted unit",
    "ready spell",
    "further ready copy",
    "exhausted spell",
    "in hand",
    "phoenixborn",
    "alteration on a unit",
)
"""Where a card can be, for the weight of each card in each place."""

NUMBERS: Final = (
    "life",
    "low life",
    "very low life",
    "units",
    "attack",
    "unit life",
    "ready units",
    "ready attack",
    "exhausted units in a long round",
    "spells",
    "ready spells",
    "spells and dice",
    "basic dice",
    "class dice",
    "power dice",
    "types of dice",
    "no dice",
    "payable",
    "hand",
    "first cards in hand",
    "payable and dice",
    "pile",
    "low pile",
    "phoenixborn exhausted",
    "phoenixborn exhausted in a long round",
    "first player",
    "first player in a short round",
    "to move",
    "to move in a long round",
    "attack on the other",
    "attack on the other and to move",
    "attack would win",
    "attack would win and to move",
    "no free places for units",
    "life and round",
    "units and round",
)
"""The numbers about a seat that faces another, in their order."""

IN_SHORT: Final = (
    "life",
    "low life",
    "units",
    "ready units",
    "ready attack",
    "exhausted units in a long round",
    "spells and dice",
    "power dice",
    "payable",
    "hand",
    "pile",
    "low pile",
    "to move",
    "to move in a long round",
    "attack on the other",
    "attack would win",
)
"""The numbers that say most. Hidden units look at these only, because they look at both seats and take time."""

LAST_LIFE: Final = 5
FEW: Final = 3
"""The first cards in hand count more than those after them."""
ALL_DICE: Final = 2.0 * POOL_SIZE
ROUNDS: Final = 6.0


class Side:
    """What one seat has, counted once."""

    __slots__ = (
        "attack",
        "blockers",
        "dice",
        "faces",
        "forces",
        "hand",
        "left",
        "life",
        "payable",
        "pile",
        "ready_attack",
        "seat",
        "slots",
        "spell_points",
        "spells",
        "tired_attack",
        "types",
        "unit_points",
        "units",
    )

    def __init__(self, st: State, seat: Seat) -> None:
        self.seat = seat
        phoenixborn = st.phoenixborn[seat]
        born = DEFS[st.card[phoenixborn]]
        self.left = born.life - st.wounds[phoenixborn]
        exhaustion, wounds = st.exhaustion, st.wounds
        attack = ready_attack = tired_attack = life = blockers = 0
        points = 0.0
        forces: list[int] = []
        units = st.battlefield[seat]
        for unit in units:
            force = attack_value(st, unit) - st.boost[unit]
            force = max(0, force)
            attack += force
            life += max(0, life_value(st, unit) - wounds[unit])
            points += unit_points(st, unit)
            if exhaustion[unit]:
                tired_attack += force
            else:
                blockers += 1
                ready_attack += force
                forces.append(force)
        forces.sort()
        self.units = len(units)
        self.attack = attack
        self.ready_attack = ready_attack
        self.tired_attack = tired_attack
        self.life = life
        self.unit_points = points
        self.blockers = blockers
        self.forces = forces
        self.slots = born.battlefield - len(units)
        spells = 0
        for spell in st.spellboard[seat]:
            if not exhaustion[spell]:
                spells += 1
        self.spells = spells
        self.spell_points = spellboard_points(st, seat)
        pool = st.dice[seat]
        faces = [0, 0, 0]
        types = 0
        for kind in range(DIE_TYPES):
            basic, of_class, power = pool[3 * kind], pool[3 * kind + 1], pool[3 * kind + 2]
            faces[0] += basic
            faces[1] += of_class
            faces[2] += power
            if of_class or power:
                types += 1
        self.faces = faces
        self.types = types
        self.dice = faces[0] + faces[1] + faces[2]
        self.payable = payable(st, seat, tuple(pool)) if self.dice else 0
        self.hand = len(st.hand[seat])
        self.pile = len(st.draw[seat])

    def open_attack(self, other: Side) -> int:
        """The damage of an attack with all units if each blocker stops the strongest attacker it can."""
        forces = self.forces
        return sum(forces[: max(0, len(forces) - other.blockers)])


def numbers(st: State, me: Side, other: Side) -> list[float]:
    """What is to be said about a seat that faces another, in the order of `NUMBERS`."""
    seat = me.seat
    long = (me.dice + other.dice) / ALL_DICE
    late = min(st.round, ROUNDS) / ROUNDS
    low = max(0, LOW_LIFE - me.left)
    moves = 1.0 if st.phase == TURN and st.active == seat else 0.0
    first = 1.0 if st.first == seat else 0.0
    tired = 1.0 if st.exhaustion[st.phoenixborn[seat]] else 0.0
    low_pile = max(0, LOW_PILE - me.pile)
    damage = me.open_attack(other)
    loss = loss_of_life(st, other.seat, damage)
    wins = 1.0 if damage >= other.left else 0.0
    faces = me.faces
    return [
        me.left / 10,
        low * low / 50,
        float(max(0, LAST_LIFE - me.left)),
        me.unit_points / 10,
        me.attack / 5,
        me.life / 5,
        me.blockers / 3,
        me.ready_attack / 5,
        me.tired_attack * long / 5,
        me.spell_points / 5,
        me.spells / 3,
        me.spells * me.dice / 20,
        faces[0] / 5,
        faces[1] / 5,
        faces[2] / 5,
        me.types / 3,
        0.0 if me.dice else 1.0,
        me.payable / 5,
        me.hand / 3,
        min(me.hand, FEW) / 3,
        me.payable * me.dice / 40,
        me.pile / 10,
        low_pile * low_pile / 20,
        tired,
        tired * long,
        first,
        first * (1 - long),
        moves,
        moves * long,
        loss / 5,
        loss * moves / 5,
        wins,
        wins * moves,
        1.0 if me.slots <= 0 else 0.0,
        me.left * late / 10,
        me.unit_points * late / 10,
    ]


def card_keys(st: State, seat: Seat) -> list[int]:
    """A seat's cards by place: for each, the place times the number of all cards, plus the card's own number."""
    n = len(DEFS)
    card, exhaustion = st.card, st.exhaustion
    keys = [PHOENIXBORN * n + card[st.phoenixborn[seat]]]
    for unit in st.battlefield[seat]:
        keys.append((TIRED_UNIT if exhaustion[unit] else READY_UNIT) * n + card[unit])
    found: list[DefIndex] = []
    for spell in st.spellboard[seat]:
        index = card[spell]
        if exhaustion[spell]:
            keys.append(TIRED_SPELL * n + index)
        else:
            keys.append((READY_COPY if index in found else READY_SPELL) * n + index)
            found.append(index)
    for held in st.hand[seat]:
        keys.append(IN_HAND * n + card[held])
    for alteration in st.attached:
        host: CardId = st.host[alteration]
        if host >= 0 and st.controller[host] == seat:
            keys.append(ALTERATION * n + card[alteration])
    return keys
