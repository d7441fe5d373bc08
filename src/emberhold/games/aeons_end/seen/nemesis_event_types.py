"""Events of Aeon's End: hands and piles, life, the nemesis."""

from __future__ import annotations

from typing import Literal

from emberhold.core.seen_types import Amount, CardSeen, EventSeen, events_by_kind
from emberhold.games.aeons_end.seen.event_base_types import CardEvent, Left, SeatCardEvent, SeatEvent

__all__ = ["EVENTS"]


# -- hands and piles ---------------------------------------------------------------------------------------------------


class Drew(SeatEvent):
    """A player drew cards."""

    kind: Literal["drew"]
    cards: list[CardSeen]
    """The cards."""


class Flipped(SeatEvent):
    """A player turned the discard pile over: it is the deck now."""

    kind: Literal["flipped"]


class Discarded(SeatCardEvent):
    """A player discarded a card."""

    kind: Literal["discarded"]


class Destroyed(SeatCardEvent):
    """A player's card was destroyed."""

    kind: Literal["destroyed"]


class Revealed(SeatEvent):
    """A player revealed cards of a deck."""

    kind: Literal["revealed"]
    cards: list[CardSeen]
    """The cards."""


class PutOnDeck(SeatCardEvent):
    """A card went on top of a player's deck."""

    kind: Literal["put-on-deck"]


class ToHand(SeatCardEvent):
    """A card went to a player's hand."""

    kind: Literal["to-hand"]


# -- life --------------------------------------------------------------------------------------------------------------


class LifeGained(SeatEvent):
    """A player gained life."""

    kind: Literal["life-gained"]
    amount: Amount
    left: Left


class Suffered(SeatEvent):
    """A player suffered damage."""

    kind: Literal["suffered"]
    amount: Amount
    left: Left


class Exhausted(SeatEvent):
    """A player is exhausted."""

    kind: Literal["exhausted"]


class GraveholdSuffered(EventSeen):
    """Gravehold suffered damage."""

    kind: Literal["gravehold-suffered"]
    amount: Amount
    left: Left


class GraveholdGained(EventSeen):
    """Gravehold gained life."""

    kind: Literal["gravehold-gained"]
    amount: Amount
    left: Left


# -- the nemesis -------------------------------------------------------------------------------------------------------


class Unleashed(EventSeen):
    """The nemesis unleashes."""

    kind: Literal["unleashed"]


class AttackDrawn(CardEvent):
    """An attack card of the nemesis was drawn."""

    kind: Literal["attack"]


class Entered(CardEvent):
    """A minion or power came into play."""

    kind: Literal["entered"]


class LeftPlay(CardEvent):
    """A minion or power left play."""

    kind: Literal["left-play"]


class SetAside(CardEvent):
    """A nemesis card is kept beside the mat."""

    kind: Literal["set-aside"]


class PowerToken(CardEvent):
    """A power lost a power token."""

    kind: Literal["power-token"]
    left: Left


class NemesisHurt(EventSeen):
    """The nemesis lost life."""

    kind: Literal["nemesis-hurt"]
    amount: Amount
    left: Left


class NemesisGained(EventSeen):
    """The nemesis gained life."""

    kind: Literal["nemesis-gained"]
    amount: Amount
    left: Left


class NemesisDeckEmpty(EventSeen):
    """The nemesis deck is empty."""

    kind: Literal["nemesis-deck-empty"]


class NemesisTokens(EventSeen):
    """The nemesis gained nemesis tokens."""

    kind: Literal["nemesis-tokens"]
    amount: Amount
    left: Left


class NemesisTokensLost(EventSeen):
    """The nemesis lost nemesis tokens."""

    kind: Literal["nemesis-tokens-lost"]
    amount: Amount
    left: Left


class MinionHurt(CardEvent):
    """A minion lost life."""

    kind: Literal["minion-hurt"]
    amount: Amount
    left: Left


class MinionGained(CardEvent):
    """A minion gained life."""

    kind: Literal["minion-gained"]
    left: Left
    """Its life now."""


class DamagePrevented(CardEvent):
    """Damage to a minion was prevented."""

    kind: Literal["damage-prevented"]
    amount: Amount
    """How much damage."""


EVENTS: dict[str, type] = events_by_kind(
    Drew,
    Flipped,
    Discarded,
    Destroyed,
    Revealed,
    PutOnDeck,
    ToHand,
    LifeGained,
    Suffered,
    Exhausted,
    GraveholdSuffered,
    GraveholdGained,
    Unleashed,
    AttackDrawn,
    Entered,
    LeftPlay,
    SetAside,
    PowerToken,
    NemesisHurt,
    NemesisGained,
    NemesisDeckEmpty,
    NemesisTokens,
    NemesisTokensLost,
    MinionHurt,
    MinionGained,
    DamagePrevented,
)
