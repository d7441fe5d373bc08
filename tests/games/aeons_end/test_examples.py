"""Worked examples that no scenario can show: set-ups, neighbours, and effects that no card of this set has."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.core.decisions import Effect
from emberhold.games.aeons_end.catalogue import BREACH_BY_SLUG, BY_SLUG, load_content
from emberhold.games.aeons_end.constants import OWN_BREACHES
from emberhold.games.aeons_end.rules.breaches import adjacent
from emberhold.games.aeons_end.state import BREACHES
from emberhold.games.aeons_end.text.nemesis_use import NemesisUse
from tests.games.aeons_end.table import GAME, Json, first_mages, new_match, slugs, staged

pytestmark = pytest.mark.game(GAME)

load_content()
WAITING = {"treasure": "core-of-rage"}
"""It asks a question before the first turn, so that the table can be looked at."""


@pytest.mark.rule("EX-01", "BREACH-14")
@pytest.mark.parametrize("seat", [0, 1])
def test_breaches_side_by_side_are_adjacent(seat: int) -> None:
    st = staged({"a": {}, "b": {"mage": "lost"}}).st

    neighbours = [[other - 4 * seat for other in adjacent(st, b)] for b in OWN_BREACHES[seat]]

    assert neighbours == [[1], [0, 2], [1, 3], [2]]


@pytest.mark.rule("EX-03", "TURN-05")
def test_the_turn_order_deck_of_two_players() -> None:
    look = new_match(first_mages(2, **WAITING)).look()

    assert Counter(look["turn deck"]) == {"a": 2, "b": 2, "nemesis": 2}


@pytest.mark.rule("EX-04", "NEM-DECK-02", "NEM-DECK-06")
def test_maggoth_against_two_players() -> None:
    look = new_match(first_mages(2, **WAITING)).look()

    cards = [BY_SLUG[slug] for slug in slugs(look["nemesis"]["deck"])]
    assert look["nemesis"]["life"] == 45
    assert [card.tier for card in cards] == [1] * 6 + [2] * 8 + [3] * 10
    assert Counter((card.tier, card.nemesis) for card in cards) == {
        (1, "maggoth"): 3,
        (1, ""): 3,
        (2, "maggoth"): 3,
        (2, ""): 5,
        (3, "maggoth"): 3,
        (3, ""): 7,
    }
    assert not any(card.upgraded for card in cards)


@pytest.mark.rule("EX-10", "ECHO-02")
def test_echo_on_a_breach_with_damage_and_life(monkeypatch: pytest.MonkeyPatch) -> None:
    """No breach of this set has both, so the Defender Breach gets a damage bonus here."""
    monkeypatch.setattr(BREACHES[BREACH_BY_SLUG["defender"]], "bonus", 1)
    table = staged(
        {
            "phase": "casting",
            "gravehold": 20,
            "nemesis": {"life": 30, "play": ["needlemaw"]},
            "a": {"hand": ["crystal"], "breaches": {"iv": {"open": True, "spells": ["bouncing-boom"]}}},
            "b": {},
        }
    )

    table.say("a", "cast bouncing-boom on iv", "damage nemesis")
    assert (table.look()["nemesis"]["life"], table.look()["gravehold"]) == (27, 21)

    table.say("a", "damage nemesis")
    assert (table.look()["nemesis"]["life"], table.look()["gravehold"]) == (24, 22)


@pytest.mark.rule("EX-27", "SOLO-02")
@pytest.mark.parametrize(("players", "lives"), [(1, [6]), (2, [8, 8])])
def test_an_effect_on_two_players_meets_a_lone_player_twice(
    players: int, lives: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def two_players_suffer(it: NemesisUse) -> Effect:
        yield from it.two_players_suffer(2)

    monkeypatch.setattr(BY_SLUG["rend"], "resolve", two_players_suffer)
    given: Json = {seat: {"hand": ["crystal"]} for seat in "ab"[:players]}
    table = staged(
        {"phase": "nemesis draw", "nemesis": {"deck": ["rend", "topple"]}, "turn deck": ["a", "nemesis"]} | given
    )
    if players == 2:
        table.say("a", "suffers a")

    assert [table.look()[seat]["life"] for seat in "ab"[:players]] == lives


@pytest.mark.rule("EX-28", "NEM-DECK-06")
def test_a_battle_fought_again_has_tiers_shuffled_anew_and_no_upgraded_basics() -> None:
    first, again = (slugs(new_match(first_mages(2, **WAITING), seed).look()["nemesis"]["deck"]) for seed in (1, 2))

    assert first != again
    for deck in (first, again):
        assert [BY_SLUG[slug].tier for slug in deck] == [1] * 6 + [2] * 8 + [3] * 10
        assert not any(BY_SLUG[slug].upgraded for slug in deck)
