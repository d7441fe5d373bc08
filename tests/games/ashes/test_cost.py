"""COST: what pays for what, checked against every way to lay dice on symbols."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from emberhold.core.kinds import NO_CARD, Seat
from emberhold.core.registry import load_game
from emberhold.games.ashes.constants import BASIC, CHARM, CLASS, FACES, NATURAL, POWER, TYPES
from emberhold.games.ashes.defs import Cost
from emberhold.games.ashes.rules.costs import can_pay, pay_magic, payments
from emberhold.games.ashes.state import State

Symbol = tuple[int, int]
"""A type of die (-1: any) and the least face it has to show."""


def symbols(cost: Cost) -> list[Symbol]:
    out: list[Symbol] = []
    for n, kind, face in cost.symbols():
        out += [(TYPES.index(kind) if kind else -1, FACES.index(face))] * n
    return out


def covers(dice: list[int], wanted: list[Symbol]) -> bool:
    """Whether these dice, one for each symbol, can be laid on the symbols."""
    return any(
        all(kind in (-1, die // 3) and die % 3 >= face for die, (kind, face) in zip(order, wanted, strict=True))
        for order in permutations(dice)
    )


def pool_of(*dice: int) -> tuple[int, ...]:
    return tuple(dice.count(die) for die in range(12))


@pytest.mark.rule("COST-04", "EX-13")
@pytest.mark.parametrize("face", [BASIC, CLASS, POWER])
@pytest.mark.parametrize("kind", range(4))
def test_a_face_pays_for_itself_and_less_of_its_own_type(kind: int, face: int) -> None:
    """A power face pays power, class or basic, a class face class or basic, a basic face basic only."""
    pool = pool_of(kind * 3 + face)

    assert can_pay(pool, Cost(basic=1).need)
    for other, wanted in product(range(4), (CLASS, POWER)):
        cost = Cost(**{f"{TYPES[other]}_{FACES[wanted]}": 1})
        assert can_pay(pool, cost.need) == (other == kind and face >= wanted)


COSTS = {
    "two basics": Cost(basic=2),
    "class and basic": Cost(natural_class=1, basic=1),
    "power and class of one type": Cost(natural_power=1, natural_class=1),
    "two classes of one type": Cost(charm_class=2),
    "two types": Cost(natural_class=1, charm_class=1, basic=1),
    "like Hammer Knight": Cost(ceremonial_power=1, natural_class=1, basic=1),
}
POOL = [
    NATURAL * 3 + BASIC,
    NATURAL * 3 + CLASS,
    NATURAL * 3 + POWER,
    NATURAL * 3 + POWER,
    CHARM * 3 + CLASS,
    CHARM * 3 + POWER,
    8,
]


@pytest.mark.rule("COST-03", "COST-05")
@pytest.mark.parametrize("cost", COSTS.values(), ids=COSTS)
def test_the_payments_offered_are_all_that_pay_the_cost_exactly(cost: Cost) -> None:
    """One die for each symbol: nothing that pays is missing, and nothing offered is more or less than the cost."""
    wanted = symbols(cost)
    by_hand = {
        pool_of(*dice)
        for dice in product(range(12), repeat=len(wanted))
        if all(dice.count(die) <= POOL.count(die) for die in dice) and covers(list(dice), wanted)
    }

    assert set(payments(pool_of(*POOL), cost.need)) == by_hand
    assert by_hand


def test_a_player_who_is_asked_to_pay_cannot_change_what_is_offered_to_the_next() -> None:
    spec = load_game("ashes")
    state = spec.new(spec.setups(2)[0], 1)._state
    assert isinstance(state, State)
    state.dice[0] = list(pool_of(*POOL))
    cost = COSTS["two basics"]
    first = next(pay_magic(state, Seat(0), NO_CARD, cost)).answers
    whole = list(first)
    first.clear()

    assert next(pay_magic(state, Seat(0), NO_CARD, cost)).answers == whole
    assert len(whole) > 1


@pytest.mark.rule("COST-07")
def test_a_reduction_ends_at_zero_and_leaves_the_rest_of_the_cost() -> None:
    cheaper = Cost(main=1, exhaust=1, natural_class=1, basic=1).with_basic(-2)

    assert cheaper.symbols() == [(1, "natural", "class")]
    assert (cheaper.main, cheaper.exhaust) == (1, 1)
