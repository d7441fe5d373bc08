"""DICE: rolling. How often a face comes up is said in one place, and not in these tests."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.games.ashes.constants import FACES, POOL_SIZE, POWER, SIDES
from emberhold.games.ashes.rules import zones
from tests.games.ashes.table import Json, staged

ROLLS = 400
"""Whole pools, so many that chance evens out."""
EXHAUSTED: Json = {"hand": ["fear"], "exhausted dice": ["3*natural", "3*charm", "2*ceremonial", "2*illusion"]}


def rolled(rolls: int = 1) -> list[str]:
    """The faces of dice that were rolled in the prepare phase."""
    tables = [staged({"phase": "roll", "a": EXHAUSTED, "b": {"hand": ["fear"]}}, seed) for seed in range(rolls)]
    return [die.partition("-")[2] for table in tables for die in table.look()["a"]["dice"]]


@pytest.mark.rule("DICE-02")
def test_faces_come_up_as_often_as_the_sides_say() -> None:
    counted = Counter(rolled(ROLLS))

    assert counted.total() == ROLLS * POOL_SIZE
    for face, name in enumerate(FACES):
        assert counted[name] / counted.total() == pytest.approx(SIDES.count(face) / len(SIDES), abs=0.03)


@pytest.mark.rule("DICE-02")
def test_one_constant_decides_every_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice with nothing but power sides show power, in the prepare phase and when a card re-rolls one."""
    monkeypatch.setattr(zones, "SIDES", (POWER,) * 6)

    assert set(rolled()) == {"power"}

    table = staged({"a": {"spellboard": ["expand-energy"], "exhausted dice": ["natural"], "draw": ["fear"]}})
    table.say("a", "use expand-energy")
    assert table.look()["a"]["dice"] == ["natural-power"]


@pytest.mark.rule("DICE-08")
def test_a_reroll_is_left_to_chance() -> None:
    """Nobody chooses the face of a re-rolled die: over many matches it shows each of them."""
    faces = set()
    for seed in range(20):
        table = staged({"a": {"spellboard": ["expand-energy"], "exhausted dice": ["natural"], "draw": ["fear"]}}, seed)
        table.say("a", "use expand-energy")
        assert "end turn" in table.offers("a")
        faces |= set(table.look()["a"]["dice"])

    assert faces == {"natural-basic", "natural-class", "natural-power"}
