"""The value that was learned from games agrees with what any player would say, and knows what to do with new cards."""

from __future__ import annotations

import pytest

from emberhold.core.kinds import LeafKind, Seat
from emberhold.core.match import LEARNED
from emberhold.games.ashes.bot import learned_value as learned
from emberhold.games.ashes.bot.features import CARD_PLACES, IN_SHORT, NUMBERS, Side, card_keys, numbers
from emberhold.games.ashes.bot.learned_weights import CARD_WEIGHTS, HIDDEN, NUMBER_WEIGHTS
from emberhold.games.ashes.match import AshesMatch
from emberhold.games.ashes.state import DEFS
from tests.games.ashes.test_evaluation import Side as Given
from tests.games.ashes.test_evaluation import hurt, table

BY_HAND = LeafKind(0)


def value(match: AshesMatch, seat: int = 0) -> float:
    return match.leaf_value(seat, LEARNED)


BETTER: list[tuple[str, Given, Given]] = [
    ("more life", hurt(2), hurt(6)),
    ("a unit", {"battlefield": ["iron-rhino"]}, {}),
    ("a stronger unit", {"battlefield": ["iron-rhino"]}, {"battlefield": ["mist-spirit"]}),
    ("a healthy unit", {"battlefield": ["iron-rhino"]}, {"battlefield": [{"iron-rhino": {"wounds": 3}}]}),
    ("dice", {"dice": ["charm-power"] * 4}, {}),
]


@pytest.mark.parametrize(("better", "worse"), [row[1:] for row in BETTER], ids=[row[0] for row in BETTER])
def test_better_is_better_for_oneself_and_worse_for_the_other(better: Given, worse: Given) -> None:
    assert value(table(a=better)) > value(table(a=worse))
    assert value(table(b=better)) < value(table(b=worse))


def test_two_seats_share_the_chances() -> None:
    match = table(a={"battlefield": ["iron-rhino"], "hand": ["refresh"]}, b=hurt(4))

    assert value(match, 0) + value(match, 1) == pytest.approx(1)
    assert 0.5 < value(match, 0) < 1


def test_who_has_won_has_won() -> None:
    match = table(a={}, b={})
    match.concede(1)

    assert (value(match, 0), value(match, 1)) == (1.0, 0.0)


def test_among_several_everybody_is_an_opponent() -> None:
    ahead: Given = {"battlefield": ["iron-rhino"] * 3}
    three = table(a={}, b=ahead, c={})

    assert value(three, 1) > value(three, 0)
    assert value(three, 0) < value(table(a={}, b=ahead), 0)
    three.concede(1)
    assert value(three, 1) == 0.0
    assert value(three, 0) > 0.4


def test_a_card_without_weights_counts_by_its_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    rhino = table(a={"battlefield": ["iron-rhino"]})
    known = value(rhino)
    monkeypatch.setattr(
        learned, "CARD_WEIGHTS", {slug: CARD_WEIGHTS[slug] for slug in CARD_WEIGHTS if "rhino" not in slug}
    )
    monkeypatch.setattr(learned, "_of_cards", [])

    assert value(rhino) != known
    assert value(rhino) > value(table())


def test_other_kinds_are_the_evaluation_by_hand() -> None:
    match = table(a={"battlefield": ["iron-rhino"]})

    assert match.leaf_value(0, BY_HAND) == match.evaluate(0) != value(match)


def test_every_number_has_a_weight() -> None:
    match = table()
    one, two = Side(match.st, Seat(0)), Side(match.st, Seat(1))

    assert len(numbers(match.st, one, two)) == len(NUMBERS) == len(NUMBER_WEIGHTS)
    assert set(IN_SHORT) < set(NUMBERS)
    assert {len(part) for near, far, _, _ in HIDDEN for part in (near, far)} <= {len(IN_SHORT)}
    assert {len(weights) for weights in CARD_WEIGHTS.values()} == {len(CARD_PLACES)}
    assert set(CARD_WEIGHTS) <= {card.slug for card in DEFS}


def test_each_card_counts_where_it_is() -> None:
    board: Given = {
        "battlefield": ["iron-rhino", {"iron-worker": {"exhaustion": 1, "attached": ["root-armor"]}}],
        "spellboard": ["purge", "purge", {"summon-gilder": {"exhaustion": 1}}],
        "hand": ["refresh"],
    }
    match = table(a=board)
    found = sorted((CARD_PLACES[key // len(DEFS)], DEFS[key % len(DEFS)].slug) for key in card_keys(match.st, Seat(0)))

    assert found == [
        ("alteration on a unit", "root-armor"),
        ("exhausted spell", "summon-gilder"),
        ("exhausted unit", "iron-worker"),
        ("further ready copy", "purge"),
        ("in hand", "refresh"),
        ("phoenixborn", "aradel-summergaard"),
        ("ready spell", "purge"),
        ("ready unit", "iron-rhino"),
    ]
