"""Bodies of HTTP requests and answers, typed once like the messages."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from emberhold.server.wire.setup_choices import Choice, ChoiceGroup, ChoiceValue, Preset
from emberhold.server.wire.types import DecisionInfo, Event, Options, OutcomeInfo, SeatInfo, SeatKind, Text, View

__all__ = [
    "Choice",
    "ChoiceGroup",
    "ChoiceValue",
    "Choices",
    "ChosenSoFar",
    "Created",
    "GameInfo",
    "Health",
    "History",
    "JoinTable",
    "Joined",
    "NewSeat",
    "NewTable",
    "Past",
    "Preset",
    "Problem",
    "ReplayAt",
    "ReplayInfo",
    "ReplayMade",
    "RuleInfo",
    "SeatToken",
    "TableInfo",
]


class Problem(Struct, frozen=True):
    """Why a request failed. `detail` names the place in what was sent, in English, for the author of the file."""

    code: str
    text: Text
    detail: str = ""


class Health(Struct, frozen=True):
    """The server is there."""

    status: Literal["ok"]
    version: str
    protocol: int
    tables: int
    connections: int


class GameInfo(Struct, frozen=True):
    """A game that can be played here. `setups` are its ready-made set-ups by number of players.

    `choices` is what can be chosen for a set-up of the usual number of players, `usual`, while nothing is chosen yet.
    """

    name: str
    players: list[int]
    cooperative: bool
    rules_version: str
    bots: list[str]
    usual: int
    choices: list[Choice]
    presets: list[Preset]
    setups: dict[str, list[dict[str, Any]]]


class ChosenSoFar(Struct, frozen=True, forbid_unknown_fields=True):
    """For how many players a set-up is being chosen, and what was chosen so far: a set-up that need not be complete."""

    players: int
    chosen: dict[str, Any] = {}


class Choices(Struct, frozen=True):
    """What can be chosen for a set-up, given what was chosen so far."""

    players: int
    choices: list[Choice]
    presets: list[Preset]


class RuleInfo(Struct, frozen=True):
    """One rule in our words."""

    id: str
    chapter: str
    text: str


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: the creator (person), somebody beside them (shared), a bot, or anybody who joins (open)."""

    kind: SeatKind
    bot: str | None = None
    name: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table. Its set-up is given whole as `setup`, or only as far as it was `chosen`: the rest is then drawn.

    With neither all of it is drawn. `guest` ties the table to a guest's history.
    """

    game: str
    seats: list[NewSeat]
    setup: dict[str, Any] | None = None
    chosen: dict[str, Any] | None = None
    options: Options = Options()
    seed: int | None = None
    guest: str | None = None


class SeatToken(Struct, frozen=True):
    """A seat and its token: who knows the token has the seat."""

    seat: int
    token: str


class Created(Struct, frozen=True):
    """The new table, the creator's seats, and the path of its link."""

    table: str
    seats: list[SeatToken]
    join: str
    guest: str


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on this open seat, or on the first one."""

    name: str
    seat: int | None = None
    guest: str | None = None


class Joined(Struct, frozen=True):
    """The seat, its token, and the guest's own token."""

    seat: int
    token: str
    guest: str


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it."""

    table: str
    game: str
    rules_version: str
    seats: list[SeatInfo]
    options: Options
    state: Literal["open", "running", "over", "broken", "archived"]
    created: int
    outcome: OutcomeInfo | None = None
    replay: str | None = None
    readonly: bool = False


class ReplayMade(Struct, frozen=True):
    """An uploaded journal that can be looked at here."""

    replay: str


class ReplayInfo(Struct, frozen=True):
    """A match that has ended. `entries` is how many steps it has; `readonly` tells that it was played by other rules.

    `fits` is how many of its steps can be shown: fewer than all of them only if `readonly`, null if it cannot be shown.
    `names` has each seat's name, which may be empty, and `bots` the bot that sat there, or null.
    """

    replay: str
    game: str
    rules_version: str
    seats: int
    names: list[str]
    bots: list[str | None]
    entries: int
    outcome: OutcomeInfo | None
    created: int
    uploaded: bool
    readonly: bool = False
    fits: int | None = None


class ReplayAt(Struct, frozen=True):
    """A match that has ended after its first `n` entries, as a seat (null: a spectator) saw it.

    `events` start with number `since`: of the events that a client holds, those before it are the same here.
    """

    n: int
    seat: int | None
    view: View
    events: list[Event]
    decisions: list[DecisionInfo]
    since: int = 0


class Past(Struct, frozen=True):
    """A match of a guest, with `names` and `bots` as in its replay; without an outcome it was broken off."""

    table: str
    replay: str
    game: str
    seat: int
    names: list[str]
    bots: list[str | None]
    outcome: OutcomeInfo | None
    ended: int


class History(Struct, frozen=True):
    """The matches of a guest that have ended, the latest first."""

    matches: list[Past]
