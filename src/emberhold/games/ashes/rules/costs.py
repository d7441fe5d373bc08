"""COST: what can be paid, in which ways, and paying it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from emberhold.core.decisions import Ask, Effect, Value
from emberhold.core.kinds import CardId, Seat
from emberhold.core.reasons import Reason
from emberhold.games.ashes.constants import CLASS, DICE, DIE_TYPES, POWER
from emberhold.games.ashes.defs import Ability, Cost
from emberhold.games.ashes.kinds import Die, DieType
from emberhold.games.ashes.rules.zones import die_ids, discard_from_hand, hand_choices
from emberhold.games.ashes.state import State

Pool = tuple[int, ...]


OK: Final = Reason("", "")
NO_MAIN: Final = Reason("why-no-main", "TURN-02")
NO_SIDE: Final = Reason("why-no-side", "TURN-02")
NO_DICE: Final = Reason("why-no-dice", "COST-02")
NO_DISCARD: Final = Reason("why-no-discard", "COST-11")
NO_TOKENS: Final = Reason("why-no-tokens", "TURN-09")


@lru_cache(maxsize=1 << 16)
def can_pay(pool: Pool, need: tuple[int, ...]) -> bool:
    """Whether the dice of the pool can show all the symbols needed (COST-02, COST-04)."""
    left = sum(pool)
    for kind in range(DIE_TYPES):
        power, both = need[kind], need[kind] + need[4 + kind]
        if pool[kind * 3 + POWER] < power or pool[kind * 3 + POWER] + pool[kind * 3 + CLASS] < both:
            return False
        left -= both
    return left >= need[8]


@lru_cache(maxsize=1 << 15)
def payments(pool: Pool, need: tuple[int, ...]) -> tuple[Value, ...]:
    """Every different payment by (type, face), the least wasteful first (COST-03 to COST-05).

    The result is cached and shared, so it must be something that nobody can change.
    """
    fixed = [0] * DICE
    for kind in range(DIE_TYPES):
        fixed[kind * 3 + POWER] = need[kind]
    typed = [fixed]
    for kind in range(DIE_TYPES):
        typed = [
            _with_class(chosen, DieType(kind), of_class, need[4 + kind])
            for chosen in typed
            for of_class in range(need[4 + kind] + 1)
        ]
    found: set[Value] = set()
    for chosen in typed:
        if all(chosen[die] <= pool[die] for die in range(DICE)):
            _add_basic(pool, chosen, Die(0), need[8], found)
    spare = sum(need[:4]) * 2 + sum(need[4:8])
    return tuple(sorted(found, key=lambda paid: (worth(paid) - spare, [-n for n in paid])))


def _with_class(chosen: list[int], kind: DieType, of_class: int, wanted: int) -> list[int]:
    out = chosen[:]
    out[kind * 3 + CLASS] += of_class
    out[kind * 3 + POWER] += wanted - of_class
    return out


def _add_basic(pool: Pool, chosen: list[int], start: Die, wanted: int, found: set[Value]) -> None:
    if wanted == 0:
        found.add(tuple(chosen))
        return
    for die in range(start, DICE):
        if chosen[die] < pool[die]:
            chosen[die] += 1
            _add_basic(pool, chosen, Die(die), wanted - 1, found)
            chosen[die] -= 1


def worth(paid: Value) -> int:
    """How much the dice of a payment could have shown: class counts 1, power 2."""
    return sum(paid[kind * 3 + CLASS] + 2 * paid[kind * 3 + POWER] for kind in range(DIE_TYPES))


def costs_of(st: State, card: CardId, ability: Ability) -> list[Cost]:
    """The costs to choose from now: more than one only if the card says so, and lower ones with focus (COST-07)."""
    by_focus = ability.by_focus
    if len(by_focus) == 1:
        return by_focus[0]
    return by_focus[st.copies_on_spellboard(st.controller[card], st.card[card]) - 1]


def affordable(st: State, seat: Seat, card: CardId, cost: Cost) -> bool:
    """Whether the seat can pay all of it now, actions included (PLAY-01, COST-02). A dice power has NO_CARD."""
    return why_not_pay(st, seat, card, cost) is OK


def why_not_pay(st: State, seat: Seat, card: CardId, cost: Cost) -> Reason:
    """The first part of the cost that the seat cannot pay (COST-02)."""
    if cost.main > st.main:
        return NO_MAIN
    if cost.side > st.side + st.extra_side:
        return NO_SIDE
    if cost.status and st.status[card] < cost.status:
        return NO_TOKENS
    if cost.discard and len(st.hand[seat]) - (card in st.hand[seat]) < cost.discard:
        return NO_DISCARD
    return OK if can_pay(tuple(st.dice[seat]), cost.need) else NO_DICE


def pay(st: State, seat: Seat, card: CardId, cost: Cost) -> Effect:
    """PLAY-02: pay the complete cost; the payer picks cards and dice."""
    st.main -= cost.main
    for _ in range(cost.side):
        spend_side(st)
    if cost.exhaust:
        st.exhaustion[card] += cost.exhaust
    if cost.status:
        st.status[card] -= cost.status
    for _ in range(cost.discard):
        several = len(st.hand[seat]) > 1
        chosen = yield Ask(
            "discard-cost", seat, find=lambda: hand_choices(st, seat), about=(card,), rule="COST-11", hidden=several
        )
        discard_from_hand(st, seat, CardId(chosen[0]))
    yield from pay_magic(st, seat, card, cost)


def spend_side(st: State) -> None:
    """TURN-09: the side action of the turn is spent first, then those that were added."""
    if st.side:
        st.side -= 1
    else:
        st.extra_side -= 1


def pay_magic(st: State, seat: Seat, card: CardId, cost: Cost) -> Effect:
    """COST-03: move dice from the active to the exhausted pool."""
    if not any(cost.need):
        return
    pool = tuple(st.dice[seat])
    about = (card, *cost.need)
    paid = yield Ask("pay", seat, find=lambda: list(payments(pool, cost.need)), about=about, rule="COST-03")
    spend(st, seat, paid)


def spend(st: State, seat: Seat, paid: Value) -> None:
    dice, exhausted = st.dice[seat], st.exhausted_dice[seat]
    for die in range(DICE):
        if paid[die]:
            dice[die] -= paid[die]
            exhausted[die // 3] += paid[die]
    if st.log is not None:
        st.tell("dice-spent", seat=seat, dice=die_ids(paid))
