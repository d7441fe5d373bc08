"""What clients send, typed once; the schema and the web client's types are made from it and `server_messages`."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from emberhold.server.wire.types import AutoMode, Matter

__all__ = [
    "Agree",
    "Answer",
    "Auto",
    "Chat",
    "ClientMessage",
    "Concede",
    "Emote",
    "Hello",
    "Hold",
    "Leave",
    "Mute",
    "Ping",
    "Rematch",
    "Takeover",
    "Undo",
    "Why",
]


class _Client(Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(_Client, frozen=True):
    """The first message. No token: a spectator. `since` has the next event number for each seat, "" for a spectator."""

    v: int
    tokens: list[str] = []
    since: dict[str, int] = {}


class Answer(_Client, frozen=True):
    """The option `key` of the decision with this number."""

    seat: int
    number: int
    key: str


class Why(_Client, frozen=True):
    """Why can this seat not do that? `thing` is an id of the view, or a word for what is no card."""

    id: int
    seat: int
    verb: str
    thing: int | str


class Undo(_Client, frozen=True):
    """Take back the seat's last choice; where the table's rule says so, the others are asked."""

    seat: int


class Agree(_Client, frozen=True):
    """Yes or no to an open proposal."""

    seat: int
    what: Matter
    yes: bool


class Concede(_Client, frozen=True):
    """Give up."""

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
    """Hear nothing more (or again) from `other`."""

    seat: int
    other: int
    on: bool


class Auto(_Client, frozen=True):
    """How reaction windows are answered: ask always, pass where no own card fits (smart), or pass all."""

    seat: int
    mode: AutoMode


class Hold(_Client, frozen=True):
    """More time in this pause, or no more needed. Every seat that might react may say so, whatever it holds."""

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
    """Get up: before the match the seat opens again, later it counts as absent.

    If a newer connection holds the seat too, somebody has come back, and only this connection ends.
    """

    seat: int


class Ping(_Client, frozen=True):
    """Is anybody there?"""


ClientMessage: TypeAlias = (
    Hello
    | Answer
    | Why
    | Undo
    | Agree
    | Concede
    | Chat
    | Emote
    | Mute
    | Auto
    | Hold
    | Takeover
    | Rematch
    | Leave
    | Ping
)
