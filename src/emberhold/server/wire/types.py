"""What messages and HTTP bodies are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from emberhold.core.manners import AutoMode

__all__ = [
    "EMOTES",
    "PROTOCOL",
    "Arg",
    "AutoMode",
    "Clock",
    "DecisionInfo",
    "Ends",
    "Event",
    "Lists",
    "Matter",
    "OptionInfo",
    "Options",
    "OutcomeInfo",
    "Plain",
    "SeatInfo",
    "SeatKind",
    "Settings",
    "Text",
    "UndoOffer",
    "UndoRule",
    "View",
]

PROTOCOL: Final = 1
EMOTES: Final = ["hello", "well-played", "thanks", "oops", "thinking", "wow", "good-game"]

View: TypeAlias = Mapping[str, Any]
"""What one seat may know; its shape is the game's."""
Event: TypeAlias = dict[str, Any]
"""`n` (the seat's own number), `kind`, and the facts of that kind; its shape is the game's."""
SeatKind: TypeAlias = Literal["person", "bot", "open", "shared"]
UndoRule: TypeAlias = Literal["free", "agreed", "never"]
UndoOffer: TypeAlias = Literal["free", "agreed"]
Ends: TypeAlias = Literal["turn", "choice"]
Lists: TypeAlias = Literal["open", "sealed"]
Matter: TypeAlias = Literal["undo", "takeover", "rematch"]


class Plain(Struct, frozen=True):
    """An argument that is shown as it is, for example a version."""

    plain: str


Arg: TypeAlias = int | str | list[str] | Plain


class Text(Struct, frozen=True):
    """A sentence by its id in the language files. A string argument is itself a message id."""

    id: str
    args: dict[str, Arg] = {}


class OptionInfo(Struct, frozen=True):
    """One thing that may be answered. `refs` are the ids in this seat's view of what it is about.

    `ends` is there if it ends something: the `turn`, with whatever else could still be done in it, so a client may ask
    whether that is meant; or only the `choice` (done, none).
    """

    key: str
    meaning: list[str]
    text: Text
    refs: list[int]
    rule: str
    ends: Ends | UnsetType = UNSET


class DecisionInfo(Struct, frozen=True):
    """A question to this seat. `number` goes back with the answer.

    `passive`: it only interrupts and may be passed over. `usual` is the key of what players nearly always answer, if
    there is such an answer. `undo` is there if the seat may take back its last choice now: by itself (`free`), or if
    the others agree (`agreed`).
    """

    number: int
    seats: list[int]
    kind: str
    prompt: Text
    options: list[OptionInfo]
    passive: bool
    usual: str | UnsetType = UNSET
    undo: UndoOffer | UnsetType = UNSET


class Clock(Struct, frozen=True):
    """Who is thinking by public facts, and whether the table pauses because somebody might react.

    In a pause nobody is named. `pause_ms` is how long one pause takes, not how much of it is left; `may_hold` tells a
    seat that it may ask for more time; `deadline_ms` is how long this seat has left to answer, 0 without a limit.
    """

    thinking: list[int]
    pause_ms: int = 0
    held: bool = False
    may_hold: bool = False
    deadline_ms: int = 0


class SeatInfo(Struct, frozen=True):
    """Who sits there, as everybody may know."""

    seat: int
    name: str
    kind: SeatKind
    connected: bool
    bot: str | None = None
    """Which bot plays: always in a bot's seat, in a person's while a bot stands in."""
    conceded: bool = False
    left: bool = False


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How this table plays."""

    undo: UndoRule = "free"
    lists: Lists | None = None
    pace_ms: int = 1500
    public: bool = False


class OutcomeInfo(Struct, frozen=True):
    """How a match ended; the sentence is the message `outcome-<reason>`."""

    winners: list[int]
    reason: str


class Settings(Struct, frozen=True):
    """What a person has set for one of their seats."""

    seat: int
    auto: AutoMode
    muted: list[int]
