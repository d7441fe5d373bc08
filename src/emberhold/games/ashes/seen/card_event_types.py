"""Events of Ashes: cards that are used, attacks, what lies on cards."""

from __future__ import annotations

from typing import Literal, NotRequired

from emberhold.core.seen_types import Amount, CardSeen, MessageId, SeatNumber, events_by_kind
from emberhold.games.ashes.seen.event_base_types import (
    CardEvent,
    DieWord,
    SeatCardEvent,
    SeatEvent,
    TokenWord,
    ZoneWord,
)

__all__ = ["EVENTS"]


# -- cards that are used -----------------------------------------------------------------------------------------------


class Played(SeatCardEvent):
    """A player played a card."""

    kind: Literal["played"]


class Used(SeatCardEvent):
    """A player used a card."""

    kind: Literal["used"]


class UsedAbility(SeatCardEvent):
    """A player used an ability of a card."""

    kind: Literal["used-ability"]
    ability: MessageId
    """The ability."""


class UsedPower(SeatEvent):
    """A player used a dice power."""

    kind: Literal["used-power"]
    die: DieWord


class Targeted(SeatEvent):
    """A player chose cards as targets."""

    kind: Literal["targeted"]
    cards: list[CardSeen]
    """The targets."""


class TargetedPlayer(SeatEvent):
    """A player chose a player as a target."""

    kind: Literal["targeted-player"]
    player: SeatNumber
    """The target."""


class Cancelled(SeatEvent):
    """What a player was doing was cancelled."""

    kind: Literal["cancelled"]


class Attached(CardEvent):
    """An alteration spell was attached to a unit."""

    kind: Literal["attached"]
    unit: CardSeen
    """The unit."""


class Summoned(SeatCardEvent):
    """A conjuration came into play."""

    kind: Literal["summoned"]
    amount: Amount
    """Always 0."""


# -- attacks -----------------------------------------------------------------------------------------------------------


class Attackers(SeatEvent):
    """A player attacks."""

    kind: Literal["attackers"]
    cards: list[CardSeen]
    """The attacking units."""


class Attacked(SeatCardEvent):
    """The attack goes to a unit or Phoenixborn."""

    kind: Literal["attacked"]


class Blocked(SeatCardEvent):
    """A unit blocks an attacker."""

    kind: Literal["blocked"]
    attacker: CardSeen
    """The attacker."""


class Guarded(SeatCardEvent):
    """A unit guards: the attack goes to it."""

    kind: Literal["guarded"]


class AttackOver(SeatEvent):
    """The attack is over."""

    kind: Literal["attack-over"]


# -- what lies on cards ------------------------------------------------------------------------------------------------


class Damaged(CardEvent):
    """A card receives damage."""

    kind: Literal["damaged"]
    amount: Amount
    """How much damage."""


class Wounded(CardEvent):
    """Wounds were put on a card."""

    kind: Literal["wounded"]
    amount: Amount
    """How many wounds."""
    seat: NotRequired[SeatNumber]
    """Whose card it is; missing where the wounds come from damage."""


class Healed(SeatCardEvent):
    """Wounds were taken off a card."""

    kind: Literal["healed"]
    amount: Amount
    """How many wounds."""


class Recovered(CardEvent):
    """A unit recovered: wounds were taken off it."""

    kind: Literal["recovered"]
    amount: Amount
    """How many wounds."""


class Exhausted(SeatCardEvent):
    """A card got exhaustion tokens."""

    kind: Literal["exhausted"]
    amount: Amount
    """How many tokens."""


class Readied(SeatCardEvent):
    """A card is no longer exhausted."""

    kind: Literal["readied"]
    amount: Amount
    """Always 0."""


class StatusGained(SeatCardEvent):
    """A card got status tokens."""

    kind: Literal["status"]
    amount: Amount
    """How many tokens."""


class StatusSpent(SeatCardEvent):
    """Status tokens were taken off a card."""

    kind: Literal["status-spent"]
    amount: Amount
    """How many tokens."""


class TokenMoved(CardEvent):
    """A token was moved to a card."""

    kind: Literal["token-moved"]
    token: TokenWord


class Boosted(SeatCardEvent):
    """A unit has more attack in this turn."""

    kind: Literal["boosted"]
    amount: Amount
    """How much more."""


class Bypass(SeatCardEvent):
    """A unit cannot be blocked or guarded against in this turn."""

    kind: Literal["bypass"]
    amount: Amount
    """Always 0."""


class Destroyed(SeatCardEvent):
    """A card was destroyed."""

    kind: Literal["destroyed"]


class LeftPlay(SeatCardEvent):
    """A card left play."""

    kind: Literal["left-play"]
    zone: ZoneWord
    """Where it went."""


EVENTS: dict[str, type] = events_by_kind(
    Played,
    Used,
    UsedAbility,
    UsedPower,
    Targeted,
    TargetedPlayer,
    Cancelled,
    Attached,
    Summoned,
    Attackers,
    Attacked,
    Blocked,
    Guarded,
    AttackOver,
    Damaged,
    Wounded,
    Healed,
    Recovered,
    Exhausted,
    Readied,
    StatusGained,
    StatusSpent,
    TokenMoved,
    Boosted,
    Bypass,
    Destroyed,
    LeftPlay,
)
