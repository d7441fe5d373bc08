"""How the worlds of a preview are compared: what is certain, what has a range, what is only possible."""

from __future__ import annotations

import pytest

from emberhold.core import preview_world
from emberhold.core.events import Told
from emberhold.core.preview import Foreseen, WorldTold, compare, preview
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from tests.toy.spec import TOY

KNOWN = frozenset({7})
OWN = {"id": 7, "card": "gilder"}


def compared(*worlds: list[Told], sure: bool = True, veiled: frozenset[str] = frozenset()) -> list[Foreseen]:
    return compare([WorldTold([(event, sure) for event in world], KNOWN, veiled) for world in worlds])


def hurt(amount: int) -> Told:
    return {"kind": "damaged", "card": OWN, "amount": amount}


def facts(found: list[Foreseen]) -> list[tuple[object, bool, int | None, int | None]]:
    return [(thing.event["kind"], thing.certain, thing.low, thing.high) for thing in found]


def test_what_is_equal_in_all_worlds_is_certain() -> None:
    assert facts(compared([hurt(2)], [hurt(2)])) == [("damaged", True, 2, 2)]


def test_an_amount_that_differs_is_a_range() -> None:
    (found,) = compared([hurt(1)], [hurt(3)], [hurt(2)])
    assert (found.certain, found.low, found.high) == (False, 1, 3)
    assert found.event == hurt(3)


def test_what_one_world_lacks_is_only_possible() -> None:
    passed: Told = {"kind": "passed", "seat": 0}
    assert facts(compared([hurt(2), passed], [passed], [passed])) == [
        ("damaged", False, 0, 2),
        ("passed", True, None, None),
    ]


def test_what_happened_twice_in_one_world_happened_once_in_all() -> None:
    assert facts(compared([hurt(1), hurt(1)], [hurt(1)])) == [("damaged", True, 1, 1), ("damaged", False, 0, 1)]


def test_what_others_can_prevent_is_not_certain() -> None:
    assert facts(compared([hurt(2)], [hurt(2)], sure=False)) == [("damaged", False, 2, 2)]


def test_how_much_is_left_must_be_equal_too() -> None:
    worlds: list[list[Told]] = [[{"kind": "suffered", "amount": 1, "left": left}] for left in (4, 5)]
    assert facts(compared(*worlds)) == [("suffered", False, 1, 1)]


def test_a_card_that_is_not_in_view_has_no_id_and_a_name_only_if_it_is_the_same_everywhere() -> None:
    def drew(id: int, card: str) -> Told:
        return {"kind": "drew", "cards": [{"id": id, "card": card}, OWN]}

    (same,) = compared([drew(30, "fear")], [drew(31, "fear")])
    assert same.event["cards"] == [{"id": 0, "card": "fear"}, OWN]
    (other,) = compared([drew(30, "fear")], [drew(30, "seal")])
    assert (other.event["cards"], other.certain) == ([{"id": 0, "card": None}, OWN], True)
    (hidden,) = compared([drew(30, "fear")], [drew(31, "fear")], veiled=frozenset({"drew"}))
    assert hidden.event["cards"] == [{"id": 0, "card": None}, OWN]


def test_events_stay_in_order() -> None:
    names = ["a", "b", "c", "d"]
    told: dict[str, Told] = {name: {"kind": name} for name in names}
    found = compared([told["a"], told["c"]], [told["a"], told["b"], told["c"], told["d"]])
    assert [thing.event["kind"] for thing in found] == names


@pytest.mark.parametrize(("most", "more"), [(0, True), (60, False)])
def test_too_much_to_look_at_stays_unknown(monkeypatch: pytest.MonkeyPatch, most: int, more: bool) -> None:
    monkeypatch.setattr(preview_world, "MOST_EVENTS", most)
    board = {"a": {"battlefield": ["iron-worker"], "dice": ["3*natural-power"]}}
    match = load_game("ashes").stage(board, 0)
    decision = match.pending[0]
    key = next(option.key for option in decision.options if "power" in option.meaning)
    found = preview(match, 0, decision, key, Rng(1))
    assert (found.more, len(found.told) <= most) == (more, True)


def test_a_game_that_says_nothing_about_previews_has_them_too() -> None:
    match = TOY.new(TOY.setups(2)[0], 1)
    for _ in range(12):
        if not match.pending:
            break
        decision = match.pending[0]
        found = preview(match, decision.seats[0], decision, "0", Rng(3))
        assert not found.harms
        match.answer(decision.seats[0], decision, "0")
