"""Unpickles a match: a pickle holds only its journal, from which it is played again."""

from __future__ import annotations

from typing import Any

from emberhold.core.journal import Journal, OtherRules

__all__ = ["unpickle"]


def unpickle(kind: Any, text: str, events: int, reaction_points: int) -> Any:
    """The match of this journal, with as many events and reaction points in its log as it had.

    `kind` is the game's class of matches; its `begin(setup, seed)` deals a match. -1 events means no log at all.
    """
    journal = Journal.loads(text)
    if not kind.continues(journal.rules):
        raise OtherRules(journal.rules, kind.rules_version)
    match = kind.begin(journal.setup, journal.seed)
    match.replay(journal)
    match.keep_log(events, reaction_points)
    return match
