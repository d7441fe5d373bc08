"""Random decks, suggested dice, what a deck lacks, hands to try, and two decks compared."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.core.deck_tools import FinishedDeck, RawDeck
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.constants import DIE_TYPES, PHOENIXBORN, TYPES
from emberhold.games.ashes.decks.card_costs import brings_unit, costs, full_cost, types_of
from emberhold.games.ashes.decks.deck_value import from_setup
from emberhold.games.ashes.prebuilt_decks import DECKS
from emberhold.i18n import Texts
from tests.games.ashes.deck_samples import names, tools

load_content()

LEADERS = [slug for slug, card in BY_SLUG.items() if card.kind == PHOENIXBORN]
EMPTY: RawDeck = {"cards": {}, "dice": {}}


# -- random decks and dice ----------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_deck_and_another_seed_another() -> None:
    decks = [str(tools().random(seed)) for seed in range(50)]

    assert decks == [str(tools().random(seed)) for seed in range(50)]
    assert len(set(decks)) == 50


def test_random_decks_use_every_card_and_every_phoenixborn() -> None:
    decks = [from_setup(tools().random(seed), "deck") for seed in range(400)]

    assert {deck.phoenixborn for deck in decks} == set(LEADERS)
    assert {slug for deck in decks for slug in deck.cards} == {slug for raw in DECKS.values() for slug in raw["cards"]}  # type: ignore[attr-defined]
    assert all(any(brings_unit(slug) for slug in deck.cards) for deck in decks)


def test_a_random_deck_has_the_phoenixborn_that_is_named() -> None:
    assert tools().random(1, "Noah Redmoon", names())["phoenixborn"] == "noah-redmoon"
    with pytest.raises(SetupError, match="no Phoenixborn 'purge'"):
        tools().random(1, "purge")


@pytest.mark.parametrize("slug", DECKS)
def test_the_dice_suggested_for_a_prebuilt_deck_are_nearly_those_of_the_box(slug: str) -> None:
    printed, ours = DECKS[slug]["dice"], tools().suggest_dice(DECKS[slug])

    assert isinstance(printed, dict)
    assert set(ours) == set(printed)
    assert all(abs(ours[kind] - printed[kind]) <= 1 for kind in printed)


def test_suggested_dice_can_pay_for_every_card() -> None:
    for seed in range(300):
        deck = from_setup(tools().random(seed), "deck")
        for slug in (deck.phoenixborn, *deck.cards):
            for cost in costs(BY_SLUG[slug]):
                need = [cost.need[kind] + cost.need[DIE_TYPES + kind] for kind in range(DIE_TYPES)]
                assert all(have >= wanted for have, wanted in zip(deck.dice, need, strict=True)), (seed, slug)
                assert sum(cost.need) <= sum(deck.dice) == 10


def test_a_deck_without_needs_gets_dice_of_all_types() -> None:
    assert tools().suggest_dice(EMPTY) == {"natural": 3, "charm": 3, "ceremonial": 2, "illusion": 2}


# -- finish this deck -------------------------------------------------------------------------------------------


def finished(deck: RawDeck) -> FinishedDeck:
    """The finished deck, after checks that hold for each: legal, nothing lost, and a reason for each new card."""
    result = tools().finish(deck)
    texts = Texts("en", "ashes")
    assert list(tools().problems(result.deck)) == []
    before, after = from_setup(deck, "deck"), from_setup(result.deck, "deck")
    assert all(after.cards[slug] >= n for slug, n in before.cards.items())
    assert all(new >= old for old, new in zip(before.dice, after.dice, strict=True))
    added = {p.thing: p.n for p in result.proposals if p.part == "cards"}
    assert added == dict(Counter(after.cards) - Counter(before.cards))
    for proposal in result.proposals:
        assert texts.format(proposal.why).endswith((".", ")."))
        assert texts.say(proposal.label)
    assert (texts.absent, texts.broken) == (set(), {})
    return result


@pytest.mark.rule("DECK-01", "DECK-03")
@pytest.mark.parametrize("leader", ["", *LEADERS])
def test_an_empty_deck_is_finished(leader: str) -> None:
    result = finished({**EMPTY, **({"phoenixborn": leader} if leader else {})})

    cards = from_setup(result.deck, "deck").cards
    assert sum(n for slug, n in cards.items() if brings_unit(slug)) >= 9
    assert not leader or result.deck["phoenixborn"] == leader


def test_half_of_a_random_deck_is_finished() -> None:
    for seed in range(150):
        luck = Rng(seed)
        whole = from_setup(tools().random(seed), "deck")
        cards = {slug: n for slug, n in whole.cards.items() if luck.below(2)}
        dice = {kind: luck.below(n + 1) for kind, n in zip(TYPES, whole.dice, strict=True)}
        leader = {"phoenixborn": whole.phoenixborn} if luck.below(3) else {}
        finished({**leader, "cards": cards, "dice": dice})


def test_a_complete_deck_lacks_nothing() -> None:
    assert tools().finish(DECKS["the-iron-men"]).proposals == []


def test_reasons_are_true() -> None:
    for seed in range(60):
        whole = from_setup(tools().random(seed), "deck")
        some = dict(list(whole.cards.items())[: 1 + seed % 6])
        before = {"phoenixborn": whole.phoenixborn, "cards": some, "dice": {}}
        for proposal in finished(before).proposals:
            slug, why = proposal.thing, proposal.why
            if why.id == "finish-why-unique":
                assert BY_SLUG[slug].phoenixborn == whole.phoenixborn
            elif why.id == "finish-why-copies":
                assert some[slug] == why.args["n"]
            elif why.id == "finish-why-units":
                assert brings_unit(slug)
            elif why.id == "finish-why-cheap":
                assert full_cost(slug) == why.args["n"]
            elif why.id == "finish-why-basic":
                assert types_of(slug) == []
            elif why.id == "finish-why-dice":
                assert why.args["dice"] == tuple(f"die-{TYPES[kind]}" for kind in types_of(slug))


def test_a_unique_card_brings_its_phoenixborn() -> None:
    result = finished({"cards": {"fear": 1}, "dice": {}})

    assert result.deck["phoenixborn"] == "jessa-na-ni"
    assert result.proposals[0].why.id == "finish-why-phoenixborn-unique"


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"cards": {"purge": 4}}, r"cards.purge: 4 copies; at most 3 are allowed \(DECK-01\)"),
        ({"cards": {"gilder": 1}}, r"conjuration .* \(DECK-02\)"),
        ({"cards": {"fear": 1, "one-hundred-blades": 1}}, r"\(DECK-03\)"),
        ({"cards": {"fear": 1}, "phoenixborn": "coal-roarkwin"}, r"\(DECK-03\)"),
        ({"dice": {"natural": 11}}, r"11 dice; .* Mend this first"),
    ],
)
def test_what_breaks_a_rule_has_to_be_mended_first(wrong: RawDeck, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        tools().finish({**EMPTY, **wrong})


# -- hands, facts, differences ------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-03")
def test_a_hand_to_try_begins_with_the_first_five() -> None:
    deck = from_setup(DECKS["the-iron-men"], "deck")
    hands = [tools().sample_hand(DECKS["the-iron-men"], seed) for seed in range(40)]

    assert all(list(hand.hand) == deck.first_five for hand in hands)
    assert all(not Counter([*hand.hand, *hand.draws]) - Counter(deck.cards) for hand in hands)
    assert {len(hand.draws) for hand in hands} == {5}
    assert {len(hand.dice) for hand in hands} == {10}
    assert len({tuple(hand.draws) for hand in hands}) > 30
    assert list(tools().sample_hand(DECKS["the-iron-men"], 7).draws) == list(hands[7].draws)
    texts = Texts("en", "ashes")
    texts.listed([die for hand in hands for die in hand.dice])
    assert texts.absent == set()


def test_without_a_first_five_the_hand_is_five_different_cards_by_chance() -> None:
    deck = {key: part for key, part in DECKS["the-iron-men"].items() if key != "first_five"}
    hands = [tuple(tools().sample_hand(deck, seed).hand) for seed in range(40)]

    assert all(len(set(hand)) == 5 for hand in hands)
    assert len(set(hands)) > 30


@pytest.mark.rule("DECK-04")
def test_facts_of_a_deck() -> None:
    facts = tools().facts(DECKS["the-iron-men"])

    assert facts["curve"] == [0, 12, 15, 3]
    assert facts["conjurations"] == {"iron-rhino": 5}
    assert facts["symbols"] == {
        "natural": {"class": 15, "power": 0},
        "charm": {"class": 0, "power": 0},
        "ceremonial": {"class": 9, "power": 6},
        "illusion": {"class": 0, "power": 0},
    }


def test_two_decks_are_compared_part_by_part() -> None:
    deck = DECKS["the-iron-men"]
    other = {**deck, "phoenixborn": "noah-redmoon", "dice": {"natural": 6, "ceremonial": 4}}
    other["cards"] = {**deck["cards"], "protect": 2, "purge": 1}  # type: ignore[dict-item]
    other["first_five"] = ["purge", *deck["first_five"][1:]]  # type: ignore[index]

    assert tools().compare(deck, deck) == []
    found = [(one.part, one.label, one.before, one.after) for one in tools().compare(deck, other)]
    assert found == [
        ("phoenixborn", "card-coal-roarkwin", 1, 0),
        ("phoenixborn", "card-noah-redmoon", 0, 1),
        ("dice", "die-natural", 5, 6),
        ("dice", "die-ceremonial", 5, 4),
        ("cards", "card-protect", 3, 2),
        ("cards", "card-purge", 0, 1),
        ("first_five", "card-expand-energy", 1, 0),
        ("first_five", "card-purge", 0, 1),
    ]
    back = [(one.part, one.label, one.after, one.before) for one in tools().compare(other, deck)]
    assert sorted(back) == sorted(found)
