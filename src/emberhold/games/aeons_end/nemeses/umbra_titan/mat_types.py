"""What a view shows of the Umbra Titan's mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import Amount, EventSeen, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "PillarsView"]


class PillarsView(TypedDict):
    """The Umbra Titan's mat."""

    pillars: int
    """How many pillars stand."""
    built: int
    """How many there were at the beginning."""


class PillarDestroyed(EventSeen):
    """Pillars were destroyed."""

    kind: Literal["pillar-destroyed"]
    amount: Amount
    """How many."""
    left: int
    """How many stand now."""


MAT_VIEW: type = PillarsView
EVENTS: dict[str, type] = events_by_kind(PillarDestroyed)
