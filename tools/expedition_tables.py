"""Barracks of an expedition in each of its steps, written by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from emberhold.games.aeons_end.expedition.campaign import Campaign
from emberhold.games.aeons_end.expedition.campaign_types import FoughtView
from emberhold.games.aeons_end.expedition.plan import NEW_AGE, plan_of
from tools.screens import State

__all__ = ["EXPEDITIONS", "barracks"]

PARTY: Final = ("person", "bot=greedy")
TRIO: Final = ("person", "person", "bot=greedy")


def barracks(battle: int, results: str, story: Sequence[str], players: int = 2) -> dict[str, object]:
    """The Barracks before a battle, after these results: `-+` was lost once and then won, by the first piles."""
    campaign = Campaign({"players": players})
    plan = plan_of(NEW_AGE, "")
    piles, mages, treasures = list(plan.start.piles), list(plan.start.mages), list(plan.start.treasures)
    banished: list[str] = []
    upgraded: list[str] = []
    record: list[FoughtView] = []
    at, attempt = 0, 1
    for result in results:
        banished += piles[9:]
        piles = piles[:9]
        record.append(
            {
                "link": 2 * len(record) + 1,
                "battle": at + 1,
                "attempt": attempt,
                "nemesis": plan.battles[at].nemesis,
                "won": result == "+",
                "reason": "nemesis" if result == "+" else "gravehold",
                "mages": mages[:players],
                "treasures": treasures[:players],
                "piles": [*piles],
            }
        )
        attempt += 1
        if result == "+":
            reward = plan.battles[at].reward
            piles += reward.piles
            mages += reward.mages
            treasures += reward.treasures
            at, attempt = at + 1, 1
            upgraded += plan.battles[at].upgraded
    assert at + 1 == battle
    seen = campaign.view() | {
        "battle": battle,
        "attempt": attempt,
        "nemesis": plan.battles[at].nemesis,
        "stages": [
            {
                "battle": number + 1,
                "nemesis": plan.battles[number].nemesis if number <= at else None,
                "tries": sum(fought["battle"] == number + 1 for fought in record),
                "won": number < at,
            }
            for number in range(len(plan.battles))
        ],
        "piles": piles,
        "banished": banished,
        "mages": mages,
        "treasures": treasures,
        "upgraded": upgraded,
        "record": record,
        "story": [f"story-new-age-{one}" for one in story],
    }
    return {"players": players, "campaign": seen}


SECOND: Final = barracks(2, "-+", ("won-1", "before-2"))
LAST: Final = barracks(4, "-++-+", ("won-3", "before-4"), 3)
READ: Final[Mapping[str, object]] = {**SECOND, "campaign": {**SECOND["campaign"], "story": []}}  # type: ignore[dict-item]
READ_LAST: Final[Mapping[str, object]] = {**LAST, "campaign": {**LAST["campaign"], "story": []}}  # type: ignore[dict-item]


def _chosen(of: Mapping[str, object], step: str, *, piles: int = 9, **more: object) -> Mapping[str, object]:
    """With so many piles chosen: those that came last, and the oldest."""
    there = of["campaign"]["piles"]  # type: ignore[index]
    return {**of, "chosen": {"step": step, "piles": [*there[9:], *there[:9]][:piles], **more}}


MEMBERS: Final = [{"mage": "gygar"}, {"mage": "rhia"}]
THREE: Final = [
    {"mage": "gygar", "treasures": ["garus-torch"]},
    {"mage": "rhia", "treasures": ["xaxos-pyre"]},
    {"mage": "talix", "treasures": ["kadirs-emerald-shard"]},
]

EXPEDITIONS: Final[Mapping[str, State]] = {
    "story": State(None, seats=PARTY),
    "story-won": State(SECOND, seats=PARTY),
    "story-lost": State(barracks(1, "-", ("lost-1",)), seats=PARTY),
    "piles": State(_chosen(READ, "piles", piles=4), seats=PARTY),
    "mages": State(_chosen(READ, "mages"), seats=PARTY),
    "treasures": State(_chosen(READ, "treasures", seats=MEMBERS), seats=PARTY),
    "group": State(_chosen(READ_LAST, "group-treasure", seats=THREE), seats=TRIO),
    "ready": State(
        _chosen(
            READ,
            "ready",
            seats=[*THREE[:2]],
        ),
        seats=PARTY,
    ),
}
"""By what the player in the first seat is to do."""
