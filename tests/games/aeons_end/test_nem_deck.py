"""NEM-DECK: which cards the nemesis deck is made of, and how they are stacked."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.core.chosen import words_for
from emberhold.core.registry import load_game
from emberhold.games.aeons_end.catalogue import BY_SLUG, load_content
from emberhold.games.aeons_end.defs import CardDef
from emberhold.games.aeons_end.setup.lay_out import lay_out
from emberhold.games.aeons_end.setup.read import read_setup
from emberhold.games.aeons_end.state import DEFS
from tests.games.aeons_end.table import GAME, first_mages

pytestmark = pytest.mark.game(GAME)

load_content()
UPGRADED = [slug for slug, card in BY_SLUG.items() if card.upgraded]
SEEDS = range(12)
TABLE = {1: (1, 3, 7), 2: (3, 5, 7), 3: (5, 6, 7), 4: (8, 7, 7)}
"""NEM-DECK-02: basic cards of the three tiers by number of players."""


def deck(players: int = 2, seed: int = 0, nemesis: str = "maggoth", upgraded: list[str] | None = None) -> list[CardDef]:
    """The nemesis deck from the top, before anything is drawn from it."""
    st = lay_out(read_setup(first_mages(players, nemesis, upgraded=upgraded or [])), seed)
    return [DEFS[st.card[card]] for card in reversed(st.nemesis_deck)]


@pytest.mark.rule("NEM-DECK-01")
@pytest.mark.parametrize("nemesis", words_for(load_game("aeons-end"), "nemesis"))
def test_nine_unique_cards_three_of_each_tier(nemesis: str) -> None:
    unique = [card for card in deck(nemesis=nemesis) if card.nemesis]

    assert {card.nemesis for card in unique} == {nemesis}
    assert len({card.slug for card in unique}) == 9
    assert Counter(card.tier for card in unique) == {1: 3, 2: 3, 3: 3}


@pytest.mark.rule("NEM-DECK-02")
@pytest.mark.parametrize(("players", "whole"), [(1, 20), (2, 24), (3, 27), (4, 31)])
def test_basic_cards_by_number_of_players(players: int, whole: int) -> None:
    cards = deck(players)

    basics = Counter(card.tier for card in cards if not card.nemesis)
    assert (basics[1], basics[2], basics[3]) == TABLE[players]
    assert len(cards) == len({card.slug for card in cards}) == whole


@pytest.mark.rule("NEM-DECK-03")
@pytest.mark.parametrize("seed", SEEDS)
def test_all_upgraded_basics_go_in_and_count_against_the_table(seed: int) -> None:
    wanted = ["wreck", "hissing-acid", "marked", "terrify", "sacrifice"]

    cards = deck(3, seed, upgraded=wanted)

    assert {card.slug for card in cards if card.upgraded} == set(wanted)
    basics = Counter(card.tier for card in cards if not card.nemesis)
    assert (basics[1], basics[2], basics[3]) == TABLE[3]


@pytest.mark.rule("NEM-DECK-03")
def test_the_other_slots_are_filled_with_random_standard_basics() -> None:
    chosen = {frozenset(card.slug for card in deck(2, seed, upgraded=["wreck"]) if not card.nemesis) for seed in SEEDS}

    assert len(chosen) > 1
    assert all({slug for slug in basics if BY_SLUG[slug].upgraded} == {"wreck"} for basics in chosen)


@pytest.mark.rule("NEM-DECK-03")
def test_no_upgraded_basics_without_owning_them() -> None:
    assert not any(card.upgraded for seed in SEEDS for card in deck(4, seed))


@pytest.mark.rule("NEM-DECK-04")
def test_too_many_upgraded_basics_are_a_random_selection() -> None:
    tier_2 = {slug for slug in UPGRADED if BY_SLUG[slug].tier == 2}
    assert len(tier_2) > TABLE[1][1]

    seen: set[str] = set()
    for seed in SEEDS:
        basics = {card.slug for card in deck(1, seed, upgraded=UPGRADED) if not card.nemesis and card.tier == 2}
        assert len(basics) == TABLE[1][1]
        assert basics <= tier_2
        seen |= basics
    assert seen == tier_2


@pytest.mark.rule("NEM-DECK-05")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_lone_player_meets_few_upgraded_basics(seed: int) -> None:
    upgraded = Counter(card.tier for card in deck(1, seed, upgraded=UPGRADED) if card.upgraded)

    assert (upgraded[1], upgraded[2], upgraded[3]) == (1, 3, 7)


@pytest.mark.rule("NEM-DECK-05")
def test_more_players_meet_more_of_them() -> None:
    upgraded = Counter(card.tier for card in deck(2, upgraded=UPGRADED) if card.upgraded)

    assert (upgraded[1], upgraded[2], upgraded[3]) == (3, 5, 7)


@pytest.mark.rule("NEM-DECK-06")
def test_tier_1_on_top_and_tier_3_at_the_bottom() -> None:
    for seed in SEEDS:
        assert [card.tier for card in deck(2, seed)] == [1] * 6 + [2] * 8 + [3] * 10


@pytest.mark.rule("NEM-DECK-06")
@pytest.mark.parametrize("tier", [1, 2, 3])
def test_each_tier_is_shuffled(tier: int) -> None:
    def places(seed: int) -> tuple[int, ...]:
        """Where the unique cards lie within their tier, in the order of their names."""
        cards = [card for card in deck(2, seed) if card.tier == tier]
        unique = sorted((card.slug, place) for place, card in enumerate(cards) if card.nemesis)
        return tuple(place for _, place in unique)

    assert len({places(seed) for seed in SEEDS}) > len(SEEDS) // 2
