"""What cards cost in dice: for curves, for suggested dice, and for decks that fit together."""

from __future__ import annotations

from typing import Final

from emberhold.games.ashes.catalogue import BY_SLUG
from emberhold.games.ashes.constants import ALL_TYPES, ALLY, DIE_TYPES, POOL_SIZE, READY_SPELL, TYPES
from emberhold.games.ashes.decks.deck_value import Deck
from emberhold.games.ashes.defs import CardDef, Cost

__all__ = ["brings_unit", "costs", "fitting_dice", "full_cost", "play_cost", "types_of"]

POWER_WEIGHT: Final = 3
CLASS_WEIGHT: Final = 2
"""A power symbol shows on one side of a die, so it needs more dice of its type than a class symbol (DICE-02)."""
PHOENIXBORN_WEIGHT: Final = 3
"""The ability of a Phoenixborn is used in most rounds, so it counts like three copies of a card."""


def costs(card: CardDef) -> list[Cost]:
    """What has to be paid to play the card, and to use each of its abilities; of several prices, the first."""
    played = [] if card.play is None else [card.play.by_focus[0][0]]
    return played + [ability.by_focus[0][0] for ability in card.abilities]


def play_cost(slug: str) -> int:
    """How many dice it takes to play a card."""
    card = BY_SLUG[slug]
    return 0 if card.play is None else sum(card.play.by_focus[0][0].need)


def full_cost(slug: str) -> int:
    """How many dice it takes to play a card and, if it is a ready spell, to use it once."""
    if BY_SLUG[slug].kind != READY_SPELL:
        return play_cost(slug)
    return sum(sum(cost.need) for cost in costs(BY_SLUG[slug]))


def types_of(slug: str) -> list[int]:
    """The types of dice that a card cannot do without."""
    needed = costs(BY_SLUG[slug])
    return [kind for kind in range(DIE_TYPES) if any(cost.need[kind] + cost.need[DIE_TYPES + kind] for cost in needed)]


def brings_unit(slug: str) -> bool:
    """Whether a card is a unit or summons one."""
    return BY_SLUG[slug].kind == ALLY or bool(BY_SLUG[slug].summons)


def weights(deck: Deck) -> list[int]:
    """How much a deck needs each type of die."""
    out = [0] * DIE_TYPES
    counted = list(deck.cards.items())
    if deck.phoenixborn:
        counted.append((deck.phoenixborn, PHOENIXBORN_WEIGHT))
    for slug, n in counted:
        for cost in costs(BY_SLUG[slug]):
            for kind in ALL_TYPES:
                out[kind] += n * (POWER_WEIGHT * cost.need[kind] + CLASS_WEIGHT * cost.need[DIE_TYPES + kind])
    return out


def fitting_dice(deck: Deck) -> list[int]:
    """Ten dice that fit what the cards cost.

    Each type gets as many dice as the most demanding price asks for, so that every card can be paid; the rest is
    shared out by how much the deck needs each type.
    """
    wanted = weights(deck)
    out = [0] * DIE_TYPES
    for slug in (deck.phoenixborn, *deck.cards):
        if slug:
            for cost in costs(BY_SLUG[slug]):
                for kind in range(DIE_TYPES):
                    out[kind] = max(out[kind], cost.need[kind] + cost.need[DIE_TYPES + kind])
    if not any(wanted):
        wanted = [1] * DIE_TYPES
    while sum(out) > POOL_SIZE:  # possible only with many types of expensive cards
        out[max(range(DIE_TYPES), key=lambda kind: (out[kind], -wanted[kind]))] -= 1
    while sum(out) < POOL_SIZE:
        # The type that is furthest behind its share; the first of equals.
        out[max(range(DIE_TYPES), key=lambda kind: (wanted[kind] / (out[kind] + 1), -kind))] += 1
    return out


def type_words(kinds: list[int]) -> tuple[str, ...]:
    """The messages that name these types of dice."""
    return tuple(f"die-{TYPES[kind]}" for kind in kinds)
