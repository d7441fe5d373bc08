"""An action that its player can still cancel: everybody else sees the table as it was before the action began.

Nobody but its player may notice such an action (decision 020). Once it cannot be cancelled any more, everybody is told
all of it at once.
"""

from __future__ import annotations

from emberhold.core.match import BeforeAction, Match
from emberhold.server.tables.seats import Seats

__all__ = ["ActionWatch", "HiddenAction"]


class HiddenAction:
    """Who has begun an action, with which entry, and the match as it was before."""

    __slots__ = ("_before", "_known", "entry", "seat")

    def __init__(self, seat: int, entry: int, before: BeforeAction) -> None:
        self.seat = seat
        self.entry = entry
        self._known = before
        self._before: Match | None = None

    @property
    def before(self) -> Match:
        """It is laid out when somebody else looks; mostly the action is over before."""
        if self._before is None:
            self._before = self._known.match()
        return self._before


class ActionWatch:
    """Finds out after every move whether an action has to be hidden."""

    def __init__(self, seats: Seats) -> None:
        self._seats = seats
        self._shown = -1
        """The entry with which an action began that was shown to everybody although it could be cancelled."""
        self.hidden: HiddenAction | None = None

    def look(self, match: Match) -> None:
        """Look at the match after a move, or after a bot has begun to play for somebody."""
        known, self.hidden = self.hidden, None
        if match.answered <= self._shown:
            self._shown = -1  # that action was taken back
        for seat in range(match.seats):
            entry = match.cancel_to(seat)
            if entry is None:
                continue
            if not self._seats.is_person(seat):
                # A bot never changes its mind. Nobody may do so for it later, because everybody has seen this.
                self._shown = entry
            elif known is not None and (known.seat, known.entry) == (seat, entry):
                self.hidden = known
            elif entry != self._shown:
                before = match.before_action(seat)
                assert before is not None
                self.hidden = HiddenAction(seat, entry, before)
