"""One table: the people around it, the match on it, and everything they may do there."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from emberhold.core.journal import JournalError
from emberhold.server import messages as m
from emberhold.server.doing import EMOTES, do
from emberhold.server.driving import Driver
from emberhold.server.errors import Refused
from emberhold.server.forms import TableInfo
from emberhold.server.links import Link, encode
from emberhold.server.people import People
from emberhold.server.proposals import Proposals
from emberhold.server.sitting import Sitting, now_seconds
from emberhold.server.storage import SeatRow, Stored
from emberhold.server.telling import Telling

if TYPE_CHECKING:
    from emberhold.server.house import House

__all__ = ["Table"]

REMEMBERED: Final = 50
"""How much of what was said somebody hears who comes later."""


class Table:
    """A table that the server knows at the moment. All that changes it happens under its lock."""

    def __init__(self, stored: Stored, house: House) -> None:
        self.house = house
        self.row = stored.table
        self.id = stored.table.id
        self.options = msgspec.convert(stored.table.options, m.Options)
        self.people = People(stored.seats)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.said: deque[m.Said] = deque(maxlen=REMEMBERED)
        self.proposals = Proposals(self.broadcast)
        self.readonly: m.Text | None = None
        self.sitting: Sitting | None = None
        self.telling: Telling | None = None
        self.driver: Driver | None = None
        if self.row.state == "archived":
            self.readonly = m.Text("server-readonly-archived")
        elif self.row.state != "open":
            self._lay(stored)

    def _lay(self, stored: Stored) -> None:
        """Put the match on the table, if these are still the rules it was begun with."""
        pace = self.options.pace_ms / 1000 if self.people.persons else 0.0
        current = self.house.rules_version(self.row.game)
        if current != self.row.rules:
            args: dict[str, m.Arg] = {"table": self.row.rules, "server": current or "–"}
            self.readonly = m.Text("server-readonly-rules", args)
            return
        try:
            sitting = Sitting(stored, self.house.spec(self.row.game), self.house.store, pace, time.monotonic)
        except JournalError:
            self.readonly = m.Text("server-readonly-journal")
            return
        sitting.hurried = self.people.hurried
        sitting.mode = self.people.mode
        self.sitting = sitting
        self.telling = Telling(sitting)
        effective = sitting.match.journal().effective()
        self.people.conceded = {entry.seat for entry in effective if entry.what == "concede"}
        if sitting.match.outcome is None:
            self.driver = Driver(self, sitting)

    # -- coming and going ----------------------------------------------------------------------------------------

    async def enter(self, link: Link, hello: m.Hello) -> None:
        """A connection says who it is; a wrong token is told nothing at all."""
        async with self.lock:
            seats = self.people.holds(hello.tokens)
            if seats is None:
                raise Refused("wrong-token")
            link.seats = seats
            self.people.links.add(link)
            self.touched = time.monotonic()
            for seat in seats:
                await self._return(seat)
            link.send(self._welcome(link))
            if seats:
                self.tell_presence()
            if self.telling is not None:
                for viewer in link.viewers:
                    key = "" if viewer is None else str(viewer)
                    self.telling.greet(link, viewer, hello.since.get(key, 0))
                over = self.telling.over()
                if over is not None:
                    link.send(over)
        self.stir()

    async def _return(self, seat: int) -> None:
        """Whoever comes back has the seat again, also from a bot that stood in."""
        row = self.people.rows[seat]
        if row.kind != "bot" and (row.left or row.bot is not None) and self.readonly is None:
            row.left, row.bot = False, None
            await self.house.store.set_seat(self.id, row)
        self.proposals.drop("takeover")

    async def exit(self, link: Link) -> None:
        async with self.lock:
            self.people.links.discard(link)
            self.touched = time.monotonic()
            if link.seats:
                self.tell_presence()

    def _welcome(self, link: Link) -> m.Welcome:
        muted = {other for seat in link.seats for other in self.people.muted.get(seat, ())}
        return m.Welcome(
            v=m.PROTOCOL,
            table=self.id,
            game=self.row.game,
            seats=self.people.told(),
            you=link.seats,
            options=self.options,
            rules_version=self.row.rules,
            started=self.started,
            settings=self.people.settings(link.seats),
            emotes=EMOTES,
            chat=[said for said in self.said if said.seat not in muted],
            proposals=self.proposals.told(),
            readonly=self.readonly,
        )

    async def sit(self, row: SeatRow) -> None:
        """Somebody takes an open seat; with the last one the match begins."""
        async with self.lock:
            if self.people.rows[row.seat].kind != "open" or self.row.state != "open":
                raise Refused("seat-taken")
            if not await self.house.store.set_seat(self.id, row, expect_open=True):
                raise Refused("seat-taken")
            self.people.rows[row.seat] = row
            if not any(other.kind == "open" for other in self.people.rows):
                await self.begin()
            self.tell_presence()
            self.tell()
        self.stir()

    async def begin(self) -> None:
        await self.house.store.set_state(self.id, "running", now_seconds())
        self.row.state = "running"
        self._lay(Stored(self.row, self.people.rows, []))

    @property
    def busy(self) -> bool:
        """Whether a bot is at work here, so that the match goes on without anybody looking."""
        if self.sitting is None or self.sitting.match.outcome is not None:
            return False
        persons = self.people.persons
        return any(not persons & set(decision.seats) for decision in self.sitting.match.pending)

    @property
    def started(self) -> bool:
        return self.row.state != "open"

    # -- what is asked of it -------------------------------------------------------------------------------------

    async def handle(self, link: Link, message: m.ClientMessage) -> None:
        """Do what somebody at the table asks for, or raise Refused."""
        try:
            async with self.lock:
                self.touched = time.monotonic()
                await do(self, link, message)
        finally:
            self.stir()

    def playing(self) -> Sitting:
        """The match, if it goes on."""
        if self.readonly is not None:
            raise Refused("readonly")
        if self.sitting is None:
            raise Refused("not-started")
        if self.sitting.broken:
            raise Refused("storage")
        if self.sitting.match.outcome is not None:
            raise Refused("over")
        return self.sitting

    # -- telling -------------------------------------------------------------------------------------------------

    def moved(self, seat: int) -> None:
        """A move was kept; now everybody may hear of it, as far as it is their business."""
        self.proposals.drop("undo")
        if self.telling is None or self.sitting is None:
            return
        if self.sitting.secretly:
            for link in self.people.links:
                if seat in link.seats:
                    self.telling.hush(link, seat)
        self.tell()
        if self.sitting.match.outcome is not None:
            self.row = self.sitting.row
            over = self.telling.over()
            if over is not None:
                self.broadcast(over)
            self.house.ended(self)

    def tell(self) -> None:
        if self.telling is not None:
            self.telling.tell(self.people.links)

    def tell_clocks(self) -> None:
        if self.telling is not None:
            self.telling.clocks(self.people.links)

    def tell_presence(self) -> None:
        self.broadcast(m.Presence(self.people.told(), self.started))

    def broadcast(self, message: m.ServerMessage) -> None:
        frame = encode(message)
        for link in self.people.links:
            link.post(frame)

    def stir(self) -> None:
        if self.driver is not None:
            self.driver.wake.set()

    def break_off(self) -> None:
        """Something is wrong with the table: it is put away, and laid again for whoever comes back."""
        self.close(1012)
        self.house.forget(self)
        self.house.lay_again(self.id)

    def close(self, code: int) -> None:
        if self.driver is not None:
            self.driver.stop()
        for link in self.people.links:
            link.close(code)

    def info(self) -> TableInfo:
        return self.house.info(self.row, self.people.told(), readonly=self.readonly is not None)
