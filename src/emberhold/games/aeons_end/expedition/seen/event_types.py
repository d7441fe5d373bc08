"""What happens between two battles, event by event."""

from __future__ import annotations

from typing import Final, Literal

from emberhold.core.seen_types import Amount, CardSeen, EventSeen, MessageId, SeatNumber, events_by_kind

__all__ = ["EVENTS"]


class MemberEvent(EventSeen):
    """Something that one of the players did."""

    seat: SeatNumber
    """Who it is."""


class MemberCardEvent(MemberEvent):
    """Something that one of the players did with a thing of the Barracks."""

    card: CardSeen
    """The thing."""


class Story(EventSeen):
    """A part of the story was told."""

    kind: Literal["story"]
    text: MessageId
    """The text."""


class Consolation(MemberEvent):
    """After a defeat somebody chose for all what they get."""

    kind: Literal["consolation"]
    what: MessageId
    """What kind of thing it is."""


class TookPile(MemberCardEvent):
    """Somebody chose a pile for the market."""

    kind: Literal["took-pile"]
    count: Amount
    """How many piles are chosen now."""


class TookMage(MemberCardEvent):
    """Somebody picked a mage."""

    kind: Literal["took-mage"]


class SitsOut(MemberEvent):
    """Somebody does not fight in this battle."""

    kind: Literal["sits-out"]


class TookTreasure(MemberCardEvent):
    """Somebody picked a treasure for this battle."""

    kind: Literal["took-treasure"]


class TookGroupTreasure(MemberCardEvent):
    """Somebody picked the treasure of the group."""

    kind: Literal["took-group-treasure"]


class XTokenGoesTo(MemberEvent):
    """This player begins with the X token."""

    kind: Literal["x-token-goes-to"]


class ChoseAgain(MemberEvent):
    """Everything is chosen anew."""

    kind: Literal["chose-again"]


class SetOut(EventSeen):
    """Everything is chosen, and the battle begins."""

    kind: Literal["set-out"]
    cards: list[CardSeen]
    """The piles that are not taken along."""
    count: Amount
    """How many these are."""


class LeftExpedition(MemberEvent):
    """Somebody gave up."""

    kind: Literal["left-expedition"]


EVENTS: Final = events_by_kind(
    Story,
    Consolation,
    TookPile,
    TookMage,
    SitsOut,
    TookTreasure,
    TookGroupTreasure,
    XTokenGoesTo,
    ChoseAgain,
    SetOut,
    LeftExpedition,
)
