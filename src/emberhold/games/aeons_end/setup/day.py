"""The battle of the day: a set-up that follows from a date, the same for everybody."""

from __future__ import annotations

from typing import Any, Final

from emberhold.core.journal import Setup
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import MAGE_BY_SLUG, NEMESIS_BY_SLUG, load_content
from emberhold.games.aeons_end.constants import GROUP_LEVEL, TREASURES_FROM
from emberhold.games.aeons_end.setup.by_chance import TIERS, UPGRADED, treasures_of
from emberhold.games.aeons_end.setup.lay_out import random_market
from emberhold.games.aeons_end.state import DEFS

__all__ = ["battle_of_day"]

USUAL_MAGES: Final = 2
"""SOLO-05: one person can run two mages."""
SEED_BITS: Final = 48


def battle_of_day(day: int, mages: int = USUAL_MAGES) -> tuple[Setup, int]:
    """The set-up and the seed of a day; days are counted from the first day of the year 1, which is 1.

    Nemesis, market, upgraded cards and the treasure of the group are the same for every number of mages, and so is what
    each seat has: with more mages, others join them.
    """
    load_content()
    rng = Rng(day)
    order, nemeses = sorted(MAGE_BY_SLUG), sorted(NEMESIS_BY_SLUG)
    rng.shuffle(order)
    nemesis = nemeses[rng.below(len(nemeses))]
    battle = NEMESIS_BY_SLUG[nemesis].battle
    own: list[list[str]] = [[] for _ in range(mages)]
    setup: dict[str, Any] = {"nemesis": nemesis, "market": [card.slug for card in random_market(rng)]}
    for level, first in TREASURES_FROM.items():
        treasures = treasures_of(level)
        rng.shuffle(treasures)
        if battle >= first and level == GROUP_LEVEL:
            setup["treasure"] = treasures[0]
        elif battle >= first:
            for seat in range(mages):
                own[seat].append(treasures[seat])
    upgraded = []
    for tier, n in zip(TIERS, UPGRADED[battle], strict=True):
        cards = sorted(card.slug for card in DEFS if card.upgraded and card.tier == tier)
        rng.shuffle(cards)
        upgraded += cards[:n]
    setup["upgraded"] = upgraded
    setup["seats"] = [{"mage": order[seat], "treasures": own[seat]} for seat in range(mages)]
    return setup, rng.next() >> 64 - SEED_BITS
