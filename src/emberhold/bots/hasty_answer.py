"""The answer given for a bot that does not answer, by the same rule in every client."""

from __future__ import annotations

from emberhold.core.decisions import Decision
from emberhold.core.rng import Rng

__all__ = ["HASTY_RULE", "hasty"]

HASTY_RULE = "it passes if it can, and otherwise takes any option"
"""The rule in words."""


def hasty(decision: Decision, luck: int) -> str:
    """The answer given for a bot that did not answer in time: "nothing" if that is possible, otherwise any."""
    usual = decision.usual if decision.passive else None
    return str(Rng(luck).below(decision.count)) if usual is None else usual
