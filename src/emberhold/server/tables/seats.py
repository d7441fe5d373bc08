"""Who sits at a table, who is connected, and the settings of each seat."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence

from emberhold.server.store.store import SeatRow
from emberhold.server.tables.connection import Connection
from emberhold.server.tokens import hashed
from emberhold.server.wire.types import AutoMode, SeatInfo, SeatKind, Settings

__all__ = ["Seats"]

KINDS: dict[str, SeatKind] = {"person": "person", "bot": "bot", "open": "open", "shared": "shared"}
MODES: dict[str, AutoMode] = {"ask": "ask", "smart": "smart", "pass": "pass"}


class Seats:
    """The seats of one table and the connections that hold them."""

    def __init__(self, rows: list[SeatRow]) -> None:
        self.rows = rows
        self.connections: set[Connection] = set()
        self.conceded: set[int] = set()

    def opened_by(self, tokens: Iterable[str], watching: Sequence[SeatRow] = ()) -> list[int] | None:
        """The seats that these tokens open; None if one of them opens no seat.

        The token of somebody who takes part but is `watching` now is a good one too. It opens no seat here.
        """
        found: set[int] = set()
        for token in tokens:
            digest = hashed(token)
            seats = [row.seat for row in self.rows if row.token and hmac.compare_digest(row.token, digest)]
            if not seats and not any(row.token and hmac.compare_digest(row.token, digest) for row in watching):
                return None
            found.update(seats)
        return sorted(found)

    # -- kinds of seats ------------------------------------------------------------------------------------------

    def is_person(self, seat: int) -> bool:
        """Whether a person decides here now: not a bot, not a stand-in bot, and not somebody who conceded."""
        row = self.rows[seat]
        return row.kind in ("person", "shared") and row.bot is None and seat not in self.conceded

    @property
    def persons(self) -> set[int]:
        return {row.seat for row in self.rows if self.is_person(row.seat)}

    @property
    def unclaimed(self) -> set[int]:
        """The seats that nobody has taken yet."""
        return {row.seat for row in self.rows if row.kind == "open"}

    def bot(self, seat: int) -> str | None:
        return self.rows[seat].bot

    def connected(self, seat: int) -> bool:
        row = self.rows[seat]
        return row.kind == "bot" or (not row.left and any(seat in connection.seats for connection in self.connections))

    def too_many(self, seats: Iterable[int], most: int) -> list[Connection]:
        """The oldest connections of these seats, as far as a seat has more of them than it may."""
        out = []
        for seat in seats:
            holding = [one for one in self.connections if seat in one.seats and not one.closing]
            out += sorted(holding, key=lambda one: one.number)[: max(0, len(holding) - most)]
        return out

    def elsewhere(self, seat: int) -> set[int]:
        """The other people who look at a different screen than this seat."""
        screen = self.rows[seat].screen
        return {other for other in self.persons if self.rows[other].screen != screen}

    def hurried(self, seat: int) -> bool:
        """Whether somebody would notice how long this seat takes to answer."""
        if self.rows[seat].bot is not None:
            return bool(self.persons)
        return bool(self.elsewhere(seat))

    @property
    def spectators(self) -> int:
        """How many connections look on without a seat."""
        return sum(not connection.seats for connection in self.connections)

    @property
    def one_screen(self) -> bool:
        """Whether all people who play here look at the same screen; all others are bots."""
        return len({self.rows[seat].screen for seat in self.persons}) == 1

    def absent(self, seat: int) -> bool:
        return self.is_person(seat) and not self.connected(seat)

    # -- what everybody may know ---------------------------------------------------------------------------------

    def infos(self) -> list[SeatInfo]:
        return [
            SeatInfo(
                row.seat,
                row.name,
                KINDS[row.kind],
                self.connected(row.seat),
                row.bot,
                row.seat in self.conceded,
                row.left,
            )
            for row in self.rows
        ]

    def mode(self, seat: int) -> AutoMode:
        """How the seat's windows are answered. A bot answers all of them itself."""
        return MODES[self.rows[seat].auto] if self.is_person(seat) else "ask"

    def routine(self, seat: int) -> bool:
        """Whether formalities get their usual answer for this seat."""
        return self.rows[seat].routine and self.is_person(seat)

    def orders(self, seat: int) -> bool:
        """Whether this person wants to be asked for orders, even if other formalities are answered for them."""
        return self.rows[seat].orders and self.is_person(seat)

    def settings(self, seats: Iterable[int]) -> list[Settings]:
        return [
            Settings(seat, self.mode(seat), list(self.rows[seat].muted), self.routine(seat), self.orders(seat))
            for seat in seats
        ]

    def muted(self, connection: Connection) -> set[int]:
        """The seats that this connection has muted."""
        return {other for seat in connection.seats for other in self.rows[seat].muted}

    def hearing(self, speaker: int) -> list[Connection]:
        """The connections that have not muted this seat."""
        return [connection for connection in self.connections if speaker not in self.muted(connection)]
