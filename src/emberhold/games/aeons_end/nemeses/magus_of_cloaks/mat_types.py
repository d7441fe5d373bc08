"""What a view shows of the Magus of Cloaks' mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import Amount, EventSeen, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "CloaksView"]


class CloaksView(TypedDict):
    """The Magus of Cloaks' mat."""

    cloaks: int
    """How many cloaks he has; each takes 1 off every damage to him."""
    least: int
    """He never has fewer."""
    most: int
    """He never has more."""


class CloaksGained(EventSeen):
    """The Magus of Cloaks gained cloaks."""

    kind: Literal["cloaks-gained"]
    amount: Amount
    left: int
    """How many he has now."""


class CloakLost(EventSeen):
    """The Magus of Cloaks lost cloaks."""

    kind: Literal["cloak-lost"]
    amount: Amount
    left: int
    """How many he has now."""


MAT_VIEW: type = CloaksView
EVENTS: dict[str, type] = events_by_kind(CloaksGained, CloakLost)
