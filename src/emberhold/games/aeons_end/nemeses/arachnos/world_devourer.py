"""World Devourer, which comes when the ritual of Arachnos is complete: ten cards of different strength."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.text.kit import Card, DefIndex, Harm, minion

WORTH: Final = (
    (5, 3, 3),
    (10, 3, 3),
    (10, 4, 3),
    (15, 4, 4),
    (20, 4, 4),
    (20, 5, 4),
    (25, 5, 4),
    (30, 5, 4),
    (35, 5, 4),
    (40, 4, 5),
)
"""By nemesis tokens: its life beyond that of Arachnos, the damage to Gravehold, the damage to a player."""


def _declare(number: int, worth: tuple[int, int, int]) -> Card:
    life, gravehold, damage = worth
    harm = Harm(gravehold=gravehold, damage=damage)
    card = minion(f"world-devourer-{number}", 0, life=life, nemesis="arachnos", text={"life": life, **harm.numbers})
    card.starts_nemesis_turn(harm.text)
    return card


DEVOURERS: Final = tuple(_declare(number, worth) for number, worth in enumerate(WORTH))


def devourer(tokens: int) -> DefIndex:
    """The card for this many nemesis tokens; the last one is used for all higher numbers."""
    return DEVOURERS[min(tokens, len(DEVOURERS) - 1)].definition.index


def printed_life(tokens: int) -> int:
    """The life printed on that card."""
    return DEVOURERS[min(tokens, len(DEVOURERS) - 1)].definition.life


def is_devourer(index: DefIndex) -> bool:
    return any(card.definition.index == index for card in DEVOURERS)
