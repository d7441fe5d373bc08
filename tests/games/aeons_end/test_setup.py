"""SETUP: the table before the first turn."""

from __future__ import annotations

import pytest

from emberhold.core.registry import SetupError, load_game
from emberhold.games.aeons_end.catalogue import BY_SLUG
from emberhold.games.aeons_end.setup.read import FIRST_GAME, FIRST_MAGES
from tests.games.aeons_end.table import GAME, MAGES, Json, first_mages, new_match, slugs

pytestmark = pytest.mark.game(GAME)

NEMESES = {"maggoth": 45, "arachnos": 70, "ageless-walker": 80, "fenrix": 60}
DEAR_MARKET = [
    "exogranite",
    "recurring-jasper",
    "energized-rubidium",
    "caged-fire",
    "well-of-energy",
    "bouncing-boom",
    "imbued-smash",
    "pattern-strike",
    "spirit-lift",
]
SEEDS = range(8)


@pytest.mark.rule("SETUP-01", "SETUP-07")
def test_treasures_come_after_the_market_and_before_the_lines_of_the_mat() -> None:
    table = new_match(first_mages(nemesis="ageless-walker", market=DEAR_MARKET, treasure="imbued-shackles"))

    assert table.offers("a") == ["beside well-of-energy", "beside pattern-strike", "beside spirit-lift"]
    before = table.look()
    assert before["market"]["spirit-lift"] == 5
    assert (before["nemesis"]["exile"], before["a"]["discard"], before["turn discard"]) == ([], [], [])

    table.say("b", "beside pattern-strike")

    after = table.look()
    assert after["treasure"] == {"imbued-shackles": "pattern-strike"}
    assert slugs(after["nemesis"]["exile"]) == ["spirit-lift"]
    assert after["market"]["spirit-lift"] == 4
    assert after["turn discard"]


@pytest.mark.rule("SETUP-02")
def test_every_player_has_another_mage_and_a_number() -> None:
    table = new_match(first_mages(3))

    look = table.look()
    assert [look[seat]["mage"] for seat in "abc"] == ["taqren", "gygar", "claudia"]
    assert set(look["turn deck"] + look["turn discard"]) == {"a", "b", "c", "x", "nemesis"}


@pytest.mark.rule("SETUP-02")
@pytest.mark.parametrize(
    ("seat", "message"),
    [({}, "every player needs a mage"), ({"mage": "taqren"}, "is at the table already"), ({"mage": "ada"}, "ada")],
)
def test_a_seat_without_a_mage_of_its_own_is_refused(seat: Json, message: str) -> None:
    with pytest.raises(SetupError, match=rf"setup\.seats\[1\]\.mage.*{message}"):
        new_match(first_mages() | {"seats": [{"mage": "taqren"}, seat]})


@pytest.mark.rule("SETUP-03")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("mage", "hand", "deck"),
    [
        ("soskel", ["crystal"] * 3 + ["lucky-coin", "spark"], ["spark"] + ["crystal"] * 4),
        ("gygar", ["crystal"] * 3 + ["tidal-surge", "spark"], ["crystal"] * 3 + ["tidal-surge", "spark"]),
        ("talix", ["furnacium"] + ["spark"] * 4, ["spark"] * 4 + ["furnacium"]),
    ],
)
def test_hand_and_deck_are_those_of_the_mat_in_printed_order(
    mage: str, hand: list[str], deck: list[str], seed: int
) -> None:
    seats = [{"mage": mage}, {"mage": "taqren"}]
    look = new_match(first_mages(treasure="core-of-rage") | {"seats": seats}, seed).look()  # asks before the first turn

    assert slugs(look["a"]["hand"]) == hand
    assert slugs(look["a"]["deck"]) == deck


@pytest.mark.rule("SETUP-04")
def test_breaches_lie_as_on_the_mat() -> None:
    look = new_match(first_mages(4)).look()

    def laid(seat: str) -> list[tuple[str, object]]:
        breaches = look[seat]["breaches"].values()
        return [(b["breach"], "open" if b["open"] else b.get("closed")) for b in breaches]

    assert laid("a") == [("i", "open"), ("ii", 1), ("iii", 0), ("defender", 1)]
    assert laid("b") == [("ancient", "open"), ("ii", "open"), ("iii", 1), ("iv", 1)]
    assert laid("c") == [("none", -1), ("ii", 0), ("iii", 1), ("iv", 3)]
    assert laid("d") == [("i", "open"), ("ii", 2), ("iii", 0), ("celestial", 0)]


@pytest.mark.rule("SETUP-05")
def test_players_begin_with_10_life_and_no_charges_and_gravehold_with_30() -> None:
    # a seed whose first turn is a player's, so that nothing has happened yet
    look = new_match(first_mages(4), seed=first_turn_of_a_player(4)).look()

    assert [(look[seat]["life"], look[seat]["charges"]) for seat in "abcd"] == [(10, 0)] * 4
    assert look["gravehold"] == 30


def first_turn_of_a_player(players: int) -> int:
    return next(
        seed for seed in range(50) if new_match(first_mages(players), seed).look()["turn discard"] != ["nemesis"]
    )


@pytest.mark.rule("SETUP-06")
@pytest.mark.parametrize(("nemesis", "life"), NEMESES.items())
def test_the_dial_shows_the_printed_life(nemesis: str, life: int) -> None:
    assert new_match(first_mages(nemesis=nemesis)).look()["nemesis"]["life"] == life


@pytest.mark.rule("SETUP-07")
def test_the_set_up_lines_of_each_mat_are_carried_out() -> None:
    def nemesis(name: str) -> Json:
        setup = first_mages(nemesis=name, treasure=None)
        found: Json = new_match(setup, seed=first_turn_of_a_player(2)).look()["nemesis"]
        return found

    assert nemesis("maggoth")["nest"] == [["maggot", "maggot"], [], [], []]
    assert nemesis("arachnos")["ritual"] == 0
    assert slugs(nemesis("ageless-walker")["exile"]) == ["pattern-strike"]
    assert nemesis("fenrix")["tokens"] == 2


@pytest.mark.rule("SETUP-08")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_tier_0_cards_are_not_in_the_nemesis_deck(nemesis: str) -> None:
    table = new_match(first_mages(4, nemesis=nemesis))

    deck = slugs(table.look()["nemesis"]["deck"])
    assert deck
    assert 0 not in {BY_SLUG[slug].tier for slug in deck}


@pytest.mark.rule("SETUP-08")
def test_tier_0_cards_lie_where_the_mat_says() -> None:
    assert BY_SLUG["rending-claw"].tier == 0
    assert new_match(first_mages(nemesis="fenrix")).look()["nemesis"]["claws left"] == 5


@pytest.mark.rule("SETUP-09")
@pytest.mark.parametrize("market", ["random", "first-game"])
def test_the_market_is_laid_out(market: str) -> None:
    left = new_match(first_mages(market=market)).look()["market"]

    assert sorted(left.values()) == [5] * 6 + [7] * 3


@pytest.mark.rule("SETUP-10")
def test_the_first_game_has_fixed_piles_and_mages() -> None:
    look = new_match(first_mages(4)).look()

    assert list(look["market"]) == list(FIRST_GAME)
    assert {look[seat]["mage"] for seat in "abcd"} == set(FIRST_MAGES) == set(MAGES)


@pytest.mark.rule("SETUP-10")
def test_the_order_of_the_first_nemesis_deck_is_that_of_the_seed() -> None:
    decks = [slugs(new_match(first_mages(), seed).look()["nemesis"]["deck"]) for seed in (1, 1, 2)]

    assert decks[0] == decks[1] != decks[2]


@pytest.mark.rule("SETUP-11")
def test_increased_difficulty_can_be_chosen() -> None:
    seed = first_turn_of_a_player(2)

    usual = new_match(first_mages(nemesis="arachnos"), seed).look()["nemesis"]
    harder = new_match(first_mages(nemesis="arachnos", harder=True), seed).look()["nemesis"]

    assert (usual["tokens"], usual["ritual"]) == (0, 0)
    assert (harder["tokens"], harder["ritual"]) == (2, 2)


@pytest.mark.rule("SETUP-11")
def test_difficulty_is_a_number_from_1_to_10() -> None:
    found = {
        str(entry["slug"]): entry["difficulty"] for entry in load_game(GAME).content() if entry["type"] == "nemesis"
    }

    assert found.keys() >= NEMESES.keys()
    assert all(difficulty in range(1, 11) for difficulty in found.values())
