"""Roles in an attack that something changes on the way; no card of the base game does it at these points."""

from __future__ import annotations

import pytest

from emberhold.core.kinds import CardId
from emberhold.games.ashes.constants import DISCARD
from emberhold.games.ashes.match import AshesMatch
from emberhold.games.ashes.rules.leave_play import put_away
from emberhold.games.ashes.state import State
from tests.games.ashes.table import Json, Table, staged


def state(table: Table) -> State:
    assert isinstance(table.match, AshesMatch)
    return table.match.st


def unit(table: Table, seat: str, slug: str) -> CardId:
    """The instance of the seat's unit of that name."""
    st = state(table)
    found = [card for card in st.battlefield["abcd".index(seat)] if st.definition(card).slug == slug]
    assert len(found) == 1
    return found[0]


def tokens(table: Table, seat: str) -> list[tuple[str, int, int]]:
    """The seat's units with their wounds and exhaustion."""
    units: list[Json] = table.look()[seat]["battlefield"]
    return [(card["card"], card["wounds"], card["exhaustion"]) for card in units]


def order_damage(table: Table) -> None:
    """Let the active player take any order of the damage, if there is one to choose."""
    offers = table.offers("a")
    if offers[:1] and offers[0].startswith("first "):
        table.say("a", offers[0])


@pytest.mark.rule("BATTLE-12")
def test_an_attacker_exhausted_on_the_way_deals_its_damage() -> None:
    table = staged({"a": {"battlefield": ["iron-worker"], "hand": ["fear"]}, "b": {"battlefield": ["gilder"]}})
    table.say("a", "attack phoenixborn")

    state(table).exhaustion[unit(table, "a", "iron-worker")] += 1
    table.say("b", "done")

    assert table.look()["b"]["phoenixborn"]["wounds"] == 2
    assert tokens(table, "a") == [("iron-worker", 0, 2)]


@pytest.mark.rule("BATTLE-12", "BATTLE-03")
@pytest.mark.parametrize(("exhausted", "left"), [(0, [("seaside-raven", 0, 1)]), (1, [])])
def test_an_attacker_exhausted_on_the_way_has_lost_its_text(exhausted: int, left: list[tuple[str, int, int]]) -> None:
    table = staged({"a": {"battlefield": ["seaside-raven"], "hand": ["fear"]}, "b": {"battlefield": ["iron-worker"]}})
    table.say("a", "attack unit")

    state(table).exhaustion[unit(table, "a", "seaside-raven")] += exhausted
    table.say("b", "no-guard", "counter")
    order_damage(table)

    assert tokens(table, "a") == left
    assert tokens(table, "b") == []


@pytest.mark.rule("BATTLE-12", "ATKP-11")
@pytest.mark.parametrize("exhausted", [0, 1])
def test_a_blocker_exhausted_on_the_way_blocks_but_cannot_counter(exhausted: int) -> None:
    table = staged(
        {
            "a": {"battlefield": ["iron-worker", "mist-spirit"], "hand": ["fear"]},
            "b": {"battlefield": ["silver-snake"]},
        }
    )
    table.say("a", "attack phoenixborn", "attacker iron-worker", "attacker mist-spirit")
    table.say("b", "block a/iron-worker with silver-snake")

    state(table).exhaustion[unit(table, "b", "silver-snake")] += exhausted
    table.say("a", "resolve iron-worker")

    assert ("counter" in table.offers("b")) is not bool(exhausted)
    if not exhausted:
        table.say("b", "no-counter")
    assert table.look()["b"]["phoenixborn"]["wounds"] == 1
    assert tokens(table, "b") == [("silver-snake", 2, exhausted)]


@pytest.mark.rule("BATTLE-12", "ATKU-11")
@pytest.mark.parametrize("exhausted", [0, 1])
def test_a_target_exhausted_on_the_way_cannot_counter(exhausted: int) -> None:
    table = staged({"a": {"battlefield": ["iron-worker"], "hand": ["fear"]}, "b": {"battlefield": ["iron-rhino"]}})
    table.say("a", "attack unit")

    state(table).exhaustion[unit(table, "b", "iron-rhino")] += exhausted
    table.say("b", "no-guard")

    assert ("counter" in table.offers("b")) is not bool(exhausted)
    if not exhausted:
        table.say("b", "counter")
        order_damage(table)
    assert tokens(table, "a") == ([("iron-worker", 0, 1)] if exhausted else [])
    assert tokens(table, "b") == [("iron-rhino", 2, 1)]


@pytest.mark.rule("BATTLE-11")
@pytest.mark.parametrize("defence", ["no-guard", "guard gilder"])
def test_a_target_that_left_play_is_not_replaced(defence: str) -> None:
    """No damage to anybody; the attackers are exhausted as usual. The same goes for a guard."""
    table = staged(
        {
            "a": {"battlefield": ["iron-worker", "iron-rhino"], "hand": ["fear"]},
            "b": {"battlefield": ["mist-spirit", "gilder", "false-demon"]},
        }
    )
    table.say("a", "attack unit", "attacker iron-worker", "attacker iron-rhino", "attack b/mist-spirit")

    if defence == "no-guard":
        put_away(state(table), unit(table, "b", "mist-spirit"), DISCARD)
        table.say("b", defence)
        stay = [("gilder", 0, 0), ("false-demon", 0, 0)]
    else:
        table.say("b", defence)
        put_away(state(table), unit(table, "b", "gilder"), DISCARD)
        table.say("b", "no-counter")
        stay = [("mist-spirit", 0, 0), ("false-demon", 0, 0)]

    assert tokens(table, "b") == stay
    assert table.look()["b"]["phoenixborn"]["wounds"] == 0
    assert tokens(table, "a") == [("iron-worker", 0, 1), ("iron-rhino", 0, 1)]
    assert table.asked() == {"a"}
