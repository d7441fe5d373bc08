"""What happened, for people. Who may know what about an event is fixed at the moment it happens."""

from __future__ import annotations

from bisect import bisect_left
from typing import TypeAlias

from emberhold.core.kinds import Seat, Viewer

__all__ = ["CardRef", "Datum", "Event", "EventLog", "ReactionPoint", "Told"]


class CardRef:
    """A card as it was known at one moment: its slug, who knew it, and its id for each viewer."""

    __slots__ = ("ids", "known", "slug")

    def __init__(self, slug: str, known: int, ids: tuple[int, ...]) -> None:
        self.slug = slug
        self.known = known
        self.ids = ids

    def told(self, viewer: Viewer) -> dict[str, object]:
        if self.known >> viewer & 1:
            return {"id": self.ids[viewer], "card": self.slug}
        return {"id": 0, "card": None}


Datum: TypeAlias = int | str | CardRef | list[CardRef] | list[int] | list[Seat] | list[str]
"""A string is a message id. No key may be called `n`: that is the event's number."""
Told: TypeAlias = dict[str, object]


class Event:
    """One thing that happened, past tense."""

    __slots__ = ("data", "kind", "mask")

    def __init__(self, kind: str, data: dict[str, Datum], mask: int) -> None:
        self.kind = kind
        self.data = data
        self.mask = mask

    def told(self, viewer: Viewer) -> Told:
        """The event in this viewer's words; cards the viewer did not know stay nameless."""
        out: Told = {"kind": self.kind}
        for key, value in self.data.items():
            if isinstance(value, CardRef):
                out[key] = value.told(viewer)
            elif isinstance(value, list):
                out[key] = [v.told(viewer) if isinstance(v, CardRef) else v for v in value]
            else:
                out[key] = value
        return out


class ReactionPoint:
    """A moment at which, going by public facts alone, these seats might have reacted, in this order.

    `at` is how many events had happened. A host makes the same pause here whether somebody was asked or not, so that
    the pause does not give a hand away.
    """

    __slots__ = ("at", "seats")

    def __init__(self, at: int, seats: tuple[int, ...]) -> None:
        self.at = at
        self.seats = seats


class Seen:
    """Which events one viewer saw, as far as somebody has asked: a host asks after every move."""

    __slots__ = ("looked", "numbers")

    def __init__(self) -> None:
        self.numbers: list[int] = []
        """The places of these events in the log."""
        self.looked = 0
        """How many events of the log have been looked at."""


class EventLog:
    """All events of a match so far, numbered for each viewer by what that viewer may see."""

    __slots__ = ("_seen", "events", "reaction_points")

    def __init__(self) -> None:
        self.events: list[Event] = []
        """They are only ever added; a log with fewer of them is another log."""
        self.reaction_points: list[ReactionPoint] = []
        self._seen: dict[int, Seen] | None = None

    def add(self, event: Event) -> None:
        self.events.append(event)

    def open_to(self, seats: tuple[int, ...]) -> None:
        """Note that these seats might react now, going by public facts."""
        if seats:
            self.reaction_points.append(ReactionPoint(len(self.events), seats))

    def copy(self) -> EventLog:
        """An independent log with the same events."""
        return self.last(len(self.events), len(self.reaction_points))

    def first(self, events: int, reaction_points: int) -> EventLog:
        """The log as it was when it had this many events and reaction points."""
        other = EventLog()
        other.events = self.events[: max(0, events)]
        other.reaction_points = self.reaction_points[: max(0, reaction_points)]
        return other

    def last(self, events: int, reaction_points: int) -> EventLog:
        """A shorter log: only this many of the last events and reaction points."""
        other = EventLog()
        gone = len(self.events) - events
        other.events = self.events[gone:]
        points = self.reaction_points[len(self.reaction_points) - reaction_points :]
        other.reaction_points = [ReactionPoint(point.at - gone, point.seats) for point in points]
        return other

    def count(self, viewer: Viewer, at: int) -> int:
        """How many of the first `at` events this viewer saw."""
        return bisect_left(self._seen_by(viewer), at)

    def told(self, viewer: Viewer, since: int) -> tuple[Told, ...]:
        """What this viewer saw, from the viewer's own event number `since` on."""
        out = []
        for number, place in enumerate(self._seen_by(viewer)[since:], since):
            told = self.events[place].told(viewer)
            told["n"] = number
            out.append(told)
        return tuple(out)

    def _seen_by(self, viewer: Viewer) -> list[int]:
        """The places of all events that this viewer saw; only the new ones are looked at."""
        if self._seen is None:
            self._seen = {}
        found = self._seen.get(viewer)
        if found is None:
            found = self._seen[viewer] = Seen()
        for place in range(found.looked, len(self.events)):
            if self.events[place].mask >> viewer & 1:
                found.numbers.append(place)
        found.looked = len(self.events)
        return found.numbers
