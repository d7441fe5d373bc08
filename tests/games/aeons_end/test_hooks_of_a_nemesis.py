"""What a mat can take notice of and change in the general rules, tried by nemeses that only tests know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from emberhold.core.kinds import Seat
from emberhold.core.registry import SetupError, load_game, replay
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import NEMESIS_BY_SLUG
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.rules.decks import top_cards
from emberhold.games.aeons_end.state import DEFS
from tests.games.aeons_end.mats import copied_whole, mat_fields
from tests.games.aeons_end.new_content import more_nemeses_known
from tests.games.aeons_end.positions import fields, step
from tests.games.aeons_end.table import GAME, Json, Table, first_mages, new_match, slugs, staged

pytestmark = pytest.mark.usefixtures("known")

SPEC = load_game(GAME)
GLASS: Final = "glass-warden"
FIRST: Final = ("maggoth", "arachnos", "ageless-walker", "fenrix")
SHARD: Final = "red-shard"
SPARKING: Json = {"hand": ["crystal"], "breaches": {"i": {"open": True, "spells": ["spark"]}}, "deck": ["spark"]}
SMASHING: Json = SPARKING | {"breaches": {"i": {"open": True, "spells": ["imbued-smash"]}}}


@pytest.fixture(scope="module")
def known() -> Iterator[None]:
    with more_nemeses_known():
        yield


def glass(**given: object) -> Table:
    nemesis = {"name": GLASS, "deck": ["topple", "eliminate"]} | given.pop("nemesis", {})  # type: ignore[operator]
    return staged({"nemesis": nemesis, "a": {"hand": ["crystal"], "deck": ["spark"]}, **given})


@pytest.mark.parametrize("nemesis", [GLASS, "no-dial"])
def test_whole_battles(nemesis: str) -> None:
    """Each position is copied, some are written and laid again, and the journal leads to the end again."""
    written = 0
    for seed in range(8):
        battle = new_match(first_mages(1 + seed % 4, nemesis, harder=seed % 3 == 0), seed).match
        rng = Rng(seed)
        while battle.pending:
            step(battle, rng)
            copied_whole(battle.st.mat)
            assert 0 <= battle.evaluate(0) <= 1
            if battle.answered % 9 == 0 and battle.quiet and battle.outcome is None:
                laid = staged(SPEC.given(battle), battle.st.rng.state)
                assert fields(laid.st) == fields(battle.st)
                written += 1
        again = replay(battle.journal(), SPEC)
        assert isinstance(again, AeonsEndMatch)
        assert (fields(again.st), again.view(0)) == (fields(battle.st), battle.view(0))
    assert written > 10


# -- turns -----------------------------------------------------------------------------------------------------------


def test_the_start_of_a_nemesis_turn() -> None:
    table = glass(phase="nemesis start", **{"turn deck": ["a"]})
    assert table.look()["nemesis"]["cracks"] == 1


@pytest.mark.parametrize(("cracks", "drawn"), [(1, 1), (3, 2)])
def test_how_many_cards_it_draws(cracks: int, drawn: int) -> None:
    table = glass(phase="nemesis draw", nemesis={"cracks": cracks}, **{"turn deck": ["a"]})
    assert len(table.look()["nemesis"]["deck"]) == 2 - drawn


def starting(answer: str) -> Table:
    """A player's turn begins with a shard in hand, which may be destroyed before the casting phase."""
    hand = SPARKING | {"hand": ["crystal", SHARD]}
    table = glass(phase="start", turn="a", nemesis={"shards": []}, a=hand, **{"turn deck": ["a"]})
    assert table.offers("a") == ["yes", "no"]
    table.say("a", answer)
    assert table.look()["phase"] == "casting"
    return table


def test_the_start_of_a_players_turn_and_a_card_that_is_destroyed() -> None:
    """It goes where its text says."""
    look = starting("yes").look()
    assert slugs(look["a"]["hand"]) == ["crystal"]
    assert slugs(look["nemesis"]["shards"]) == [SHARD]


def test_the_end_of_a_main_phase() -> None:
    table = starting("no")
    table.say("a", "done")
    assert table.look()["gravehold"] == 30
    table.say("a", "end turn")
    assert table.look()["gravehold"] == 29


def test_a_supply_pile_that_is_empty_is_noticed() -> None:
    table = glass(market={"exogranite": 2}, a={"aether": 20, "deck": ["spark"]})
    table.say("a", "gain exogranite")
    assert table.look()["nemesis"]["cracks"] == 0
    table.say("a", "gain exogranite")
    assert table.look()["nemesis"]["cracks"] == 1


# -- damage ----------------------------------------------------------------------------------------------------------


def test_damage_is_reduced_and_answered() -> None:
    """A spark deals less than what is lost; still the glass splinters."""
    table = glass(phase="casting", nemesis={"shards": ["blue-shard", SHARD], "play": ["window-pane"]}, a=SPARKING)
    table.say("a", "cast spark on i")
    table.say("a", "damage nemesis")
    look = table.look()
    assert look["nemesis"]["life"] == 20
    assert slugs(look["nemesis"]["shards"]) == [SHARD]
    assert slugs(look["a"]["deck"]) == ["blue-shard", "spark"]


@pytest.mark.parametrize(("target", "left"), [("nemesis", (18, 4)), ("window-pane", (20, 2))])
def test_what_is_left_of_a_blow_counts(target: str, left: tuple[int, int]) -> None:
    """Of the 4 that Imbued Smash deals."""
    table = glass(phase="casting", nemesis={"play": ["window-pane"]}, a=SMASHING)
    table.say("a", "cast imbued-smash on i")
    table.say("a", f"damage {target}")
    look = table.look()["nemesis"]
    assert (look["life"], look["play"][0]["life"]) == left


@pytest.mark.parametrize(("life", "beaten"), [(2, True), (3, False)])
def test_a_bot_counts_with_what_is_left(life: int, *, beaten: bool) -> None:
    """It strikes the nemesis where that is the end of it, and otherwise the pane, which it would like to break."""
    table = glass(phase="casting", nemesis={"life": life, "play": ["window-pane"]}, a=SMASHING)
    table.say("a", "cast imbued-smash on i")
    first = table.match.candidates(table.match.pending[0].ask)[0]
    assert first == ((-1,) if beaten else (table.st.in_play[0],))


# -- what nobody knows -----------------------------------------------------------------------------------------------


def test_what_the_mat_hides_is_dealt_anew() -> None:
    battle = new_match(first_mages(2, GLASS), 1).match
    orders = set()
    for seed in range(40):
        other = battle.determinize(0, Rng(seed))
        assert isinstance(other, AeonsEndMatch)
        assert other.st.mat.own_deck == battle.st.mat.own_deck
        orders.add(tuple(other.st.card[card] for card in other.st.mat.own_deck))
    assert len(orders) > 10


def test_a_card_of_the_nemesis_deck_that_everybody_knows_stays_what_it_is() -> None:
    """The others are dealt anew."""
    battle = new_match(first_mages(2, GLASS), 1).match
    lowest, others = set(), set()
    for seed in range(40):
        other = battle.determinize(0, Rng(seed))
        assert isinstance(other, AeonsEndMatch)
        names = [other.st.card[card] for card in other.st.nemesis_deck]
        lowest.add(names[0])
        others.add(names[1])
        assert [DEFS[name].tier for name in names] == [DEFS[battle.st.card[c]].tier for c in battle.st.nemesis_deck]
        assert len(set(names)) == len(names)
    assert lowest == {battle.st.card[battle.st.nemesis_deck[0]]}
    assert len(others) > 3


@pytest.mark.rule("DRAW-02", "REVEAL-01")
def test_cards_of_players_decks_come_to_light_when_they_are_drawn_or_revealed() -> None:
    drawing = glass(a={"hand": ["crystal"], "deck": ["spark"] * 6}, **{"turn deck": ["a", "nemesis"]})
    drawing.say("a", "end turn")
    assert drawing.look()["nemesis"]["lit"] == 4
    assert [len(drawing.st.hand[0]), len(drawing.st.deck[0])] == [5, 2]
    st = glass(a={"hand": ["crystal"], "deck": ["spark"] * 6}).st
    assert len(top_cards(st, Seat(0), 2)) == 2
    assert mat_fields(st.mat)["lit"] == 2


@pytest.mark.rule("EXPED-10")
def test_a_battle_of_an_expedition_is_different_only_if_its_set_up_says_so() -> None:
    found = [new_match(first_mages(2, GLASS, **more), 1).st for more in ({}, {"expedition": True})]
    assert [mat_fields(st.mat)["cracks"] for st in found] == [0, 1]
    assert NEMESIS_BY_SLUG[GLASS].differs_in_expeditions
    assert not any(nemesis.differs_in_expeditions for slug, nemesis in NEMESIS_BY_SLUG.items() if slug in FIRST)


# -- boards ----------------------------------------------------------------------------------------------------------


def test_a_deck_of_its_own_is_laid_from_the_top() -> None:
    """Cards that the mat has laid ready are used wherever a board names them; the others leave the battle."""
    table = glass(nemesis={"shards": ["white-shard", "blue-shard"]}, a={"hand": [SHARD], "deck": ["spark"]})
    st = table.st
    assert [st.definition(card).slug for card in st.mat.own_deck] == ["blue-shard", "white-shard"]
    assert sum(DEFS[index].slug == SHARD for index in st.card) == 1
    left = glass(a={"hand": [SHARD], "deck": ["spark"]}).look()["nemesis"]["shards"]
    assert sorted(slugs(left)) == ["blue-shard", "green-shard", "white-shard"]


def test_a_card_of_its_own_deck_is_there_once() -> None:
    with pytest.raises(SetupError, match=re.escape("given.nemesis.shards[0]: there is only one 'red-shard'")):
        glass(nemesis={"shards": [SHARD]}, a={"hand": [SHARD]})


def test_a_curse_that_can_be_destroyed_still_cannot_be_played() -> None:
    table = glass(a={"hand": ["crystal", SHARD], "deck": ["spark"]})
    card = table.st.hand[0][1]
    reason = table.match.why_not(0, "play", card + 1)
    assert reason is not None
    assert reason.text.id == "why-cannot-be-played"


# -- a nemesis without a dial ----------------------------------------------------------------------------------------


def test_without_a_dial_its_servant_is_the_target_and_the_end() -> None:
    servant = "servant-of-no-dial"
    play = [{servant: {"life": 1}}, "needlemaw"]
    table = staged({"phase": "casting", "nemesis": {"name": "no-dial", "play": play}, "a": SPARKING})
    assert table.look()["nemesis"]["life"] == 0
    table.say("a", "cast spark on i")
    assert table.offers("a") == [f"damage {servant}", "damage needlemaw"]
    assert table.match.candidates(table.match.pending[0].ask)[0] == (table.st.in_play[0],)
    table.say("a", f"damage {servant}")
    assert table.look()["over"] == ""
    table.say("a", "end turn")
    assert table.look()["over"] == "no-servant"
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0,)


def test_without_a_dial_it_has_no_life() -> None:
    with pytest.raises(SetupError, match=re.escape("given.nemesis.life: 5 is not possible here")):
        staged({"nemesis": {"name": "no-dial", "life": 5, "play": ["needlemaw"]}})
