"""What a view shows of the Prince of Gluttons' mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import Amount, CardSeen, EventSeen, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "DevouredView"]


class DevouredView(TypedDict):
    """The Prince of Gluttons' mat."""

    devoured: list[CardSeen]
    """The devoured pile from the bottom; everybody may look through it."""
    price: int
    """What its top card costs; 0 if it is empty."""
    bites: int
    """How many cards it devours when it Unleashes."""
    empty: int
    """How many supply piles are empty."""
    piles: int
    """How many supply piles there are; when all of them are empty, the players lose."""


class Devoured(EventSeen):
    """Cards of a supply pile were devoured."""

    kind: Literal["devoured"]
    card: CardSeen
    """The topmost of them."""
    amount: Amount
    """How many cards."""


MAT_VIEW: type = DevouredView
EVENTS: dict[str, type] = events_by_kind(Devoured)
