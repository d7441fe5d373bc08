"""The parts that messages and HTTP bodies share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from emberhold.core.manners import AutoMode

__all__ = [
    "EMOTES",
    "PROTOCOL",
    "AboutCard",
    "Arg",
    "AutoMode",
    "ChainPlace",
    "Clock",
    "DecisionInfo",
    "Ends",
    "Event",
    "ForeseenEvent",
    "Lists",
    "Luck",
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
Luck: TypeAlias = Literal["drawn", "chosen", "day", "continued"]
"""Where the luck of a match comes from. `drawn`: the server drew its seed, and nobody can know the luck to come.
`chosen`: the creator of the table chose the seed. `day`: all tables of a day have the same. `continued`: the luck is
new, but the match goes on from a position of another one, whose hands somebody may have seen."""
Matter: TypeAlias = Literal["undo", "takeover", "rematch"]


class Plain(Struct, frozen=True):
    """An argument that is shown unchanged, for example a version."""

    plain: str


Arg: TypeAlias = int | str | list[str] | Plain


class Text(Struct, frozen=True):
    """A sentence, given by its id in the language files. A string argument is itself a message id."""

    id: str
    args: dict[str, Arg] = {}


class OptionInfo(Struct, frozen=True):
    """One possible answer. `refs` are the ids, in this seat's view, of the things it is about.

    `ends` is present if it ends something. `turn`: it ends the turn, including everything that could still be done in
    it, so a client may ask for confirmation. `choice`: it only ends this choice (done, none).
    """

    key: str
    meaning: list[str]
    text: Text
    refs: list[int]
    rule: str
    ends: Ends | UnsetType = UNSET


class AboutCard(Struct, frozen=True):
    """A card that a question is about: its id in this seat's view, and which card it is."""

    id: int
    card: str


class DecisionInfo(Struct, frozen=True):
    """A question for this seat. `number` goes back with the answer.

    `passive`: it only interrupts and may be passed. `usual` is the key of the answer that players nearly always give,
    if there is one. `undo` is present if the seat may take back its last choice now: freely (`free`), or if the others
    agree (`agreed`). `cancel`: the seat may take back everything it has begun, and nobody else has noticed it yet.
    `routine`: it is a formality, so the server answers it for a seat that wants that.
    `about` are the cards that it is about; the card whose text asks comes first. `own`: it only asks whether the seat
    uses an ability of its own, and is no reaction to what others do.
    """

    number: int
    seats: list[int]
    kind: str
    prompt: Text
    options: list[OptionInfo]
    passive: bool
    usual: str | UnsetType = UNSET
    undo: UndoOffer | UnsetType = UNSET
    cancel: bool = False
    routine: bool = False
    about: list[AboutCard] = []
    own: bool = False


class ForeseenEvent(Struct, frozen=True):
    """An event of a preview, as the seat would be told it; its `n` counts within the preview.

    `certain`: it happens like this in all worlds that were tried, and nobody else could step in before. `low` and
    `high` are the range of its amount, null if it has none; `low` is 0 if it may not happen at all. The event itself
    has the highest amount. A card that is not in the seat's view has the id 0.
    """

    event: Event
    certain: bool
    low: int | None
    high: int | None


class Clock(Struct, frozen=True):
    """Who is thinking, by public facts, and whether the table pauses because somebody might react.

    During a pause nobody is named. `pause_ms` is the length of one pause, not the time left; `may_hold` says that this
    seat may ask for more time; `deadline_ms` is how long this seat has left to answer, 0 if there is no limit.
    """

    thinking: list[int]
    pause_ms: int = 0
    held: bool = False
    may_hold: bool = False
    deadline_ms: int = 0


class SeatInfo(Struct, frozen=True):
    """The public facts of a seat."""

    seat: int
    name: str
    kind: SeatKind
    connected: bool
    bot: str | None = None
    """The bot that plays: always for a bot's seat, and for a person's seat while a bot stands in."""
    conceded: bool = False
    left: bool = False


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of this table."""

    undo: UndoRule = "free"
    lists: Lists | None = None
    pace_ms: int = 1500
    public: bool = False


class ChainPlace(Struct, frozen=True):
    """Where a match stands in its chain of matches. A chain has seats of its own, which stay the same throughout.

    `number` counts from 1, and `of` is how many matches there will be, null as long as nobody knows. `points` and
    `names` go by seat of the chain; `seats` has the seat of the chain for each seat of this match. After the match
    `next` is the table of the next one, and `over` says that there is none. `pick_seconds` is how long somebody may
    think in a draft until a bot answers for them, 0 if there is no limit. `state` is where the chain stands, such as
    the campaign of an expedition (`ExpeditionView.campaign`); null if points say all. If it is `joinable`, people who
    have the link may take the seats of bots. When all of the chain may be looked at, `replays` has the replays of its
    matches as far as this one, in their order.
    """

    name: str
    number: int
    of: int | None
    points: list[int]
    names: list[str]
    seats: list[int]
    next: str | None = None
    over: bool = False
    pick_seconds: int = 0
    state: dict[str, Any] | None = None
    joinable: bool = False
    replays: list[str | None] = []


class OutcomeInfo(Struct, frozen=True):
    """How a match ended. Its sentence is the message `outcome-<reason>`."""

    winners: list[int]
    reason: str


class Settings(Struct, frozen=True):
    """A person's settings for one of their seats."""

    seat: int
    auto: AutoMode
    muted: list[int]
    routine: bool = False
    orders: bool = False
