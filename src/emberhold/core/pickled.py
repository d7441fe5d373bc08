"""A match that comes out of a pickle: it is played again from its journal, which is all that a pickle holds."""

from __future__ import annotations

from typing import Any

from emberhold.core.journal import Journal, OtherRules

__all__ = ["unpickle"]


def unpickle(kind: Any, text: str, events: int, reaction_points: int) -> Any:
    """The match of this journal, with as much of its log as it had: so many events, so many reaction points.

    `kind` is the game's class of matches. Its `begin(setup, seed)` deals a match. No log at all is -1 events.
    """
    journal = Journal.loads(text)
    if kind.rules_version != journal.rules:
        raise OtherRules(journal.rules, kind.rules_version)
    match = kind.begin(journal.setup, journal.seed)
    match.replay(journal)
    match.keep_log(events, reaction_points)
    return match
