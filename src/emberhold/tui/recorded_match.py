"""A match from its journal, to look at any step: going back is as quick as going on.

Moves that were taken back are not part of it: a step is an answer or a concession that still counts at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.core.errors import EmberholdError
from emberhold.core.events import Told
from emberhold.core.journal import Journal, JournalError, OtherRules
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, SetupError, continues, load_game

__all__ = ["RecordedMatch"]

EVERY: Final = 20
"""A copy of the match is kept every so many steps, so at most this many are replayed to get anywhere."""


class RecordedMatch:
    """All steps of a match: the table after each of them, and what everybody saw happen."""

    def __init__(self, journal: Journal, spec: GameSpec | None = None) -> None:
        self.spec = load_game(journal.game) if spec is None else spec
        self.journal = journal
        self.entries = journal.effective()
        fits = continues(self.spec, journal.rules)
        self.other_rules = None if fits else OtherRules(journal.rules, self.spec.rules_version)
        """Why it cannot be continued and may go differently than it went; empty if it can."""
        self.stopped = ""
        """Why the step after the last shown one does not fit; empty if all of them fit."""
        self._copies: list[Match] = []
        self._seen: list[list[int]] = []
        """By step: how many events each viewer has seen by then. The spectator comes after the last seat."""
        match = self._begin()
        self.seats = match.seats
        self._record(match)
        self.outcome = None if self.stopped else match.outcome
        self._events = [match.events(viewer) for viewer in self._viewers]
        # The state that a failed step leaves behind must not be shown.
        self._at, self._match = (0, self._copies[0].clone()) if self.stopped else (self.steps, match)

    @property
    def steps(self) -> int:
        """How many steps can be shown."""
        return len(self._seen) - 1

    @property
    def _viewers(self) -> list[int | None]:
        return [*range(self.seats), None]

    def _begin(self) -> Match:
        try:
            return self.spec.new(self.journal.setup, self.journal.seed)
        except SetupError as error:
            before = "" if self.other_rules is None else f"{self.other_rules} "
            raise JournalError(f"{before}Its set-up does not fit these rules: {error}") from None

    def _record(self, match: Match) -> None:
        """Play the match once, from the first answer to the last."""
        for step, entry in enumerate(self.entries):
            if step % EVERY == 0:
                self._copies.append(match.clone())
            self._seen.append([match.seen(viewer) for viewer in self._viewers])
            try:
                match.follow(entry)
            except EmberholdError as error:
                self.stopped = str(error)
                return
            except Exception as error:
                # A journal may be kept to show an error in the rules. What comes before the error is worth seeing.
                self.stopped = f"{type(error).__name__}: {error}"
                return
        self._seen.append([match.seen(viewer) for viewer in self._viewers])

    def at(self, step: int) -> Match:
        """The match after so many steps. It has no log and is only there to be looked at."""
        if step != self._at:
            if not self._at < step <= self._at + EVERY:
                copy = min(step // EVERY, len(self._copies) - 1)
                self._at, self._match = copy * EVERY, self._copies[copy].clone()
            for entry in self.entries[self._at : step]:
                self._match.follow(entry)
            self._at = step
        return self._match

    def seen(self, viewer: int | None, step: int) -> int:
        """How many events this seat (None: a spectator) has seen after so many steps."""
        return self._seen[step][self.seats if viewer is None else viewer]

    def events(self, viewer: int | None) -> Sequence[Told]:
        """All events that this seat saw in the whole match."""
        return self._events[self.seats if viewer is None else viewer]
