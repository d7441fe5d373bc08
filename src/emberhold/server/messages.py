"""Everything that goes over the wire, typed once; the schema and the web client's types are made from this file.

A person's sentence is never in a message: it carries a `Text`, a message id with its arguments.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from emberhold.server.parts import (
    PROTOCOL,
    Arg,
    AutoMode,
    Clock,
    DecisionInfo,
    Event,
    Lists,
    Matter,
    OptionInfo,
    Options,
    OutcomeInfo,
    SeatInfo,
    SeatKind,
    Settings,
    Text,
    UndoRule,
    View,
)

__all__ = [
    "PROTOCOL",
    "Agree",
    "Answer",
    "Arg",
    "Auto",
    "AutoMode",
    "Chat",
    "ClientMessage",
    "Clock",
    "ClockChanged",
    "Concede",
    "DecisionInfo",
    "Emote",
    "Event",
    "Failed",
    "Hello",
    "Hold",
    "Leave",
    "Lists",
    "Matter",
    "Mute",
    "OptionInfo",
    "Options",
    "OutcomeInfo",
    "Over",
    "Ping",
    "Pong",
    "Presence",
    "Proposal",
    "Rematch",
    "Rematched",
    "Said",
    "SeatInfo",
    "SeatKind",
    "ServerMessage",
    "Settings",
    "Shown",
    "Takeover",
    "Text",
    "Undo",
    "UndoRule",
    "Update",
    "View",
    "Welcome",
    "Why",
    "WhyAnswer",
]


# -- client to server --------------------------------------------------------------------------------------------


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
    """Get up: before the match the seat opens again, later it counts as absent."""

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


# -- server to client --------------------------------------------------------------------------------------------


class _Server(Struct, frozen=True, tag_field="t", tag=str.lower):
    pass


class Said(_Server, frozen=True, tag="chat"):
    """Somebody said something. It is shown as text, never as anything else."""

    seat: int
    text: str


class Shown(_Server, frozen=True, tag="emote"):
    """Somebody showed an emote."""

    seat: int
    name: str


class Proposal(_Server, frozen=True):
    """Something waits for the others' consent; `open` is false once it was decided."""

    what: Matter
    by: int
    about: int
    """The seat it is about: whose choice goes back, whom a bot replaces; -1 for the whole table."""
    agreed: list[int]
    needed: list[int]
    open: bool
    done: bool


class Welcome(_Server, frozen=True):
    """The table, and which seats this connection holds. `started` is false while seats are open."""

    v: int
    table: str
    game: str
    seats: list[SeatInfo]
    you: list[int]
    options: Options
    rules_version: str
    started: bool
    settings: list[Settings]
    emotes: list[str]
    chat: list[Said]
    proposals: list[Proposal]
    readonly: Text | None = None
    """Why nothing can be done here any more, for example because the match was played by other rules."""


class Update(_Server, frozen=True):
    """What a seat sees (`seat` null: a spectator).

    `events` start with number `since`; a client that holds events from there on forgets them first. In the middle of a
    pause `view` is null: the events are there to be shown, the board follows.
    """

    seat: int | None
    since: int
    events: list[Event]
    view: View | None
    decision: DecisionInfo | None
    clock: Clock


class ClockChanged(_Server, frozen=True, tag="clock"):
    """Only the clock is new."""

    seat: int | None
    clock: Clock


class Presence(_Server, frozen=True):
    """Who sits where, whenever that changes."""

    seats: list[SeatInfo]
    started: bool


class WhyAnswer(_Server, frozen=True, tag="why"):
    """Why not; `text` null means that it can be done."""

    id: int
    seat: int
    text: Text | None
    rule: str | None


class Over(_Server, frozen=True):
    """The match is over; `replay` is the id of its replay."""

    outcome: OutcomeInfo
    replay: str | None


class Rematched(_Server, frozen=True, tag="rematch"):
    """All want another match: it is at this table, with the same tokens."""

    table: str


class Failed(_Server, frozen=True, tag="error"):
    """What could not be done, and why. `about` is the type of the message it answers, or empty."""

    code: str
    text: Text
    about: str = ""
    seat: int | UnsetType = UNSET


class Pong(_Server, frozen=True):
    """Yes."""


ServerMessage: TypeAlias = (
    Welcome | Update | ClockChanged | Presence | WhyAnswer | Said | Shown | Proposal | Over | Rematched | Failed | Pong
)
