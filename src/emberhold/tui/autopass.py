"""How the people at this screen want to be asked, and which questions are answered for them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from emberhold.core.decisions import Decision
from emberhold.core.manners import AutoMode, auto_key

__all__ = ["PACES", "Pace", "PlaySettings", "Reactions", "passes"]

Reactions: TypeAlias = Literal["ask", "idle"]
Pace: TypeAlias = Literal["none", "brisk", "calm"]

PACES: Final[dict[Pace, float]] = {"none": 0.0, "brisk": 0.35, "calm": 1.2}
"""Seconds to wait after a bot's move, so that it can be read."""


@dataclass(slots=True)
class PlaySettings:
    """How the people at this screen want to be asked, until they leave."""

    reactions: Reactions = "idle"
    until_turn: set[int] = field(default_factory=set)
    """Seats that do not want to be interrupted before their next turn."""
    confirm_end: bool = True
    hand_over: bool = True
    """Whether the screen is hidden while another player takes it."""
    pace: Pace = "brisk"
    routine: bool = True
    """Whether formalities are answered for them."""
    orders: bool = False
    """Whether they want to be asked for orders all the same."""


def passes(decision: Decision, seat: int, settings: PlaySettings) -> str | None:
    """The key of what this person wants to be answered here: "no, nothing", or the usual answer to a formality."""
    mode: AutoMode = "ask" if settings.reactions == "ask" else "smart"
    if seat in settings.until_turn:
        mode = "pass"
    return auto_key(decision, seat, mode, routine=settings.routine, orders=settings.orders)
