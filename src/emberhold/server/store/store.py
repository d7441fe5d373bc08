"""What a server stores, and the interface that every store implements."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from emberhold.core.journal import Entry, Journal
from emberhold.core.seeds import Seed
from emberhold.server.limits import Limits
from emberhold.server.store.deck_store import DeckStore

__all__ = [
    "REMEMBERED",
    "ChainRow",
    "Counted",
    "Counts",
    "DayRow",
    "Finish",
    "NextTable",
    "PastFilter",
    "PastRow",
    "PlayedRow",
    "ReplayRow",
    "SaidRow",
    "SeatRow",
    "Store",
    "Stored",
    "TableRow",
    "now_seconds",
]

REMEMBERED: Final = 100
"""How many chat lines a table keeps; people who come later are shown them."""


def now_seconds() -> int:
    """The current time in whole seconds, as it is stored."""
    return int(time.time())


@dataclass(slots=True)
class ChainRow:
    """A chain of matches: what everything else about it follows from, together with the journals of its tables.

    `pick_seconds` is how long somebody may think in a draft, 0 if there is no limit.
    """

    id: str
    name: str
    setup: dict[str, Any]
    seed: Seed
    pick_seconds: int = 0


@dataclass(slots=True)
class TableRow:
    """A table. `state` is open, running, over, broken or archived; times are whole seconds."""

    id: str
    game: str
    rules: str
    setup: dict[str, Any]
    seed: Seed
    options: dict[str, Any]
    created: int
    state: str = "open"
    touched: int = 0
    outcome: dict[str, Any] | None = None
    replay: str | None = None
    chain: ChainRow | None = None
    """The chain that the match is part of, and which of its matches it is, counted from 0."""
    link: int = 0
    rematch: str | None = None
    """The table of the rematch, once everybody has agreed to one."""
    place: str | None = None
    """A hash of the address from which the table was opened, and of the guest who opened it: whose share it counts for.
    """
    opener: str | None = None
    luck: str = "drawn"
    """Where its luck comes from, so that everybody can be told: drawn, chosen, day or continued."""
    day: str | None = None
    """The date, if it is the match of a day."""

    def journal(self, entries: Sequence[Entry]) -> Journal:
        return Journal(self.game, self.rules, self.setup, self.seed, list(entries))


@dataclass(slots=True)
class SeatRow:
    """A seat. Tokens are stored as hashes; seats with the same `screen` share one screen.

    `auto` is how its windows are answered (`AutoMode`), `muted` are the seats that it has muted, and `routine` says
    whether formalities are answered for it, with `orders` all but those that ask for an order.
    """

    seat: int
    kind: str
    name: str = ""
    bot: str | None = None
    token: str | None = None
    guest: str | None = None
    screen: int = 0
    left: bool = False
    auto: str = "smart"
    muted: tuple[int, ...] = ()
    routine: bool = False
    orders: bool = False


@dataclass(slots=True)
class SaidRow:
    """A line of the chat."""

    seat: int
    text: str


@dataclass(slots=True)
class Stored:
    """Everything stored about one table."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    """In order. If there is a gap, only the entries before it."""
    said: list[SaidRow]
    torn: bool = False
    """Whether there are entries after a gap; those cannot be used."""


@dataclass(slots=True)
class ReplayRow:
    """A match that was finished or uploaded: its journal, and the name and the bot of each seat."""

    id: str
    game: str
    rules: str
    journal: str
    names: list[str]
    bots: list[str | None]
    outcome: dict[str, Any] | None
    created: int
    table: str | None = None
    chain: str | None = None
    """The id of the chain that the match is part of."""
    chain_goes_on: bool = False
    """Whether a match of that chain is not over yet."""
    length: int = field(kw_only=True)
    """How many entries the journal has."""
    place: str | None = None
    """A hash of the address from which it was uploaded."""


@dataclass(slots=True)
class NextTable:
    """The table for the next match of a chain, and who sits there."""

    table: TableRow
    seats: list[SeatRow]


@dataclass(slots=True)
class Finish:
    """The end of a match, stored together with its last entry, and with the next match if a chain goes on."""

    outcome: dict[str, Any]
    replay: ReplayRow
    played: list[PlayedRow]
    next: NextTable | None = None


@dataclass(slots=True)
class PastRow:
    """A finished match of a guest; if it has no outcome, it was broken off."""

    table: str
    replay: str
    game: str
    seat: int
    names: list[str]
    bots: list[str | None]
    outcome: dict[str, Any] | None
    ended: int
    chain: str | None = None
    """The id of the chain that the match was part of."""
    plays: list[str] = field(default_factory=list)
    """For each seat its deck or mage; empty where that is not known."""
    against: str = ""
    """What the players fought, if not each other."""
    rounds: int = 0
    day: str | None = None


@dataclass(slots=True)
class DayRow:
    """A match of the day that a guest has begun; `won`, `rounds`, `plays` and `against` are known when it is over."""

    table: str
    game: str
    day: str
    state: str
    replay: str | None
    created: int
    touched: int
    won: bool | None
    rounds: int
    plays: list[str]
    against: str


@dataclass(slots=True)
class PlayedRow:
    """One seat of a match that is over, for histories and statistics. `won` is None if nobody can win or lose it."""

    seat: int
    guest: str | None
    game: str
    plays: str
    against: str
    bot: str | None
    won: bool | None
    rounds: int


@dataclass(frozen=True, slots=True)
class PastFilter:
    """Which matches of a guest to list; an empty word means any. `result` is won, lost, broken, or empty."""

    game: str = ""
    plays: str = ""
    against: str = ""
    bot: str = ""
    result: str = ""
    before: tuple[int, str, int] | None = None
    """The last row that is known already: when it ended, its table, its seat."""


class Counted(NamedTuple):
    """How often something was played in a game, and how often it won."""

    game: str
    name: str
    matches: int
    won: int


class Counts(NamedTuple):
    """The matches of a guest, counted: all, by deck or mage, by what was fought, by bot."""

    games: list[Counted]
    plays: list[Counted]
    against: list[Counted]
    bots: list[Counted]


ANY: Final = PastFilter()


class Store(Protocol):
    """Stores tables. When a write returns, it survives a power cut; when it raises, nothing was written."""

    @property
    def decks(self) -> DeckStore:
        """The decks of guests, in the same store."""
        ...

    async def secret(self) -> bytes:
        """A random secret of this server, made when the store was made."""
        ...

    async def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry] = (),
        *,
        limit: int,
        rematch_of: str | None = None,
    ) -> bool:
        """Add a table, with its chain if it is the first of one; False if there are too many open and running ones.

        Its match begins with these entries. If it is for a rematch, the other table remembers it in the same step.
        """
        ...

    async def set_seat(self, table: str, seat: SeatRow) -> None: ...

    async def sit(self, table: str, seat: SeatRow, setup: dict[str, Any], now: int) -> bool:
        """Take a seat if it is open, or else return False. With the last open seat the match begins.

        The set-up, with what was chosen for this seat, is stored in the same step.
        """
        ...

    async def set_state(self, table: str, state: str, now: int) -> None: ...

    async def say(self, table: str, said: SaidRow) -> None:
        """Add a line to the chat, and drop the oldest if there are too many."""
        ...

    async def append(self, table: str, number: int, entries: Sequence[Entry], now: int, finish: Finish | None) -> None:
        """Add journal entries. Raises an error unless there are exactly `number` entries before them.

        Without entries nothing changes, but it takes as long as if there was one.
        """
        ...

    async def set_broken(self, replay: ReplayRow, played: Sequence[PlayedRow], now: int) -> None:
        """Record that the match of this replay's table is broken off. The replay is all that remains of it."""
        ...

    async def load(self, table: str) -> Stored | None: ...

    async def chain(self, id: str) -> list[Stored]:
        """The tables of a chain in the order of its matches, without their chat."""
        ...

    async def running(self) -> list[str]:
        """All tables with an unfinished match that can go on although nobody is there: by bots, or by a clock."""
        ...

    async def listed(self, most: int) -> list[Stored]:
        """The public tables with open seats, newest first, without entries and chat."""
        ...

    async def archive(self, before: int) -> list[str]:
        """Archive all unfinished tables that were not used since that time, and return their ids."""
        ...

    async def add_replay(self, replay: ReplayRow) -> None: ...

    async def replay(self, id: str) -> ReplayRow | None: ...

    async def history(self, guest: str, most: int, wanted: PastFilter = ANY) -> list[PastRow]:
        """The finished matches of a guest, latest first. Those of a chain are left out until all of it is over."""
        ...

    async def days(self, guest: str, most: int, game: str, before: tuple[str, int, str] | None) -> list[DayRow]:
        """The matches of the day that a guest has begun, the latest day first, after this day, creation and table."""
        ...

    async def statistics(self, guest: str, tables: Sequence[str], chains: Sequence[str]) -> Counts:
        """The finished matches of a guest, counted, without those of these tables and chains."""
        ...

    async def open_tables(self, by: str, whose: str) -> int:
        """How many open and running tables were opened from an address (`by` is place) or by a guest (opener)."""
        ...

    async def uploaded(self, place: str, since: int) -> tuple[int, int]:
        """How many bytes were uploaded from this address since then, and how many all uploads have."""
        ...

    async def clean(self, now: int, limits: Limits) -> tuple[int, int, int]:
        """Delete some of what is too old: how many finished tables, uploads and chats were deleted."""
        ...

    async def failing(self) -> bool:
        """Whether something cannot be written, or read, just now."""
        ...

    def free_bytes(self) -> int | None:
        """How much room there is on the disk; None if nobody knows."""
        ...

    async def close(self) -> None: ...
