"""Events of Ashes: rounds and turns, dice, hands and piles."""

from __future__ import annotations

from typing import Literal

from emberhold.core.seen_types import Amount, CardSeen, events_by_kind
from emberhold.games.ashes.seen.event_base_types import DieWord, FaceWord, RolledDie, SeatCardEvent, SeatEvent

__all__ = ["EVENTS"]


# -- rounds and turns --------------------------------------------------------------------------------------------------


class RoundBegins(SeatEvent):
    """A round begins."""

    kind: Literal["round"]
    amount: Amount
    """The number of the round."""


class FirstPlayer(SeatEvent):
    """The first player changes."""

    kind: Literal["first-player"]


class TurnBegins(SeatEvent):
    """A turn begins."""

    kind: Literal["turn"]


class Passed(SeatEvent):
    """A player passed."""

    kind: Literal["passed"]


class ExtraSideAction(SeatEvent):
    """A player has one more side action."""

    kind: Literal["extra-side-action"]


class Eliminated(SeatEvent):
    """A player is out of the game."""

    kind: Literal["eliminated"]


class Won(SeatEvent):
    """A player has won."""

    kind: Literal["won"]


# -- dice --------------------------------------------------------------------------------------------------------------


class Rolled(SeatEvent):
    """A player has rolled."""

    kind: Literal["rolled"]
    dice: list[RolledDie]
    """All active dice of the player."""


class DiceSpent(SeatEvent):
    """A player paid with dice."""

    kind: Literal["dice-spent"]
    dice: list[RolledDie]
    """The dice."""


class DieExhausted(SeatEvent):
    """A die was exhausted."""

    kind: Literal["die-exhausted"]
    die: RolledDie


class DieReadied(SeatEvent):
    """A die is active again."""

    kind: Literal["die-readied"]
    die: RolledDie


class DieTurned(SeatEvent):
    """A player turned a die to another side."""

    kind: Literal["die-turned"]
    die: RolledDie
    """The die and the side it showed before."""
    face: FaceWord
    """The side it shows now."""


class DiePlaced(SeatCardEvent):
    """A die was placed on a card."""

    kind: Literal["die-placed"]
    die: DieWord


class DieHome(SeatCardEvent):
    """A die on a card went back to its player."""

    kind: Literal["die-home"]
    die: DieWord


# -- cards in hands and piles ------------------------------------------------------------------------------------------


class Drew(SeatEvent):
    """A player drew cards."""

    kind: Literal["drew"]
    amount: Amount
    cards: list[CardSeen]
    """The cards; only viewers who know them see what they are."""


class Discarded(SeatCardEvent):
    """A player discarded a card."""

    kind: Literal["discarded"]


class DiscardedTop(SeatCardEvent):
    """A player discarded a card from the top of the draw pile."""

    kind: Literal["discarded-top"]


class Searched(SeatCardEvent):
    """A player took a card from the draw pile."""

    kind: Literal["searched"]


class Shuffled(SeatEvent):
    """A player shuffled the draw pile."""

    kind: Literal["shuffled"]


class Returned(SeatCardEvent):
    """A player took a card from the discard pile."""

    kind: Literal["returned"]
    amount: Amount
    """Always 0."""


EVENTS: dict[str, type] = events_by_kind(
    RoundBegins,
    FirstPlayer,
    TurnBegins,
    Passed,
    ExtraSideAction,
    Eliminated,
    Won,
    Rolled,
    DiceSpent,
    DieExhausted,
    DieReadied,
    DieTurned,
    DiePlaced,
    DieHome,
    Drew,
    Discarded,
    DiscardedTop,
    Searched,
    Shuffled,
    Returned,
)
