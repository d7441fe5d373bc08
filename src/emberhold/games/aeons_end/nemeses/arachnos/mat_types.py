"""What a view shows of Arachnos' mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import EventSeen, SeatNumber, ThingId, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "RitualView"]


class RitualView(TypedDict):
    """Arachnos' mat."""

    ritual: int
    """The space of the Ritual Track that the token is on, from 0."""
    end: int
    """The last space of the track."""
    prices: list[int]
    """What a step back costs from each space, the first one from space 1."""
    most_tokens: int
    """With more nemesis tokens than this the ritual is complete."""
    world_devourer: ThingId
    """The World Devourer in play; 0 before it comes."""


class RitualForward(EventSeen):
    """The ritual moved on."""

    kind: Literal["ritual-forward"]
    space: int
    """The space it is on now."""


class RitualBack(EventSeen):
    """A player pushed the ritual back."""

    kind: Literal["ritual-back"]
    seat: SeatNumber
    """The player."""
    space: int
    """The space it is on now."""


class RitualComplete(EventSeen):
    """The ritual is complete."""

    kind: Literal["ritual-complete"]


MAT_VIEW: type = RitualView
EVENTS: dict[str, type] = events_by_kind(RitualForward, RitualBack, RitualComplete)
