"""A match with its journal on disk: every move is written there before anybody is told about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from msgspec.structs import replace

from emberhold.core.decisions import Decision, IllegalAnswer
from emberhold.core.journal import Entry
from emberhold.core.manners import Undo, undo_of
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, replay
from emberhold.server.errors import Refused, StorageError
from emberhold.server.store.store import Finish, NextTable, ReplayRow, Store, Stored, now_seconds
from emberhold.server.tables.hidden_action import ActionWatch, HiddenAction
from emberhold.server.tables.in_steps import in_steps
from emberhold.server.tables.pause import Pause, ResumedMatch, seats_out
from emberhold.server.tables.pick_clock import PickClock
from emberhold.server.tables.played import played_rows
from emberhold.server.tables.seats import Seats
from emberhold.server.tokens import new_token
from emberhold.server.wire.types import Clock, UndoOffer, UndoRule

__all__ = ["LiveMatch"]


class LiveMatch:
    """The match at a table, once it has begun. Callers must hold the table's lock."""

    def __init__(
        self,
        stored: Stored,
        seats: Seats,
        spec: GameSpec,
        store: Store,
        pace: float,
        clock: Callable[[], float],
        most_entries: int = 1 << 30,
    ) -> None:
        self.row = stored.table
        self.store = store
        self.clock = clock
        self.names: list[str] = [seat.name for seat in stored.seats]
        self.bots = [seat.bot if seat.kind == "bot" else None for seat in stored.seats]
        self.spec = spec
        self.seats = seats
        self.match: Match
        self.follow: Callable[[Match], NextTable | None] = lambda _: None
        """Which table follows when the match has ended; there is one if it is part of a chain that goes on."""
        self.pick_clock: PickClock | None = None
        self._watch = ActionWatch(seats)
        self.pause = Pause(lambda: self.match, seats, pace, clock, cooperative=spec.cooperative)
        self._rebuild(stored)
        self.version = 0
        """Counts the moves since the server loaded the table."""
        self.public = 0
        """Counts those of them that everybody may notice."""
        self._known = self._known_entries()
        self.unnoticed = False
        """Whether nobody but its own player may notice the latest move."""
        self.epoch = 0
        """Counts how often moves were taken back since then: the same number may mean another question afterwards."""
        self.rewound = self._known_entries() > 0
        """Whether an old event number may mean another event now, because a move was taken back.

        After a restart nobody knows. It must not hang on what somebody tried, because that must not be noticed."""
        self._cancelled = {entry.seat for entry in stored.entries}
        """The seats for which that is so because they cancelled something, which nobody else noticed."""
        self.answered_for: set[int] = set()
        """Entries that the server answered for a player. The player did not choose them, so undo skips them."""
        self.quiet_entries: set[int] = set()
        """Entries that must stay secret, because they show that a player was asked in a reaction window."""
        self._waited: set[int] = set()
        """Entries after which everybody waited for another person, who might have reacted."""
        self.remembered = self.match.answered
        """The first entry that the two sets above cover; after a restart nothing is known about older ones."""
        self._on_disk = self.match.entries
        """How many entries the store has. What a seat answers unnoticed is written at a time when all pauses write."""
        self.unwritten: dict[int | None, bool] = {}
        """The seats with such an answer; whether they sent it themselves. Only when it is on disk are they told that
        it counts, and what they are asked next."""
        self.most_entries = most_entries
        """When the journal is as long as that, nothing is taken back any more, so that it has an end."""
        self.lost = False
        """Whether it is unclear what the store has. Then the table must be loaded again."""

    def _rebuild(self, stored: Stored) -> None:
        found = ResumedMatch(stored.table.journal(stored.entries), self.spec, self.pause.pace)
        self.match = found.match
        self._watch = ActionWatch(self.seats)
        self._watch.look(self.match)
        self.pause.resume(found, hidden=self.hidden is not None)

    @property
    def ended(self) -> bool:
        """Whether the match is over and everybody may know: a pause hides the end like everything else."""
        return self.match.outcome is not None and self.pause.over_for(None)

    # -- what a viewer may know ----------------------------------------------------------------------------------

    @property
    def hidden(self) -> HiddenAction | None:
        """What somebody has begun and can still cancel; nobody else may notice it."""
        return self._watch.hidden

    def match_for(self, viewer: int | None) -> Match:
        """The match as far as this viewer (None is a spectator) may know it, apart from pauses."""
        hidden = self.hidden
        return self.match if hidden is None or hidden.seat == viewer else hidden.before

    def version_for(self, viewer: int | None) -> tuple[int, int]:
        """Changes whenever this viewer may notice a move."""
        hidden = self.hidden
        return self.public, self.version + 1 if hidden is not None and hidden.seat == viewer else 0

    def rewound_for(self, viewer: int | None) -> bool:
        """Whether an old event number of this viewer may mean another event now."""
        return self.rewound or viewer in self._cancelled

    def clock_for(self, viewer: int | None) -> Clock:
        match = self.match_for(viewer)
        clock = self.pause.clock_for(viewer, match)
        if self.pick_clock is None or viewer is None or match.decision_for(viewer) is None:
            return clock
        return replace(clock, deadline_ms=self.pick_clock.left_ms)

    def limit_picks(self, seconds: float) -> None:
        """Give everybody this long to answer from now on."""
        self.pick_clock = PickClock(seconds, self.clock)
        self.pick_clock.look(self.match_for(None).seen(None))

    def late(self, seat: int) -> bool:
        """Whether somebody has not answered in time, so that a bot does it for them."""
        return self.pick_clock is not None and self.pick_clock.late and self.seats.is_person(seat)

    def look_again(self) -> None:
        """A move was made, or a bot plays for somebody: find out what has to be hidden now."""
        self._watch.look(self.match)
        if self.pick_clock is not None:
            self.pick_clock.look(self.match_for(None).seen(None))
        self.version += 1
        known = self._known_entries()
        self.unnoticed = known == self._known
        self._known = known
        if not self.unnoticed:
            self.public += 1

    def _known_entries(self) -> int:
        """How many entries of the match everybody may know about."""
        return self.match.answered if self.hidden is None else self.hidden.entry

    # -- moves ---------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, number: int, key: str) -> None:
        """Answer the decision with this number. If it is not asked, or no longer, the answer is refused as stale."""
        decision = self.pause.shown_decision(seat)
        if decision is None or decision.number_for(seat) != number:
            raise Refused("stale")
        await self.give(seat, decision, key, sent=True)

    async def give(
        self, seat: int, decision: Decision, key: str, *, for_them: bool = False, sent: bool = False
    ) -> None:
        """Give an answer. One that somebody has `sent` is on disk before they are told that it counts."""
        quiet = self.pause.keeps_quiet(seat, decision, key)
        at, out = self.match.answered, seats_out(self.match)
        await self._keep(lambda: self.match.answer(seat, decision, key), of=seat if quiet else None, sent=sent)
        if for_them:
            self.answered_for.add(at)
        if quiet:
            self.quiet_entries.add(at)
        self.pause.answered(seat, out, quiet=quiet)
        if not quiet and self.seats.elsewhere(seat) & set(self.pause.slots):
            self._waited.add(at)

    async def concede(self, seat: int) -> None:
        await self._keep(lambda: self.match.concede(seat))
        self.pause.conceded(seat)

    async def cancel(self, seat: int, number: int) -> None:
        """Take back what the seat has begun, costs included, at the question with this number."""
        decision = self.pause.shown_decision(seat)
        if decision is None or decision.number_for(seat) != number:
            raise Refused("stale")
        if self.hidden is None or self.hidden.seat != seat:
            raise Refused("cancel-late")
        await self.rewind(self.hidden.entry)

    async def rewind(self, to: int) -> None:
        hidden = self.hidden
        if self.match.entries >= self.most_entries:
            raise Refused("undo-full")
        # To play all of it again takes a while, and other tables must not wait for it. This one does: it is locked.
        try:
            again = await in_steps(self.match.rewinding(to))
        except IllegalAnswer:
            raise Refused("illegal") from None
        await self._keep(lambda: self.match.rewind(to, again))
        if hidden is not None and to >= hidden.entry:
            self._cancelled.add(hidden.seat)
        else:
            self.rewound = True
        self.epoch += 1
        self._forget(to)
        self.pause.taken_back()

    def _forget(self, since: int) -> None:
        """The entries from this number on were replaced."""
        self.answered_for = {entry for entry in self.answered_for if entry < since}
        self.quiet_entries = {entry for entry in self.quiet_entries if entry < since}
        self._waited = {entry for entry in self._waited if entry < since}
        self.remembered = min(self.remembered, since)

    async def close_slot(self) -> None:
        """Write what was answered in a slot of the pause.

        If that is nothing, the disk has as much to do, and the pause waits for it as long: nobody may hear whether
        somebody was asked (decision 037).
        """
        await self._write_something()
        self.pause.close()

    async def write_in_slot(self) -> None:
        """The same in the middle of a slot, so that somebody who has answered need not wait for its end."""
        await self._write_something()
        self.pause.wrote()

    async def _write_something(self) -> None:
        if self.match.entries > self._on_disk:
            await self._write(self.match.entries)
        else:
            await self.cover()

    async def settle(self) -> None:
        """The table is put away in good order: write what would only have been written at the end of a slot."""
        if self.match.entries > self._on_disk and not self.lost:
            await self._write(self.match.entries)

    async def cover(self) -> None:
        try:
            await self.store.append(self.row.id, self._on_disk, (), now_seconds(), None)
        except StorageError as error:
            raise Refused("storage") from error

    async def _keep(self, move: Callable[[], None], of: int | None = None, *, sent: bool = False) -> None:
        """Make a move and wait until it is on disk. If it cannot be written, it did not happen.

        An answer of this seat that nobody may notice can be written later, whether or not somebody has `sent` it.
        """
        before = self.match.entries
        try:
            move()
        except IllegalAnswer:
            raise Refused("illegal") from None
        if of is None or not self.pause.may_write_later(of):
            await self._write(before)
        else:
            self.unwritten[of] = sent or self.unwritten.get(of, False)
        self.look_again()

    async def _write(self, before: int) -> None:
        """Write all that is not on disk. If that fails, go back to the match as it was with `before` entries."""
        there, finish = self._on_disk, self._finish()
        entries = self.match.written(there)
        try:
            await self.store.append(self.row.id, there, entries, now_seconds(), finish)
        except StorageError as error:
            await self._recall(entries[: before - there])
            raise Refused("storage") from error
        except BaseException:
            self.lost = True
            raise
        self._on_disk, self.unwritten = self.match.entries, {}
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
        people, length = (self.names, self.bots), self.match.entries
        record = ReplayRow(id, row.game, row.rules, text, *people, kept, now_seconds(), row.id, length=length)
        played = played_rows(self.spec, self.match, list(self.seats.rows), outcome)
        return Finish(kept, record, played, self.follow(self.match))

    async def _recall(self, unwritten: Sequence[Entry]) -> None:
        """Go back to what is in the store, and what is to be written later; more if another server wrote meanwhile."""
        self.lost = True
        stored = await self.store.load(self.row.id)
        if stored is None:
            raise StorageError("The table is no longer in the database.")
        if len(stored.entries) == self._on_disk:
            # What is hidden stays hidden: this is the match as it was before the move that failed.
            self.match = replay(stored.table.journal([*stored.entries, *unwritten]), self.spec)
            self.lost = False
            return
        self.row = stored.table
        self._rebuild(stored)
        self._on_disk, self.unwritten = self.match.entries, {}
        self._forget(0)
        self.remembered = self.match.answered
        self.rewound = True
        self.epoch += 1
        self.version += 1
        self.public += 1
        self._known = self._known_entries()
        self.lost = False

    # -- undo ----------------------------------------------------------------------------------------------------

    def undo_of(self, seat: int, others: Set[int]) -> Undo:
        """What the seat would take back now. Windows that were passed for it do not count as its choices."""
        hidden = self.hidden
        return undo_of(
            self.match_for(seat),
            seat,
            others,
            given=self.answered_for,
            secret=self.quiet_entries,
            known_since=self.remembered,
            unseen_since=hidden.entry if hidden is not None and hidden.seat == seat else None,
            alone=not self.seats.persons - {seat},
        )

    def undo_offer(self, seat: int, others: Set[int], rule: UndoRule) -> UndoOffer | None:
        """Whether the seat may take back its last choice: freely, only if the others agree, or not at all (None)."""
        if rule == "never" or not self.pause.over_for(None) or self.match.entries >= self.most_entries:
            return None
        undo = self.undo_of(seat, others)
        if undo.state == "nothing" or (undo.state in ("revealed", "turn") and not others):
            return None
        hidden = self.hidden
        if hidden is not None and hidden.seat == seat and undo.to >= hidden.entry:
            return "free"  # nobody has seen it, so nobody has to agree
        if others and any(entry >= undo.to for entry in self._waited):
            return "agreed"  # else one could try something, see whether anybody reacts, and try something else
        return "free" if not others or (undo.state == "free" and rule == "free") else "agreed"
