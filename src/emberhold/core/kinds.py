"""Numbers with a kind: a card is not a seat, and the type checker says so when they are mixed up.

All of them are ints while a match runs, and cost nothing there. Values that are read from a state or a constant have
their kind already; a kind is put on by hand only where a number comes from outside (an answer, a call of a client) or
where a thing is made.
"""

# Numbers of a kind are written plainly, `X: Final[Zone] = 1`: the compiler puts only such a number in where it is used.
# mypy: disable-error-code="assignment"

from __future__ import annotations

from typing import Final, NewType, TypeAlias

__all__ = [
    "MOST_SEATS",
    "NO_CARD",
    "NO_SEAT",
    "SEATS_OF",
    "VIEWERS_OF",
    "CardId",
    "DefIndex",
    "LeafKind",
    "MomentKind",
    "Phase",
    "Seat",
    "Spectator",
    "ViewId",
    "Viewer",
    "Zone",
]

CardId = NewType("CardId", int)
"""One card of a match: its place in the state's lists. It never leaves the engine; viewers have ids of their own."""

DefIndex = NewType("DefIndex", int)
"""What is printed on a card: the place of its def in the game's list of defs."""

LeafKind = NewType("LeafKind", int)
"""Which of a game's values of the end of a playout is meant."""

Seat = NewType("Seat", int)
"""A player, counted from 0."""

Spectator = NewType("Spectator", int)
"""Somebody who watches without a seat; numbered after the last seat."""

Viewer: TypeAlias = Seat | Spectator

ViewId = NewType("ViewId", int)
"""The id by which one viewer knows a card; 0 where the viewer cannot tell it from others."""

Zone = NewType("Zone", int)
"""Where a card is."""

MomentKind = NewType("MomentKind", int)
"""What a moment is about: the constants that content names in `@CARD.when(…)`."""

Phase = NewType("Phase", int)
"""Where in a round or turn a state is."""

NO_CARD: Final[CardId] = -1
NO_SEAT: Final[Seat] = -1

MOST_SEATS: Final = 4
"""How many seats a table may have. A game for more people raises it here, and adds letters in `seat_letters`."""

SEATS_OF: Final = tuple([tuple([Seat(n) for n in range(seats)]) for seats in range(MOST_SEATS + 1)])
"""By the number of seats: the seats of a table, made once."""

VIEWERS_OF: Final[tuple[tuple[Viewer, ...], ...]] = tuple([(*seats, Spectator(len(seats))) for seats in SEATS_OF])
"""By the number of seats: its viewers, each seat and a spectator."""
