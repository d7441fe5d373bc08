"""EXHAUST, AMBIG, SOLO, TIER: what no card of this set does, shown with a card that is rewritten for the test."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emberhold.core.decisions import Effect
from emberhold.games.aeons_end.catalogue import BY_SLUG, load_content
from emberhold.games.aeons_end.text.nemesis_use import NemesisUse
from tests.games.aeons_end.table import Json, Table, slugs, staged

pytestmark = pytest.mark.game("aeons-end")

Rewrite = Callable[[Callable[[NemesisUse], Effect | None]], None]
"""Gives the attack Rend (tier 1) another text."""

load_content()


@pytest.fixture
def rend(monkeypatch: pytest.MonkeyPatch) -> Rewrite:
    def rewrite(text: Callable[[NemesisUse], Effect | None]) -> None:
        monkeypatch.setattr(BY_SLUG["rend"], "resolve", text)

    return rewrite


def two_suffer_three(it: NemesisUse) -> Effect:
    yield from it.two_players_suffer(3)


def rend_drawn(*, players: dict[str, Json], after: str = "a", **more: object) -> Table:
    """The nemesis turn in which Fenrix draws Rend; Fenrix Unleashes by a token and asks nothing."""
    nemesis = {"name": "fenrix", "deck": ["rend", "topple"], **more}
    return staged({"phase": "nemesis draw", "turn deck": [after], "nemesis": nemesis, **players})


CRYSTAL = {"hand": ["crystal"]}


@pytest.mark.rule("EXHAUST-15")
def test_all_damage_of_one_effect_comes_before_what_it_leads_to(rend: Rewrite) -> None:
    rend(two_suffer_three)
    table = rend_drawn(players={"a": {**CRYSTAL, "life": 1}, "b": {}, "c": {}})

    table.say("a", "suffers a", "suffers b")

    assert table.asked() == {"a"}
    assert "exhaustion i" in table.offers("a")
    assert [table.look()[seat]["life"] for seat in "abc"] == [0, 7, 10]


@pytest.mark.rule("EXHAUST-15")
def test_two_who_fall_together_take_their_steps_in_the_order_that_the_players_choose(rend: Rewrite) -> None:
    rend(two_suffer_three)
    table = rend_drawn(players={"a": {**CRYSTAL, "life": 1}, "b": {"life": 2}, "c": {}})

    table.say("a", "suffers a", "suffers b")

    assert table.asked() == {"a", "b", "c"}
    assert table.offers("c") == ["exhaustion-first a", "exhaustion-first b"]
    assert table.look()["nemesis"]["tokens"] == 0

    table.say("c", "exhaustion-first b")

    assert table.asked() == {"b"}
    assert table.look()["nemesis"]["tokens"] == 2
    assert table.look()["gravehold"] == 30

    table.say("b", "exhaustion ii")

    assert table.asked() == {"a"}
    assert table.look()["nemesis"]["tokens"] == 4
    assert table.look()["gravehold"] == 28


@pytest.mark.rule("EXHAUST-15", "EXHAUST-02")
def test_when_the_last_two_fall_together_the_battle_is_lost_at_once(rend: Rewrite) -> None:
    rend(two_suffer_three)
    table = rend_drawn(players={"a": {**CRYSTAL, "life": 1}, "b": {"life": 2}})

    table.say("a", "suffers a")

    assert table.match.outcome is not None
    assert table.match.outcome.winners == ()
    assert [table.look()[seat]["life"] for seat in "ab"] == [0, 0]
    assert table.look()["nemesis"]["tokens"] == 0


@pytest.mark.rule("SOLO-02")
def test_a_lone_player_is_struck_twice_by_what_strikes_two(rend: Rewrite) -> None:
    rend(two_suffer_three)
    table = rend_drawn(players={"a": CRYSTAL})

    assert table.look()["a"]["life"] == 4


@pytest.mark.rule("SOLO-02")
def test_with_two_players_each_is_struck_once(rend: Rewrite) -> None:
    rend(two_suffer_three)
    table = rend_drawn(players={"a": CRYSTAL, "b": {}})

    table.say("a", "suffers b")

    assert [table.look()[seat]["life"] for seat in "ab"] == [7, 7]


@pytest.mark.rule("EX-24", "AMBIG-04")
def test_nobody_has_five_cards_to_destroy_so_the_fullest_hand_goes(rend: Rewrite) -> None:
    def destroy_five(it: NemesisUse) -> Effect:
        seat = yield from it.any_player_holding(5, to_destroy=True)
        yield from it.destroys(seat, it.hand_of(seat), 5)

    rend(destroy_five)
    hands = {"a": CRYSTAL, "b": {"hand": ["spark", "crystal", "exogranite"]}, "c": {"hand": ["spark", "spark"]}}
    table = rend_drawn(players=hands)

    assert [slugs(table.look()[seat]["hand"]) for seat in "abc"] == [["crystal"], [], ["spark", "spark"]]
    assert table.look()["b"]["discard"] == []


@pytest.mark.rule("TIER-02")
@pytest.mark.parametrize(
    ("play", "discard", "tier"), [([], [], 1), ([], ["decay"], 2), (["eternal-watcher"], ["decay"], 3)]
)
def test_an_attack_being_resolved_counts_for_the_tier(
    rend: Rewrite, play: list[str], discard: list[str], tier: int
) -> None:
    seen: list[int] = []
    rend(lambda it: seen.append(it.tier))

    rend_drawn(players={"a": CRYSTAL}, play=play, discard=discard)

    assert seen == [tier]


@pytest.mark.rule("TIER-02")
def test_before_the_first_card_the_tier_is_0() -> None:
    table = staged({"a": CRYSTAL})

    assert NemesisUse(table.st).tier == 0
