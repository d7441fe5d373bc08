"""What a view of an expedition between two battles holds. Everything lies open: the players win or lose together."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from emberhold.core.seen_types import CardSeen, CardSlug, MessageId, Named, SeatNumber
from emberhold.games.aeons_end.expedition.constants import StepWord

__all__ = ["CampaignView", "ExpeditionView", "FoughtView", "MemberView", "StageView"]

StepNow: TypeAlias = Annotated[
    StepWord | Literal["over"], Named("ExpeditionStep", "A step between two battles, or that all is chosen.")
]


class StageView(TypedDict):
    """One battle on the map of an expedition."""

    battle: int
    """Its number."""
    nemesis: CardSlug | None
    """Against whom; null as long as nobody knows (EXPED-01)."""
    tries: int
    """How often it has been fought."""
    won: bool
    """Whether it has been won."""


class FoughtView(TypedDict):
    """A battle that was fought: one line of the chronicle."""

    link: int
    """Which match of the chain it was; the first is 0. Its replay is the replay of that match."""
    battle: int
    """The number of the battle."""
    attempt: int
    """The first try is 1."""
    nemesis: CardSlug
    """Against whom."""
    won: bool
    """Whether it was won."""
    reason: str
    """How it ended: `outcome-<reason>` is its sentence."""
    mages: list[CardSlug]
    """Who fought."""
    treasures: list[CardSlug]
    """What they had with them."""
    piles: list[CardSlug]
    """The market."""


class CampaignView(TypedDict):
    """Where an expedition stands between two battles, or at its end."""

    expedition: Literal["the-new-age", "random", "random-short"]
    """Which expedition."""
    code: str | None
    """The code of a random expedition."""
    battle: int
    """The battle that comes, or the last one."""
    attempt: int
    """The first try is 1."""
    nemesis: CardSlug
    """Whom it is against."""
    stages: list[StageView]
    """The map: every battle."""
    piles: list[CardSlug]
    """The piles in the Barracks (EXPED-02)."""
    banished: list[CardSlug]
    """The piles that this expedition does without (EXPED-03)."""
    mages: list[CardSlug]
    """The mages in the Barracks."""
    treasures: list[CardSlug]
    """The treasures in the Barracks."""
    upgraded: list[CardSlug]
    """The upgraded basics that have joined so far (EXPED-08)."""
    record: list[FoughtView]
    """Every battle so far."""
    story: list[MessageId]
    """What is told now."""
    score: int
    """Points of a random expedition (EXPED-09); of another one, how many battles were won."""
    over: bool
    """Whether the last battle is won or the expedition was given up."""


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
