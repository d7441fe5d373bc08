"""What the digest of the draft is made from: its numbers, and drafts for two, three and four people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from emberhold.core.rng import Rng
from emberhold.games.ashes.draft import constants
from emberhold.games.ashes.draft.setup.lay_out import new_table
from tools.rules_digest import SampleMatch

__all__ = ["printed", "tables"]

DRAFTS: Final = 12
"""For each number of people."""
LONG: Final = 100
"""More decisions than a draft has."""


def printed() -> object:
    table = new_table(2, Rng(0))
    return {
        "phoenixborn": sorted(table.slug(card) for card in table.unclaimed),
        "draft deck": sorted(table.slug(card) for card in table.deck),
        "limits": [constants.PACK_SIZE, constants.AT_A_TIME, constants.OF_EACH_TYPE],
    }


def tables() -> Iterator[SampleMatch]:
    for number in range(DRAFTS):
        for players in (2, 3, 4):
            gives_up = number % players if number % 4 == 3 else None
            yield SampleMatch({"players": players}, number, LONG, gives_up)
