"""What a view shows of the Crooked Mask's mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import CardSeen, EventSeen, SeatNumber, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "CorruptionsView"]


class CorruptionsView(TypedDict):
    """The Crooked Mask's mat."""

    corruptions: int
    """How many cards the corruption deck has."""
    all: int
    """How many corruptions there are."""
    instead: int
    """What Gravehold suffers when a corruption is to be gained and the deck is empty."""


class CorruptionGained(EventSeen):
    """A player gained a corruption, face down on top of their deck."""

    kind: Literal["corruption-gained"]
    seat: SeatNumber
    """Who gained it."""
    left: int
    """How many the corruption deck still has."""


class CorruptionToHand(EventSeen):
    """A player gained a corruption into their hand."""

    kind: Literal["corruption-to-hand"]
    seat: SeatNumber
    """Who gained it."""
    card: CardSeen
    """The card."""


class CorruptionResolved(EventSeen):
    """A player resolves a corruption."""

    kind: Literal["corruption-resolved"]
    seat: SeatNumber
    """Whose corruption it is."""
    card: CardSeen
    """The card."""


class CorruptionBack(EventSeen):
    """A destroyed corruption goes to the bottom of the corruption deck."""

    kind: Literal["corruption-back"]
    card: CardSeen
    """The card."""


class CorruptionPassedOn(EventSeen):
    """A destroyed corruption goes to a player's discard pile."""

    kind: Literal["corruption-passed-on"]
    seat: SeatNumber
    """Whose discard pile it goes to."""
    card: CardSeen
    """The card."""


class NemesisCardDiscarded(EventSeen):
    """A card was discarded from the top of the nemesis deck."""

    kind: Literal["nemesis-card-discarded"]
    card: CardSeen
    """The card."""


class DeckShuffled(EventSeen):
    """A player's discard pile was shuffled into their deck."""

    kind: Literal["deck-shuffled"]
    seat: SeatNumber
    """Whose deck it is."""


MAT_VIEW: type = CorruptionsView
EVENTS: dict[str, type] = events_by_kind(
    CorruptionGained,
    CorruptionToHand,
    CorruptionResolved,
    CorruptionBack,
    CorruptionPassedOn,
    DeckShuffled,
    NemesisCardDiscarded,
)
