"""What a view shows of the Tide Caller's mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import Amount, CardSeen, CardSlug, EventSeen, SeatNumber, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "TideView"]


class TideView(TypedDict):
    """The Tide Caller's mat."""

    tide: int
    """How high the tide is."""
    drowned: list[CardSlug]
    """Drowned cards, the oldest first."""
    deep: int
    """How many cards the deck of the deep has."""
    pearls: list[int]
    """By seat: how many pearls the player has."""


class WaveHurt(EventSeen):
    """The wave takes damage."""

    kind: Literal["wave-hurt"]
    amount: Amount
    left: int
    """How high the tide is now."""


class Pearl(EventSeen):
    """A player found a pearl."""

    kind: Literal["pearl"]
    seat: SeatNumber


class Tide(EventSeen):
    """The tide rose."""

    kind: Literal["tide"]
    left: int
    """How high it is now."""


class Drowned(EventSeen):
    """A card of a player drowned."""

    kind: Literal["drowned"]
    seat: SeatNumber
    card: CardSeen
    """The card."""


MAT_VIEW: type = TideView
EVENTS: dict[str, type] = events_by_kind(WaveHurt, Pearl, Tide, Drowned)
