"""The messages of the server.

They contain no sentences: a sentence for people is a `Text`, a message id with its arguments.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from emberhold.server.wire.types import (
    ChainPlace,
    Clock,
    DecisionInfo,
    Event,
    ForeseenEvent,
    Luck,
    Matter,
    Options,
    OutcomeInfo,
    SeatInfo,
    Settings,
    Text,
    View,
)

__all__ = [
    "Broken",
    "ClockChanged",
    "Failed",
    "NextMatch",
    "Over",
    "Pong",
    "Presence",
    "PreviewAnswer",
    "Proposal",
    "Rematched",
    "Said",
    "ServerMessage",
    "Shown",
    "Update",
    "Welcome",
    "WhyAnswer",
]


class _Server(Struct, frozen=True, tag_field="t", tag=str.lower):
    pass


class Said(_Server, frozen=True, tag="chat"):
    """A line of the chat. Show it as plain text only."""

    seat: int
    text: str


class Shown(_Server, frozen=True, tag="emote"):
    """Somebody showed an emote."""

    seat: int
    name: str


class Proposal(_Server, frozen=True):
    """Something that the others have to agree to. `open` is false once it is decided."""

    what: Matter
    by: int
    about: int
    """The seat it is about: whose choice is taken back, or whom a bot replaces; -1 for the whole table."""
    agreed: list[int]
    needed: list[int]
    open: bool
    done: bool


class Welcome(_Server, frozen=True):
    """The table, and the seats of this connection. `started` is false while seats are open."""

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
    chain: ChainPlace | None = None
    """Where this match stands, if it is part of a chain of matches."""
    luck: Luck = "drawn"
    """Whether somebody may know the luck to come."""
    day: str | None = None
    """The date, if it is the match of a day."""


class Update(_Server, frozen=True):
    """What a seat sees (`seat` null: a spectator).

    `events` start with number `since`; a client that has events from there on drops them first. During a pause `view`
    is null: show the events now, the view comes later.
    """

    seat: int | None
    since: int
    events: list[Event]
    view: View | None
    decision: DecisionInfo | None
    clock: Clock


class ClockChanged(_Server, frozen=True, tag="clock"):
    """Only the clock has changed."""

    seat: int | None
    clock: Clock


class Presence(_Server, frozen=True):
    """Who has which seat, sent whenever that changes."""

    seats: list[SeatInfo]
    started: bool


class WhyAnswer(_Server, frozen=True, tag="why"):
    """Why it cannot be done. If `text` is null, it can."""

    id: int
    seat: int
    text: Text | None
    rule: str | None


class PreviewAnswer(_Server, frozen=True, tag="preview"):
    """What an option leads to, up to the next question or the end of the turn, by what the seat knows."""

    id: int
    seat: int
    number: int
    key: str
    told: list[ForeseenEvent]
    harms: list[int]
    """The seat's own cards, by the ids of its view, that certainly or possibly get worse by its own doing."""
    harms_me: bool
    """Whether the player gets worse: loses life, or in a cooperative game what all of them defend."""
    ends_turn: bool
    """Whether the seat's turn is over after it, also because nothing else is left to do."""
    chance: bool
    """Whether dice, shuffles or hidden cards take part."""
    more: bool
    """Whether something follows that was not looked at, because that would have taken too long."""


class Over(_Server, frozen=True):
    """The match is over; `replay` is the id of its replay."""

    outcome: OutcomeInfo
    replay: str | None


class Broken(_Server, frozen=True):
    """An error in the rules: the match ends here without a winner. `replay` shows it up to this point."""

    text: Text
    replay: str | None


class Rematched(_Server, frozen=True, tag="rematch"):
    """Everybody wants another match: it is at this table, with the same tokens."""

    table: str


class NextMatch(_Server, frozen=True, tag="next-match"):
    """The chain goes on: its next match is at this table, with the same tokens. Who does not sit there may watch."""

    table: str


class Failed(_Server, frozen=True, tag="error"):
    """What could not be done, and why. `about` is the type of the message that this answers, or empty."""

    code: str
    text: Text
    about: str = ""
    seat: int | UnsetType = UNSET


class Pong(_Server, frozen=True):
    """The answer to `Ping`."""


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | ClockChanged
    | Presence
    | WhyAnswer
    | PreviewAnswer
    | Said
    | Shown
    | Proposal
    | Over
    | Broken
    | Rematched
    | NextMatch
    | Failed
    | Pong
)
