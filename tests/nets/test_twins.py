"""Interchangeable cards are one option, so they must be interchangeable; tests/nets/twins.py says how that is shown."""

from __future__ import annotations

import pytest

from emberhold.games.ashes.rules.values import looks_of
from tests.nets.twins import look_for_unlike_twins, options_offered

BOARDS = 5_000
A_FEW = 40
CHUNK = 100


def _holds(numbers: range) -> None:
    found = look_for_unlike_twins(numbers)
    assert not found.faults, "\n".join(found.faults[:20])
    assert found.boards == len(numbers), "no board is left out"
    assert found.merged > 15 * len(numbers), "the boards are crowded"
    assert {"turn", "meditate", "target", "attackers", "block"} <= found.by_kind.keys(), "everything merged is tried"


@pytest.mark.net
@pytest.mark.rule("PLAY-03")
def test_what_is_one_option_is_the_same_both_ways_on_a_few_boards() -> None:
    _holds(range(A_FEW))


@pytest.mark.long
@pytest.mark.parametrize("first", range(A_FEW, BOARDS + A_FEW, CHUNK))
def test_what_is_one_option_is_the_same_both_ways(first: int) -> None:
    _holds(range(first, first + CHUNK))


@pytest.mark.net
def test_the_net_notices_cards_that_only_look_alike() -> None:
    """The fault it was made for: of two like attackers one has struck already, or damage waits for one of them."""
    found = look_for_unlike_twins(range(A_FEW), looks_of)
    assert {fault.split(", ")[2].split()[0] for fault in found.faults} >= {"target", "resolve"}


@pytest.mark.net
def test_few_more_options_are_offered_than_by_looks_alone() -> None:
    """Telling cards apart means more questions; there are to be no more than the rules need."""
    by_looks, offered = options_offered(range(A_FEW), looks_of), options_offered(range(A_FEW))
    assert by_looks < offered <= 1.03 * by_looks
