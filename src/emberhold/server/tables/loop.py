"""What happens at a table without a message from a player: bots move, windows are passed, pauses end."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable
from functools import partial
from typing import Final, NamedTuple, Protocol

from emberhold.bots.offered_bots import thinking_seconds
from emberhold.core.decisions import Decision
from emberhold.server.bots.pool import QUICK_S, luck_of
from emberhold.server.bots.worker import Question
from emberhold.server.errors import Refused, StorageError
from emberhold.server.logs import log, where
from emberhold.server.tables.live_match import LiveMatch
from emberhold.server.tables.pause import pass_key
from emberhold.server.tables.seats import Seats
from emberhold.server.tables.services import Services

__all__ = ["LoopTable", "TableLoop"]

RETRY_S: Final = 1.0
"""How many seconds to wait before trying a move again that could not be written to disk."""
BRIEF_S: Final = 0.1
"""How many seconds a bot thinks at most if its address has used up its share and others are waiting."""
BACK_S: Final = 10.0
"""How many seconds a pause that begins again waits for people who might react."""


class Thought(NamedTuple):
    """What a bot is thinking about, or what it has decided."""

    seat: int
    number: int
    epoch: int
    task: asyncio.Task[str]


class LoopTable(Protocol):
    """What the loop needs from its table."""

    @property
    def id(self) -> str: ...

    @property
    def lock(self) -> asyncio.Lock: ...

    @property
    def seats(self) -> Seats: ...

    @property
    def services(self) -> Services: ...

    @property
    def loop(self) -> TableLoop | None:
        """The loop that is running now. If it is another one or None, the old loop stops."""
        ...

    def tell(self) -> None: ...

    def tell_clocks(self) -> None: ...

    def moved(self) -> None: ...

    def finish(self) -> None: ...

    def reload(self) -> None: ...

    async def guard(self, work: Awaitable[None]) -> bool: ...


class TableLoop:
    """Runs beside a table while its match is going on. It makes one move at a time, under the table's lock."""

    def __init__(self, table: LoopTable, live: LiveMatch) -> None:
        self.table = table
        self.live = live
        self.wake = asyncio.Event()
        self._thoughts: dict[int, Thought] = {}
        self._ready: asyncio.Task[None] | None = None
        self._task = asyncio.create_task(self._run(), name=f"table {table.id}")
        self._back_by = math.inf
        """Until when to wait for people who have not come back yet."""
        self._wait = 0.0
        """After how many seconds to look again if nothing happens before."""
        live.pause.on_begin = self._wait_for_bots
        if live.pause.slots:
            self._back_by = live.clock() + BACK_S
            live.pause.wait()

    @property
    def calm(self) -> bool:
        """Whether there is nothing to do here before the next message, so that nobody has to wake it.

        Callers hold the lock, and have told everybody what is new.
        """
        live, seats = self.live, self.table.seats
        if live.pause.slots or live.pick_clock is not None or live.lost or live.match.outcome is not None:
            return False
        if self._wait != math.inf or self._back_by != math.inf:
            return False
        for decision in live.match.pending:
            asked = [seat for seat in decision.seats if seats.is_person(seat)]
            if not asked or any(live.pause.auto_key(seat) is not None for seat in asked):
                return False
        return True

    def stop(self) -> None:
        if self._task is not asyncio.current_task():
            self._task.cancel()
        for thought in self._thoughts.values():
            thought.task.cancel()
        if self._ready is not None:
            self._ready.cancel()

    async def _run(self) -> None:
        table, live = self.table, self.live
        try:
            while table.loop is self:  # until the match ends in any way
                self.wake.clear()
                try:
                    async with table.lock:
                        # Read the match only under the lock: a move that is not on disk yet may still fail.
                        if live.lost:
                            break
                        # An error ends the match under the same lock, so that nobody sees half a move.
                        await table.guard(self._look())
                except Refused as refused:
                    # The store failed, so nothing has happened. Try again later.
                    log("table-waits", table=table.id, code=refused.code)
                    await asyncio.sleep(RETRY_S)
                    continue
                await self._rest()
            if live.lost:
                log("table-lost", table=table.id)
                table.reload()
        except StorageError as error:
            log("table-lost", table=table.id, error=where(error))
            table.reload()

    async def _look(self) -> None:
        """End the match, make one move that is due, or show what may be seen by now."""
        live = self.live
        self._wait = 0.0
        if live.ended:
            self.table.finish()
            return
        now = live.clock()
        if not await self._step():
            self.table.tell()
            # The pause may be over by now.
            changes = [live.pause.next_change(now), self._back_by]
            if live.pick_clock is not None:
                changes.append(live.pick_clock.next_change(now))
            self._wait = max(0.001, min(changes) - live.clock())

    async def _rest(self) -> None:
        """Sleep until something happens or it is time to look again."""
        if not self._wait:
            await asyncio.sleep(0)
            return
        try:
            await asyncio.wait_for(self.wake.wait(), None if math.isinf(self._wait) else self._wait)
        except TimeoutError:
            return

    async def _step(self) -> bool:
        """Make one move that is due; False if there is none."""
        live, seats = self.live, self.table.seats
        now = live.clock()
        pause = live.pause
        if not math.isinf(self._back_by) and (now >= self._back_by or self._all_back()):
            self._back_by = math.inf
            pause.go()
            self._wait_for_bots()
            return True
        if pause.end_late_hold(now):
            self.table.tell_clocks()
            return True
        late = pause.late_window(now)
        if late is not None:
            seat, decision = late
            await self._give(seat, decision, pass_key(decision))
            return True
        if pause.closing(now):
            await live.close_slot()
            return True
        if pause.writing(now):
            await live.write_in_slot()
            return True
        for decision in live.match.pending:
            for seat in decision.seats:
                if seats.is_person(seat) and pause.shown_decision(seat) is decision:
                    key = pause.auto_key(seat)
                    if key is not None:
                        await self._give(seat, decision, key)
                        return True
        return await self._bots()

    def _all_back(self) -> bool:
        """Whether everybody who might react in this pause is connected, not counting those who have left."""
        seats = self.table.seats
        expected = {seat for seat in self.live.pause.slots if seats.is_person(seat) and not seats.rows[seat].left}
        return all(seats.connected(seat) for seat in expected)

    def _wait_for_bots(self) -> None:
        """Start the pause only when the bots' process is free, so that no bot runs out of time in the queue.

        This happens before anybody is asked, in every pause at a table with bots, whether or not a bot is asked. So the
        delay depends on other tables only and gives nothing away.
        """
        live, table = self.live, self.table
        pause, number = live.pause, live.pause.number
        bots = sorted({row.bot for row in table.seats.rows if row.bot is not None})
        if not bots:
            return
        pause.wait()

        async def ready() -> None:
            try:
                await table.services.bot_pool.ready(table.id, live.row.game, bots)
            except Exception as error:
                log("bots-not-ready", table=table.id, error=where(error))
            if pause.number == number:
                pause.go()
                self.wake.set()

        self._ready = asyncio.create_task(ready())

    async def _bots(self) -> bool:
        """Let the bots answer the questions that no person may answer, or that nobody has answered in time."""
        live, seats = self.live, self.table.seats
        persons = {seat for seat in seats.persons if not live.late(seat)}
        for decision in live.match.pending:
            if persons & set(decision.seats):
                continue
            seat = next((seat for seat in decision.seats if seats.bot(seat) or live.late(seat)), None)
            if seat is None:
                continue
            if not decision.interrupts and not live.pause.over_for(None):
                # If it thought ahead, its next move would come sooner after a pause in which it was not asked.
                continue
            thought = self._thoughts.get(seat)
            number = decision.number_for(seat)
            if thought is None or (thought.number, thought.epoch) != (number, live.epoch):
                if thought is not None:
                    thought.task.cancel()
                self._thoughts[seat] = self._think(seat, decision)
            elif thought.task.done() and live.pause.shown_decision(seat) is decision:
                del self._thoughts[seat]
                key = thought.task.result()
                if int(key) < decision.count:  # else the question changed, and the bot thinks again
                    await self._give(seat, decision, key)
                return True
        return False

    def _think(self, seat: int, decision: Decision) -> Thought:
        live, services = self.live, self.table.services
        match, row = live.match, live.row
        luck = luck_of(services.secret, row.id, match.answered, seat)
        budget = services.bot_pool.budget
        bot = self.table.seats.bot(seat) or services.bot_pool.stand_in
        seconds = thinking_seconds(bot)
        asked, charge = None, None
        # Where no people play nobody waits for a bot.
        long = not self.table.seats.persons
        if decision.interrupts:
            if self.table.seats.hurried(seat):
                budget = min(budget, max(0.2, live.pause.slot_of(seat) or budget))
                seconds = seconds and min(seconds, live.pause.thinking_time(seat))
            seconds = seconds and min(seconds, QUICK_S)
        else:
            long = long or (seconds or 0) > QUICK_S
            # What a window costs is not charged: whether there was one must not show in how long a bot thinks later.
            place = row.place or row.id
            asked, charge = time.monotonic(), partial(services.thinking.spend, place)
            if services.bot_pool.crowded and services.thinking.left(place) <= 0:
                seconds = seconds and min(seconds, BRIEF_S)
        question = Question(row.id, seat, bot, luck, budget, seconds, asked, long)
        head = (row.game, row.rules, row.setup, row.seed)
        task = asyncio.create_task(services.bot_pool.choose(question, match, head, charge))
        task.add_done_callback(lambda _: self.wake.set())
        return Thought(seat, decision.number_for(seat), live.epoch, task)

    async def _give(self, seat: int, decision: Decision, key: str) -> None:
        await self.live.give(seat, decision, key, for_them=self.table.seats.bot(seat) is None)
        self.table.moved()
