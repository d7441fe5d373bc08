"""TREASURE: how treasures come into a battle. What each of them does is tested with the cards."""

from __future__ import annotations

import pytest

from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.catalogue import BY_SLUG, MAGE_BY_SLUG, load_content
from emberhold.games.aeons_end.constants import MARKET
from tests.games.aeons_end.table import Json, Table, new_match, slugs

pytestmark = pytest.mark.game("aeons-end")

GEM = "jians-moonstone-shard"
SPELL = "xaxos-pyre"
GROUP = "thorned-whip"
PERSONAL = "verdant-staff"

load_content()


def with_treasures(mage: str, *treasures: str) -> Table:
    """The start of a battle in which this mage has to say which copy makes way."""
    return new_match({"seats": [{"mage": mage, "treasures": list(treasures)}], "nemesis": "maggoth"})


def two_seats(first: list[str], second: list[str], **more: object) -> Json:
    seats = [{"mage": "taqren", "treasures": first}, {"mage": "gygar", "treasures": second}]
    return {"seats": seats, "nemesis": "maggoth", **more}


def deck_and_hand(table: Table) -> tuple[list[str], list[str]]:
    player = table.look()["a"]
    return slugs(player["deck"]), sorted(slugs(player["hand"]))


@pytest.mark.rule("TREASURE-03")
def test_a_gem_takes_the_place_of_a_crystal() -> None:
    """Sahala's deck: Crystal, Crystal, Crystal, Spark, Spark. The Crystals are neighbours, so there is no choice."""
    deck, _ = deck_and_hand(with_treasures("sahala", GEM))

    assert sorted(deck) == sorted([GEM, "crystal", "crystal", "spark", "spark"])
    assert GEM in deck[:3]


@pytest.mark.rule("TREASURE-03")
def test_without_a_crystal_in_the_deck_a_gem_takes_the_place_of_a_spark() -> None:
    """Talix's deck: Spark four times, Furnacium."""
    deck, _ = deck_and_hand(with_treasures("talix", GEM))

    assert sorted(deck) == sorted([GEM, "spark", "spark", "spark", "furnacium"])


@pytest.mark.rule("TREASURE-04")
def test_a_spell_takes_the_place_of_a_spark() -> None:
    """Taqren's deck: Crystal four times, Spark."""
    deck, _ = deck_and_hand(with_treasures("taqren", SPELL))

    assert deck == ["crystal", "crystal", "crystal", "crystal", SPELL]


@pytest.mark.rule("TREASURE-04")
def test_without_a_spark_in_the_deck_a_spell_takes_the_place_of_a_crystal() -> None:
    """Rhia's deck: Crystal five times. The Spark in her hand stays."""
    deck, hand = deck_and_hand(with_treasures("rhia", SPELL))

    assert sorted(deck) == sorted([SPELL, "crystal", "crystal", "crystal", "crystal"])
    assert hand == ["crystal", "crystal", "crystal", "planar-pocket", "spark"]


@pytest.mark.rule("TREASURE-05")
@pytest.mark.parametrize(("mage", "treasure"), [("taqren", GEM), ("soskel", SPELL), ("talix", GEM), ("rhia", SPELL)])
def test_the_hand_is_not_touched_and_the_deck_keeps_its_size(mage: str, treasure: str) -> None:
    without, with_one = deck_and_hand(with_treasures(mage)), deck_and_hand(with_treasures(mage, treasure))

    assert with_one[1] == without[1]
    assert len(with_one[0]) == len(without[0]) == 5
    changed = [card for card, before in zip(with_one[0], without[0], strict=True) if card != before]
    assert changed == [treasure]


@pytest.mark.rule("TREASURE-05")
def test_the_player_picks_the_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck whose Crystals do not lie together, which no mage of this set has."""
    monkeypatch.setattr(MAGE_BY_SLUG["sahala"], "deck", ("crystal", "spark", "crystal", "spark", "crystal"))
    table = with_treasures("sahala", GEM)

    assert table.offers("a") == ["replace crystal#1", "replace crystal#2", "replace crystal#3"]
    table.say("a", "replace crystal#2")
    assert deck_and_hand(table)[0] == ["crystal", "spark", GEM, "spark", "crystal"]


@pytest.mark.rule("TREASURE-06")
def test_the_group_has_one_treasure_and_nobody_owns_it() -> None:
    look = new_match(two_seats([], [], treasure=GROUP)).look()

    assert look["treasure"] == {GROUP: "none"}
    assert [look[seat]["treasures"] for seat in "ab"] == [[], []]


@pytest.mark.rule("TREASURE-06")
def test_a_treasure_of_the_group_is_no_players() -> None:
    with pytest.raises(SetupError, match=rf"seats\[0\]\.treasures\[0\]: '{GROUP}' is of level 2.*TREASURE-06"):
        new_match(two_seats([GROUP], []))


@pytest.mark.rule("TREASURE-06")
@pytest.mark.parametrize("treasure", [GEM, SPELL, PERSONAL])
def test_a_treasure_of_a_player_is_not_the_groups(treasure: str) -> None:
    with pytest.raises(SetupError, match=r"setup\.treasure: .*TREASURE-06"):
        new_match(two_seats([], [], treasure=treasure))


@pytest.mark.rule("TREASURE-07")
def test_a_treasure_of_level_3_lies_on_the_mat_of_its_player() -> None:
    look = new_match(two_seats([PERSONAL], ["bladed-crystal"])).look()

    assert [look[seat]["treasures"] for seat in "ab"] == [[PERSONAL], ["bladed-crystal"]]
    assert look["treasure"] == {}


@pytest.mark.rule("TREASURE-07")
def test_a_player_has_one_treasure_of_level_3() -> None:
    with pytest.raises(SetupError, match="second treasure of level 3"):
        new_match(two_seats([PERSONAL, "bladed-crystal"], []))


@pytest.mark.rule("TREASURE-08")
@pytest.mark.parametrize("treasure", [GEM, SPELL, PERSONAL])
def test_nobody_holds_what_another_holds(treasure: str) -> None:
    with pytest.raises(SetupError, match=rf"seats\[1\]\.treasures\[0\]: somebody else has '{treasure}' already"):
        new_match(two_seats([treasure], [treasure]))


@pytest.mark.rule("TREASURE-08")
def test_two_players_hold_different_ones() -> None:
    look = new_match(two_seats([SPELL, PERSONAL], ["xaxos-flare", "bladed-crystal"])).look()

    assert SPELL in slugs(look["a"]["deck"])
    assert "xaxos-flare" in slugs(look["b"]["deck"])


@pytest.mark.rule("TREASURE-06")
def test_imbued_shackles_without_a_pile_of_cost_7_lie_beside_none_and_change_no_price() -> None:
    dear = [slug for slug, card in BY_SLUG.items() if card.role == MARKET and card.cost >= 7]
    cheap = [slug for slug, card in BY_SLUG.items() if card.role == MARKET and card.cost < 7][:9]
    for market, beside in ((cheap, None), ([*cheap[:8], dear[0]], dear[0])):
        setup = two_seats([], [], treasure="imbued-shackles", market=market, free_mix=True)
        st = new_match(setup).st
        assert st.beside == [-1 if beside is None else market.index(beside)]
