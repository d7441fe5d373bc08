"""What a view shows of Rageborne's mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import Amount, CardSeen, CardSlug, EventSeen, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "FuryView"]


class FuryView(TypedDict):
    """Rageborne's mat."""

    fury: int
    """How much Fury it has."""
    strikes_at: int
    """With this much Fury at the end of its turn it strikes."""
    strikes: list[CardSlug]
    """The cards of the strike deck by name; nobody knows their order."""
    strike: CardSlug | None
    """The strike that is happening now; null if none is."""


class Fury(EventSeen):
    """Rageborne gained Fury."""

    kind: Literal["fury"]
    amount: Amount
    left: int
    """How much it has now."""


class FuryLost(EventSeen):
    """Rageborne lost Fury."""

    kind: Literal["fury-lost"]
    amount: Amount
    left: int
    """How much it has now."""


class Strike(EventSeen):
    """Rageborne strikes with this card of its strike deck."""

    kind: Literal["strike"]
    card: CardSeen
    """The card."""


MAT_VIEW: type = FuryView
EVENTS: dict[str, type] = events_by_kind(Fury, FuryLost, Strike)
