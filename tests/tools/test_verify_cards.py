"""The comparison with the reference notices what differs, and only that."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from emberhold.games.ashes.catalogue import load_content
from emberhold.games.ashes.text.declare import Card
from emberhold.games.ashes.text.kit import (
    OWN,
    RECEIVED,
    Cost,
    Use,
    action_spell,
    ally,
    alteration_spell,
    i_received,
    ready_spell,
    unit,
    unit_guard,
)
from tools import compare_aeons_end, verify_cards
from tools.compare_cards import card_differences
from tools.verify_cards import deck_differences, name_differences, names_in

Raw = dict[str, Any]


def cost(*dice: tuple[int, str], main: int = 0, side: int = 0, exhaust: int = 0, discard: int = 0) -> Raw:
    """A cost as the reference writes it; dice are (number, "type face") or (number, "basic")."""
    symbols = [{"n": n, **_symbol(*word.split())} for n, word in dice]
    return {"main": main, "side": side, "exhaust": exhaust, "discard": discard, "dice": symbols}


def _symbol(first: str, face: str = "") -> Mapping[str, str]:
    return {"type": first, "face": face} if face else {"face": first}


def line(name: str | None = None, **more: Any) -> Raw:
    plain: Raw = {"inexhaustible": False, "cost": None, "optional": False, "targets": [], "uses_target_word": False}
    return {"name": name, **plain, **more}


def raw_card(slug: str, kind: str, placement: str, *abilities: Raw, **more: Any) -> Raw:
    plain: Raw = dict.fromkeys(
        ("phoenixborn", "play_cost", "attack", "life", "recover", "bonus", "conjuration_limit", "respark_cost")
    )
    facts = {"id": slug, "type": kind, "placement": placement, "summons": [], "abilities": list(abilities)}
    return {**plain, **facts, **more}


def pebble() -> Card:
    card = ally("pebble", attack=1, life=2, recover=0, cost=Cost(main=1, natural_class=1, basic=2))
    unit_guard(card)

    @card.when(RECEIVED, "grumble-1", where=i_received, may=True, cost=Cost(basic=1), targets=[unit(OWN)])
    def grumble(me: Use) -> None:
        me.damage(me.target(), 1)

    return card


def raw_pebble(**more: Any) -> Raw:
    guard = line("Unit Guard", optional=True)
    grumble = line(
        "Grumble 1", optional=True, cost=cost((1, "basic")), targets=["unit:own"], uses_target_word=True, **more
    )
    values = {"attack": 1, "life": 2, "recover": 0, "play_cost": cost((2, "basic"), (1, "natural class"), main=1)}
    return raw_card("pebble", "ally", "battlefield", guard, grumble, **values)


def test_a_card_that_agrees() -> None:
    assert card_differences(pebble().definition, raw_pebble()) == []


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"life": 3}, "life is 2, in the reference 3"),
        ({"attack": "X"}, "attack is 1, in the reference X"),
        ({"type": "conjuration"}, "type is ally, in the reference conjuration"),
        ({"play_cost": cost((2, "basic"), (1, "natural power"), main=1)}, "play cost is 1 main"),
        ({"phoenixborn": "somebody"}, "Phoenixborn is nothing, in the reference somebody"),
        ({"respark_cost": cost((1, "basic"))}, "Respark is nothing, in the reference 1 basic"),
        ({"abilities": []}, "grumble-1 is not in the reference"),
    ],
)
def test_a_changed_fact_is_named(change: Raw, found: str) -> None:
    assert any(found in said for said in card_differences(pebble().definition, raw_pebble() | change))


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"inexhaustible": True}, "grumble-1: inexhaustible is False, in the reference True"),
        ({"optional": False}, "grumble-1: optional is True, in the reference False"),
        ({"targets": ["unit:any"]}, "grumble-1: target is ['unit:own'], in the reference ['unit:any']"),
        ({"optional_targets": ["unit:own"]}, "grumble-1: target that may be left out"),
        ({"cost": cost((2, "basic"))}, "grumble-1: cost by focus"),
    ],
)
def test_a_changed_ability_is_named(change: Raw, found: str) -> None:
    raw = raw_pebble()
    raw["abilities"][1] |= change

    assert any(found in said for said in card_differences(pebble().definition, raw))


def test_an_ability_that_is_missing_here() -> None:
    raw = raw_pebble()
    raw["abilities"].append(line("Battle Advantage"))

    assert card_differences(pebble().definition, raw) == ["pebble: Battle Advantage is missing"]


def lever() -> Card:
    card = ready_spell("lever", cost=Cost(main=1))

    @card.activated(by_focus=[[Cost(main=1, exhaust=1, basic=n)] for n in (3, 2, 1)])
    def pull(me: Use) -> None:
        me.draw()

    return card


def raw_lever(*focus: int) -> Raw:
    pull = line(cost=cost((3, "basic"), main=1, exhaust=1))
    lines = [line(f"Focus {n}", focus=n, activation_cost_change={"basic": -1}) for n in focus]
    return raw_card("lever", "ready_spell", "spellboard", pull, *lines, play_cost=cost(main=1))


def test_costs_are_compared_at_every_focus() -> None:
    assert card_differences(lever().definition, raw_lever(1, 2)) == []
    assert "cost by focus" in card_differences(lever().definition, raw_lever(1))[0]


def test_a_focus_line_needs_a_text_that_looks_at_the_focus() -> None:
    card = ready_spell("stone", cost=Cost(main=1))

    @card.activated(cost=Cost(main=1, exhaust=1))
    def throw(me: Use) -> None:
        me.draw()

    throwing = line(cost=cost(main=1, exhaust=1))
    raw = raw_card("stone", "ready_spell", "spellboard", throwing, line("Focus 1", focus=1), play_cost=cost(main=1))

    assert card_differences(card.definition, raw) == ["stone: looks at its focus is False, in the reference True"]


def test_what_an_alteration_does_to_its_unit_is_a_field() -> None:
    card = alteration_spell("fog", cost=Cost(side=1), life=1, respark=Cost(basic=1), switches_off=True)
    respark = line("Respark", inexhaustible=True, optional=True, cost=cost((1, "basic")))
    facts = {
        "play_cost": cost(side=1),
        "respark_cost": cost((1, "basic")),
        "bonus": {"attack": 0, "life": 1, "recover": 0},
    }

    agrees = raw_card("fog", "alteration_spell", "unit", line(), respark, **facts)
    inexhaustible = raw_card("fog", "alteration_spell", "unit", line(inexhaustible=True), respark, **facts)

    assert card_differences(card.definition, agrees) == []
    assert card_differences(card.definition, inexhaustible) == [
        "fog: line: inexhaustible is False, in the reference True"
    ]


def test_a_played_effect_without_a_text_is_noticed() -> None:
    raw = raw_card("hush", "action_spell", "discard", line(), play_cost=cost(main=1))

    assert card_differences(action_spell("hush", cost=Cost(main=1)).definition, raw) == [
        "hush: the reference has an effect when it is played"
    ]


def test_a_deck_is_compared_card_by_card() -> None:
    load_content()
    deck = {
        "phoenixborn": "noah-redmoon",
        "dice": {"illusion": 10},
        "cards": {"summon-masked-wolf": 3},
        "first_five": ["summon-masked-wolf"],
    }
    raw = deck | {
        "cards": [{"id": "summon-masked-wolf", "count": 3}],
        "conjurations": [{"id": "masked-wolf", "count": 5}],
        "suggested_by_us": False,
    }

    assert deck_differences("wolves", deck, raw) == []
    assert deck_differences("wolves", deck, raw | {"conjurations": []}) == [
        "wolves: conjurations is {'masked-wolf': 5}, in the reference nothing"
    ]
    assert len(deck_differences("wolves", deck, raw | {"dice": {"charm": 10}, "first_five": []})) == 2


def test_names_are_compared_both_ways() -> None:
    raw = {"id": "kings-eye", "name": {"en": "King's Eye"}, "abilities": [line("Stare 2"), line("Focus 1"), line()]}
    names = names_in("card-kings-eye = King’s Eye\n    .text = Sees { $n }.\nability-stare-2 = Stare 2\n")

    assert name_differences(names, [raw], []) == []
    assert name_differences(names | {"card-nobody": "Nobody"}, [raw], []) == [
        "names: card-nobody is not in the reference"
    ]
    assert name_differences({}, [raw], []) == [
        "names: card-kings-eye is nothing, in the reference King's Eye",
        "names: ability-stare-2 is nothing, in the reference Stare 2",
    ]


def test_without_a_reference_nothing_is_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify_cards.main({}) == 2
    assert verify_cards.main({verify_cards.VARIABLE: str(tmp_path)}) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_an_empty_reference_lacks_every_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ashes").mkdir()
    for name in ("cards", "decks"):
        (tmp_path / "ashes" / f"{name}.json").write_text(json.dumps([]), encoding="utf-8")
    (tmp_path / "aeons_end").mkdir()
    for name in compare_aeons_end.FILES:
        empty: Raw = {"cards": [], "mages": [], "breaches": [], "nemeses": [], "treasures": []}
        (tmp_path / "aeons_end" / f"{name}.json").write_text(json.dumps(empty), encoding="utf-8")

    assert verify_cards.main({verify_cards.VARIABLE: str(tmp_path)}) == 1
    out = capsys.readouterr().out
    assert "cards: number is 78, in the reference 0" in out
    assert "aeons-end: not in the reference is [" in out
