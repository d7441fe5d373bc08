"""Events of Aeon's End: turns, set-up, what players do, breaches."""

from __future__ import annotations

from typing import Literal

from emberhold.core.seen_types import Amount, CardSeen, EventSeen, MessageId, SeatNumber, events_by_kind
from emberhold.games.aeons_end.seen.event_base_types import BreachEvent, Left, PurseWord, SeatCardEvent, SeatEvent

__all__ = ["EVENTS"]


# -- turns -------------------------------------------------------------------------------------------------------------


class TurnCard(EventSeen):
    """A turn order card was drawn."""

    kind: Literal["turn-card"]
    turn: CardSeen
    """The card."""


class TurnBegins(SeatEvent):
    """A player's turn begins."""

    kind: Literal["turn-begins"]


class TurnDeckShuffled(EventSeen):
    """The turn order deck was shuffled."""

    kind: Literal["turn-deck-shuffled"]


class TurnCardRevealed(EventSeen):
    """The top card of the turn order deck was revealed."""

    kind: Literal["turn-card-revealed"]
    turn: CardSeen
    """The card."""


class TurnCardToBottom(EventSeen):
    """The revealed turn order card went to the bottom of its deck."""

    kind: Literal["turn-card-to-bottom"]


class TurnCardShuffledBack(EventSeen):
    """A turn order card was shuffled back into its deck."""

    kind: Literal["turn-card-shuffled-back"]
    turn: CardSeen
    """The card."""


class XToken(SeatEvent):
    """A player got the X token."""

    kind: Literal["x-token"]


# -- set-up ------------------------------------------------------------------------------------------------------------


class Swapped(SeatCardEvent):
    """A treasure of level 1 is in a player's deck."""

    kind: Literal["swapped"]


class TreasureBeside(EventSeen):
    """A treasure lies beside a supply pile."""

    kind: Literal["treasure-beside"]
    treasure: MessageId
    """The treasure."""
    pile: MessageId
    """The card of the pile."""


# -- what players do ---------------------------------------------------------------------------------------------------


class Played(SeatCardEvent):
    """A player played a card."""

    kind: Literal["played"]


class AetherGained(SeatEvent):
    """A player gained aether."""

    kind: Literal["aether-gained"]
    amount: Amount
    purse: PurseWord


class Charged(SeatEvent):
    """A player gained charges."""

    kind: Literal["charged"]
    amount: Amount


class ChargesLost(SeatEvent):
    """A player lost charges."""

    kind: Literal["charges-lost"]
    amount: Amount


class AbilityUsed(SeatEvent):
    """A player used the mage's ability."""

    kind: Literal["ability"]
    mage: MessageId
    """The mage."""


class Gained(SeatCardEvent):
    """A player gained a card."""

    kind: Literal["gained"]


class GivenBack(SeatCardEvent):
    """A player returned a card to its supply pile."""

    kind: Literal["given-back"]


class SpellCast(SeatCardEvent):
    """A player cast a spell."""

    kind: Literal["cast"]


# -- breaches ----------------------------------------------------------------------------------------------------------


class Focused(BreachEvent):
    """A player focused a breach."""

    kind: Literal["focused"]
    owner: SeatNumber
    """Whose breach it is."""


class Opened(BreachEvent):
    """A player opened a breach."""

    kind: Literal["opened"]
    owner: SeatNumber
    """Whose breach it is."""


class Prepped(BreachEvent):
    """A player prepped a spell on a breach."""

    kind: Literal["prepped"]
    card: CardSeen
    """The spell."""


class Attached(BreachEvent):
    """A relic was attached to a player's breach."""

    kind: Literal["attached"]
    card: CardSeen
    """The relic."""


class SurgeAdded(BreachEvent):
    """A Surge token was put on a player's breach."""

    kind: Literal["surge-added"]
    left: Left
    """How many lie there now."""


class Energized(BreachEvent):
    """An Energize token was put on a player's breach."""

    kind: Literal["energized"]


class EnergizeTaken(BreachEvent):
    """The Energize token was taken off a player's breach."""

    kind: Literal["energize-taken"]


class BreachDestroyed(BreachEvent):
    """A player's breach was destroyed."""

    kind: Literal["breach-destroyed"]


EVENTS: dict[str, type] = events_by_kind(
    TurnCard,
    TurnBegins,
    TurnDeckShuffled,
    TurnCardRevealed,
    TurnCardToBottom,
    TurnCardShuffledBack,
    XToken,
    Swapped,
    TreasureBeside,
    Played,
    AetherGained,
    Charged,
    ChargesLost,
    AbilityUsed,
    Gained,
    GivenBack,
    SpellCast,
    Focused,
    Opened,
    Prepped,
    Attached,
    SurgeAdded,
    Energized,
    EnergizeTaken,
    BreachDestroyed,
)
