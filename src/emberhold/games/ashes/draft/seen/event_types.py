"""What happens in a draft, event by event."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from emberhold.core.seen_types import CardSeen, EventSeen, Named, SeatNumber, events_by_kind

__all__ = ["EVENTS"]

DieWord: TypeAlias = Annotated[
    Literal["die-natural", "die-charm", "die-ceremonial", "die-illusion"],
    Named("DraftDieWord", "A type of die, as a message id."),
]


class DrafterEvent(EventSeen):
    """Something that one of the people who draft did, or that happened to one."""

    seat: SeatNumber
    """Who it is."""


class DrafterCardEvent(DrafterEvent):
    """Something that one of the people who draft did with a card."""

    card: CardSeen
    """The card."""


class TookPhoenixborn(DrafterCardEvent):
    """Somebody took a Phoenixborn and its unique cards."""

    kind: Literal["took-phoenixborn"]


class TokenPassed(DrafterEvent):
    """The first player token of the draft went to the left; this seat has it now."""

    kind: Literal["token-passed"]


class Dealt(DrafterEvent):
    """Somebody was dealt a pack."""

    kind: Literal["dealt"]
    cards: list[CardSeen]
    """The pack; only its owner is told the names."""


class Picked(DrafterCardEvent):
    """Somebody picked a card from a pack; only that person is told which."""

    kind: Literal["picked"]


class GotPack(DrafterEvent):
    """Somebody was passed a pack."""

    kind: Literal["got-pack"]
    cards: list[CardSeen]
    """The pack; only its new owner is told the names."""


class DiceBegin(DrafterEvent):
    """Everybody has picked the cards; dice are taken from now on, and this seat begins."""

    kind: Literal["dice-begin"]


class TookDice(DrafterEvent):
    """Somebody took dice."""

    kind: Literal["took-dice"]
    dice: list[DieWord]
    """The dice."""


class RevealedRow(EventSeen):
    """The cards for the exchange were turned face up."""

    kind: Literal["revealed-row"]
    cards: list[CardSeen]
    """The cards."""


class Exchanged(DrafterCardEvent):
    """Somebody took a card of the row and put one of the picks in its place."""

    kind: Literal["exchanged"]
    given: CardSeen
    """The card that lies in the row now."""


class KeptPicks(DrafterEvent):
    """Somebody did not exchange a card."""

    kind: Literal["kept-picks"]


class LeftDraft(DrafterEvent):
    """Somebody gave up."""

    kind: Literal["left-draft"]


class Drafted(EventSeen):
    """The draft is over, and everybody has a deck."""

    kind: Literal["drafted"]


EVENTS: Final = events_by_kind(
    TookPhoenixborn,
    TokenPassed,
    Dealt,
    Picked,
    GotPack,
    DiceBegin,
    TookDice,
    RevealedRow,
    Exchanged,
    KeptPicks,
    LeftDraft,
    Drafted,
)
