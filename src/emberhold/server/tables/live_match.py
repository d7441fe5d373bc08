"""A match with its journal on disk: every move is kept before anybody hears of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhold.core.decisions import WINDOW, Decision, IllegalAnswer
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, replay
from emberhold.server.errors import Refused, StorageError
from emberhold.server.store.store import Finish, ReplayRow, Store, Stored, now_seconds
from emberhold.server.tables.pause import Retraced, gone, nothing, unnoticed
from emberhold.server.tables.timetable import Timetable
from emberhold.server.tokens import new_token
from emberhold.server.wire.types import AutoMode

__all__ = ["HOLD", "LiveMatch"]

HOLD: Final = 30.0
"""How many seconds of more time there are."""


class LiveMatch:
    """What happens at a table once it has begun. Callers take turns (the table's lock)."""

    def __init__(self, stored: Stored, spec: GameSpec, store: Store, pace: float, clock: Callable[[], float]) -> None:
        self.row = stored.table
        self.store = store
        self.clock = clock
        self.names: list[str] = [seat.name for seat in stored.seats]
        self.bots = [seat.bot if seat.kind == "bot" else None for seat in stored.seats]
        self.hurried: Callable[[int], bool] = lambda _seat: False
        """Whether somebody on another screen would notice how long this seat takes."""
        self.mode: Callable[[int], AutoMode] = lambda _seat: "ask"
        """How a seat wants its windows to be answered."""
        self.paused: Callable[[], None] = lambda: None
        """Called when a pause has begun, before anybody is told."""
        self.spec = spec
        self.beat = Timetable(pace)
        self.match: Match
        self.openings = 0
        """How many openings of the match are known already."""
        self.out: set[int] = set()
        """Seats that, as everybody knows, take no part any more."""
        self._retrace(stored)
        self.version = 0
        """Counts what happened since the server knows the table."""
        self.epoch = 0
        """Counts what was taken back since then: before and after, equal numbers may mean different questions."""
        self.rewound = any(entry.what == "undo" for entry in stored.entries)
        """Whether anything was ever taken back: event numbers from before may mean other events now."""
        self.secretly = False
        """Whether the latest move was one that nobody else may notice."""
        self.let_go = False
        """Whether with the latest move a seat gave back the time it had asked for."""
        self.given: set[int] = set()
        """Entries that were answered for somebody; what was no choice is not one to take back."""
        self.unnoticed: set[int] = set()
        """Entries that nobody else may know of, since they tell that somebody was asked in a window."""
        self.remembered = self.match.answered
        """From which entry on the two above are known; of entries from before a restart they are not."""
        self.lost = False
        """Whether it is not known what the store has; the table has to be loaded again."""

    def _retrace(self, stored: Stored) -> None:
        """Rebuild the match. Nobody knows how far its latest pause had come, so that begins anew."""
        found = Retraced(stored.table.journal(stored.entries), self.spec, self.beat.pace)
        self.match, self.out = found.match, found.out
        self.openings = len(self.match.openings())
        again = self.match.openings(found.since) if self.match.outcome is None else ()
        if self.beat.begin(self.clock(), again):
            self.paused()

    # -- who is asked, who is shown what -------------------------------------------------------------------------

    def released(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see where the match stands, or a pause keeps that from it."""
        now = self.clock()
        if seat is not None:
            decision = self.match.decision_for(seat)
            if decision is not None and decision.kind == WINDOW and seat in self.beat.slots:
                return now >= self.beat.shown_at(seat)
        return self.beat.over(now) and not self.hidden_windows()

    def hidden_windows(self) -> list[tuple[int, Decision]]:
        """The windows of this pause that will be passed when their time is up."""
        slots = self.beat.slots
        return [
            (seat, decision)
            for decision in self.match.pending
            if decision.kind == WINDOW
            for seat in decision.seats
            if seat in slots and self.hurried(seat)
        ]

    def asked(self, seat: int) -> Decision | None:
        """The decision that this seat sees and may answer now."""
        return self.match.decision_for(seat) if self.released(seat) else None

    @property
    def ended(self) -> bool:
        """Whether the match is over and everybody may know: how it ended is behind the pause like everything else."""
        return self.match.outcome is not None and self.released(None)

    def thinking(self) -> list[int]:
        """Who is asked something, as far as that is everybody's business."""
        if not self.released(None):
            return []
        public = [d for d in self.match.pending if self.spec.cooperative or d.kind != WINDOW]
        return sorted({seat for decision in public for seat in decision.seats})

    def passing(self, seat: int) -> str | None:
        """The key of "nothing" if this seat wants that to be answered to what it is asked now."""
        decision, mode = self.match.decision_for(seat), self.mode(seat)
        if decision is None or mode == "ask" or not decision.passive:
            return None
        if mode == "smart" and any(option.refs for option in decision.described(seat)[1]):
            return None
        return nothing(decision)

    def may_hold(self, seat: int) -> bool:
        """Whether a seat may ask for more time: whatever it holds, as long as it takes part."""
        return seat not in self.out and self.beat.may_hold(seat, self.clock())

    def begin_again(self) -> bool:
        """Somebody came who notices how long others take: whoever is asked has all their time from now on."""
        now = self.clock()
        if self.beat.waiting or (self.beat.over(now) and not self.hidden_windows()):
            return False
        self.beat.go(now)
        return True

    # -- moves ---------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, number: int, key: str) -> None:
        """An answer by its decision's number; what is not asked, or no longer, is stale."""
        decision = self.asked(seat)
        if decision is None or decision.number_for(seat) != number:
            raise Refused("stale")
        await self.give(seat, decision, key)

    async def give(self, seat: int, decision: Decision, key: str, *, for_them: bool = False) -> None:
        quiet = seat in self.beat.slots and unnoticed(seat, decision, key)
        at, out = self.match.answered, gone(self.match)
        await self._keep(lambda: self.match.answer(seat, decision, key))
        if for_them:
            self.given.add(at)
        if quiet:
            self.unnoticed.add(at)
        else:
            self.out = out
        self._pause(quiet)
        self.let_go = self.beat.release(seat, self.clock())

    async def concede(self, seat: int) -> None:
        await self._keep(lambda: self.match.concede(seat))
        self.out.add(seat)
        self._pause(not self.beat.over(self.clock()))
        self.let_go = self.beat.release(seat, self.clock())

    async def rewind(self, to: int) -> None:
        await self._keep(lambda: self.match.rewind(to))
        self.rewound = True
        self.epoch += 1
        self.openings = len(self.match.openings())
        self.out = gone(self.match)
        self._forget(to)
        self._pause(False)
        self.let_go = False

    def _forget(self, since: int) -> None:
        """Entries from this number on are others now."""
        self.given = {entry for entry in self.given if entry < since}
        self.unnoticed = {entry for entry in self.unnoticed if entry < since}
        self.remembered = min(self.remembered, since)

    def _pause(self, quiet: bool) -> None:
        new = self.match.openings(self.openings)
        self.openings += len(new)
        self.secretly = quiet
        if quiet:
            self.beat.extend(new)
        elif self.beat.begin(self.clock(), new):
            self.paused()

    async def _keep(self, move: Callable[[], None]) -> None:
        """Make a move and wait until it is on disk. What could not be kept did not happen."""
        match = self.match
        before = match.entries
        try:
            move()
        except IllegalAnswer:
            raise Refused("illegal") from None
        (entry,) = match.written(before)
        finish = self._finish()
        try:
            await self.store.append(self.row.id, before, entry, now_seconds(), finish)
        except StorageError as error:
            await self._recall(before)
            raise Refused("storage") from error
        except BaseException:
            self.lost = True
            raise
        self.version += 1
        if finish is not None:
            self.row.outcome, self.row.replay, self.row.state = finish.outcome, finish.replay.id, "over"

    def _finish(self) -> Finish | None:
        outcome = self.match.outcome
        if outcome is None:
            return None
        told = outcome.to_json()
        row = self.row
        text = self.match.journal().dumps()
        kept = ReplayRow(new_token(12), row.game, row.rules, text, self.names, self.bots, told, now_seconds(), row.id)
        return Finish(told, kept)

    async def _recall(self, before: int) -> None:
        """Go back to what the store knows: where the match was before, unless another server wrote meanwhile."""
        self.lost = True
        stored = await self.store.load(self.row.id)
        if stored is None:
            raise StorageError("The table is no longer in the database.")
        if len(stored.entries) == before:
            self.match = replay(stored.table.journal(stored.entries), self.spec)
            self.lost = False
            return
        self.row = stored.table
        self._retrace(stored)
        self._forget(0)
        self.remembered = self.match.answered
        self.rewound = True
        self.epoch += 1
        self.version += 1
        self.lost = False

    # -- undo ----------------------------------------------------------------------------------------------------

    def last_choice(self, seat: int) -> int | None:
        """The entry that the seat's last choice is; windows that were passed for it are none."""
        found = None
        for number, entry in enumerate(self.match.journal().effective()):
            if entry.seat == seat and entry.what == "answer" and number not in self.given:
                found = number
        return found

    def chosen_since(self, entry: int) -> set[int]:
        """Who has chosen something after this entry, as far as that is everybody's business."""
        later = self.match.journal().effective()[entry + 1 :]
        secret = self.given | self.unnoticed
        return {one.seat for number, one in enumerate(later, entry + 1) if number not in secret}
