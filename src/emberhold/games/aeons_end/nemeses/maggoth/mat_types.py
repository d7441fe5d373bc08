"""What a view shows of Maggoth's mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Final, Literal, NewType, TypedDict

from emberhold.core.seen_types import Amount, EventSeen, events_by_kind

__all__ = ["CONSTANTS", "EVENTS", "FLY", "MAGGOT", "MAT_VIEW", "NestView", "Token"]

Token = NewType("Token", int)
"""A maggot or a fly in the Nest, written as its life."""
MAGGOT: Final = Token(1)
FLY: Final = Token(2)


class NestView(TypedDict):
    """Maggoth's mat."""

    nest: list[list[int]]
    """The tokens in the Nest by row, the lowest first; a token is written as its life, 1 a maggot and 2 a fly."""
    spaces: list[int]
    """How many tokens each row has room for."""


class Placed(EventSeen):
    """Tokens came to the Nest."""

    kind: Literal["placed"]
    token: Literal["token-maggot", "token-fly"]
    """Which tokens."""
    amount: Amount


class Hatched(EventSeen):
    """The lowest maggot became a fly."""

    kind: Literal["hatched"]


class RowFull(EventSeen):
    """A row of the Nest is full."""

    kind: Literal["row-full"]
    row: int
    """The number of the row, the lowest is 1."""


class NestHurt(EventSeen):
    """The Nest takes damage."""

    kind: Literal["nest-hurt"]
    amount: Amount
    """How much damage."""
    row: int
    """The number of the row that takes it, the lowest is 1."""


MAT_VIEW: type = NestView
EVENTS: dict[str, type] = events_by_kind(Placed, Hatched, RowFull, NestHurt)
CONSTANTS: dict[str, object] = {"MAGGOT": MAGGOT, "FLY": FLY}
