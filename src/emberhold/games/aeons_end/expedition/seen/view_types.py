"""What a view of an expedition between two battles holds. Everything lies open: the players win or lose together."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from emberhold.core.seen_types import CardSeen, Named, SeatNumber
from emberhold.games.aeons_end.expedition.campaign_types import CampaignView
from emberhold.games.aeons_end.expedition.constants import StepWord

__all__ = ["ExpeditionView", "MemberView"]

StepNow: TypeAlias = Annotated[
    StepWord | Literal["over"], Named("ExpeditionStep", "A step between two battles, or that all is chosen.")
]


class MemberView(TypedDict):
    """One of the players."""

    seat: SeatNumber
    mage: CardSeen | None
    """The mage for this battle; null before one is picked."""
    rests: bool
    """Whether this player sits the battle out."""
    treasures: list[CardSeen]
    """The treasures of this player for this battle."""


class ExpeditionView(TypedDict):
    """The Barracks between two battles."""

    game: Literal["aeons-end-expedition"]
    """The game."""
    you: SeatNumber | None
    """The seat that looks; null is a spectator."""
    step: StepNow
    turn: list[SeatNumber]
    """Who is asked now; all who are may answer for the group."""
    campaign: CampaignView
    """Where the expedition stands."""
    piles: list[CardSeen]
    """The piles in the Barracks."""
    taken: list[CardSeen]
    """The piles that are chosen for this battle."""
    needed: int
    """How many piles a market has."""
    mages: list[CardSeen]
    """The mages in the Barracks."""
    treasures: list[CardSeen]
    """The treasures in the Barracks."""
    levels: list[int]
    """The levels of the treasures that are taken into this battle."""
    group: CardSeen | None
    """The treasure of the group for this battle."""
    holder: SeatNumber | None
    """With three mages, who begins with the X token."""
    players: list[MemberView]
    """Everybody by seat."""
