"""PREP: the parts of the prepare phase that hang on luck, and what the players are told about it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from emberhold.games.ashes.constants import BASIC, CLASS, POWER
from emberhold.games.ashes.rules import prepare
from emberhold.games.ashes.state import State
from tests.games.ashes.table import decks, new_match, staged

DECKS = ("the-iron-men", "the-snakes-in-silver", "the-mist-guardian")


def faces(*basics: int) -> list[int]:
    """Rolls of ten dice each, with that many basic symbols."""
    return [face for n in basics for face in [BASIC] * n + [CLASS] * (10 - n)]


def load_the_dice(monkeypatch: pytest.MonkeyPatch, rolls: list[int]) -> Iterator[int]:
    """The next rolls of a prepare phase show these faces; more rolls than that are an error."""
    left = iter(rolls)

    def roll(_: State) -> int:
        return next(left)

    monkeypatch.setattr(prepare, "roll", roll)
    return left


def basics(active: dict[str, list[int]]) -> int:
    return sum(shown[BASIC] for shown in active.values())


@pytest.mark.rule("PREP-02")
def test_exactly_the_exhausted_dice_are_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    left = load_the_dice(monkeypatch, [POWER, BASIC, CLASS])
    table = staged(
        {
            "phase": "roll",
            "a": {"hand": ["fear"], "dice": ["charm-basic"], "exhausted dice": ["natural", "charm"]},
            "b": {"hand": ["fear"], "dice": ["illusion-power"], "exhausted dice": ["illusion"]},
        }
    )

    assert next(left, None) is None
    assert table.look()["a"]["dice"] == ["natural-power", "charm-basic", "charm-basic"]
    assert table.look()["b"]["dice"] == ["illusion-class", "illusion-power"]
    assert table.look()["a"]["exhausted dice"] == table.look()["b"]["exhausted dice"] == []


@pytest.mark.rule("PREP-03", "SETUP-08")
@pytest.mark.parametrize(("rolls", "first"), [((4, 3, 2), 0), ((1, 5, 4), 1), ((0, 0, 1), 2)])
def test_most_basic_symbols_take_the_token(monkeypatch: pytest.MonkeyPatch, rolls: tuple[int, ...], first: int) -> None:
    load_the_dice(monkeypatch, faces(*rolls))

    table = new_match(decks(*DECKS))

    assert table.view(None)["first"] == first


@pytest.mark.rule("PREP-03")
def test_later_rounds_do_not_roll_for_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    load_the_dice(monkeypatch, [CLASS, BASIC])
    table = staged(
        {
            "phase": "recovery",
            "first": "b",
            "a": {"hand": ["fear"], "dice": ["natural-power"], "exhausted dice": ["natural"]},
            "b": {"hand": ["fear"], "exhausted dice": ["natural"]},
        }
    )

    table.say("a", "done")

    assert table.look()["round"] == 2
    assert table.look()["first"] == "a"


@pytest.mark.rule("PREP-04")
def test_tied_players_roll_all_their_dice_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The third player keeps the first roll and is out of the comparison, although it shows more in the end."""
    left = load_the_dice(monkeypatch, faces(4, 4, 3) + faces(1, 2))

    table = new_match(decks(*DECKS))

    view = table.view(None)
    assert next(left, None) is None
    assert view["first"] == 1
    assert [basics(player["dice"]["active"]) for player in view["players"]] == [1, 2, 3]


@pytest.mark.rule("PREP-04")
def test_ties_are_rolled_again_until_one_shows_most(monkeypatch: pytest.MonkeyPatch) -> None:
    left = load_the_dice(monkeypatch, faces(2, 2) + faces(3, 3) + faces(0, 0) + faces(5, 1))

    table = new_match(decks(*DECKS[:2]))

    assert next(left, None) is None
    assert table.view(None)["first"] == 0
    assert [basics(player["dice"]["active"]) for player in table.view(None)["players"]] == [5, 1]


@pytest.mark.rule("PREP-04", "PREP-03")
@pytest.mark.parametrize("seed", range(30))
def test_the_first_player_of_two_always_shows_more(seed: int) -> None:
    view = new_match(decks(*DECKS[:2]), seed).view(None)

    shown = [basics(player["dice"]["active"]) for player in view["players"]]
    assert shown[view["first"]] > shown[1 - view["first"]]


@pytest.mark.rule("PREP-01", "PREP-05")
def test_nobody_learns_of_a_discard_before_all_have_chosen() -> None:
    """Choices of the discard step are secret until everybody has made them."""
    table = staged(
        {
            "phase": "discard",
            "a": {"hand": ["fear", "redirect", "purge"], "draw": ["seal", "seal", "seal", "transfer", "transfer"]},
            "b": {"hand": ["fear"], "draw": ["seal", "seal", "seal", "transfer", "transfer"]},
        }
    )
    before = table.view("b")
    told = len(table.match.events(1))

    table.say("a", "discard fear", "discard purge", "done")

    assert table.view("b") == before
    assert len(table.match.events(1)) == told

    table.say("b", "done")

    discarded = [event["card"]["card"] for event in table.events("discarded", "b")]
    assert sorted(discarded) == ["fear", "purge"]


@pytest.mark.rule("PREP-05")
@pytest.mark.parametrize(("round_", "formality"), [(1, "done"), (2, None)])
def test_keeping_the_first_five_is_a_formality(round_: int, formality: str | None) -> None:
    """A client may keep them for somebody who wants that; in later rounds everybody is asked."""
    sides = {seat: {"hand": ["fear", "seal"], "dice": ["2*charm-class"]} for seat in "ab"}
    table = staged({"phase": "discard", "round": round_, **sides})
    for decision in table.match.pending:
        named = {option.key: " ".join(option.meaning) for option in decision.options}
        key = decision.formality
        assert (None if key is None else named[key]) == formality
        assert len(named) == 3, "who wants to be asked has the whole choice"


@pytest.mark.rule("FAQ-01", "PREP-07")
def test_missing_cards_are_one_instance_of_damage() -> None:
    """With three cards in hand and no draw pile the Phoenixborn receives 2 damage once, not 1 damage twice."""
    table = staged(
        {
            "phase": "discard",
            "a": {"hand": ["fear", "fear", "purge"]},
            "b": {"hand": ["fear", "fear", "purge", "purge", "purge"]},
        }
    )

    table.say("a", "done")
    table.say("b", "done")

    (damage,) = table.events("damaged")
    assert (damage["card"]["card"], damage["amount"]) == ("aradel-summergaard", 2)
    assert table.look()["a"]["phoenixborn"]["wounds"] == 2
