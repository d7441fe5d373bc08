"""What a set-up leaves to chance: whatever is drawn, the rules allow it; the seed says which it is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from emberhold.core.journal import Journal
from emberhold.core.registry import SetupError, load_game, replay
from emberhold.games.aeons_end.catalogue import MAGE_BY_SLUG, NEMESIS_BY_SLUG, TREASURE_BY_SLUG, load_content
from emberhold.games.aeons_end.constants import GEM
from emberhold.games.aeons_end.expedition.plan import THE_NEW_AGE, level_of
from emberhold.games.aeons_end.setup.by_chance import RANDOM, TIERS, UPGRADED, level_word, treasures_of, upgraded_words
from emberhold.games.aeons_end.setup.lay_out import lay_out
from emberhold.games.aeons_end.setup.read import read_setup
from emberhold.games.aeons_end.state import DEFS, TREASURES, State

pytestmark = pytest.mark.game("aeons-end")
load_content()
SPEC = load_game("aeons-end")
NEMESES = list(NEMESIS_BY_SLUG)
UPGRADED_CARDS = sorted(card.slug for card in DEFS if card.upgraded)
SEEDS = st.integers(0, 2**64 - 1)
Setup = dict[str, Any]


@st.composite
def own_treasures(draw: st.DrawFn) -> Any:
    if draw(st.booleans()):
        return RANDOM
    levels = draw(st.sets(st.sampled_from((1, 3))))
    return [draw(st.sampled_from([level_word(level), treasures_of(level)[0]])) for level in sorted(levels)]


@st.composite
def set_ups(draw: st.DrawFn) -> Setup:
    """Set-ups in which much is left to chance; what is chosen by name, the first seat has."""
    players = draw(st.integers(1, 4))
    mages = draw(st.permutations(sorted(MAGE_BY_SLUG)))
    seats: list[Setup] = [{"mage": mage} for mage in mages[:players]]
    for at, seat in enumerate(seats):
        wanted = draw(own_treasures())
        named = isinstance(wanted, list) and any(not thing.startswith(RANDOM) for thing in wanted)
        seat["treasures"] = RANDOM if at and named else wanted
    return {
        "seats": seats,
        "nemesis": draw(st.sampled_from(NEMESES)),
        "harder": draw(st.sampled_from([RANDOM, True, False])),
        "market": draw(st.sampled_from([RANDOM, "random-any-mix", "first-game"])),
        "treasure": draw(st.sampled_from([RANDOM, level_word(2), None, "thorned-whip"])),
        "upgraded": draw(st.sampled_from([RANDOM, *upgraded_words(), [], UPGRADED_CARDS[:3]])),
        "x_token": draw(st.sampled_from([RANDOM, players - 1])),
        "unshuffled": draw(st.booleans()),
    }


def laid(setup: Setup, seed: int) -> State:
    return lay_out(read_setup(setup), seed)


def own(table: State, seat: int) -> list[str]:
    swapped = [DEFS[table.card[card]].slug for holder, card in table.swaps if holder == seat]
    return swapped + [TREASURES[treasure].slug for treasure in table.personal[seat]]


def written(setup: Setup, table: State) -> Setup:
    """The same set-up, with what lies on the table in the place of all words for chance."""
    seats = [{"mage": part["mage"], "treasures": own(table, at)} for at, part in enumerate(setup["seats"])]
    return {
        **setup,
        "seats": seats,
        "harder": table.harder,
        "market": [DEFS[pile].slug for pile in table.pile],
        "free_mix": setup.get("free_mix", setup["market"] == "random-any-mix"),
        "treasure": TREASURES[table.group[0]].slug if table.group else None,
        "upgraded": [DEFS[card].slug for card in table.upgraded],
        "x_token": table.x_holder,
    }


@given(set_ups(), SEEDS)
@example(
    {"seats": [{"mage": "lost", "treasures": RANDOM}], "nemesis": "fenrix", "market": RANDOM, "upgraded": RANDOM}, 0
)
@settings(max_examples=300, deadline=None)
def test_whatever_is_drawn_could_have_been_chosen(setup: Setup, seed: int) -> None:
    """The set-up that names everything is legal, and nothing in it is left to chance."""
    table = laid(setup, seed)
    named = written(setup, table)
    again = laid(named, seed + 1)
    assert RANDOM not in str(named)
    assert written(named, again) == named
    for at, part in enumerate(setup["seats"]):
        wanted = part["treasures"]
        levels = levels_in(setup["nemesis"], wanted)
        assert sorted(level_of(treasure) for treasure in own(table, at)) == levels
        if isinstance(wanted, list):
            assert {thing for thing in wanted if not thing.startswith(RANDOM)} <= set(own(table, at))
    everything = [thing for at in range(table.seats) for thing in own(table, at)]
    assert len(set(everything)) == len(everything)
    assert len(table.upgraded) == how_many_upgraded(setup)


def levels_in(nemesis: str, wanted: str | list[str]) -> list[int]:
    if isinstance(wanted, list):
        return sorted(int(thing[-1]) if thing.startswith(RANDOM) else level_of(thing) for thing in wanted)
    return {1: [], 2: [1], 3: [1], 4: [1, 3]}[NEMESIS_BY_SLUG[nemesis].battle]


def how_many_upgraded(setup: Setup) -> int:
    wanted = setup.get("upgraded", [])
    if isinstance(wanted, list):
        return len(wanted)
    return upgraded_words().get(wanted, {1: 0, 2: 7, 3: 11, 4: 15}[NEMESIS_BY_SLUG[setup["nemesis"]].battle])


@given(set_ups(), SEEDS)
@settings(max_examples=60, deadline=None)
def test_the_seed_says_what_is_drawn_and_the_journal_brings_it_back(setup: Setup, seed: int) -> None:
    assert written(setup, laid(setup, seed)) == written(setup, laid(setup, seed))
    match = SPEC.new(setup, seed)
    again = replay(Journal.loads(match.journal().dumps()))
    assert SPEC.look(again) == SPEC.look(match)
    assert again.journal().setup == setup


@pytest.mark.rule("EXPED-08", "TREASURE-02", "TREASURE-06", "TREASURE-07")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_as_in_an_expedition_there_is_as_much_as_the_new_age_brings(nemesis: str) -> None:
    """The figures of a battle follow from what the expedition adds before it."""
    number = NEMESIS_BY_SLUG[nemesis].battle
    cards = {card.slug: card for card in DEFS}
    joined = [cards[slug].tier for battle in THE_NEW_AGE.battles[:number] for slug in battle.upgraded]
    assert tuple(joined.count(tier) for tier in TIERS) == UPGRADED[number]
    seats = [{"mage": "lost", "treasures": RANDOM}, {"mage": "rhia", "treasures": RANDOM}]
    setup = {"seats": seats, "nemesis": nemesis, "treasure": RANDOM, "upgraded": RANDOM}
    table = laid(setup, 5)
    assert Counter(DEFS[card].tier for card in table.upgraded) == Counter(joined)
    levels = {1: [], 2: [1], 3: [1, 2], 4: [1, 2, 3]}[number]
    assert [len(own(table, seat)) for seat in (0, 1)] == [sum(level != 2 for level in levels)] * 2
    assert len(table.group) == (2 in levels)


def test_everything_is_drawn_at_some_seed() -> None:
    """The twin of the figures: no treasure, no card and no seat is left out of the draw."""
    seats = [{"mage": mage, "treasures": RANDOM} for mage in ("lost", "rhia", "talix")]
    setup = {
        "seats": seats,
        "nemesis": "fenrix",
        "market": "random-any-mix",
        "treasure": RANDOM,
        "harder": RANDOM,
        "x_token": RANDOM,
        "upgraded": "random-2",
    }
    tables = [written(setup, laid(setup, seed)) for seed in range(120)]
    treasures = {thing for table in tables for seat in table["seats"] for thing in seat["treasures"]}
    assert treasures == {*treasures_of(1), *treasures_of(3)}
    assert {table["treasure"] for table in tables} == {
        slug for slug, treasure in TREASURE_BY_SLUG.items() if treasure.level == 2
    }
    assert {card for table in tables for card in table["upgraded"]} == set(UPGRADED_CARDS)
    assert {table["harder"] for table in tables} == {True, False}
    assert {table["x_token"] for table in tables} == {0, 1, 2}
    cards = {card.slug: card for card in DEFS}
    mixes = {tuple(sorted(Counter(cards[pile].kind for pile in table["market"]).items())) for table in tables}
    assert len(mixes) > 5
    cheap = {card.slug for card in DEFS if card.kind == GEM and card.cost == 3}
    assert all(cheap & set(table["market"]) for table in tables)


@pytest.mark.rule("TREASURE-08")
def test_what_somebody_chose_is_not_drawn_for_another() -> None:
    named = treasures_of(1)[0]
    for seats in (
        [{"mage": "lost", "treasures": [level_word(1)]}, {"mage": "rhia", "treasures": [named]}],
        [{"mage": "rhia", "treasures": [named]}, {"mage": "lost", "treasures": [level_word(1)]}],
    ):
        drawn = {
            thing
            for seed in range(60)
            for thing in own(
                laid({"seats": seats, "nemesis": "maggoth"}, seed), [s["mage"] for s in seats].index("lost")
            )
        }
        assert drawn == set(treasures_of(1)) - {named}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"upgraded": "random-16"}, "write random, random-1 to random-15 or a list of cards"),
        ({"upgraded": "all"}, "setup.upgraded: 'all' are no upgraded cards"),
        ({"treasure": "random-level-1"}, "is of level 1; the group shares a treasure of level 2"),
        ({"seats": [{"mage": "lost", "treasures": "all"}]}, "write random or a list of treasures"),
        ({"seats": [{"mage": "lost", "treasures": ["random-level-2"]}]}, "belongs to the whole group (TREASURE-06)"),
        ({"seats": [{"mage": "lost", "treasures": ["random-level-1"] * 2}]}, "a second treasure of level 1"),
        ({"market": "random-mix"}, "write random, random-any-mix, first-game or a list of nine cards"),
        ({"harder": "perhaps"}, "setup.harder: expected true or false"),
        ({"x_token": "a"}, "setup.x_token: expected a whole number"),
    ],
)
def test_words_that_mean_nothing_are_refused(change: Setup, sentence: str) -> None:
    setup = {"seats": [{"mage": "lost"}], "nemesis": "maggoth", **change}
    with pytest.raises(SetupError) as error:
        SPEC.new(setup, 1)
    assert sentence in str(error.value)
