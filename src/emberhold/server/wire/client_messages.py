"""The messages of clients. The schema and the web client's types are made from these and from `server_messages`."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from emberhold.server.wire.types import AutoMode, Matter

__all__ = [
    "Agree",
    "Answer",
    "Auto",
    "Cancel",
    "Chat",
    "ClientMessage",
    "Concede",
    "Emote",
    "Hello",
    "Hold",
    "Leave",
    "Mute",
    "Ping",
    "Preview",
    "Rematch",
    "Takeover",
    "Undo",
    "Why",
]


class _Client(Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(_Client, frozen=True):
    """The first message. No token: a spectator. `since` has the next event number by seat; the spectator's is ""."""

    v: int
    tokens: list[str] = []
    since: dict[str, int] = {}


class Answer(_Client, frozen=True):
    """Choose the option `key` of the decision with this number."""

    seat: int
    number: int
    key: str


class Cancel(_Client, frozen=True):
    """Take back everything this seat has begun, costs included. `number` is the decision that may be cancelled."""

    seat: int
    number: int


class Why(_Client, frozen=True):
    """Ask why this seat cannot do that. `thing` is an id from the view, or a word for something that is not a card."""

    id: int
    seat: int
    verb: str
    thing: int | str


class Preview(_Client, frozen=True):
    """Ask what the option `key` of the decision with this number leads to, as far as the seat can know."""

    id: int
    seat: int
    number: int
    key: str


class Undo(_Client, frozen=True):
    """Take back the seat's last choice. If the table's rule says so, the others are asked first."""

    seat: int


class Agree(_Client, frozen=True):
    """Yes or no to an open proposal."""

    seat: int
    what: Matter
    yes: bool


class Concede(_Client, frozen=True):
    """Concede the match."""

    seat: int


class Chat(_Client, frozen=True):
    """Say something to the table."""

    seat: int
    text: str


class Emote(_Client, frozen=True):
    """Show one of the table's emotes."""

    seat: int
    name: str


class Mute(_Client, frozen=True):
    """Mute `other`, or end the muting."""

    seat: int
    other: int
    on: bool


class Auto(_Client, frozen=True):
    """How reaction windows are answered: always ask, pass if none of the seat's cards fits (smart), or pass all."""

    seat: int
    mode: AutoMode


class Routine(_Client, frozen=True):
    """Answer formalities (those with `DecisionInfo.routine`) for this seat, or ask them.

    `orders`: ask for orders all the same, such as the order in which cards are discarded.
    """

    seat: int
    on: bool
    orders: bool = False


class Hold(_Client, frozen=True):
    """Ask for more time in this pause, or give it back. Every seat that might react may ask, whatever it holds."""

    seat: int
    on: bool = True


class Takeover(_Client, frozen=True):
    """Propose that a bot plays for `other`, who is absent."""

    seat: int
    other: int


class Rematch(_Client, frozen=True):
    """Propose another match with the same seats, or agree to it."""

    seat: int


class Leave(_Client, frozen=True):
    """Leave the seat. Before the match it becomes open again; later it counts as absent.

    If a newer connection holds the seat too, the player has come back, and only this connection ends.
    """

    seat: int


class Ping(_Client, frozen=True):
    """Check the connection; the answer is `Pong`."""


ClientMessage: TypeAlias = (
    Hello
    | Answer
    | Cancel
    | Why
    | Preview
    | Undo
    | Agree
    | Concede
    | Chat
    | Emote
    | Mute
    | Auto
    | Routine
    | Hold
    | Takeover
    | Rematch
    | Leave
    | Ping
)
