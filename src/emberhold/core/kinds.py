"""Numbers with a kind: a card is no seat, and the type checker says so.

All of them are ints while a match runs, and cost nothing there. Values that are read from a state or a constant have
their kind already; a kind is put on by hand only where a number comes from outside (an answer, a call of a client) or
where a thing is made.
"""

from __future__ import annotations

from typing import Final, NewType, TypeAlias

__all__ = [
    "NO_CARD",
    "NO_SEAT",
    "CardId",
    "DefIndex",
    "MomentKind",
    "Phase",
    "Seat",
    "Spectator",
    "ViewId",
    "Viewer",
    "Zone",
    "seats_up_to",
    "viewers_up_to",
]

CardId = NewType("CardId", int)
"""One card of a match: its place in the state's lists. It never leaves the engine; a viewer has an own id for it."""

DefIndex = NewType("DefIndex", int)
"""What is printed on a card: the place of its def in the game's list of defs."""

Seat = NewType("Seat", int)
"""A player, counted from 0."""

Spectator = NewType("Spectator", int)
"""Somebody without a seat who looks on; has the number after the last seat."""

Viewer: TypeAlias = Seat | Spectator

ViewId = NewType("ViewId", int)
"""The id by which one viewer knows a card; 0 where the viewer cannot tell it from others."""

Zone = NewType("Zone", int)
"""Where a card is."""

MomentKind = NewType("MomentKind", int)
"""What a moment is about: the constants that content names in `@CARD.when(…)`."""

Phase = NewType("Phase", int)
"""Where in a round or turn a state is."""

NO_CARD: Final = CardId(-1)
NO_SEAT: Final = Seat(-1)

_SEATS: Final[dict[int, tuple[Seat, ...]]] = {}
_VIEWERS: Final[dict[int, tuple[Viewer, ...]]] = {}


def seats_up_to(count: int) -> tuple[Seat, ...]:
    """The seats of a table, made once for each size."""
    ready = _SEATS.get(count)
    if ready is None:
        ready = _SEATS[count] = tuple([Seat(n) for n in range(count)])
    return ready


def viewers_up_to(seats: int) -> tuple[Viewer, ...]:
    """The viewers of a table with this many seats: each seat and a spectator."""
    ready = _VIEWERS.get(seats)
    if ready is None:
        ready = _VIEWERS[seats] = (*seats_up_to(seats), Spectator(seats))
    return ready
