"""DICE: rolling. How often a face comes up is said in one place, and not in these tests."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.games.ashes.rules import zones
from emberhold.games.ashes.words import FACES, POWER, SIDES, TYPES
from tests.games.ashes.playing import Json, staged

DICE = 1000
"""Of each type: far more than a pool has, so that chance evens out."""
EXHAUSTED: Json = {"hand": ["fear"], "exhausted dice": [f"{DICE}*{kind}" for kind in TYPES]}


def rolled() -> list[str]:
    """The faces of many dice that were rolled in the prepare phase."""
    table = staged({"phase": "roll", "a": EXHAUSTED, "b": {"hand": ["fear"]}})
    return [die.partition("-")[2] for die in table.look()["a"]["dice"]]


@pytest.mark.rule("DICE-02")
def test_faces_come_up_as_often_as_the_sides_say() -> None:
    counted = Counter(rolled())

    assert counted.total() == DICE * len(TYPES)
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
