"""TRIG: what a window tells about hidden hands, and the order of the windows of units that enter together."""

from __future__ import annotations

import pytest

from emberhold.core.decisions import Ask, Effect, Value
from emberhold.core.kinds import Seat
from emberhold.games.ashes.constants import AFTER_ENTERED, ENTERED
from emberhold.games.ashes.match import AshesMatch
from emberhold.games.ashes.moments import Moment
from emberhold.games.ashes.rules.damage import run_moments
from emberhold.games.ashes.state import State
from tests.games.ashes.table import Json, Table, staged

ENOUGH = ["2*ceremonial-power"]


def consuming(*hand: str, dice: list[str] | None = None, **more: object) -> Table:
    """A's Snake has destroyed B's Worker: A orders Consume, B may hold a reaction to the destruction."""
    b: Json = {"battlefield": ["iron-worker"], "hand": list(hand), "dice": ENOUGH if dice is None else dice, **more}
    table = staged({"a": {"battlefield": [{"silver-snake": {"status": 2}}], "hand": ["fear"]}, "b": b})
    table.say("a", "attack unit")
    table.say("b", "no-guard", "no-counter")
    return table


@pytest.mark.rule("TRIG-05")
@pytest.mark.parametrize("hand", [["final-cry"], ["summon-sleeping-widows"], ["golden-veil"], ["seal"]])
def test_letting_a_seat_go_first_is_offered_whatever_it_holds(hand: list[str]) -> None:
    table = consuming(*hand)

    assert table.offers("a") == ["use silver-snake consume", "let b"]


@pytest.mark.rule("TRIG-05")
@pytest.mark.parametrize(
    ("hand", "dice", "more"),
    [
        ([], ENOUGH, {}),
        (["final-cry"], ["ceremonial-class"], {}),
        (["final-cry"], ENOUGH, {"reacted": True}),
    ],
    ids=["no hand", "no dice for any reaction", "has reacted in this turn"],
)
def test_a_seat_that_publicly_has_no_answer_is_not_let(hand: list[str], dice: list[str], more: Json) -> None:
    """Only facts that everybody sees take the offer away; Consume then happens without a question."""
    table = consuming(*hand, dice=dice, **more)

    assert names(table.look()["removed"]) == ["iron-worker"]
    assert "let b" not in table.offers("a")


@pytest.mark.rule("TRIG-05")
def test_a_seat_without_an_answer_declines_unnoticed() -> None:
    """Everything that A and a spectator see is the same whether B holds a reaction and declines it, or holds none."""
    holding, empty = consuming("final-cry"), consuming("seal")

    holding.say("a", "let b")
    assert holding.offers("b") == ["play final-cry", "decline"]
    holding.say("b", "decline")
    assert holding.offers("b") == ["play final-cry", "decline"], "Consume was used, so B may think again."
    holding.say("b", "decline")
    empty.say("a", "let b")

    for viewer in ("a", None):
        seat = None if viewer is None else 0
        assert holding.view(viewer) == empty.view(viewer)
        assert holding.match.events(seat) == empty.match.events(seat)
    assert holding.offers("a") == empty.offers("a")


@pytest.mark.rule("TRIG-05")
@pytest.mark.parametrize("hand", [["golden-veil"], ["seal"]])
def test_a_seat_with_nothing_of_its_own_to_use_is_asked_nothing(hand: list[str]) -> None:
    """Who has neither an own effect nor a mandatory one to order is not asked to let others go first."""
    table = staged(
        {
            "a": {"dice": ["natural-class"], "hand": ["fear"]},
            "b": {"battlefield": ["iron-rhino"], "hand": hand, "dice": ["natural-class", "charm-class"]},
        }
    )
    table.say("a", "use aradel-summergaard water-blast")

    assert table.asked() == ({"b"} if hand == ["golden-veil"] else {"a"})
    assert "let b" not in table.offers("a")


def names(cards: list[Json]) -> list[str]:
    return [card["card"] for card in cards]


# -- units that enter together -----------------------------------------------------------------------------------------


def arriving(*slugs: str) -> tuple[State, list[Moment]]:
    """A's units as if they had just entered together, while B watches with a Jaguar."""
    table = staged(
        {
            "a": {"battlefield": list(slugs), "hand": ["fear"]},
            "b": {"battlefield": ["blue-jaguar"], "dice": ["2*natural-basic"]},
        }
    )
    assert isinstance(table.match, AshesMatch)
    st = table.match.st
    return st, [Moment(ENTERED, card=card, seat=Seat(0)) for card in st.battlefield[0]]


def drive(effect: Effect, answers: list[Value]) -> list[Ask]:
    """Run an effect; what leaves no choice is answered, the rest comes from the list. Returns the real questions."""
    asked: list[Ask] = []
    try:
        ask = next(effect)
        while True:
            if len(ask.answers) == 1:
                value = ask.answers[0]
            else:
                asked.append(ask)
                value = answers.pop(0)
                assert value in ask.answers
            ask = effect.send(value)
    except StopIteration:
        return asked


@pytest.mark.rule("TRIG-11", "TRIG-02")
@pytest.mark.parametrize("first", [0, 1])
def test_all_when_windows_then_all_after_windows_in_one_order(first: int) -> None:
    """No base card lets two units with such effects enter together, so the events are put in by hand."""
    st, moments = arriving("iron-worker", "anchornaut")
    cards = [m.card for m in moments]
    chosen = (first, ENTERED, cards[first], 0)

    asked = drive(run_moments(st, moments), [chosen, (), ()])

    order, *windows = asked
    assert (order.kind, order.seats) == ("order-events", (0,))
    assert [(ask.seats, ask.about[0], ask.about[1]) for ask in windows] == [
        ((1,), AFTER_ENTERED, cards[first]),
        ((1,), AFTER_ENTERED, cards[1 - first]),
    ]


@pytest.mark.rule("TRIG-11")
def test_when_effects_of_the_second_come_before_after_effects_of_the_first() -> None:
    st, moments = arriving("anchornaut", "iron-worker")
    worker = moments[1].card
    effect = run_moments(st, moments)

    ask = next(effect)
    assert ask.kind == "order-events"
    ask = effect.send((0, ENTERED, moments[0].card, 0))
    while len(ask.answers) == 1:
        ask = effect.send(ask.answers[0])

    assert ask.about[:2] == (AFTER_ENTERED, moments[0].card)
    assert st.status[worker] == 1, "Resourceful of the Worker has resolved already."
