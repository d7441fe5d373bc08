"""The Barracks between two battles: what is there, and what the players have chosen so far."""

from __future__ import annotations

from typing import Final, final

from emberhold.core.events import CardRef
from emberhold.core.kinds import Phase, Seat
from emberhold.core.rng import Rng
from emberhold.core.state import State
from emberhold.games.aeons_end.expedition.campaign_types import CampaignView
from emberhold.games.aeons_end.expedition.constants import STORY
from emberhold.games.aeons_end.expedition.orders import Orders

__all__ = ["NOTHING", "ExpeditionState"]

NOTHING: Final = -1
"""No thing, or no seat."""


@final
class ExpeditionState(State):
    """Everything that can change between two battles. All of it lies open, and nothing in it is left to chance.

    A thing is a pile, a mage or a treasure of the Barracks, by its number; its id is one more.
    """

    __slots__ = (
        "campaign",
        "consolation",
        "group",
        "holder",
        "kinds",
        "levels",
        "mage",
        "mages",
        "out",
        "piles",
        "rests",
        "step",
        "taken",
        "things",
        "treasures",
        "turns",
        "worn",
    )

    def __init__(self, seats: int, rng: Rng, campaign: CampaignView) -> None:
        super().__init__(seats, rng)
        self.campaign = campaign
        """Where the expedition stands; it does not change before the next battle."""
        self.things: tuple[str, ...] = (*campaign["piles"], *campaign["mages"], *campaign["treasures"])
        piles, mages = len(campaign["piles"]), len(campaign["mages"])
        self.piles = range(piles)
        self.mages = range(piles, piles + mages)
        self.treasures = range(piles + mages, len(self.things))
        self.levels: tuple[int, ...] = ()
        """For each treasure its level."""
        self.kinds: tuple[str, ...] = ()
        """The consolations that can be chosen after a defeat."""
        self.consolation = NOTHING
        self.step: Phase = STORY
        self.turns: list[Seat] = []
        """Who still picks something of their own in this step, in order."""
        self.taken: list[int] = []
        """The piles for the market, in the order in which they were chosen."""
        self.mage = [NOTHING] * seats
        self.rests = [False] * seats
        """Who sits this battle out."""
        self.worn: list[list[int]] = [[] for _ in range(seats)]
        """The treasures of each seat."""
        self.group = NOTHING
        self.holder = NOTHING
        self.out = [False] * seats
        """Who has given up."""

    def copy(self) -> ExpeditionState:
        other = ExpeditionState(self.seats, self.rng.copy(), self.campaign)
        other.outcome, other.conceded, other.reveals = self.outcome, self.conceded, self.reveals
        other.levels, other.kinds, other.consolation = self.levels, self.kinds, self.consolation
        other.step, other.turns = self.step, self.turns[:]
        other.taken, other.mage, other.rests = self.taken[:], self.mage[:], self.rests[:]
        other.worn = [worn[:] for worn in self.worn]
        other.group, other.holder, other.out = self.group, self.holder, self.out[:]
        return other

    @property
    def present(self) -> tuple[Seat, ...]:
        """Everybody who has not given up."""
        return tuple([seat for seat in self.all_seats if not self.out[seat]])

    @property
    def fighters(self) -> list[Seat]:
        """Who has a mage for this battle."""
        return [seat for seat in self.all_seats if self.mage[seat] != NOTHING]

    def level(self, treasure: int) -> int:
        return self.levels[treasure - self.treasures.start]

    def free_treasures(self, level: int) -> list[int]:
        """TREASURE-08: those of a level that nobody has taken."""
        worn = {self.group, *(thing for worn in self.worn for thing in worn)}
        return [thing for thing in self.treasures if self.level(thing) == level and thing not in worn]

    def free_mages(self) -> list[int]:
        return [mage for mage in self.mages if mage not in self.mage]

    def ref(self, thing: int) -> CardRef:
        """A thing as everybody sees it, for an event."""
        return CardRef(self.things[thing], self.everybody, (thing + 1,) * (self.seats + 1))

    def orders(self) -> Orders:
        """What was chosen."""
        names = self.things
        return Orders(
            tuple([names[pile] for pile in self.taken]),
            tuple([names[mage] if mage != NOTHING else "" for mage in self.mage]),
            tuple([tuple([names[treasure] for treasure in worn]) for worn in self.worn]),
            names[self.group] if self.group != NOTHING else "",
            None if self.holder == NOTHING else self.holder,
        )
