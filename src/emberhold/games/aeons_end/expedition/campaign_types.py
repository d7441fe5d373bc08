"""Where an expedition stands, as plain data: what is written into set-ups, and what everybody may see."""

from __future__ import annotations

from typing import Literal, TypedDict

from emberhold.core.seen_types import CardSlug, MessageId

__all__ = ["CampaignView", "FoughtView", "StageView"]


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
