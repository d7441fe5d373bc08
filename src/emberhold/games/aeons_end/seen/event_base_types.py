"""What the events of Aeon's End have in common: words under their keys, and keys that many of them have."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from emberhold.core.seen_types import (
    CardSeen,
    EventSeen,
    Named,
    SeatNumber,
)

__all__ = ["BreachEvent", "CardEvent", "Left", "PositionWord", "PurseWord", "SeatCardEvent", "SeatEvent"]

PositionWord: TypeAlias = Annotated[
    Literal["position-i", "position-ii", "position-iii", "position-iv"],
    Named("PositionWord", "The breach by its place on the player's mat, as a message id."),
]
PurseWord: TypeAlias = Annotated[
    Literal["purse-aether", "purse-breaches", "purse-relics", "purse-gems", "purse-cards"],
    Named("PurseWord", "What the aether may be spent on, as a message id."),
]
Left: TypeAlias = Annotated[int, Named("Left", "How much, or how many, there is now.")]


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


class BreachEvent(SeatEvent):
    """Something that happened to a player's breach."""

    breach: PositionWord
