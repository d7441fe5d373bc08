"""What a view shows of Ageless Walker's mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import Amount, CardSeen, EventSeen, SeatNumber, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "ExiledView"]


class ExiledView(TypedDict):
    """Ageless Walker's mat."""

    exiled: list[CardSeen]
    """The exiled pile from the bottom; everybody may look through it."""
    price: int
    """What its top card costs; 0 if it is empty."""


class Exiled(EventSeen):
    """A card of a player was exiled."""

    kind: Literal["exiled"]
    seat: SeatNumber
    """Whose card it was."""
    card: CardSeen
    """The card."""


class ExiledFromPile(EventSeen):
    """A card was exiled from its supply pile."""

    kind: Literal["exiled-from-pile"]
    card: CardSeen
    """The card."""


class ExiledDestroyed(EventSeen):
    """The exiled pile was destroyed."""

    kind: Literal["exiled-destroyed"]
    amount: Amount
    """How many cards it had."""


MAT_VIEW: type = ExiledView
EVENTS: dict[str, type] = events_by_kind(Exiled, ExiledFromPile, ExiledDestroyed)
