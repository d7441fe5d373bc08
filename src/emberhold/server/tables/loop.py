"""What goes on at a table by itself: bots, windows that are passed, pauses that end."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Final, NamedTuple

from emberhold.core.decisions import WINDOW, Decision
from emberhold.server.bots.pool import luck_of
from emberhold.server.bots.worker import Question
from emberhold.server.errors import Refused, StorageError
from emberhold.server.logs import log, where
from emberhold.server.tables.broken_match import in_order
from emberhold.server.tables.live_match import Sitting
from emberhold.server.tables.pause import nothing

if TYPE_CHECKING:
    from emberhold.server.tables.table import Table

__all__ = ["Driver"]

RETRY_S: Final = 1.0
"""How long to wait before a move is tried again that could not be kept."""
BACK_S: Final = 10.0
"""How long the people are awaited who might react in a pause that begins anew."""


class Thought(NamedTuple):
    """What a bot is thinking about, or has thought."""

    seat: int
    number: int
    epoch: int
    task: asyncio.Task[str]


class Driver:
    """Runs beside a table as long as its match does. It makes one move at a time, under the table's lock."""

    def __init__(self, table: Table, sitting: Sitting) -> None:
        self.table = table
        self.sitting = sitting
        self.wake = asyncio.Event()
        self._thoughts: dict[int, Thought] = {}
        self._ready: asyncio.Task[None] | None = None
        self._task = asyncio.create_task(self._run(), name=f"table {table.id}")
        self._back_by = math.inf
        """Until when people are awaited who are not back yet."""
        self._wait = 0.0
        """After how many seconds to look again, if nothing happens before."""
        sitting.paused = self._wait_for_bots
        if sitting.beat.slots:
            self._back_by = sitting.clock() + BACK_S
            sitting.beat.wait()

    def stop(self) -> None:
        if self._task is not asyncio.current_task():
            self._task.cancel()
        for thought in self._thoughts.values():
            thought.task.cancel()
        if self._ready is not None:
            self._ready.cancel()

    async def _run(self) -> None:
        table, sitting = self.table, self.sitting
        try:
            while table.driver is self:  # until the match ends, in whatever way
                self.wake.clear()
                try:
                    async with table.lock:
                        # Only under the lock: a move that is not kept yet may still not have happened.
                        if sitting.lost:
                            break
                        # What goes wrong ends the match under the same lock: nobody may see a move that is half made.
                        await in_order(table, self._look())
                except Refused as refused:
                    # The store is out of order; nothing has happened, and it is tried again.
                    log("table-waits", table=table.id, code=refused.code)
                    await asyncio.sleep(RETRY_S)
                    continue
                await self._rest()
            if sitting.lost:
                log("table-lost", table=table.id)
                table.break_off()
        except StorageError as error:
            log("table-lost", table=table.id, error=where(error))
            table.break_off()

    async def _look(self) -> None:
        """End the match, or make one move that is due, or show what may be seen by now."""
        sitting = self.sitting
        self._wait = 0.0
        if sitting.ended:
            self.table.finish()
            return
        now = sitting.clock()
        if not await self._step():
            self.table.tell()
            times = [sitting.beat.next_change(now), self._back_by]
            times += [sitting.beat.deadline(seat) for seat, _ in sitting.hidden_windows()]
            # By now the pause may be over.
            self._wait = max(0.001, min(times) - sitting.clock())

    async def _rest(self) -> None:
        """Sleep until something happens, or until it is time to look again."""
        if not self._wait:
            await asyncio.sleep(0)
            return
        try:
            await asyncio.wait_for(self.wake.wait(), None if math.isinf(self._wait) else self._wait)
        except TimeoutError:
            return

    async def _step(self) -> bool:
        """Make one move that is due; False if there is none."""
        sitting, people = self.sitting, self.table.people
        now = sitting.clock()
        beat = sitting.beat
        if not math.isinf(self._back_by) and (now >= self._back_by or self._all_back()):
            self._back_by = math.inf
            beat.go(now)
            self._wait_for_bots()
            return True
        for seat, until in list(beat.held.items()):
            if now >= until:
                beat.release(seat, now)
                self.table.tell_clocks()
                return True
        for seat, decision in sitting.hidden_windows():
            if now >= beat.deadline(seat):
                await self._give(seat, decision, nothing(decision))
                return True
        for decision in sitting.match.pending:
            for seat in decision.seats:
                if people.is_person(seat) and sitting.asked(seat) is decision:
                    key = sitting.passing(seat)
                    if key is not None:
                        await self._give(seat, decision, key)
                        return True
        return await self._bots()

    def _all_back(self) -> bool:
        """Whether everybody is there who might react in this pause, except who has left."""
        people = self.table.people
        expected = {seat for seat in self.sitting.beat.slots if people.is_person(seat) and not people.rows[seat].left}
        return all(people.connected(seat) for seat in expected)

    def _wait_for_bots(self) -> None:
        """A pause counts from when the bots' process is free, so that no bot is passed over for being behind others.

        That is done before anything is asked, in every pause at a table with bots, whether or not one is asked: how
        long it takes depends on other tables only.
        """
        sitting, table = self.sitting, self.table
        beat, number = sitting.beat, sitting.beat.number
        bots = sorted({row.bot for row in table.people.rows if row.bot is not None})
        if not bots:
            return
        beat.wait()

        async def ready() -> None:
            try:
                await table.house.thinkers.ready(table.id, sitting.row.game, bots)
            except Exception as error:
                log("bots-not-ready", table=table.id, error=where(error))
            if beat.number == number:
                beat.go(sitting.clock())
                self.wake.set()

        self._ready = asyncio.create_task(ready())

    async def _bots(self) -> bool:
        """Let bots answer what no person may answer."""
        sitting, people = self.sitting, self.table.people
        persons = people.persons
        for decision in sitting.match.pending:
            if persons & set(decision.seats):
                continue
            seat = next((seat for seat in decision.seats if people.bot(seat)), None)
            if seat is None:
                continue
            thought = self._thoughts.get(seat)
            number = decision.number_for(seat)
            if thought is None or (thought.number, thought.epoch) != (number, sitting.epoch):
                if thought is not None:
                    thought.task.cancel()
                self._thoughts[seat] = self._think(seat, decision)
            elif thought.task.done() and sitting.asked(seat) is decision:
                del self._thoughts[seat]
                await self._give(seat, decision, thought.task.result())
                return True
        return False

    def _think(self, seat: int, decision: Decision) -> Thought:
        sitting, house = self.sitting, self.table.house
        match, row = sitting.match, sitting.row
        luck = luck_of(house.secret, row.id, match.entries, seat)
        budget = house.thinkers.budget
        if decision.kind == WINDOW and sitting.hurried(seat):
            budget = min(budget, max(0.2, sitting.beat.pace or budget))
        question = Question(row.id, seat, self.table.people.bot(seat) or "", luck, budget)
        head = (row.game, row.rules, row.setup, row.seed)
        task = asyncio.create_task(house.thinkers.choose(question, match, head))
        task.add_done_callback(lambda _: self.wake.set())
        return Thought(seat, decision.number_for(seat), sitting.epoch, task)

    async def _give(self, seat: int, decision: Decision, key: str) -> None:
        await self.sitting.give(seat, decision, key, for_them=self.table.people.bot(seat) is None)
        self.table.moved(seat)
