"""What a view shows of the Carapace Queen's mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import Amount, EventSeen, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "HusksView", "SwarmLine"]


class SwarmLine(TypedDict):
    """A line of the swarm: what happens with up to so many husks."""

    most: int
    """The most husks with which it happens."""
    effect: Literal["more-husks", "discard-spell", "gravehold", "lowest-life", "lost"]
    """What happens."""
    n: int
    """How many husks come, or how much damage is suffered."""


class HusksView(TypedDict):
    """The Carapace Queen's mat."""

    husks: int
    """How many husks are in play."""
    wounded: int
    """How many of them have lost one of two lives in this turn."""
    life: int
    """The life of a husk, 1 or 2."""
    spaces: int
    """How many husks there can be at the most."""
    swarm: list[SwarmLine]
    """What a swarm does, by the number of husks."""


class Husks(EventSeen):
    """Husks were placed."""

    kind: Literal["husks"]
    amount: Amount
    left: int
    """How many there are now."""


class HusksGone(EventSeen):
    """Husks were discarded."""

    kind: Literal["husks-gone"]
    amount: Amount
    left: int
    """How many there are now."""


class HusksHurt(EventSeen):
    """The husks take damage."""

    kind: Literal["husks-hurt"]
    amount: Amount
    """How much damage."""


class Swarm(EventSeen):
    """The Carapace Queen swarms."""

    kind: Literal["swarm"]
    amount: Amount
    """With how many husks."""


MAT_VIEW: type = HusksView
EVENTS: dict[str, type] = events_by_kind(Husks, HusksGone, HusksHurt, Swarm)
