"""What an answer leads to in Aeon's End: what hurts the players, where a turn ends, and what nobody may look up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emberhold.core.decisions import Effect, Value
from emberhold.core.kinds import Seat
from emberhold.core.preview import Foreseen, Preview, preview
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.rules import exhaustion, player_turn
from emberhold.games.aeons_end.state import State
from tests.games.aeons_end.table import Json, Table, staged

BOARD: Json = {
    "turn deck": ["a", "b", "nemesis", "a", "nemesis"],
    "nemesis": {"name": "ageless-walker"},
    "a": {"hand": ["crystal", "spark"], "aether": 3, "deck": ["crystal", "spark", "crystal", "spark", "crystal"]},
    "b": {"hand": ["crystal"]},
}


def foreseen(table: Table, phrase: str) -> Preview:
    decision = table.match.decision_for(0)
    assert decision is not None
    options = {" ".join(option.meaning): option.key for option in decision.described(0)[1]}
    return preview(table.match, 0, decision, options[phrase], Rng(1))


def kinds(found: Preview) -> list[object]:
    return [thing.event["kind"] for thing in found.told]


def of_kind(found: Preview, kind: str) -> Foreseen:
    (thing,) = [thing for thing in found.told if thing.event["kind"] == kind]
    return thing


def test_playing_a_gem_is_certain_and_hurts_nobody() -> None:
    found = foreseen(staged(BOARD), "play crystal")
    gained = of_kind(found, "aether-gained")

    assert (gained.certain, gained.low, gained.high) == (True, 1, 1)
    assert (found.harms, found.harms_me, found.ends_turn, found.chance) == ([], False, False, False)


def test_a_preview_stops_before_the_next_turn_order_card() -> None:
    found = foreseen(staged(BOARD), "end turn")

    assert found.ends_turn
    assert "turn-card" not in kinds(found)
    assert not {"unleashed", "attack", "entered"} & set(kinds(found))


def test_nobody_looks_into_a_deck_by_asking() -> None:
    drew = of_kind(foreseen(staged(BOARD), "end turn"), "drew")
    assert drew.event["cards"]
    assert {card["card"] for card in drew.event["cards"]} == {None}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("does", "hurts"),
    [
        (lambda st: exhaustion.gravehold_suffers(st, 2), True),
        (lambda st: list(exhaustion.suffer(st, Seat(0), 1)), True),
        (lambda st: list(exhaustion.suffer(st, Seat(1), 1)), False),
        (lambda st: exhaustion.gain_life(st, Seat(0), 1), False),
    ],
)
def test_damage_to_the_player_or_to_gravehold_is_harm(
    monkeypatch: pytest.MonkeyPatch, does: Callable[[State], None], hurts: bool
) -> None:
    table = staged(BOARD)

    def instead(st: State, _: Value) -> Effect | None:
        does(st)
        return None

    monkeypatch.setattr(player_turn, "take_main", instead)
    assert foreseen(table, "play crystal").harms_me is hurts


def test_what_happens_after_the_turn_was_ended_is_nobodys_doing() -> None:
    """Curse of Aging comes with the cards that are drawn; both of its answers hurt, and the turn was over before."""
    deck = ["crystal", "curse-of-aging", "crystal", "spark", "spark"]
    table = staged({**BOARD, "a": {"hand": [], "aether": 2, "deck": deck}})
    table.say("a", "end turn")
    found = foreseen(table, "choose suffers")

    assert "suffered" in kinds(found)
    assert (found.harms_me, found.ends_turn) == (False, False)
