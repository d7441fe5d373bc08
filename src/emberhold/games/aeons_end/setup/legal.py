"""A set-up that the rules allow: what `read` found in it, and what is still to be drawn."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.defs import CardDef, MageDef
from emberhold.games.aeons_end.nemesis_def import NemesisDef
from emberhold.games.aeons_end.rules.turn_order import PLAYER_CARDS

__all__ = ["Draw", "Plan"]


class Draw:
    """So many of the upgraded basics of these tiers are drawn."""

    __slots__ = ("n", "tiers")

    def __init__(self, tiers: tuple[int, ...], n: int) -> None:
        self.tiers: Final = tiers
        self.n: Final = n


class Plan:
    """A set-up that the rules allow."""

    __slots__ = (
        "expedition",
        "group",
        "harder",
        "mages",
        "market",
        "nemesis",
        "one_target",
        "random_group",
        "random_market",
        "random_treasures",
        "random_upgraded",
        "solo_cards",
        "treasures",
        "unshuffled",
        "upgraded",
        "x_holder",
    )

    def __init__(self) -> None:
        self.mages: list[MageDef] = []
        self.treasures: list[list[str]] = []
        """By seat: the treasures of level 1 and 3."""
        self.nemesis: NemesisDef
        self.harder: bool | None = False
        """None until it is drawn."""
        self.market: list[CardDef] = []
        self.random_market = ""
        """Which kind of random market is laid out; empty if the market was chosen."""
        self.group: list[str] = []
        self.random_group = False
        """Whether the group's treasure is drawn."""
        self.random_treasures: list[list[int]] = []
        """By seat: the levels of which it draws a treasure."""
        self.upgraded: list[CardDef] = []
        self.random_upgraded: list[Draw] = []
        self.solo_cards = PLAYER_CARDS
        self.x_holder: int | None = 0
        """None until it is drawn."""
        self.unshuffled = False
        """SETUP-10: whether the tiers of the nemesis deck lie in a fixed order."""
        self.one_target = False
        self.expedition = False
        """EXPED-10: whether this is a battle of an expedition; said only where it makes a difference."""
