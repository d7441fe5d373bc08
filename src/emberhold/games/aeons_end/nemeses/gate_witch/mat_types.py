"""What a view shows of the Gate Witch's mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import Amount, CardSeen, CardSlug, EventSeen, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "GatesView"]


class GatesView(TypedDict):
    """The Gate Witch's mat."""

    gates: int
    """How many time gates are open."""
    limit: int
    """With so many at the end of her turn she may accelerate time."""
    closes: int
    """How many close when she does."""
    lowest: list[CardSlug]
    """The cards at the bottom of the nemesis deck that everybody knows, the lowest one first."""


class GateOpened(EventSeen):
    """Time gates were opened."""

    kind: Literal["gate-opened"]
    amount: Amount
    left: int
    """How many are open now."""


class TimeAccelerated(EventSeen):
    """The Gate Witch accelerates time: one of her turn order cards is shuffled back, and time gates close."""

    kind: Literal["time-accelerated"]
    amount: Amount
    """How many gates close."""
    left: int
    """How many are open now."""


class UnderTheDeck(EventSeen):
    """A card was put on the bottom of the nemesis deck."""

    kind: Literal["under-the-deck"]
    card: CardSeen
    """The card."""


class TurnCardDiscarded(EventSeen):
    """The top card of the turn order deck was discarded."""

    kind: Literal["turn-card-discarded"]
    turn: CardSeen
    """The card."""


MAT_VIEW: type = GatesView
EVENTS: dict[str, type] = events_by_kind(GateOpened, TimeAccelerated, UnderTheDeck, TurnCardDiscarded)
