"""What a view of a draft holds, part by part."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from emberhold.core.seen_types import CardSeen, CardSlug, Named, SeatNumber
from emberhold.games.ashes.draft.constants import StepWord
from emberhold.games.ashes.draft.deck_types import Die
from emberhold.games.ashes.seen.view_types import Counted

__all__ = ["DraftView", "DrafterView"]

StepNow: TypeAlias = Annotated[
    StepWord | Literal["over"], Named("DraftStep", "A step of the draft, or that the draft is over.")
]


class DrafterView(TypedDict):
    """One of the people who draft."""

    seat: SeatNumber
    out: bool
    """Whether this person has given up."""
    phoenixborn: CardSeen | None
    """The Phoenixborn; null before one is taken."""
    unique: CardSlug | None
    """The card that comes with the Phoenixborn, three copies of it."""
    pack: int
    """How many cards the pack has that lies here."""
    picks: list[CardSeen]
    """The picks; those that the viewer does not know come last and have no name."""
    dice: dict[Die, int]
    """How many dice of which type; a type of which there are none is left out."""
    deck: NotRequired[list[Counted]]
    """Only after the draft, only for its owner: the cards of the deck."""


class DraftView(TypedDict):
    """A draft as one seat or a spectator sees it."""

    game: Literal["ashes-draft"]
    """The game."""
    you: SeatNumber | None
    """The seat that looks; null is a spectator."""
    step: StepNow
    round: int
    """Which card is being picked: 1 to 9; 0 before the cards are dealt."""
    first: SeatNumber
    """Who has the first player token of the draft."""
    turn: SeatNumber | None
    """Whose turn it is; null while all choose at once, and after the end."""
    unclaimed: list[CardSeen]
    """The Phoenixborn that nobody has taken."""
    pack: list[CardSeen]
    """The pack before the viewer."""
    choice: CardSeen | None
    """What the viewer has chosen from the pack, while others are still choosing."""
    row: list[CardSeen]
    """The cards that lie face up for the exchange."""
    supply: dict[Die, int]
    """How many dice of each type are left."""
    rest: int
    """How many cards the draft deck has left."""
    players: list[DrafterView]
    """Everybody by seat."""
    winners: list[SeatNumber] | None
    """Who has a deck at the end; null while the draft goes on."""
