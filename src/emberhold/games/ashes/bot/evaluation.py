"""How good a position looks for a seat: a rule of thumb in points, turned into a number between 0 and 1.

It is meant for worlds that were dealt anew, so it looks at every card. Points are rough: one point is about one life
of a Phoenixborn in good health, or a card and a die.
"""

from __future__ import annotations

from math import exp
from typing import Final

from emberhold.core.kinds import CardId, DefIndex, Seat
from emberhold.games.ashes.constants import ALL_DICE, PLAYED_CARD, ROUND_ENDS
from emberhold.games.ashes.defs import CardDef
from emberhold.games.ashes.rules.costs import can_pay, costs_of
from emberhold.games.ashes.rules.values import attack_value, charm_dice, has_keyword, life_value, text_in_force
from emberhold.games.ashes.state import DEFS, State

SCALE: Final = 14.0
"""A player who is this many points ahead wins about three games out of four."""

LIFE: Final = 0.8
LOW_LIFE: Final = 10
LOW_LIFE_WORTH: Final = 0.07
"""Below ten, each life is worth more than the one above it."""

UNIT: Final = 0.4
UNIT_ATTACK: Final = 0.95
UNIT_LIFE: Final = 0.65
UNIT_TEXT: Final = 0.45
FRAIL_LIFE: Final = 1.2
"""The life of a unit that any fight destroys."""
TOKEN: Final = 0.3
FADING: Final = 0.45
"""What a unit, or a bonus on it, is still worth if it leaves at the end of the round, where a lasting one counts 1."""
CURSE: Final = -1.8
TIRED: Final[tuple[float, ...]] = (1.0, 0.74, 0.5, 0.4)
"""What a unit is still worth, by its number of exhaustion tokens."""

SPELL: Final[tuple[float, ...]] = (2.2, 1.3, 1.1)
"""A ready spell on the spellboard: first copy, second, third."""
SPELL_TIRED: Final = 0.25
"""Points for each exhaustion token: the spell is ready again next round, so using it is nearly free."""
SPELL_TOKEN: Final = 0.6
TIRED_PHOENIXBORN: Final = 0.25

DICE: Final[tuple[float, ...]] = (0.18, 0.28, 0.42)
"""An active die by its face: it comes back every round, so it is worth less than what it buys."""
PAYABLE: Final = 0.25
HAND: Final = 0.75
PILE: Final = 0.3
LOW_PILE: Final = 8
LOW_PILE_WORTH: Final = 0.03
"""A draw pile that runs dry costs life every round (PREP-08)."""

FIRST: Final = 0.3
THREAT: Final = 0.5
"""How much an attack that could come now counts: one by those who move before this seat, and one by this seat."""
PROMISE: Final = 0.25
DEADLY: Final = 12.0
"""Points for an attack that would take the last life."""
GONE: Final = -25.0
"""An eliminated player."""
LEADER: Final = 0.5
"""How much the strongest opponent counts; the rest is the average of all opponents."""


def evaluate(st: State, seat: Seat) -> float:
    """From 0 (lost) to 1 (won)."""
    if st.outcome is not None:
        return 1.0 if seat in st.outcome.winners else 0.0
    if not st.alive[seat]:
        return 0.0
    others = [points(st, s) for s in st.all_seats if s != seat]
    ahead = points(st, seat) - LEADER * max(others) - (1 - LEADER) * sum(others) / len(others)
    opponents = [s for s in st.all_seats if s != seat and st.alive[s]]
    ahead -= THREAT * max([pressure(st, s, seat) for s in opponents])
    ahead += PROMISE * max([pressure(st, seat, s) for s in opponents])
    return 1 / (1 + exp(-ahead / SCALE))


def points(st: State, seat: Seat) -> float:
    """What a seat has, in points."""
    if not st.alive[seat]:
        return GONE
    total = life_points(st, seat)
    for unit in st.battlefield[seat]:
        total += unit_points(st, unit)
    total += spellboard_points(st, seat) + dice_points(st.dice[seat]) + _readiness(st, seat)
    hand, pile = len(st.hand[seat]), len(st.draw[seat])
    low = max(0, LOW_PILE - pile)
    total += HAND * hand + PILE * pile - LOW_PILE_WORTH * low * low
    if st.exhaustion[st.phoenixborn[seat]]:
        total -= TIRED_PHOENIXBORN
    return total + (FIRST if st.first == seat else 0.0)


def life_points(st: State, seat: Seat) -> float:
    phoenixborn = st.phoenixborn[seat]
    left = DEFS[st.card[phoenixborn]].life - st.wounds[phoenixborn]
    low = max(0, LOW_LIFE - left)
    return LIFE * left - LOW_LIFE_WORTH * low * low


def pressure(st: State, attacker: Seat, victim: Seat) -> float:
    """What an attack with all units would cost the victim if each blocker stops the strongest attacker it can."""
    exhaustion = st.exhaustion
    able = [unit for unit in st.battlefield[attacker] if not exhaustion[unit]]
    forces = sorted([attack_value(st, unit) - st.boost[unit] for unit in able])
    for unit in st.battlefield[victim]:
        if not exhaustion[unit]:
            if not forces:
                break
            forces.pop()
    return loss_of_life(st, victim, sum([force for force in forces if force > 0]))


def loss_of_life(st: State, seat: Seat, damage: int) -> float:
    """What that much damage to a Phoenixborn costs in points."""
    phoenixborn = st.phoenixborn[seat]
    have = DEFS[st.card[phoenixborn]].life - st.wounds[phoenixborn]
    if damage >= have:
        return DEADLY
    return LIFE * damage + LOW_LIFE_WORTH * (max(0, LOW_LIFE - have + damage) ** 2 - max(0, LOW_LIFE - have) ** 2)


def unit_points(st: State, unit: CardId) -> float:
    """What a unit is worth by its numbers, its text, and how soon it can act again or leaves play."""
    d = DEFS[st.card[unit]]
    attack = attack_value(st, unit) - st.boost[unit]
    left = float(life_value(st, unit) - st.wounds[unit])
    lent = charm_dice(st, unit) if st.card_dice else 0
    fading = "fleeting" in d.keywords
    for alteration in st.attached:
        if st.host[alteration] == unit:
            on = DEFS[st.card[alteration]]
            if "fleeting" in on.keywords:
                lent += on.bonus_attack
            elif ends_with_the_round(on):
                fading = True
    text = 0
    for ability in d.abilities:
        if ability.moment == ROUND_ENDS:
            if "fleeting" not in d.keywords:
                return CURSE  # what it does at the end of the round harms its own controller
        elif text_in_force(st, unit, ability):
            text += 1
    if has_keyword(st, unit, "illusion"):
        left = min(left, FRAIL_LIFE)
        text -= 1  # this line does its controller no good
    worth = UNIT + UNIT_ATTACK * max(0, attack) + UNIT_LIFE * max(0, left) + UNIT_TEXT * text
    worth -= (UNIT_ATTACK + UNIT_LIFE) * lent * (1 - FADING)
    if d.attack_x is None:
        worth += TOKEN * st.status[unit]
    if fading:
        worth *= FADING
    return worth * TIRED[min(st.exhaustion[unit], 3)]


def ends_with_the_round(d: CardDef) -> bool:
    """Whether the card's text takes something away when the round ends."""
    return any(ability.moment == ROUND_ENDS for ability in d.abilities)


def spellboard_points(st: State, seat: Seat) -> float:
    total = 0.0
    copies: dict[DefIndex, int] = {}
    for spell in st.spellboard[seat]:
        name = st.card[spell]
        n = copies.get(name, 0)
        copies[name] = n + 1
        worth = SPELL[min(n, 2)]
        if DEFS[name].needs_status:
            worth = SPELL_TOKEN * st.status[spell]
        elif st.exhaustion[spell]:
            worth *= SPELL_TIRED ** st.exhaustion[spell]
        total += worth
    return total


def dice_points(pool: list[int]) -> float:
    total = 0.0
    for die in ALL_DICE:
        if pool[die]:
            total += pool[die] * DICE[die % 3]
    return total


def _readiness(st: State, seat: Seat) -> float:
    return PAYABLE * payable(st, seat, tuple(st.dice[seat]))


def payable(st: State, seat: Seat, pool: tuple[int, ...]) -> int:
    """How many of the seat's different cards and abilities these dice could pay for now, one at a time."""
    n = 0
    names: set[DefIndex] = set()
    for card in st.hand[seat]:
        name = st.card[card]
        play = DEFS[name].play
        if (
            name not in names
            and play is not None
            and any(can_pay(pool, cost.need) for cost in costs_of(st, card, play))
        ):
            n += 1
        names.add(name)
    for card in (*st.spellboard[seat], st.phoenixborn[seat]):
        if st.exhaustion[card]:
            continue
        for ability in DEFS[st.card[card]].abilities:
            if ability.moment != PLAYED_CARD and any(can_pay(pool, c.need) for c in costs_of(st, card, ability)):
                n += 1
    return n
