"""MARKET: which markets can be laid out, and what lies in a random one."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import BY_SLUG, load_content
from emberhold.games.aeons_end.constants import GEM, RELIC, SPELL
from emberhold.games.aeons_end.setup.lay_out import random_market
from emberhold.games.aeons_end.setup.read import FIRST_GAME
from tests.games.aeons_end.table import first_mages, new_match

pytestmark = pytest.mark.game("aeons-end")

ALL_RELICS = (
    "aether-conduit",
    "caged-fire",
    "galvanized-bauble",
    "link-conduit",
    "marble-galaxy",
    "pain-conduit",
    "well-of-energy",
)
NO_CHEAP_GEM = (
    "recurring-jasper",
    "energized-rubidium",
    "unrefined-blaststone",
    "galvanized-bauble",
    "aether-conduit",
    "tethered-darts",
    "force-amplifier",
    "imbued-smash",
    "pattern-strike",
)
SEEDS = range(40)

load_content()


def piles(market: object, *, free_mix: bool = False) -> dict[str, int]:
    return dict(new_match(first_mages(market=market, free_mix=free_mix)).look()["market"])


@pytest.mark.rule("MARKET-01")
def test_a_market_is_nine_full_piles() -> None:
    market = piles(list(FIRST_GAME))

    assert list(market) == list(FIRST_GAME)
    assert {BY_SLUG[slug].kind: left for slug, left in market.items()} == {GEM: 7, RELIC: 5, SPELL: 5}
    assert all(left == (7 if BY_SLUG[slug].kind == GEM else 5) for slug, left in market.items())


@pytest.mark.rule("MARKET-01")
@pytest.mark.parametrize("market", [FIRST_GAME[:8], (*FIRST_GAME, "spirit-lift")])
def test_fewer_or_more_than_nine_piles_are_refused(market: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match=rf"setup\.market: a market has 9 piles, not {len(market)} \(MARKET-01\)"):
        piles(list(market))


@pytest.mark.rule("MARKET-01")
def test_two_piles_of_one_card_are_refused() -> None:
    with pytest.raises(SetupError, match=r"setup\.market\[8\]: 'exogranite' is there twice"):
        piles([*FIRST_GAME[:8], "exogranite"])


@pytest.mark.rule("MARKET-01")
@pytest.mark.parametrize("card", ["crystal", "rend", "xaxos-pyre"])
def test_only_supply_cards_make_piles(card: str) -> None:
    with pytest.raises(SetupError, match=rf"setup\.market\[8\]: '{card}' is not a supply card"):
        piles([*FIRST_GAME[:8], card])


@pytest.mark.rule("MARKET-02")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_market_has_the_suggested_mix(seed: int) -> None:
    cards = random_market(Rng(seed))

    assert len({card.slug for card in cards}) == 9
    assert Counter(card.kind for card in cards) == {GEM: 3, RELIC: 2, SPELL: 4}


@pytest.mark.rule("MARKET-02")
def test_the_mix_is_only_suggested() -> None:
    market = [*ALL_RELICS, "exogranite", "imbued-smash"]

    assert list(piles(market, free_mix=True)) == market


@pytest.mark.rule("MARKET-02")
def test_another_mix_has_to_be_asked_for() -> None:
    with pytest.raises(SetupError, match=r"setup\.market: 1 gem, 7 relics, 1 spell.*MARKET-02"):
        piles([*ALL_RELICS, "exogranite", "imbued-smash"])


@pytest.mark.rule("MARKET-03")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_market_has_a_gem_that_costs_three(seed: int) -> None:
    assert any(card.kind == GEM and card.cost == 3 for card in random_market(Rng(seed)))


@pytest.mark.rule("MARKET-03")
def test_a_market_without_such_a_gem_can_be_chosen() -> None:
    assert not any(BY_SLUG[slug].kind == GEM and BY_SLUG[slug].cost == 3 for slug in NO_CHEAP_GEM)

    assert list(piles(list(NO_CHEAP_GEM))) == list(NO_CHEAP_GEM)


@pytest.mark.rule("MARKET-03")
def test_random_markets_differ() -> None:
    assert len({tuple(card.slug for card in random_market(Rng(seed))) for seed in SEEDS}) > len(SEEDS) // 2
