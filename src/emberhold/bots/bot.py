"""What every bot has: a way to answer one decision."""

from __future__ import annotations

from typing import Protocol

from emberhold.bots.handle import Handle
from emberhold.core.decisions import Decision
from emberhold.core.rng import Rng

__all__ = ["Bot"]


class Bot(Protocol):
    """Chooses one option of a decision. The same handle, decision and rng always give the same choice."""

    @property
    def uses_handle(self) -> bool:
        """False if the bot looks at the decision alone: its matches then need neither snapshots nor a log."""
        ...

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        """The key of the option chosen; all chance comes from `rng`."""
        ...
