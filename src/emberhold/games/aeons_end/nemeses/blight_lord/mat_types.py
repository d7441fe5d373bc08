"""What a view shows of the Blight Lord's mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from emberhold.core.seen_types import EventSeen, SeatNumber, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "BlightView", "SpaceEffect", "TrackSpace"]

SpaceEffect: TypeAlias = Literal["gravehold", "lowest-life", "gains-life", "lost"]


class TrackSpace(TypedDict):
    """A space of the Tainted Track where something happens."""

    space: int
    """Which space it is."""
    effect: SpaceEffect
    """What happens there."""
    n: int
    """How much damage or life; 0 if it is about neither."""


class BlightView(TypedDict):
    """The Blight Lord's mat."""

    track: int
    """The space of the Tainted Track that the token is on."""
    end: int
    """The last space of the track."""
    marks: list[TrackSpace]
    """The spaces where something happens."""
    jades: int
    """How many Tainted Jades are left in their pile."""
    of: int
    """How many there are in all."""
    moves: int
    """How many spaces the token moves at the start of the next nemesis turn, if nothing changes."""


class TaintedTrack(EventSeen):
    """The Tainted Track moved on."""

    kind: Literal["tainted-track"]
    space: int
    """The space it is on now."""


class NoJade(EventSeen):
    """A player had to gain a Tainted Jade, but none was left."""

    kind: Literal["no-jade"]
    seat: SeatNumber
    """The player."""


MAT_VIEW: type = BlightView
EVENTS: dict[str, type] = events_by_kind(TaintedTrack, NoJade)
