"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from emberhold.server.wire.deck_bodies import (
    CarriedDecks,
    CarryCode,
    ChangedDeck,
    DeckDifferenceInfo,
    DeckInFormat,
    DeckMistakeInfo,
    DeckProblemInfo,
    DeckProposalInfo,
    DeckReport,
    DeckSource,
    DeckToTry,
    FinishedDeckInfo,
    KeptDeck,
    MadeDeck,
    NewDeck,
    RandomDeck,
    SampleHandInfo,
    TwoDecks,
    UsedCode,
    WrittenDeck,
)
from emberhold.server.wire.setup_choices import Choice, ChoiceGroup, ChoiceValue, Preset
from emberhold.server.wire.types import (
    ChainPlace,
    DecisionInfo,
    Event,
    Luck,
    Options,
    OutcomeInfo,
    SeatInfo,
    SeatKind,
    Text,
    View,
)

__all__ = [
    "Addresses",
    "BotInfo",
    "CarriedDecks",
    "CarryCode",
    "ChainInfo",
    "ChangedDeck",
    "Choice",
    "ChoiceGroup",
    "ChoiceValue",
    "Choices",
    "ChosenSoFar",
    "Created",
    "DayBattle",
    "DeckDifferenceInfo",
    "DeckInFormat",
    "DeckMistakeInfo",
    "DeckProblemInfo",
    "DeckProposalInfo",
    "DeckReport",
    "DeckSource",
    "DeckToTry",
    "Fighter",
    "FinishedDeckInfo",
    "GameInfo",
    "Health",
    "History",
    "JoinTable",
    "Joined",
    "KeptDeck",
    "MadeDeck",
    "MatchStory",
    "NewDeck",
    "NewSeat",
    "NewTable",
    "Past",
    "PlayOn",
    "PlayedCount",
    "PlayedDay",
    "PlayedDays",
    "PlayedOn",
    "Preset",
    "Problem",
    "RandomDeck",
    "ReplayAt",
    "ReplayInfo",
    "ReplayMade",
    "RuleInfo",
    "SampleHandInfo",
    "SeatChoices",
    "SeatChosen",
    "SeatToken",
    "Statistics",
    "TableInfo",
    "TurnMark",
    "TurningPoint",
    "TwoDecks",
    "UsedCode",
    "WrittenDeck",
]


class Problem(Struct, frozen=True):
    """Why a request failed. `detail` says in English which part of the request is wrong, for the author of a client."""

    code: str
    text: Text
    detail: str = ""


class Health(Struct, frozen=True):
    """How the server is. It answers with 503 and `failing` if the database or the disk keeps it from saving moves.

    `crowded` says that new tables have to wait because the disk is nearly full; matches go on.
    """

    status: Literal["ok", "crowded", "failing"]
    version: str
    protocol: int
    tables: int
    connections: int


class Addresses(Struct, frozen=True):
    """Where people on other machines can open this server. With `here_only` it listens to this machine only."""

    addresses: list[str]
    here_only: bool


class BotInfo(Struct, frozen=True):
    """A bot that can be chosen. `help` says how it is to play against it or with it, `time` how long it thinks.

    `level` marks the levels of ours, which come first, the strongest last. `usual` is the one for who chooses none.
    """

    bot: str
    name: str
    help: Text
    time: Text
    level: bool
    usual: bool


class GameInfo(Struct, frozen=True):
    """A game that can be played here. `setups` are its ready-made set-ups by number of players.

    `choices` are the choices for a set-up with the usual number of players, `usual`, before anything is chosen. `decks`
    is the choice that takes a deck that somebody built; null if the game has no such decks. With `days` there is a
    match of the day.
    """

    name: str
    players: list[int]
    cooperative: bool
    rules_version: str
    bots: list[BotInfo]
    usual: int
    choices: list[Choice]
    presets: list[Preset]
    setups: dict[str, list[dict[str, Any]]]
    decks: str | None
    days: bool


class ChainInfo(Struct, frozen=True):
    """A chain of matches that can be played here, such as a draft. `game` is the game of its first match.

    `choices` are those for its set-up, before anything is chosen; the number of players is one of them, and it must be
    the number of seats. `pick_seconds` are the least and the most seconds that a table may give for a pick.
    """

    name: str
    players: list[int]
    game: str
    bots: list[BotInfo]
    choices: list[Choice]
    pick_seconds: list[int]


class ChosenSoFar(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up that is being chosen: for how many players, and the choices so far. It need not be complete."""

    players: int
    chosen: dict[str, Any] = {}


class Choices(Struct, frozen=True):
    """What can be chosen for a set-up, given the choices so far."""

    players: int
    choices: list[Choice]
    presets: list[Preset]


class RuleInfo(Struct, frozen=True):
    """One rule in our words."""

    id: str
    chapter: str
    text: str


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets the seat: the creator (person), somebody at the same screen (shared), a bot, or any guest (open)."""

    kind: SeatKind
    bot: str | None = None
    name: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. Send the whole set-up as `setup`, or only some choices as `chosen`; the rest is then random.

    Without either, the whole set-up is random. `guest` adds the table to a guest's history. Name a `game`, or a `chain`
    of matches; then the table is for its first match, and `setup` and `chosen` are those of the chain. With
    `pick_seconds` a bot answers in a draft for everybody who has not answered in this time; 0 means no limit.
    Without a `seed` nobody knows the luck to come. A seed is a whole number, also as text, or the keys of the keyed
    generator as text (`blake2b:…`); then everybody is told that it was chosen (`Luck`).

    With a `day`, a date such as `2026-11-18` or the word `today`, it is the match of that day (in UTC): set-up and luck
    follow from the date and the number of seats, so that nothing can be chosen but who sits where.
    """

    seats: list[NewSeat]
    game: str = ""
    chain: str = ""
    setup: dict[str, Any] | None = None
    chosen: dict[str, Any] | None = None
    options: Options = Options()
    seed: int | str | None = None
    guest: str | None = None
    pick_seconds: int = 0
    day: str = ""


class SeatToken(Struct, frozen=True):
    """A seat and its token. Anybody who has the token has the seat."""

    seat: int
    token: str


class Created(Struct, frozen=True):
    """The new table, the creator's seats, and the path for the link."""

    table: str
    seats: list[SeatToken]
    join: str
    guest: str


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Take this open seat, or the first open one.

    `chosen` is what its player wants in this seat, by the last key of each choice: `{"mage": "gygar"}`. What is not
    chosen stays as the creator of the table proposed it.
    """

    name: str
    seat: int | None = None
    guest: str | None = None
    chosen: dict[str, Any] = {}


class SeatChosen(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody who wants this open seat has chosen for it so far."""

    seat: int
    chosen: dict[str, Any] = {}


class SeatChoices(Struct, frozen=True):
    """What can be chosen for an open seat, given what the others have. `default` is what the creator proposes.

    If the table plays with sealed decks, the proposal is not told, and the choice is `drawn`.
    """

    seat: int
    choices: list[Choice]


class Joined(Struct, frozen=True):
    """The seat, its token, and the guest's own token."""

    seat: int
    token: str
    guest: str


class TableInfo(Struct, frozen=True):
    """The public facts of a table. With a `day`, a date, it has the match of that day: its luck can be known before."""

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
    chain: ChainPlace | None = None
    luck: Luck = "drawn"
    day: str | None = None


class DayBattle(Struct, frozen=True):
    """The match of a day: what it sets up for so many seats, and which day it is now in UTC."""

    game: str
    day: str
    today: str
    setup: dict[str, Any]


class ReplayMade(Struct, frozen=True):
    """The id of the replay made from an uploaded journal."""

    replay: str


class ReplayInfo(Struct, frozen=True):
    """A finished match. `entries` is its number of steps; `readonly` says that it was played by other rules.

    `fits` is how many of its steps can be shown: all of them unless `readonly`, and null if it cannot be shown at all.
    `names` has the name of each seat, which may be empty, and `bots` the bot in that seat, or null.
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


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a step of a replay, in this seat; the bot named here has all others.

    `guest` adds the new table to a guest's history.
    """

    step: int
    seat: int
    bot: str
    name: str = ""
    guest: str | None = None


class PlayedOn(Struct, frozen=True):
    """The new table and the token of the seat. The match begins at `step`: nothing was half done there."""

    table: str
    seats: list[SeatToken]
    guest: str
    step: int


class TurnMark(Struct, frozen=True):
    """A turn begins after this step. `seat` is whose it is; null if it is nobody's, as that of a nemesis."""

    step: int
    round: int
    seat: int | None


class Fighter(Struct, frozen=True):
    """Somebody or something whose life decides the match: a message id, the seat if it has one, and its life.

    `of` is its full life, 0 if it has none. `damage` is how much life it lost in each round.
    """

    name: str
    seat: int | None
    side: int
    life: int
    of: int
    damage: list[int]


class TurningPoint(Struct, frozen=True):
    """A moment at which the match turned. `fighter` is its place in the list of fighters.

    A `blow` is the turn that cost this fighter most, at least a fifth of its life: `amount`. With a `lead` the side of
    the fighter had more of its life left than every other side, for the last time that this changed. If somebody
    `fell`, the last of their life was gone.
    """

    step: int
    round: int
    kind: Literal["blow", "lead", "fell"]
    fighter: int
    amount: int


class MatchStory(Struct, frozen=True):
    """What a finished match has to tell, by facts that everybody may know. Steps are those of its replay."""

    answers: int
    rounds: int
    turns: list[TurnMark]
    fighters: list[Fighter]
    points: list[TurningPoint]


class ReplayAt(Struct, frozen=True):
    """A finished match after its first `n` entries, as a seat (null: a spectator) saw it.

    `events` start with number `since`. The events before it are the same as those that the client already has.
    """

    n: int
    seat: int | None
    view: View
    events: list[Event]
    decisions: list[DecisionInfo]
    since: int = 0


class Past(Struct, frozen=True):
    """A match of a guest, with `names` and `bots` as in its replay. Without an outcome it was broken off.

    `plays` is what each seat played, a deck or a mage, and `against` what the players fought together; empty where
    there is nothing to say. `rounds` is 0 if nobody has counted them. `day` is the date of a match of the day.
    """

    table: str
    replay: str
    game: str
    seat: int
    names: list[str]
    bots: list[str | None]
    outcome: OutcomeInfo | None
    ended: int
    plays: list[str]
    against: str
    rounds: int
    day: str | None = None


class PlayedDay(Struct, frozen=True):
    """A match of the day that a guest has begun. As long as it is not over, `won` is null and `rounds` is 0.

    `plays` is what each seat played and `against` what the players fought, both empty until it is over. `changed` is
    when something last happened there.
    """

    table: str
    game: str
    day: str
    state: Literal["open", "running", "over", "broken", "archived"]
    won: bool | None
    rounds: int
    plays: list[str]
    against: str
    replay: str | None
    changed: int


class PlayedDays(Struct, frozen=True):
    """The matches of the day of a guest, the latest day first. `next` asks for those that come after them."""

    days: list[PlayedDay]
    next: str | None = None


class History(Struct, frozen=True):
    """The finished matches of a guest, latest first. `next` asks for those that come after them; null at the end."""

    matches: list[Past]
    next: str | None = None


class PlayedCount(Struct, frozen=True):
    """How many matches of a game were played with something, and how many of them were won."""

    game: str
    name: str
    matches: int
    won: int


class Statistics(Struct, frozen=True):
    """The finished matches of a guest, counted: by game, by own deck or mage, by nemesis, and by bots at the table.

    Each seat that the guest had counts. Matches that were broken off do not, nor do drafts.
    """

    games: list[PlayedCount]
    plays: list[PlayedCount]
    against: list[PlayedCount]
    bots: list[PlayedCount]
