"""What a match remembers of the moment at which a seat began an action, so that the action can be cancelled."""

from __future__ import annotations

from typing import final

__all__ = ["ActionStart"]


@final
class ActionStart:
    """How far the match was when a seat gave the answer that began its action."""

    __slots__ = ("entry", "events", "numbers", "reaction_points", "undo_floor")

    def __init__(
        self, entry: int, numbers: tuple[int, ...], undo_floor: int, events: int, reaction_points: int
    ) -> None:
        self.entry = entry
        """The number of that answer among the entries that count."""
        self.numbers = numbers
        """How many decisions each seat had had."""
        self.undo_floor = undo_floor
        self.events = events
        """How many events there were in the log; below 0 if the log has lost some of the events since then."""
        self.reaction_points = reaction_points

    def shifted(self, events: int, reaction_points: int) -> ActionStart:
        """The same moment for a log that has lost this many of its first events and reaction points."""
        return ActionStart(
            self.entry,
            self.numbers,
            self.undo_floor,
            self.events - events,
            self.reaction_points - reaction_points,
        )
