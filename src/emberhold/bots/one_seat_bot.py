"""What all bots from other packages share: each plays one seat, and answers are given for it if it fails."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from emberhold.bots.handle import Handle
from emberhold.bots.hasty_answer import HASTY_RULE
from emberhold.core.decisions import Decision
from emberhold.core.rng import Rng

__all__ = ["Mishap", "OneSeatBot"]


class Mishap(NamedTuple):
    """A decision that was answered for a bot, and why: one word for programs, and what the bot did, in words."""

    bot: str
    kind: str
    why: str

    @property
    def words(self) -> str:
        """What happened and what was done about it."""
        return f"{self.bot} {self.why}. An answer was given for it: {HASTY_RULE}."


class OneSeatBot(ABC):
    """A bot that may remember what it saw, so it plays only one seat; another seat gets another bot."""

    def __init__(self) -> None:
        self.mishaps: list[Mishap] = []
        """What went wrong, for the client to read and to clear."""

    @property
    @abstractmethod
    def uses_handle(self) -> bool:
        """What the bot says about itself; its process is started to ask it."""

    @abstractmethod
    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        """The bot's choice, or the answer given for it."""

    @abstractmethod
    def close(self) -> None:
        """Free what it uses. The bot can be asked again afterwards."""
