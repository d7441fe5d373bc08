"""A new match that begins where another one stood, with new luck (docs/decisions/029)."""

from __future__ import annotations

from typing import NamedTuple

from emberhold.core.journal import Journal, JournalError
from emberhold.core.match import Match
from emberhold.core.registry import load_game, replay
from emberhold.core.seeds import Seed

__all__ = ["Continuation", "continued", "last_quiet_step"]


class Continuation(NamedTuple):
    """The journal of the new match, the match itself, and the step of the old one at which it begins."""

    journal: Journal
    match: Match
    step: int


def continued(journal: Journal, to: int, luck: Seed) -> Continuation:
    """The match that begins after the first `to` entries, or at the last point before them with nothing half done.

    If there is no such point, nothing was settled yet: then it is the same set-up again, with another seed.
    """
    if not 0 <= to <= len(journal.entries):
        raise JournalError(f"The journal has {len(journal.entries)} entries; there is no entry {to}.")
    step = last_quiet_step(journal, to)
    if step is None:
        fresh = Journal(journal.game, journal.rules, journal.setup, luck)
        return Continuation(fresh, replay(fresh), 0)
    kept = Journal(journal.game, journal.rules, journal.setup, journal.seed, journal.entries[:step])
    match = replay(Journal(journal.game, journal.rules, journal.setup, journal.seed, kept.effective()))
    match.renew_luck(luck)
    return Continuation(match.journal(), match, step)


def last_quiet_step(journal: Journal, to: int) -> int | None:
    """The latest of the first `to` steps after which a match can begin; None if there is none."""
    match = load_game(journal.game).new(journal.setup, journal.seed)
    found: int | None = 0 if _begins(match) else None
    for number, entry in enumerate(journal.entries[:to], 1):
        match.follow(entry)
        if _begins(match):
            found = number
    return found


def _begins(match: Match) -> bool:
    """Whether a match can begin here: nobody has chosen in secret yet, nothing is half done, and it is not over."""
    return match.quiet and match.outcome is None and len(match.pending) == 1
