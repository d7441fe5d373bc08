"""What a view of Aeon's End holds, part by part. A key that may be missing is left out where there is nothing to say.

What lies on a nemesis' mat is declared in its own folder, `nemeses/<nemesis>/mat_types`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from emberhold.core.seen_types import CardSeen, CardSlug, Exactly, Named, SeatNumber, ThingId
from emberhold.games.aeons_end.constants import PhaseWord, Position, PurseWord

__all__ = [
    "AeonsEndView",
    "BreachView",
    "CardInPlay",
    "MatView",
    "NemesisView",
    "PileView",
    "PlayerView",
    "TurnsView",
]

PhaseNow: TypeAlias = Annotated[
    PhaseWord | Literal["over"], Named("Phase", "A phase of the turn, or that the battle is over.")
]
BreachPosition: TypeAlias = Annotated[Position, Named("Position", "A breach's place on the mat, from the left.")]
PurseName: TypeAlias = Annotated[PurseWord, Named("Purse", "Aether by what it may be spent on; `aether` for anything.")]
MatView: TypeAlias = Mapping[str, object]
"""What lies on a nemesis' mat, by that nemesis' own keys."""


class CardInPlay(CardSeen):
    """A minion or power of the nemesis."""

    life: NotRequired[int]
    """A minion's life now."""
    of: NotRequired[int]
    """The life that a minion began with."""
    power: NotRequired[int]
    """The power tokens on a power."""


class NemesisView(TypedDict):
    """The nemesis and its cards."""

    nemesis: CardSlug
    """Which nemesis it is."""
    life: int
    """Its life now."""
    of: int
    """The life that its dial has room for; 0 if it has no dial."""
    deck: int
    """How many cards the nemesis deck has."""
    discard: list[CardSeen]
    """The nemesis discard pile; everybody may look through it."""
    play: list[CardInPlay]
    """Its minions and powers in play, the oldest first."""
    board: MatView
    """What lies on and beside its mat; the keys are those of this nemesis."""
    tokens: NotRequired[int]
    """Nemesis tokens on the mat."""
    harder: NotRequired[Literal[True]]
    """The battle is played at increased difficulty."""


class TurnsView(TypedDict):
    """The turn order."""

    deck: list[CardSeen]
    """The turn order deck from the top; cards that nobody has seen there have no name."""
    discard: list[CardSeen]
    """The turn order cards drawn in this round, the oldest first."""
    x: SeatNumber | None
    """With three players: who has the X token."""
    pairs: Annotated[list[int], Exactly(2)] | None
    """With four players, for each pair: who took its first turn of this round; -1 if nobody has."""


class PileView(TypedDict):
    """A supply pile."""

    id: ThingId
    card: CardSlug
    """Which card it is a pile of."""
    cost: int
    """What the top card costs now."""
    left: int
    """How many cards are left."""
    beside: NotRequired[list[CardSlug]]
    """Treasures that lie beside it."""


class BreachView(TypedDict):
    """A breach that is there; a destroyed one is null."""

    id: ThingId
    position: BreachPosition
    breach: CardSlug
    """Which breach tile it is."""
    open: bool
    """Whether it is open."""
    facing: NotRequired[int]
    """While it is closed: how far it has been turned, from 0."""
    left: NotRequired[int]
    """While it is closed: how many times it still has to be focused."""
    focus: NotRequired[int]
    """While it is closed: what it costs to focus it."""
    price: NotRequired[int]
    """While it is closed: what it costs to open it now."""
    focused: NotRequired[Literal[True]]
    """It has been focused in this turn."""
    prepped: NotRequired[list[CardSeen]]
    """Spells prepped on it."""
    relic: NotRequired[CardSeen]
    """The relic that is attached to it."""
    surge: NotRequired[int]
    """Surge tokens on it."""
    energized: NotRequired[Literal[True]]
    """An Energize token lies on it."""


class PlayerView(TypedDict):
    """A player's mage and everything around the mat."""

    seat: SeatNumber
    mage: CardSlug
    """Which mage it is."""
    life: int
    """The mage's life now."""
    charges: int
    """Charges on the mat."""
    slots: int
    """How many charges the ability takes."""
    breaches: list[BreachView | None]
    """The four breaches from the left; a destroyed one is null."""
    hand: list[CardSeen]
    """The hand; everybody may see it."""
    deck: int
    """How many cards the deck has."""
    discard: list[CardSeen]
    """The discard pile from the bottom; it is never shuffled."""
    exhausted: NotRequired[Literal[True]]
    """The mage is exhausted."""
    played: NotRequired[list[CardSeen]]
    """Cards played in this turn."""
    aether: NotRequired[dict[PurseName, int]]
    """Aether to spend, by what it may be spent on."""
    forge: NotRequired[list[CardSlug]]
    """Cards beside the mat that the mage can forge, in the order of their names."""
    treasures: NotRequired[list[CardSlug]]
    """The player's own treasures."""


class AeonsEndView(TypedDict):
    """The table as one seat or a spectator sees it."""

    game: Literal["aeons-end"]
    """The game."""
    you: SeatNumber | None
    """The seat that looks; null is a spectator."""
    phase: PhaseNow
    turn: int
    """The number of the turn; 0 during the set-up."""
    active: SeatNumber | None
    """Whose turn it is; null is the nemesis, or nobody yet."""
    gravehold: int
    """The life of Gravehold."""
    nemesis: NemesisView
    """The nemesis."""
    turns: TurnsView
    """The turn order."""
    market: list[PileView]
    """The nine supply piles."""
    treasures: list[CardSlug]
    """Treasures that belong to everybody."""
    players: list[PlayerView]
    """All players by seat."""
    winners: list[SeatNumber] | None
    """Who has won, everybody or nobody; null while the battle goes on."""
