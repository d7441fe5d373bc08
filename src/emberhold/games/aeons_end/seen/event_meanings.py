"""What the events of Aeon's End mean for a preview: what hurts, where a turn ends.

Cards and breaches that are discarded or destroyed are no harm: cards are played to be discarded, a deck is better
without some of them, and a breach is destroyed as a price, or together with what hurts the player.
"""

from __future__ import annotations

from typing import Final

from emberhold.core.events import Told
from emberhold.core.preview_facts import ALL, NO_HARM, PLAYER, PreviewFacts

__all__ = ["FACTS"]

HURT: Final = {"suffered": PLAYER, "exhausted": PLAYER, "gravehold-suffered": ALL}


def _harm(told: Told) -> str:
    return HURT.get(str(told["kind"]), NO_HARM)


FACTS: Final = PreviewFacts(
    new_turn=frozenset({"turn-card", "turn-deck-shuffled"}),
    harm=_harm,
    veiled=frozenset({"drew"}),
)
