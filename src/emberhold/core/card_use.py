"""What a match that is over shows about the cards in it, for reports about decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from emberhold.core.match import Match
    from emberhold.core.registry import GameSpec

__all__ = ["CardUse", "card_use_of"]


class CardUse:
    """Which cards each seat had in hand and played, who began, and how many rounds there were."""

    __slots__ = ("drawn", "first", "played", "rounds")

    def __init__(
        self, first: int, rounds: int, drawn: Sequence[Sequence[str]], played: Sequence[Sequence[str]]
    ) -> None:
        self.first = first
        """The seat that began."""
        self.rounds = rounds
        self.drawn = drawn
        """Slugs by seat, each once, sorted: every card that came to the hand at any time."""
        self.played = played
        """Slugs by seat, each once, sorted: every card that was played."""


def card_use_of(spec: GameSpec) -> Callable[[Match], CardUse] | None:
    """How a game reads that from a match with a log, if it can."""
    found: Callable[[Match], CardUse] | None = getattr(spec, "card_use", None)
    return found
