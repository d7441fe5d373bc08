"""What player cards are worth, read from their printed numbers: aether, damage, and other good they do when used.

Every number is a rough average over the situations in which a card is used; what it does right now is found out by
trying it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.games.aeons_end.constants import CURSE, GEM, RELIC, SPELL, STARTER, UNIQUE_STARTER
from emberhold.games.aeons_end.defs import CardDef
from emberhold.games.aeons_end.state import DEFS

CHANCE: Final = 0.4
"""How often a condition on a card is met."""
CHARGE: Final = 0.8
"""What a charge is worth, in damage to the nemesis."""
LIFE: Final = 0.9
GRAVEHOLD: Final = 0.7
LESSER_AETHER: Final = 0.4
"""What aether that buys only some things is worth."""
TRICK: Final = 0.8
"""What a relic is worth beyond its numbers."""

AETHER: Final[list[float]] = []
DAMAGE: Final[list[float]] = []
BOON: Final[list[float]] = []
KEEP: Final[list[float]] = []
"""One entry for each card definition; filled the first time they are needed, after the cards have been read."""


def know_cards() -> None:
    """Fill the tables."""
    if len(KEEP) == len(DEFS):
        return
    for table in (AETHER, DAMAGE, BOON, KEEP):
        table.clear()
    for card in DEFS:
        AETHER.append(_aether(card))
        DAMAGE.append(_damage(card))
        BOON.append(_boon(card))
        KEEP.append(_keep(card))


def _number(numbers: Mapping[str, int], name: str) -> int:
    return numbers.get(name, 0)


def _aether(card: CardDef) -> float:
    """How much aether playing or casting it brings."""
    numbers = card.numbers
    if card.kind == SPELL:
        return LESSER_AETHER * _number(numbers, "aether") * (2 if card.echo else 1)
    if (card.kind != GEM and card.kind != RELIC) or card.attaches:
        return 0.0
    first = _number(numbers, "aether")
    instead = max(0, _number(numbers, "instead") - first)
    return first + CHANCE * _number(numbers, "extra") + 0.5 * CHANCE * instead


def _damage(card: CardDef) -> float:
    """How much damage casting it deals from a breach without a bonus."""
    if card.kind != SPELL:
        return 0.0
    numbers = card.numbers
    first = _number(numbers, "damage")
    more = _number(numbers, "extra") + _number(numbers, "bonus") + max(0, _number(numbers, "instead") - first)
    n = (first + CHANCE * more) * (2 if card.echo else 1)
    return n + 0.5 * CHARGE * _number(numbers, "charges") + 0.3 * _number(numbers, "cards")


def _boon(card: CardDef) -> float:
    """What else it is worth, in points, each time it is used."""
    numbers = card.numbers
    if card.kind == GEM:
        return CHANCE * (CHARGE * _number(numbers, "charges") + LIFE * _number(numbers, "life")) + (
            0.2 * _number(numbers, "damage")
        )
    if card.kind != RELIC or (_number(numbers, "aether") and not card.attaches):
        return 0.0
    if card.attaches:
        return 0.7 + 0.3 * (card.aether_on_cast + card.bonus_on_cast + card.capacity)
    good = [
        CHARGE * _number(numbers, "charges"),
        LIFE * _number(numbers, "life"),
        GRAVEHOLD * _number(numbers, "gravehold"),
    ]
    return max(TRICK, *good)


def _keep(card: CardDef) -> float:
    """How much its owner would like to keep it."""
    if card.kind == CURSE:
        return -1.0
    starter = 0.0 if card.role == STARTER else 0.4 if card.role == UNIQUE_STARTER else 0.6
    index = len(KEEP)
    return AETHER[index] + 0.9 * DAMAGE[index] + 0.5 * BOON[index] + starter + 0.15 * card.cost
