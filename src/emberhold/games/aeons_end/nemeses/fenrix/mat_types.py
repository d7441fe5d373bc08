"""What a view shows of Fenrix' mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import CardSeen, EventSeen, SeatNumber, ThingId, events_by_kind

__all__ = ["EVENTS", "MAT_VIEW", "ClawsView"]


class ClawsView(TypedDict):
    """Fenrix' mat."""

    claw_deck: int
    """How many cards the claw deck has."""
    tokens_for_claws: int
    """With this many nemesis tokens a claw comes into play."""
    positions: list[ThingId]
    """By seat: the minion on which the player's Position token lies; 0 if the player has it."""
    more_life: int
    """How much more life claws have when they come into play."""
    claws_shut: bool
    """Whether no Position token may be placed on a claw in this turn."""


class PositionTaken(EventSeen):
    """A player put a Position token on a minion."""

    kind: Literal["position"]
    seat: SeatNumber
    """The player."""
    card: CardSeen
    """The minion."""


class PositionBack(EventSeen):
    """A Position token went back to its player."""

    kind: Literal["position-back"]
    seat: SeatNumber
    """The player."""


class ClawsShut(EventSeen):
    """No Position token may be placed on a claw in this turn."""

    kind: Literal["claws-shut"]


MAT_VIEW: type = ClawsView
EVENTS: dict[str, type] = events_by_kind(PositionTaken, PositionBack, ClawsShut)
