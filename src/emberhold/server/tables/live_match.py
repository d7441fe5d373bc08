"""A match with its journal on disk: every move is written there before anybody is told about it."""

from __future__ import annotations

from collections.abc import Callable, Set

from emberhold.core.decisions import Decision, IllegalAnswer
from emberhold.core.manners import Undo, undo_of
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, replay
from emberhold.server.errors import Refused, StorageError
from emberhold.server.store.store import Finish, ReplayRow, Store, Stored, now_seconds
from emberhold.server.tables.pause import Pause, ResumedMatch, seats_out
from emberhold.server.tables.seats import Seats
from emberhold.server.tokens import new_token
from emberhold.server.wire.types import UndoOffer, UndoRule

__all__ = ["LiveMatch"]


class LiveMatch:
    """The match at a table, once it has begun. Callers must hold the table's lock."""

    def __init__(
        self, stored: Stored, seats: Seats, spec: GameSpec, store: Store, pace: float, clock: Callable[[], float]
    ) -> None:
        self.row = stored.table
        self.store = store
        self.clock = clock
        self.names: list[str] = [seat.name for seat in stored.seats]
        self.bots = [seat.bot if seat.kind == "bot" else None for seat in stored.seats]
        self.spec = spec
        self.match: Match
        self.pause = Pause(lambda: self.match, seats, pace, clock, cooperative=spec.cooperative)
        self._rebuild(stored)
        self.version = 0
        """Counts the moves since the server loaded the table."""
        self.epoch = 0
        """Counts how often moves were taken back since then: the same number may mean another question afterwards."""
        self.rewound = any(entry.what == "undo" for entry in stored.entries)
        """Whether a move was ever taken back: if so, an old event number may mean another event now."""
        self.answered_for: set[int] = set()
        """Entries that the server answered for a player. The player did not choose them, so undo skips them."""
        self.quiet_entries: set[int] = set()
        """Entries that must stay secret, because they show that a player was asked in a reaction window."""
        self.remembered = self.match.answered
        """The first entry that the two sets above cover; after a restart nothing is known about older ones."""
        self.lost = False
        """Whether it is unclear what the store has. Then the table must be loaded again."""

    def _rebuild(self, stored: Stored) -> None:
        found = ResumedMatch(stored.table.journal(stored.entries), self.spec, self.pause.pace)
        self.match = found.match
        self.pause.resume(found)

    @property
    def ended(self) -> bool:
        """Whether the match is over and everybody may know: a pause hides the end like everything else."""
        return self.match.outcome is not None and self.pause.over_for(None)

    # -- moves ---------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, number: int, key: str) -> None:
        """Answer the decision with this number. If it is not asked, or no longer, the answer is refused as stale."""
        decision = self.pause.shown_decision(seat)
        if decision is None or decision.number_for(seat) != number:
            raise Refused("stale")
        await self.give(seat, decision, key)

    async def give(self, seat: int, decision: Decision, key: str, *, for_them: bool = False) -> None:
        quiet = self.pause.keeps_quiet(seat, decision, key)
        at, out = self.match.answered, seats_out(self.match)
        await self._keep(lambda: self.match.answer(seat, decision, key))
        if for_them:
            self.answered_for.add(at)
        if quiet:
            self.quiet_entries.add(at)
        self.pause.answered(seat, out, quiet=quiet)

    async def concede(self, seat: int) -> None:
        await self._keep(lambda: self.match.concede(seat))
        self.pause.conceded(seat)

    async def rewind(self, to: int) -> None:
        await self._keep(lambda: self.match.rewind(to))
        self.rewound = True
        self.epoch += 1
        self._forget(to)
        self.pause.taken_back()

    def _forget(self, since: int) -> None:
        """The entries from this number on were replaced."""
        self.answered_for = {entry for entry in self.answered_for if entry < since}
        self.quiet_entries = {entry for entry in self.quiet_entries if entry < since}
        self.remembered = min(self.remembered, since)

    async def _keep(self, move: Callable[[], None]) -> None:
        """Make a move and wait until it is on disk. If it cannot be written, it did not happen."""
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
        kept = outcome.to_json()
        row = self.row
        text = self.match.journal().dumps()
        id = new_token(12)
        record = ReplayRow(id, row.game, row.rules, text, self.names, self.bots, kept, now_seconds(), row.id)
        return Finish(kept, record)

    async def _recall(self, before: int) -> None:
        """Go back to what is in the store: the match before this move, or more if another server wrote meanwhile."""
        self.lost = True
        stored = await self.store.load(self.row.id)
        if stored is None:
            raise StorageError("The table is no longer in the database.")
        if len(stored.entries) == before:
            self.match = replay(stored.table.journal(stored.entries), self.spec)
            self.lost = False
            return
        self.row = stored.table
        self._rebuild(stored)
        self._forget(0)
        self.remembered = self.match.answered
        self.rewound = True
        self.epoch += 1
        self.version += 1
        self.lost = False

    # -- undo ----------------------------------------------------------------------------------------------------

    def undo_of(self, seat: int, others: Set[int]) -> Undo:
        """What the seat would take back now. Windows that were passed for it do not count as its choices."""
        given, secret = self.answered_for, self.quiet_entries
        return undo_of(self.match, seat, others, given=given, secret=secret, known_since=self.remembered)

    def undo_offer(self, seat: int, others: Set[int], rule: UndoRule) -> UndoOffer | None:
        """Whether the seat may take back its last choice: freely, only if the others agree, or not at all (None)."""
        if rule == "never" or not self.pause.over_for(None):
            return None
        undo = self.undo_of(seat, others)
        if undo.state == "nothing" or (undo.state == "revealed" and not others):
            return None
        return "free" if not others or (undo.state == "free" and rule == "free") else "agreed"
