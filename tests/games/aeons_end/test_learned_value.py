"""The value that was learned from battles agrees with what any player would say, whatever the nemesis and the team."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from emberhold.core.kinds import LeafKind
from emberhold.core.match import LEARNED
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.bot.features import NUMBERS, numbers
from emberhold.games.aeons_end.bot.learned_weights import BASE, HIDDEN, NUMBER_WEIGHTS
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics, tactics_of
from emberhold.games.aeons_end.match import AeonsEndMatch
from tests.games.aeons_end.positions import any_battle, step
from tests.games.aeons_end.table import first_mages, new_match, staged

BY_HAND = LeafKind(0)
LATER = ["rend", "disorient", "decay", "dement", "sunder", "topple"]
MARKET = ["exogranite", "recurring-jasper", "caged-fire", "force-amplifier", "fatal-harmony"]
Given = Mapping[str, object]


def value(match: AeonsEndMatch) -> float:
    return match.leaf_value(0, LEARNED)


def table(given: Given | None = None) -> AeonsEndMatch:
    """A table in the middle of a battle: the nemesis has cards left."""
    changes: dict[str, Any] = dict(given or {})
    changes["nemesis"] = {"deck": LATER, **changes.get("nemesis", {})}
    return staged({"market": MARKET, **changes}).match


BETTER: list[tuple[str, Given, Given]] = [
    ("a weaker nemesis", {"nemesis": {"life": 5}}, {"nemesis": {"life": 45}}),
    ("a standing Gravehold", {"gravehold": 25}, {"gravehold": 4}),
    ("healthy players", {"a": {"life": 10}}, {"a": {"life": 2}}),
    ("no minion", {}, {"nemesis": {"play": ["needlemaw"]}}),
]


@pytest.mark.parametrize(("better", "worse"), [row[1:] for row in BETTER], ids=[row[0] for row in BETTER])
def test_better_is_better(better: Given, worse: Given) -> None:
    assert value(table(better)) > value(table(worse))


def test_all_seats_win_or_lose_together() -> None:
    match = table()
    assert match.leaf_value(0, LEARNED) == match.leaf_value(1, LEARNED)

    match.concede(0)
    assert match.leaf_value(1, LEARNED) == 0.0


def test_it_lies_between_lost_and_won_in_battles_of_every_kind() -> None:
    for seed in range(12):
        rng = Rng(seed)
        match = new_match(any_battle(rng), seed).match
        for _ in range(60):
            if match.outcome is not None:
                break
            if match.quiet:
                assert 0 < value(match) < 1
            step(match, rng)


def test_a_nemesis_that_was_never_met_counts_as_an_average_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Maggoth is harder than its table looks; without that knowledge it would be an average one."""
    match = new_match(first_mages(), 1).match
    tactics = tactics_of(match.st)
    known = value(match)
    monkeypatch.setattr(type(tactics), "ease", NemesisTactics.ease)

    assert NemesisTactics.ease == 0.0
    assert 0 < known < value(match) < 1


def test_other_kinds_are_the_evaluation_by_hand() -> None:
    match = table()

    assert match.leaf_value(0, BY_HAND) == match.evaluate(0) != value(match)


@pytest.mark.parametrize("players", range(1, 5))
def test_every_number_has_a_weight(players: int) -> None:
    match = new_match(first_mages(players), 1).match

    assert len(numbers(match.st)) == len(NUMBERS) == len(NUMBER_WEIGHTS[players - 1])
    assert {len(sees) for sees, _, _ in HIDDEN} <= {len(NUMBERS)}
    assert len(BASE) == len(NUMBER_WEIGHTS)
