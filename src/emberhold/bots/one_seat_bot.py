"""What a bot has in common that somebody else wrote: it is for one seat, and answers are given for it if it fails."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from emberhold.bots.handle import Handle
from emberhold.core.decisions import Decision
from emberhold.core.rng import Rng

__all__ = ["Mishap", "OneSeatBot"]


class Mishap(NamedTuple):
    """A decision that was answered for a bot: why, in a word for programs and in words for people."""

    bot: str
    kind: str
    words: str


class OneSeatBot(ABC):
    """A bot that may remember what it saw. So it plays one seat, and another seat gets another one."""

    def __init__(self) -> None:
        self.mishaps: list[Mishap] = []
        """What went wrong, for the client to read and to clear."""

    @property
    @abstractmethod
    def uses_handle(self) -> bool:
        """What the bot says of itself; it is started for that."""

    @abstractmethod
    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        """Its choice, or what is answered for it."""

    @abstractmethod
    def close(self) -> None:
        """Give back what it holds; it can be asked again."""
