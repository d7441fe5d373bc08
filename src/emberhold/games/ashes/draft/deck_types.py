"""What a drafted deck holds: the same as any deck that a set-up of a match can have."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from emberhold.core.seen_types import CardSlug, Named
from emberhold.games.ashes.constants import DieTypeWord

__all__ = ["Die", "DraftDeck"]

Die: TypeAlias = Annotated[DieTypeWord, Named("DraftDie", "A type of die.")]


class DraftDeck(TypedDict):
    """A deck that was drafted."""

    phoenixborn: CardSlug
    """The Phoenixborn."""
    dice: dict[Die, int]
    """How many dice of which type; a type of which there are none is left out."""
    cards: dict[CardSlug, int]
    """How many copies of which card."""
