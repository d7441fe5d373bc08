"""TARGET: two slots that the same units fit. No printed card has them, so Water Blast gets a second one."""

from __future__ import annotations

import pytest

from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.text.kit import Use, unit
from tests.games.ashes.table import Table, staged

load_content()


def hurt_both(me: Use) -> None:
    me.damage(me.target(0), 1)
    me.damage(me.target(1), 1)


@pytest.fixture(autouse=True)
def double_blast(monkeypatch: pytest.MonkeyPatch) -> None:
    blast = BY_SLUG["aradel-summergaard"].abilities[0]
    monkeypatch.setattr(blast, "targets", (unit(), unit()))
    monkeypatch.setattr(blast, "text", hurt_both)


def blast_among(*units: str) -> Table:
    table = staged({"a": {"dice": ["natural-class"], "draw": ["fear"]}, "b": {"battlefield": list(units)}})
    table.say("a", "use aradel-summergaard water-blast")
    return table


def wounds(table: Table) -> list[tuple[str, int]]:
    return [(card["card"], card["wounds"]) for card in table.look()["b"]["battlefield"]]


@pytest.mark.rule("TARGET-09")
def test_a_unit_named_once_cannot_be_named_again() -> None:
    table = blast_among("iron-worker", "hammer-knight", "iron-rhino")
    assert table.offers("a") == ["target b/iron-worker", "target b/hammer-knight", "target b/iron-rhino"]

    table.say("a", "target b/hammer-knight")

    assert table.offers("a") == ["target b/iron-worker", "target b/iron-rhino"]


@pytest.mark.rule("TARGET-09")
def test_a_single_unit_is_hurt_once() -> None:
    """The second slot stays empty, although its text has no "may"."""
    assert wounds(blast_among("iron-rhino")) == [("iron-rhino", 1)]


@pytest.mark.rule("TARGET-09")
def test_two_units_that_look_the_same_are_still_two() -> None:
    """Interchangeable units are one option; naming one of them leaves the other for the second slot."""
    table = blast_among("iron-worker", "iron-worker")

    assert wounds(table) == [("iron-worker", 1), ("iron-worker", 1)]
