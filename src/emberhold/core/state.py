"""What every game's state has in common: luck, outcome, and the log of events."""

from __future__ import annotations

from abc import ABC, abstractmethod

from emberhold.core.events import Datum, Event, EventLog
from emberhold.core.kinds import SEATS_OF, VIEWERS_OF, Seat, Viewer
from emberhold.core.native import mypyc_attr
from emberhold.core.rng import Rng

__all__ = ["MatchOver", "Outcome", "State"]


class Outcome:
    """How a match ended."""

    __slots__ = ("reason", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str) -> None:
        self.winners = winners
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome({self.winners!r}, {self.reason!r})"

    def to_json(self) -> dict[str, object]:
        return {"winners": list(self.winners), "reason": self.reason}


class MatchOver(Exception):
    """The match has been decided in the middle of an effect; nothing after this point happens."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Everything that can change in a match. A subclass adds its lists and copies them in `copy`."""

    __slots__ = ("all_seats", "conceded", "log", "outcome", "reveals", "rng", "seats")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        """How many seats there are."""
        self.all_seats: tuple[Seat, ...] = SEATS_OF[seats]
        self.rng = rng
        self.outcome: Outcome | None = None
        self.conceded = 0
        """Mask of the seats that have given up; they leave at the next quiet point."""
        self.reveals = 0
        """Goes up whenever somebody learns something, so that undo can stop there."""
        self.log: EventLog | None = None

    @abstractmethod
    def copy(self) -> State:
        """An independent copy without the log. Only taken at quiet points."""

    def learnt(self, viewer: Viewer) -> int:  # noqa: ARG002 - here all learn the same
        """Goes up whenever this viewer learns something."""
        return self.reveals

    @property
    def all_viewers(self) -> tuple[Viewer, ...]:
        """Who looks at the table: every seat and, after them, a spectator."""
        return VIEWERS_OF[self.seats]

    @property
    def everybody(self) -> int:
        """All viewers as a mask."""
        return (1 << self.seats + 1) - 1

    def tell(self, kind: str, **data: Datum) -> None:
        """Write an event that everybody notices; viewers who do not know a card in it are not told its name."""
        if self.log is not None:
            self.log.add(Event(kind, data, (1 << self.seats + 1) - 1))
