"""What each connection gets to see of a match: its own seats' view, events and decision, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from emberhold.server.tables.connection import Connection
from emberhold.server.tables.live_match import LiveMatch
from emberhold.server.wire.codec import encode
from emberhold.server.wire.conversions import decision_info
from emberhold.server.wire.server_messages import ClockChanged, Update
from emberhold.server.wire.types import UndoOffer

__all__ = ["Broadcaster"]


class Broadcaster:
    """Keeps all connections of a table up to date."""

    def __init__(self, live: LiveMatch, undo: Callable[[int], UndoOffer | None]) -> None:
        self.live = live
        self._undo = undo
        """Whether a seat may take back its last choice now."""
        self._frames: dict[tuple[int | None, int, bool], bytes] = {}
        self._version = -1

    def greet(self, connection: Connection, viewer: int | None, since: int) -> None:
        """A connection is new, or came back and has the events before number `since`."""
        live = self.live
        seen = live.match.seen(viewer, None if live.pause.over_for(viewer) else live.pause.cut)
        connection.sent[viewer] = 0 if live.rewound else max(0, min(since, seen))
        self.show(connection, viewer)

    def tell(self, connections: Iterable[Connection]) -> None:
        """Send everybody what they may see and have not seen yet."""
        for connection in connections:
            for viewer in connection.viewers:
                self.show(connection, viewer)

    def forget(self, connections: Iterable[Connection]) -> None:
        """Something was taken back: what happened after that will be other events with the same numbers."""
        for connection in connections:
            for viewer, sent in connection.sent.items():
                connection.sent[viewer] = min(sent, self.live.match.seen(viewer))

    def show(self, connection: Connection, viewer: int | None) -> None:
        live = self.live
        if viewer is not None and live.pause.auto_key(viewer) is not None:
            # It will be passed in a moment; until then the seat is one that was not asked.
            if live.pause.over_for(None):
                return
        elif live.pause.over_for(viewer):
            if connection.version.get(viewer) != live.version:
                connection.version[viewer] = live.version
                self._whole(connection, viewer)
                connection.paused.pop(viewer, None)
            return
        if connection.paused.get(viewer) != live.pause.number:
            connection.paused[viewer] = live.pause.number
            connection.version.pop(viewer, None)  # what it was shown before is hidden again, and to be shown anew
            self._first_part(connection, viewer)

    def hush(self, connection: Connection, viewer: int) -> None:
        """Tell a seat that its answer was taken and the pause goes on."""
        if not self.live.pause.over_for(viewer) and connection.paused.get(viewer) != self.live.pause.number:
            since = connection.sent.get(viewer, 0)
            connection.send(Update(viewer, since, [], None, None, self.live.pause.clock_for(viewer)))
            connection.paused[viewer] = self.live.pause.number

    def clocks(self, connections: Iterable[Connection]) -> None:
        """Tell everybody that somebody needs more time, or no longer."""
        for connection in connections:
            for viewer in connection.viewers:
                connection.send(ClockChanged(viewer, self.live.pause.clock_for(viewer)))

    # -- frames --------------------------------------------------------------------------------------------------

    def _whole(self, connection: Connection, viewer: int | None) -> None:
        """View, events and decision. Several connections of one seat get the same frame."""
        live = self.live
        if self._version != live.version:
            self._version = live.version
            self._frames.clear()
        match = live.match
        total = match.seen(viewer)
        since = min(connection.sent.get(viewer, 0), total)
        in_pause = not live.pause.over_for(None)
        key = (viewer, since, in_pause)
        frame = self._frames.get(key)
        if frame is None:
            decision = None if viewer is None else match.decision_for(viewer)
            told = None if decision is None or viewer is None else decision_info(decision, viewer, self._undo(viewer))
            events = list(match.events(viewer, since))
            frame = encode(Update(viewer, since, events, match.view(viewer), told, self.live.pause.clock_for(viewer)))
            if not in_pause:
                self._frames[key] = frame
        connection.sent[viewer] = total
        connection.post(frame)

    def _first_part(self, connection: Connection, viewer: int | None) -> None:
        """In a pause: the events up to the moment at which somebody might react."""
        match = self.live.match
        upto = match.seen(viewer, self.live.pause.cut)
        since = connection.sent.get(viewer, 0)
        # Somebody who was asked something in this pause has seen more already.
        events = list(match.events(viewer, since))[: upto - since] if upto > since else []
        connection.sent[viewer] = max(since, upto)
        connection.send(Update(viewer, since, events, None, None, self.live.pause.clock_for(viewer)))
