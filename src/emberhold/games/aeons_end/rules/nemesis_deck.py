"""NEM-DECK: which cards a nemesis deck can hold, and how many of each tier."""

from __future__ import annotations

from functools import cache
from typing import Final

from emberhold.core.kinds import DefIndex
from emberhold.games.aeons_end.constants import NEMESIS_CARD
from emberhold.games.aeons_end.kinds import Tier
from emberhold.games.aeons_end.nemesis_def import NemesisDef
from emberhold.games.aeons_end.state import DEFS

NEEDED: Final = {1: (1, 3, 5, 8), 2: (3, 5, 6, 7), 3: (7, 7, 7, 7)}
"""NEM-DECK-02: basic cards by tier and number of players."""
SOLO_UPGRADED: Final = {1: 1, 2: 3}
"""NEM-DECK-05: how many upgraded cards of these tiers a lone player meets at most."""


def unique_cards(nemesis: NemesisDef, tier: Tier) -> list[DefIndex]:
    """NEM-DECK-01; tier-0 cards never enter the deck (SETUP-08)."""
    return [card.index for card in nemesis.cards if card.tier == tier and card.role == NEMESIS_CARD]


@cache
def standard_basics(tier: Tier) -> tuple[DefIndex, ...]:
    return tuple(
        [
            card.index
            for card in DEFS
            if card.role == NEMESIS_CARD and card.tier == tier and not card.nemesis and not card.upgraded
        ]
    )


def upgraded_slots(seats: int, tier: Tier) -> int:
    """NEM-DECK-02, NEM-DECK-05: how many upgraded cards of a tier can go into the deck."""
    slots = NEEDED[tier][seats - 1]
    return min(slots, SOLO_UPGRADED.get(tier, slots)) if seats == 1 else slots
