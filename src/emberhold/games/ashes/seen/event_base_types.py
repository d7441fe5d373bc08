"""What the events of Ashes have in common: words under their keys, and keys that many of them have."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from emberhold.core.seen_types import (
    CardSeen,
    EventSeen,
    Named,
    SeatNumber,
)

__all__ = ["CardEvent", "DieWord", "FaceWord", "RolledDie", "SeatCardEvent", "SeatEvent", "TokenWord", "ZoneWord"]

DieWord: TypeAlias = Annotated[
    Literal["die-natural", "die-charm", "die-ceremonial", "die-illusion"],
    Named("DieWord", "A type of die, as a message id."),
]
RolledDie: TypeAlias = Annotated[
    Literal[
        "die-natural-basic",
        "die-natural-class",
        "die-natural-power",
        "die-charm-basic",
        "die-charm-class",
        "die-charm-power",
        "die-ceremonial-basic",
        "die-ceremonial-class",
        "die-ceremonial-power",
        "die-illusion-basic",
        "die-illusion-class",
        "die-illusion-power",
    ],
    Named("RolledDie", "A die and the side it shows, as a message id."),
]
FaceWord: TypeAlias = Annotated[
    Literal["face-basic", "face-class", "face-power"], Named("FaceWord", "A side of a die, as a message id.")
]
ZoneWord: TypeAlias = Annotated[
    Literal[
        "zone-draw",
        "zone-hand",
        "zone-discard",
        "zone-conjurations",
        "zone-battlefield",
        "zone-spellboard",
        "zone-attached",
        "zone-phoenixborn",
        "zone-removed",
        "zone-played",
    ],
    Named("ZoneWord", "Where a card can lie, as a message id."),
]
TokenWord: TypeAlias = Annotated[
    Literal["token-wound", "token-exhaustion", "token-status"], Named("TokenWord", "A kind of token, as a message id.")
]


class SeatEvent(EventSeen):
    """Something that a player did, or that happened to one."""

    seat: SeatNumber
    """The player."""


class CardEvent(EventSeen):
    """Something that happened to a card."""

    card: CardSeen
    """The card."""


class SeatCardEvent(SeatEvent):
    """Something that a player did with a card, or that happened to a player's card."""

    card: CardSeen
    """The card."""
