"""What a server must keep, and the one interface to what keeps it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from emberhold.core.journal import Entry, Journal

__all__ = [
    "REMEMBERED",
    "Finish",
    "PastRow",
    "ReplayRow",
    "SaidRow",
    "SeatRow",
    "Store",
    "Stored",
    "TableRow",
    "now_seconds",
]

REMEMBERED: Final = 100
"""How much of what was said at a table is kept; somebody who comes later hears that."""


def now_seconds() -> int:
    """The time as rows have it."""
    return int(time.time())


@dataclass(slots=True)
class TableRow:
    """A table. `state` is open, running, over, broken or archived; times are whole seconds."""

    id: str
    game: str
    rules: str
    setup: dict[str, Any]
    seed: int
    options: dict[str, Any]
    created: int
    state: str = "open"
    touched: int = 0
    outcome: dict[str, Any] | None = None
    replay: str | None = None

    def journal(self, entries: Sequence[Entry]) -> Journal:
        return Journal(self.game, self.rules, self.setup, self.seed, list(entries))


@dataclass(slots=True)
class SeatRow:
    """A seat. Tokens are kept as hashes; seats with the same `screen` are looked at together.

    `auto` is how its windows are answered (`AutoMode`), `muted` are the seats it does not want to hear.
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


@dataclass(slots=True)
class SaidRow:
    """Something that was said at a table."""

    seat: int
    text: str


@dataclass(slots=True)
class Stored:
    """All that is kept about one table."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    """In order; only the first ones if there are gaps."""
    said: list[SaidRow]
    torn: bool = False
    """Whether there are entries behind a gap, which cannot be used."""


@dataclass(slots=True)
class ReplayRow:
    """A match that has ended or was uploaded: its journal, and for each seat its name and the bot that sat there."""

    id: str
    game: str
    rules: str
    journal: str
    names: list[str]
    bots: list[str | None]
    outcome: dict[str, Any] | None
    created: int
    table: str | None = None


@dataclass(slots=True)
class Finish:
    """The end of a match, kept together with the entry that brought it."""

    outcome: dict[str, Any]
    replay: ReplayRow


@dataclass(slots=True)
class PastRow:
    """A match of a guest that has ended; without an outcome it was broken off."""

    table: str
    replay: str
    game: str
    seat: int
    names: list[str]
    bots: list[str | None]
    outcome: dict[str, Any] | None
    ended: int


class Store(Protocol):
    """Keeps tables. When a call that writes returns, what it wrote survives a power cut; if it raises, nothing was."""

    async def secret(self) -> bytes:
        """A secret of this server, drawn when the store was made."""
        ...

    async def create(self, table: TableRow, seats: Sequence[SeatRow], *, limit: int) -> bool:
        """A new table; False if there are as many open and running ones as there may be."""
        ...

    async def set_seat(self, table: str, seat: SeatRow) -> None: ...

    async def sit(self, table: str, seat: SeatRow, now: int) -> bool:
        """Take a seat, if it is open, else False. With the last open seat the match is under way."""
        ...

    async def set_state(self, table: str, state: str, now: int) -> None: ...

    async def say(self, table: str, said: SaidRow) -> None:
        """Keep what was said, and the latest of what was said before."""
        ...

    async def append(self, table: str, number: int, entry: Entry, now: int, finish: Finish | None) -> None:
        """One more journal entry; raises unless there are exactly `number` entries before it."""
        ...

    async def set_broken(self, replay: ReplayRow, now: int) -> None:
        """The match of the replay's table is broken off; this replay is all that is left to see of it."""
        ...

    async def load(self, table: str) -> Stored | None: ...

    async def running(self) -> list[str]:
        """All tables with a match under way."""
        ...

    async def listed(self, most: int) -> list[Stored]:
        """Public tables with open seats, the newest first, without entries and without what was said."""
        ...

    async def archive(self, before: int) -> list[str]:
        """Put away all unfinished tables that nobody touched since; which ones those were."""
        ...

    async def add_replay(self, replay: ReplayRow) -> None: ...

    async def replay(self, id: str) -> ReplayRow | None: ...

    async def history(self, guest: str, most: int) -> list[PastRow]: ...

    async def close(self) -> None: ...
