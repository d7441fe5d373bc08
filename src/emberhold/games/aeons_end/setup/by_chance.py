"""SETUP, TREASURE, NEM-DECK, MARKET: what a set-up may leave to chance, in which words, and how it is drawn.

A set-up keeps the word, as it keeps a random market; what is drawn follows from the seed of the match.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import BY_SLUG, TREASURE_BY_SLUG
from emberhold.games.aeons_end.constants import GROUP_LEVEL, TREASURE, TREASURES_FROM
from emberhold.games.aeons_end.setup.legal import Draw, Plan
from emberhold.games.aeons_end.state import DEFS

__all__ = [
    "ANY_MIX",
    "OWN_LEVELS",
    "RANDOM",
    "TIERS",
    "UPGRADED",
    "any_upgraded",
    "draw_what_is_open",
    "level_word",
    "levels_by",
    "treasures_of",
    "upgraded_by",
    "upgraded_words",
]

RANDOM: Final = "random"
ANY_MIX: Final = "random-any-mix"
"""Nine piles of any kinds."""
OWN_LEVELS: Final = (1, 3)
"""TREASURE-02, TREASURE-07: a player has one treasure of each of these levels."""
TIERS: Final = (1, 2, 3)
UPGRADED: Final = {1: (0, 0, 0), 2: (1, 3, 3), 3: (2, 4, 5), 4: (3, 5, 7)}
"""EXPED-06, EXPED-08: how many upgraded basics of each tier an expedition has brought by a battle."""
LAST_BATTLE: Final = 4


def level_word(level: int) -> str:
    """The word for one treasure of a level."""
    return f"{RANDOM}-level-{level}"


def levels_by(battle: int) -> list[int]:
    """TREASURE-02, TREASURE-06, TREASURE-07: the levels of the treasures that go into a battle of an expedition."""
    return [level for level, first in TREASURES_FROM.items() if battle >= first]


def upgraded_by(battle: int) -> list[Draw]:
    """EXPED-08: so many of each tier as an expedition has brought by this battle."""
    return [Draw((tier,), n) for tier, n in zip(TIERS, UPGRADED[min(battle, LAST_BATTLE)], strict=True)]


def upgraded_words() -> dict[str, int]:
    """The words for some upgraded basics of any tier, and how many each one is."""
    return {f"{RANDOM}-{n}": n for n in range(1, sum(card.upgraded for card in DEFS) + 1)}


def any_upgraded(n: int) -> list[Draw]:
    return [Draw(TIERS, n)]


def treasures_of(level: int) -> list[str]:
    """All treasures of a level, cards and others, by their slugs."""
    cards = [card.slug for card in DEFS if card.role == TREASURE and card.level == level]
    return sorted([*cards, *(slug for slug, treasure in TREASURE_BY_SLUG.items() if treasure.level == level)])


def draw_what_is_open(plan: Plan, rng: Rng) -> None:
    """Put what is drawn in the place of what was left open. Nothing is drawn for a plan that leaves nothing open."""
    if plan.harder is None:
        plan.harder = rng.below(2) == 1
    if plan.x_holder is None:
        plan.x_holder = rng.below(len(plan.mages))
    if plan.random_group:
        plan.group = _drawn(treasures_of(GROUP_LEVEL), (), 1, rng)
    for level in OWN_LEVELS:
        for own, open_levels in zip(plan.treasures, plan.random_treasures, strict=True):
            if level in open_levels:
                # TREASURE-08: nobody else has it, chosen or drawn.
                taken = [slug for theirs in plan.treasures for slug in theirs]
                own += _drawn(treasures_of(level), taken, 1, rng)
    for draw in plan.random_upgraded:
        every = sorted(card.slug for card in DEFS if card.upgraded and card.tier in draw.tiers)
        plan.upgraded += [BY_SLUG[slug] for slug in _drawn(every, (), draw.n, rng)]


def _drawn(things: list[str], taken: Collection[str], n: int, rng: Rng) -> list[str]:
    free = [thing for thing in things if thing not in taken]
    rng.shuffle(free)
    return free[:n]
