"""What a client may answer for its person, and what it had better ask twice. No game is known here.

A game states the first by the kind of its question (`Decision.passive`), the second by what an option means
(`Option.ends_turn`); both are words of the core protocol.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from emberhold.core.decisions import NONE, Decision, Option

__all__ = ["PACES", "Pace", "PlaySettings", "Reactions", "gives_away", "passes"]

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
    if not decision.passive:
        return None
    if seat not in settings.until_turn:
        if settings.reactions == "ask":
            return None
        # An option that refers to no card lets somebody else go first: nothing of one's own can be used.
        if any(option.refs for option in decision.described(seat)[1]):
            return None
    return str(decision.ask.answers.index(NONE))


def gives_away(option: Option, options: Sequence[Option]) -> list[Option]:
    """What else could still be done this turn, if this option ends it."""
    return [other for other in options if not other.ends_turn] if option.ends_turn else []
