"""Which ten dice fit cards: by what their costs ask for, and what is left in the supply."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from emberhold.games.ashes.constants import ALL_TYPES, POOL_SIZE
from emberhold.games.ashes.draft.bot.card_worth import worth_of
from emberhold.games.ashes.draft.constants import OF_EACH_TYPE

__all__ = ["asked_for", "fitting_dice"]

EVERYTHING = [OF_EACH_TYPE] * len(ALL_TYPES)


def asked_for(cards: Iterable[str]) -> list[float]:
    """How much these cards together ask for each type of die."""
    worths = [worth_of(card) for card in cards]
    return [sum(worth.asks[kind] for worth in worths) for kind in ALL_TYPES]


def fitting_dice(
    cards: Iterable[str], have: Sequence[int] = (0, 0, 0, 0), supply: Sequence[int] = tuple(EVERYTHING)
) -> list[int]:
    """Ten dice for these cards: one after the other goes to the type that lacks most.

    `have` are dice that are there already; from `supply` no more can be taken than there are.
    """
    asks = asked_for(cards)
    dice, left = list(have), list(supply)
    while sum(dice) < POOL_SIZE:
        kind = max(
            [kind for kind in ALL_TYPES if left[kind]], key=lambda kind: (asks[kind] / (dice[kind] + 1), asks[kind])
        )
        dice[kind] += 1
        left[kind] -= 1
    return dice
