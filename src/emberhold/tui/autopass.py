"""How the people at this screen want to be asked, and what is answered for them by that."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from emberhold.core.decisions import Decision
from emberhold.core.manners import auto_key

__all__ = ["PACES", "Pace", "PlaySettings", "Reactions", "passes"]

Reactions: TypeAlias = Literal["ask", "idle"]
Pace: TypeAlias = Literal["none", "brisk", "calm"]

PACES: Final[dict[Pace, float]] = {"none": 0.0, "brisk": 0.35, "calm": 1.2}
"""Seconds after a move of a bot that was told."""


@dataclass(slots=True)
class PlaySettings:
    """How the people at this screen want to be asked; it holds until they leave."""

    reactions: Reactions = "idle"
    until_turn: set[int] = field(default_factory=set)
    """Seats that do not want to be interrupted before their next turn."""
    confirm_end: bool = True
    hand_over: bool = True
    """Whether the screen is hidden while it changes hands."""
    pace: Pace = "brisk"


def passes(decision: Decision, seat: int, settings: PlaySettings) -> str | None:
    """The key of "no, nothing" if that is what this person wants to be answered here."""
    if seat in settings.until_turn:
        return auto_key(decision, seat, "pass")
    return auto_key(decision, seat, "ask" if settings.reactions == "ask" else "smart")
