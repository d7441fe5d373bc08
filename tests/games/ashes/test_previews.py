"""What an answer leads to in Ashes, as its seat can know it: what is certain, what hurts, where a turn ends."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.core.decisions import IllegalAnswer
from emberhold.core.preview import Preview, preview
from emberhold.core.rng import Rng
from tests.games.ashes.table import Table, staged

DICE = ["3*natural-power", "3*charm-class", "2*ceremonial-power", "2*illusion-power"]


def foreseen(table: Table, phrase: str, seat: str = "a", luck: int = 1, worlds: int = 4) -> Preview:
    number = "abcd".index(seat)
    decision = table.match.decision_for(number)
    assert decision is not None
    options = {" ".join(option.meaning): option.key for option in decision.described(number)[1]}
    return preview(table.match, number, decision, options[phrase], Rng(luck), worlds)


def kinds(found: Preview) -> list[str]:
    return [str(thing.event["kind"]) for thing in found.told]


def of_kind(found: Preview, kind: str) -> Any:
    (thing,) = [thing for thing in found.told if thing.event["kind"] == kind]
    return thing


def unit_id(table: Table, slug: str, owner: int = 0, zone: str = "battlefield") -> int:
    return next(int(card["id"]) for card in table.view("a")["players"][owner][zone] if card["card"] == slug)


def only_one_unit(owner: str) -> Table:
    board: dict[str, Any] = {"a": {"dice": DICE}, "b": {}}
    board[owner]["battlefield"] = ["iron-worker"]
    return staged(board)


def test_a_dice_power_on_ones_only_unit_is_harm() -> None:
    table = only_one_unit("a")
    found = foreseen(table, "power natural")

    assert found.harms == [unit_id(table, "iron-worker")]
    assert not found.harms_me
    hurt = of_kind(found, "damaged")
    assert (hurt.certain, hurt.low, hurt.high, hurt.event["amount"]) == (True, 1, 1, 1)


def test_the_same_power_on_the_only_unit_of_another_is_none() -> None:
    table = only_one_unit("b")
    found = foreseen(table, "power natural")

    assert "damaged" in kinds(found)
    assert (found.harms, found.harms_me) == ([], False)


def test_a_target_among_several_is_harm_only_if_it_is_ones_own() -> None:
    table = staged({"a": {"battlefield": ["iron-worker"], "dice": DICE}, "b": {"battlefield": ["gilder"]}})
    table.say("a", "power natural")

    assert foreseen(table, "target iron-worker").harms == [unit_id(table, "iron-worker")]
    assert foreseen(table, "target b/gilder").harms == []


def test_attacking_is_no_harm_and_neither_is_what_a_fight_does() -> None:
    knights = {"a": {"battlefield": ["hammer-knight"]}, "b": {"battlefield": ["hammer-knight"]}}
    table = staged(knights)
    assert "attackers" in kinds(foreseen(table, "attack unit"))
    assert foreseen(table, "attack unit").harms == []

    table.say("a", "attack unit")
    table.say("b", "no-guard")
    table.say("b", "counter")
    found = foreseen(table, "first hammer-knight")
    hurt = [thing.event["card"] for thing in found.told if thing.event["kind"] == "wounded"]
    assert {"id": unit_id(table, "hammer-knight"), "card": "hammer-knight"} in hurt
    assert found.harms == []


def test_a_fight_does_not_excuse_a_target_of_ones_own() -> None:
    """Hammer Knight wounds a unit after its attack; if only its owner has units left, that is harm."""
    table = staged({"a": {"battlefield": ["hammer-knight"], "dice": DICE}, "b": {}})
    table.say("a", "attack phoenixborn")
    uses = [offer for offer in table.offers("a") if "aftershock" in offer]

    assert uses, table.offers("a")
    assert foreseen(table, uses[0]).harms == [unit_id(table, "hammer-knight")]


def test_a_price_is_no_harm() -> None:
    """Meditating discards cards, and a cost may be a card from hand."""
    table = staged({"a": {"hand": ["fear", "seal"], "dice": ["natural-basic"]}})
    table.say("a", "meditate")
    (discard, *_) = [offer for offer in table.offers("a") if "fear" in offer]
    found = foreseen(table, discard)

    assert "discarded" in kinds(found)
    assert found.harms == []


def test_what_hurts_the_phoenixborn_hurts_the_player() -> None:
    table = staged({"a": {"discard": ["hammer-knight"], "dice": DICE}})
    found = foreseen(table, "power ceremonial")

    assert found.harms_me
    assert found.harms == [table.view("a")["players"][0]["phoenixborn"]["id"]]


def test_a_turn_ends_by_itself_where_nothing_else_is_left() -> None:
    left = {"a": {"battlefield": ["iron-worker"], "dice": ["natural-power"]}, "main": 0}
    assert foreseen(staged(left), "power natural").ends_turn
    assert foreseen(staged(left), "end turn").ends_turn
    assert not foreseen(only_one_unit("a"), "power natural").ends_turn


def test_a_preview_ends_with_the_turn() -> None:
    table = staged({"a": {"battlefield": ["gilder"]}, "b": {"battlefield": ["gilder"]}})
    found = foreseen(table, "pass")

    assert found.ends_turn
    assert "turn" not in kinds(found)
    assert not found.chance


def test_a_card_that_is_drawn_has_no_name_and_is_chance() -> None:
    pile = ["fear", "seal", "purge", "refresh", "molten-gold", "golden-veil"]
    table = staged({"a": {"spellboard": ["abundance"], "draw": pile}, "b": {"draw": pile}})
    table.say("a", "use abundance")
    found = foreseen(table, next(offer for offer in table.offers("a") if "2" in offer))
    drew = of_kind(found, "drew")

    assert (drew.event["amount"], drew.low, drew.high, drew.certain) == (2, 2, 2, True)
    assert drew.event["cards"] == [{"id": 0, "card": None}] * 2
    assert found.chance


def test_only_what_is_equal_in_all_worlds_is_certain() -> None:
    """A card from the top of one's own draw pile: that one is discarded is certain, which one is not."""
    pile = ["fear", "seal", "purge", "refresh", "molten-gold", "golden-veil"]
    table = staged({"a": {"hand": ["golden-veil"], "draw": pile, "dice": ["natural-basic"]}})
    table.say("a", "meditate")
    worlds = [foreseen(table, "discard top", luck=luck, worlds=1) for luck in range(9)]
    found = foreseen(table, "discard top")

    assert len({of_kind(one, "discarded-top").event["card"]["card"] for one in worlds}) > 1, "the worlds must differ"
    assert of_kind(found, "discarded-top").event["card"] == {"id": 0, "card": None}
    assert of_kind(found, "discarded-top").certain
    assert found.chance


def test_a_die_that_is_rolled_may_show_any_of_its_sides() -> None:
    table = staged({"a": {"spellboard": ["expand-energy"], "exhausted dice": ["natural"]}})
    found = foreseen(table, "use expand-energy")
    sides = [thing for thing in found.told if thing.event["kind"] == "die-readied"]

    assert found.chance
    assert not any(thing.certain for thing in sides)
    assert len({thing.event["die"] for thing in sides}) == len(sides) > 1
    assert of_kind(found, "used").certain


def test_a_reaction_that_somebody_might_have_leaves_nothing_certain() -> None:
    """Nobody of the dealt hands need have one: that public facts allow it is enough."""
    free: dict[str, Any] = {"a": {"battlefield": ["gilder"], "dice": DICE}, "b": {"battlefield": ["iron-worker"]}}
    wary = {
        **free,
        "b": {**free["b"], "hand": ["seal"], "draw": ["fear"], "dice": ["3*natural-class", "3*charm-class"]},
    }
    certain = []
    for board in (free, wary):
        table = staged(board)
        table.say("a", "power natural")
        certain.append(of_kind(foreseen(table, "target b/iron-worker"), "damaged").certain)
    assert certain == [True, False]


def test_secret_choices_of_others_are_not_looked_at() -> None:
    """B has chosen already what to discard; A's last answer would turn both choices over (PREP-05)."""
    side = {"hand": ["fear", "seal"], "draw": ["purge"] * 9}
    table = staged({"phase": "discard", "a": side, "b": side})
    table.say("b", "discard fear", "done")
    assert kinds(foreseen(table, "done")) == []


def test_what_was_not_offered_has_no_preview() -> None:
    table = only_one_unit("a")
    decision = table.match.decision_for(0)
    assert decision is not None
    with pytest.raises(IllegalAnswer):
        preview(table.match, 0, decision, "999", Rng(1))
    table.say("a", "power natural")
    with pytest.raises(IllegalAnswer):
        preview(table.match, 0, decision, "0", Rng(1))
