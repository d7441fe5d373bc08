"""What a view of Ashes holds, part by part. A key that may be missing is left out where there is nothing to say."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from emberhold.core.seen_types import CardSeen, CardSlug, Exactly, Named, SeatNumber, ThingId
from emberhold.games.ashes.constants import DieTypeWord, PhaseWord

__all__ = ["AshesCard", "AshesView", "Counted", "DicePool", "Fight", "PlayerView", "TurnActions"]

Die: TypeAlias = Annotated[DieTypeWord, Named("DieType", "A type of die.")]
PhaseNow: TypeAlias = Annotated[
    PhaseWord | Literal["over"], Named("Phase", "A phase of the round, or that the match is over.")
]


class AshesCard(CardSeen):
    """A card as a viewer sees it, with what lies on it."""

    wounds: NotRequired[int]
    """Wound tokens on it."""
    exhaustion: NotRequired[int]
    """Exhaustion tokens on it."""
    status: NotRequired[int]
    """Status tokens on it."""
    attack: NotRequired[int]
    """A unit's attack value now."""
    life: NotRequired[int]
    """The life value of a unit or Phoenixborn now; its wounds are not subtracted."""
    recover: NotRequired[int]
    """A unit's recover value now."""
    bypass: NotRequired[Literal[True]]
    """It cannot be blocked or guarded against in this turn."""
    owner: NotRequired[SeatNumber]
    """Whose card it is, if somebody else controls it."""
    attached: NotRequired[list[AshesCard]]
    """The alteration spells on it."""
    dice: NotRequired[dict[Die, int]]
    """How many dice of which type lie on it."""
    picked: NotRequired[Literal[True]]
    """A card of the viewer's own hand that is picked for the First Five."""


class Counted(TypedDict):
    """A card and how many of it there are."""

    card: CardSlug
    n: int
    """How many."""


class DicePool(TypedDict):
    """A player's dice; a type of which there are none is left out."""

    active: dict[Die, Annotated[list[int], Exactly(3)]]
    """Active dice by type: how many show the basic, the class and the power side."""
    exhausted: dict[Die, int]
    """Exhausted dice by type."""


Counts: TypeAlias = list[Counted]


class WithDeckList(TypedDict):
    """A class for one key of a player: it is called `list`, which in the class below has to stay the type."""

    list: NotRequired[Counts]
    """The deck as it was brought to the table, if the viewer may know it."""


class PlayerView(WithDeckList):
    """A player's side of the table."""

    seat: SeatNumber
    out: bool
    """Whether the player is out of the game."""
    phoenixborn: AshesCard
    """The Phoenixborn."""
    battlefield: list[AshesCard]
    """The units in play."""
    spellboard: list[AshesCard]
    """The ready spells in play."""
    slots: Annotated[list[int], Exactly(2)]
    """How many units fit on the battlefield, how many ready spells on the spellboard."""
    hand: list[AshesCard]
    """The hand; cards that the viewer does not know come last and have no name."""
    draw: int
    """How many cards the draw pile has."""
    discard: list[AshesCard]
    """The discard pile; everybody may look through it."""
    conjurations: int | list[Counted]
    """The conjuration pile: what is in it for its owner, how many cards for everybody else."""
    dice: DicePool
    """The dice pool."""
    reaction: bool
    """Whether the player has used a reaction in this turn."""
    deck: NotRequired[list[Counted]]
    """Only while the First Five are picked, only for the owner: the cards to pick from."""
    picked: NotRequired[list[CardSlug]]
    """Only while the First Five are picked, only for the owner: the cards picked so far."""


class TurnActions(TypedDict):
    """What the active player has left in this turn."""

    main: int
    """Main actions."""
    side: int
    """Side actions."""


class Fight(TypedDict):
    """An attack that is going on, in the viewer's ids."""

    attackers: list[ThingId]
    """The attacking units."""
    target: ThingId
    """What is attacked; 0 while it is not known."""
    blocks: list[Annotated[list[ThingId], Exactly(2)]]
    """Pairs of an attacker and the unit that blocks it."""


class AshesView(TypedDict):
    """The table as one seat or a spectator sees it."""

    game: Literal["ashes"]
    """The game."""
    you: SeatNumber | None
    """The seat that looks; null is a spectator."""
    round: int
    """The number of the round."""
    phase: PhaseNow
    active: SeatNumber | None
    """Whose turn it is; null between turns."""
    first: SeatNumber | None
    """The first player; null before that is known."""
    left: TurnActions
    """What the active player has left."""
    players: list[PlayerView]
    """All players by seat."""
    removed: list[AshesCard]
    """Cards that are out of the game."""
    attack: Fight | None
    """The attack that is going on."""
    winners: list[SeatNumber] | None
    """Who has won; null while the match goes on."""
