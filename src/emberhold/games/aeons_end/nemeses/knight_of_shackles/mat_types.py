"""What a view shows of the Knight's mat, and the events that only this nemesis has."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from emberhold.core.seen_types import EventSeen, SeatNumber, events_by_kind

__all__ = ["EFFECTS", "EVENTS", "MAT_VIEW", "POSITIONS", "ShackledBreachView", "ShacklesView"]

Position: TypeAlias = Literal["i", "ii", "iii", "iv"]
BreachWord: TypeAlias = Literal["position-i", "position-ii", "position-iii", "position-iv"]
BreachEffect: TypeAlias = Literal["two-suffer", "minion-returns", "gravehold", "lost"]
POSITIONS: Final[tuple[Position, ...]] = ("i", "ii", "iii", "iv")
EFFECTS: Final[tuple[BreachEffect, ...]] = ("two-suffer", "minion-returns", "gravehold", "lost")
"""What happens when each breach opens."""


class ShackledBreachView(TypedDict):
    """One of the Knight's own breaches."""

    position: Position
    """Which of its breaches it is."""
    cost: int
    """What it costs a player to turn it back by a step."""
    facing: int
    """How often it has been focused."""
    open: bool
    """Whether it is open; then it stays open."""
    effect: BreachEffect
    """What happens when it opens."""
    n: int
    """How much damage that is; 0 if it is none."""


class ShacklesView(TypedDict):
    """The Knight of Shackles' mat."""

    breaches: list[ShackledBreachView]
    """Its breaches, the cheapest first."""
    last_facing: int
    """A breach that has been focused so often opens when it is focused again."""
    fixed: bool
    """Whether no breach can be turned back now."""


class KnightFocused(EventSeen):
    """The Knight focused one of its breaches."""

    kind: Literal["knight-focused"]
    breach: BreachWord
    """Which breach, as a message id."""
    facing: int
    """How often it has been focused now."""


class KnightOpened(EventSeen):
    """The Knight opened one of its breaches."""

    kind: Literal["knight-opened"]
    breach: BreachWord
    """Which breach, as a message id."""


class KnightTurnedBack(EventSeen):
    """A player turned one of the Knight's breaches back by a step."""

    kind: Literal["knight-turned-back"]
    seat: SeatNumber
    """The player."""
    breach: BreachWord
    """Which breach, as a message id."""


MAT_VIEW: type = ShacklesView
EVENTS: dict[str, type] = events_by_kind(KnightFocused, KnightOpened, KnightTurnedBack)
