"""TURN: what the turn order deck is made of, and that it is shuffled."""

from __future__ import annotations

import pytest

from emberhold.core.registry import SetupError
from emberhold.i18n.texts import Texts
from emberhold.tui.narration import sentence
from tests.games.aeons_end.table import GAME, Json, first_mages, new_match, staged

pytestmark = pytest.mark.game(GAME)

SEEDS = range(20)


def turn_cards(players: int, options: Json | None = None) -> list[str]:
    look = new_match(first_mages(players) | (options or {})).look()
    return sorted(look["turn deck"] + look["turn discard"])


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_player_cards_and_two_nemesis_cards(players: int) -> None:
    cards = turn_cards(players)

    assert len(cards) == 6
    assert cards.count("nemesis") == 2


@pytest.mark.rule("TURN-01")
def test_the_turn_order_deck_is_shuffled() -> None:
    setup = first_mages(2, treasure="core-of-rage")  # asks a question before the first turn card is drawn
    orders = {tuple(new_match(setup, seed).look()["turn deck"]) for seed in SEEDS}

    assert len(orders) > len(SEEDS) // 2
    assert {order[0] for order in orders} == {"a", "b", "nemesis"}


@pytest.mark.rule("TURN-04")
@pytest.mark.parametrize("option", [{}, {"solo_player_turn_cards": 4}])
def test_all_four_player_cards_are_the_lone_players(option: Json) -> None:
    assert turn_cards(1, option) == ["a"] * 4 + ["nemesis"] * 2


@pytest.mark.rule("TURN-04")
def test_three_cards_for_a_lone_player_are_an_option() -> None:
    assert turn_cards(1, {"solo_player_turn_cards": 3}) == ["a"] * 3 + ["nemesis"] * 2


@pytest.mark.rule("TURN-04")
def test_there_is_no_other_number() -> None:
    with pytest.raises(SetupError, match="write 3 or 4"):
        new_match(first_mages(1, solo_player_turn_cards=2))


@pytest.mark.rule("TURN-05")
def test_two_cards_for_each_of_two_players() -> None:
    assert turn_cards(2) == ["a", "a", "b", "b", "nemesis", "nemesis"]


@pytest.mark.rule("TURN-06")
@pytest.mark.parametrize("holder", [0, 2])
def test_a_card_for_each_of_three_players_and_x(holder: int) -> None:
    look = new_match(first_mages(3, x_token=holder, treasure="core-of-rage")).look()

    assert sorted(look["turn deck"]) == ["a", "b", "c", "nemesis", "nemesis", "x"]
    assert look["x token"] == "abc"[holder]


@pytest.mark.rule("TURN-08")
def test_two_cards_for_each_of_two_pairs_and_both_tokens_on_the_table() -> None:
    look = new_match(first_mages(4, treasure="core-of-rage")).look()

    assert sorted(look["turn deck"]) == ["a-b", "a-b", "c-d", "c-d", "nemesis", "nemesis"]
    assert look["pairs"] == ["none", "none"]


@pytest.mark.rule("TURN-03")
def test_a_renewed_turn_order_deck_is_shuffled() -> None:
    hand = {"hand": ["crystal"]}
    given: Json = {"turn deck": [], "turn discard": ["a", "b", "a", "b"], "a": hand, "b": hand}
    orders = set()
    for seed in SEEDS:
        table = staged(given, seed)
        table.say("a", "end turn")
        orders.add((table.look()["turn"], *table.look()["turn deck"]))

    assert len(orders) == 6


@pytest.mark.rule("TURN-10")
def test_a_card_that_goes_back_is_shuffled_with_the_rest_of_the_deck() -> None:
    given: Json = {
        "turn deck": ["b", "nemesis"],
        "turn discard": ["a"],
        "a": {"mage": "talix", "charges": 5, "hand": ["spark", "spark", "crystal"]},
        "b": {"hand": ["crystal"]},
    }
    orders = set()
    for seed in SEEDS:
        table = staged(given, seed)
        table.say("a", "use ability", "choose destroy-sparks")
        orders.add(tuple(table.look()["turn deck"]))

    assert len(orders) == 6


@pytest.mark.parametrize(
    ("players", "wanted"),
    [
        (2, {""}),
        (3, {"", "Turn order: X."}),
        (4, {"Turn order: Ada and Bo.", "Turn order: Cy and Dee."}),
    ],
)
def test_a_turn_order_card_is_told_where_it_says_more_than_the_turn_that_begins(players: int, wanted: set[str]) -> None:
    texts = Texts("en", GAME, dict(enumerate(["Ada", "Bo", "Cy", "Dee"])))
    said = set()
    for seed in SEEDS:
        match = new_match(first_mages(players), seed).match
        said |= {sentence(told, texts) for told in match.events(None) if told["kind"] == "turn-card"}

    assert said == {*wanted, "Nemesis turn."}


def test_a_choice_of_turn_order_cards_names_their_players() -> None:
    given = {"turn deck": ["b", "nemesis"], "turn discard": ["nemesis", "x", "a"]}
    talix = {"mage": "talix", "charges": 5, "hand": ["spark", "spark", "spark"]}
    table = staged(given | {"a": talix, "b": {}, "c": {}})
    table.say("a", "use ability", "choose destroy-sparks")
    texts = Texts("en", GAME, {0: "Ada"})
    (decision,) = table.match.pending

    assert {texts.format(option.text) for option in decision.described(0)[1]} == {"Ada", "X"}


@pytest.mark.rule("NEM-03")
def test_an_attack_that_asks_is_still_the_draw_phase_of_the_nemesis() -> None:
    table = staged({"phase": "nemesis draw", "turn deck": ["a"], "nemesis": {"deck": ["morph"]}, "a": {}, "b": {}})

    assert table.offers("a") == ["suffers a", "suffers b"]
    assert table.view("a")["phase"] == "nemesis draw"


@pytest.mark.rule("DRAW-01")
def test_cards_are_discarded_in_the_draw_phase() -> None:
    table = staged({"a": {"played": ["crystal", "exogranite"]}, "b": {}})

    assert table.offers("a") == ["tidy crystal", "tidy exogranite"]
    assert table.view("a")["phase"] == "draw"
