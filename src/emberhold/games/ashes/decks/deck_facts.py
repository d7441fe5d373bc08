"""What players want to know about a deck: its cards by type, its curve, what it asks of the dice."""

from __future__ import annotations

from emberhold.core.deck_tools import DeckDifference, SampleHand
from emberhold.core.rng import Rng
from emberhold.games.ashes.catalogue import BY_SLUG
from emberhold.games.ashes.constants import CARD_TYPES, DIE_TYPES, FACES, HAND_SIZE, SIDES, TYPES
from emberhold.games.ashes.decks.card_costs import costs, play_cost
from emberhold.games.ashes.decks.deck_value import Deck
from emberhold.games.ashes.decks.deck_writer import GROUPS
from emberhold.games.ashes.decks.legality import first_five_problems

__all__ = ["changes", "deck_facts", "sample_hand"]


def deck_facts(deck: Deck) -> dict[str, object]:
    """Groups of cards with their prices, how many cards cost how many dice, symbols, dice, conjurations."""
    return {
        "name": deck.name,
        "phoenixborn": deck.phoenixborn,
        "size": deck.size(),
        "dice": dict(zip(TYPES, deck.dice, strict=True)),
        "groups": [
            {"type": CARD_TYPES[kind], "cards": [_line(slug, n) for slug, n in deck.cards.items() if _is(slug, kind)]}
            for kind, _ in GROUPS
            if any(_is(slug, kind) for slug in deck.cards)
        ],
        "curve": _curve(deck),
        "symbols": _symbols(deck),
        "conjurations": {slug: BY_SLUG[slug].copies for slug in deck.conjurations()},
        "first_five": list(deck.first_five),
        "notes": deck.notes,
    }


def _is(slug: str, kind: int) -> bool:
    return BY_SLUG[slug].kind == kind


def _line(slug: str, n: int) -> dict[str, object]:
    return {"card": slug, "n": n, "costs": [cost.to_json() for cost in costs(BY_SLUG[slug])]}


def _curve(deck: Deck) -> list[int]:
    """How many cards can be played for 0, 1, 2 … dice."""
    prices = {slug: play_cost(slug) for slug in deck.cards}
    most = max(prices.values(), default=0)
    return [sum(n for slug, n in deck.cards.items() if prices[slug] == price) for price in range(most + 1)]


def _symbols(deck: Deck) -> dict[str, dict[str, int]]:
    """How often each symbol stands on the cards, copies counted: to play them, and to use each ability once."""
    out: dict[str, dict[str, int]] = {kind: {"class": 0, "power": 0} for kind in TYPES}
    for slug, n in deck.cards.items():
        for cost in costs(BY_SLUG[slug]):
            for at, kind in enumerate(TYPES):
                out[kind]["power"] += n * cost.need[at]
                out[kind]["class"] += n * cost.need[DIE_TYPES + at]
    return out


def sample_hand(deck: Deck, seed: int) -> SampleHand:
    """SETUP-03, SETUP-04: the favourite First Five, or five cards by chance; what is drawn next; ten dice, rolled."""
    luck = Rng(seed)
    pile = [slug for slug, n in deck.cards.items() for _ in range(n)]
    luck.shuffle(pile)
    favourite = [] if first_five_problems(deck.first_five, deck.cards, "") else list(deck.first_five)
    hand = favourite or list(dict.fromkeys(pile))[:HAND_SIZE]
    for slug in hand:
        pile.remove(slug)
    dice = [
        f"die-{kind}-{FACES[SIDES[luck.below(len(SIDES))]]}"
        for kind, n in zip(TYPES, deck.dice, strict=True)
        for _ in range(n)
    ]
    return SampleHand(hand, pile[:HAND_SIZE], dice)


def changes(before: Deck, after: Deck) -> list[DeckDifference]:
    """What is in the decks in different numbers, in the order of a deck's parts."""
    out: list[DeckDifference] = []
    if before.phoenixborn != after.phoenixborn:
        out += [DeckDifference("phoenixborn", f"card-{before.phoenixborn}", 1, 0)] if before.phoenixborn else []
        out += [DeckDifference("phoenixborn", f"card-{after.phoenixborn}", 0, 1)] if after.phoenixborn else []
    for kind, old, new in zip(TYPES, before.dice, after.dice, strict=True):
        if old != new:
            out.append(DeckDifference("dice", f"die-{kind}", old, new))
    for slug in sorted({*before.cards, *after.cards}):
        if before.cards.get(slug, 0) != after.cards.get(slug, 0):
            out.append(DeckDifference("cards", f"card-{slug}", before.cards.get(slug, 0), after.cards.get(slug, 0)))
    for slug in sorted({*before.first_five} ^ {*after.first_five}):
        had = int(slug in before.first_five)
        out.append(DeckDifference("first_five", f"card-{slug}", had, 1 - had))
    return out
