"""What a view shows of the Hollow Crown's mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import CardSeen, CardSlug, EventSeen, ThingId, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "AcolytesView"]


class AcolytesView(TypedDict):
    """The Hollow Crown's mat."""

    acolytes: list[CardSlug]
    """The acolytes in the acolyte deck by name; nobody knows the order of those that are not at the bottom."""
    bottom: list[CardSlug]
    """The acolytes at the bottom of the deck that everybody knows, the lowest one first."""
    fallen: list[CardSeen]
    """The acolyte discard pile from the bottom; everybody may look through it."""
    serving: list[ThingId]
    """Which minions in play are acolytes, the oldest first."""


class BloodMagic(EventSeen):
    """The Blood Magic of an acolyte happens."""

    kind: Literal["blood-magic"]
    card: CardSeen
    """The acolyte."""


class AcolyteBuried(EventSeen):
    """An acolyte went from play to the bottom of the acolyte deck."""

    kind: Literal["acolyte-buried"]
    card: CardSeen
    """The acolyte."""


class AcolyteBack(EventSeen):
    """A discarded acolyte was shuffled into the acolyte deck."""

    kind: Literal["acolyte-back"]
    card: CardSeen
    """The acolyte."""


MAT_VIEW: type = AcolytesView
EVENTS: dict[str, type] = events_by_kind(BloodMagic, AcolyteBuried, AcolyteBack)
