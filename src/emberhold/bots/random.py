"""The bot without a plan: every option is equally likely."""

from __future__ import annotations

from emberhold.bots.handle import Handle
from emberhold.core.decisions import Decision
from emberhold.core.rng import Rng

__all__ = ["RandomBot"]


class RandomBot:
    """Chooses any option."""

    uses_handle = False

    def __repr__(self) -> str:
        return "<bot random>"

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:  # noqa: ARG002 - it looks at nothing
        # A key is the option's place among the answers. Taking it from the options would put all of them into words
        # first, which costs more than all the rest of a random match.
        return str(rng.below(decision.count))
