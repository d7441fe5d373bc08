"""BREACH: what no board can show: prices at every facing, neighbours, and how breaches start."""

from __future__ import annotations

import pytest

from emberhold.core.kinds import NO_SEAT, Seat
from emberhold.games.aeons_end.catalogue import MAGE_BY_SLUG, load_content
from emberhold.games.aeons_end.constants import POSITIONS
from emberhold.games.aeons_end.rules.breaches import adjacent
from tests.games.aeons_end.table import Table, new_match, staged

pytestmark = pytest.mark.game("aeons-end")

PRICES = {
    "ii": (2, (5, 4, 3, 2)),
    "iii": (3, (9, 7, 5, 3)),
    "iv": (4, (13, 10, 7, 4)),
    "celestial": (4, (13, 10, 7, 4)),
    "defender": (4, (13, 10, 7, 4)),
}
"""By breach: what a focus costs, and what opening costs at each facing."""
PRICED = [(breach, facing) for breach in PRICES for facing in range(4)]

load_content()
WITH_BREACH_I = [
    slug for slug, mage in MAGE_BY_SLUG.items() if mage.breaches[0] is not None and mage.breaches[0][0] == "i"
]


def place_of(breach: str) -> str:
    """Special breaches lie in the fourth place."""
    return breach if breach in POSITIONS else "iv"


def with_aether(breach: str, facing: int, aether: int) -> Table:
    """A player with so much aether and one closed breach."""
    place = place_of(breach)
    gone: dict[str, object] = {position: "none" for position in POSITIONS[1:] if position != place}
    breaches = {place: {"breach": breach, "closed": facing}, **gone}
    return staged({"a": {"hand": ["crystal"], "aether": aether, "breaches": breaches}})


def neighbours(table: Table) -> dict[str, set[str]]:
    return {POSITIONS[b]: {POSITIONS[other] for other in adjacent(table.st, b)} for b in table.st.breaches_of(Seat(0))}


@pytest.mark.rule("BREACH-08")
@pytest.mark.parametrize(("breach", "facing"), PRICED)
def test_a_focus_costs_the_same_at_every_facing(breach: str, facing: int) -> None:
    price = PRICES[breach][0]

    assert f"focus {place_of(breach)}" in with_aether(breach, facing, price).offers("a")
    assert f"focus {place_of(breach)}" not in with_aether(breach, facing, price - 1).offers("a")


@pytest.mark.rule("BREACH-08")
@pytest.mark.parametrize(("breach", "facing"), PRICED)
def test_opening_costs_what_its_facing_says(breach: str, facing: int) -> None:
    price = PRICES[breach][1][facing]

    assert f"open {place_of(breach)}" in with_aether(breach, facing, price).offers("a")
    assert f"open {place_of(breach)}" not in with_aether(breach, facing, price - 1).offers("a")


@pytest.mark.rule("BREACH-08")
@pytest.mark.parametrize(("breach", "facing"), PRICED)
def test_the_price_is_paid(breach: str, facing: int) -> None:
    focus, opening = PRICES[breach]
    focused, opened = with_aether(breach, facing, 20), with_aether(breach, facing, 20)

    focused.say("a", f"focus {place_of(breach)}")
    opened.say("a", f"open {place_of(breach)}")

    assert focused.look()["a"]["aether"]["aether"] == 20 - focus
    assert opened.look()["a"]["aether"]["aether"] == 20 - opening[facing]


@pytest.mark.rule("BREACH-08")
@pytest.mark.parametrize("mage", WITH_BREACH_I)
def test_breach_i_starts_open(mage: str) -> None:
    breaches = new_match({"seats": [{"mage": mage}], "nemesis": "maggoth"}).look()["a"]["breaches"]

    assert (breaches["i"]["breach"], breaches["i"]["open"]) == ("i", True)


@pytest.mark.rule("BREACH-14")
def test_a_breach_is_adjacent_to_its_immediate_neighbours() -> None:
    table = staged({"a": {"mage": "soskel", "hand": ["crystal"]}, "b": {}})

    assert neighbours(table) == {"i": {"ii"}, "ii": {"i", "iii"}, "iii": {"ii", "iv"}, "iv": {"iii"}}


@pytest.mark.rule("BREACH-15")
def test_a_gap_parts_its_neighbours() -> None:
    table = staged({"a": {"mage": "soskel", "hand": ["crystal"], "breaches": {"ii": "none"}}})

    assert neighbours(table) == {"i": set(), "iii": {"iv"}, "iv": {"iii"}}


@pytest.mark.rule("BREACH-11")
def test_nobody_has_no_breaches_and_no_prepped_spells() -> None:
    """A text that has fallen silent names nobody (-1); that is not the player in the last seat."""
    spells = {"breaches": {"i": {"open": True, "spells": ["spark"]}}}
    st = staged({"a": spells, "b": spells}).st
    own = {seat: (len(st.breaches_of(seat)), len(st.prepped_of(seat))) for seat in (NO_SEAT, *st.all_seats)}
    assert own == {NO_SEAT: (0, 0), Seat(0): (4, 1), Seat(1): (4, 1)}
