"""The answer that is given for a bot that gives none: by one rule, in every client."""

from __future__ import annotations

from emberhold.core.decisions import Decision
from emberhold.core.rng import Rng

__all__ = ["HASTY_RULE", "hasty"]

HASTY_RULE = "it passes where that is an answer, and takes any option elsewhere"
"""The rule in words."""


def hasty(decision: Decision, luck: int) -> str:
    """What is answered for a bot that did not answer in time: nothing where that is an answer, else anything."""
    usual = decision.usual if decision.passive else None
    return str(Rng(luck).below(decision.count)) if usual is None else usual
