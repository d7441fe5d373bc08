"""What each connection is sent during a match: the view, events and decision of its own seats, and nothing else."""

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
        """Start with a connection that is new, or that came back and already has the events before number `since`."""
        live = self.live
        seen = live.match_for(viewer).seen(viewer, None if live.pause.over_for(viewer) else live.pause.cut)
        connection.sent[viewer] = 0 if live.rewound_for(viewer) else max(0, min(since, seen))
        self.show(connection, viewer)

    def tell(self, connections: Iterable[Connection]) -> None:
        """Send everybody the news they may see."""
        for connection in connections:
            for viewer in connection.viewers:
                self.show(connection, viewer)
                self._as_if_asked(connection, viewer)

    def tell_first(self, connections: Iterable[Connection]) -> None:
        """Send everybody what they may see at once; who is asked something in a pause hears of it with `tell`.

        So what the others are told does not wait until a question is put together that may not be there.
        """
        pause = self.live.pause
        over = pause.over_for(None)
        for connection in connections:
            for viewer in connection.viewers:
                if over or not pause.over_for(viewer):
                    self.show(connection, viewer)

    def forget(self, connections: Iterable[Connection]) -> None:
        """A move was taken back, so the next events will reuse the numbers of the events that are gone."""
        for connection in connections:
            for viewer, sent in connection.sent.items():
                connection.sent[viewer] = min(sent, self.live.match_for(viewer).seen(viewer))

    def show(self, connection: Connection, viewer: int | None) -> None:
        live = self.live
        if live.unwritten.get(viewer):
            return
        if viewer is not None and (viewer in live.unwritten or live.pause.auto_key(viewer) is not None):
            # This question will be passed in a moment, or it follows from an answer that is not on disk yet. Until then
            # the seat looks as if nobody had asked it.
            if live.pause.over_for(None):
                return
        elif live.pause.over_for(viewer):
            version = live.version_for(viewer)
            if connection.version.get(viewer) != version:
                connection.version[viewer] = version
                self._whole(connection, viewer)
                connection.paused.pop(viewer, None)
            return
        if connection.paused.get(viewer) != live.pause.number:
            connection.paused[viewer] = live.pause.number
            connection.version.pop(viewer, None)  # the view is hidden now, so it must be sent again after the pause
            self._first_part(connection, viewer)

    def _as_if_asked(self, connection: Connection, viewer: int | None) -> None:
        """Do as much for a seat whose slot begins if it is asked nothing: how busy the server is may tell nothing."""
        slot = self.live.pause.slot(viewer)
        if slot is not None and connection.slot.get(viewer) != slot:
            connection.slot[viewer] = slot
            self._frame(viewer, connection.sent.get(viewer, 0))

    def clocks(self, connections: Iterable[Connection]) -> None:
        """Tell everybody that a player needs more time, or no longer needs it."""
        for connection in connections:
            for viewer in connection.viewers:
                if not self.live.unwritten.get(viewer):
                    connection.send(ClockChanged(viewer, self.live.clock_for(viewer)))

    # -- frames --------------------------------------------------------------------------------------------------

    def _whole(self, connection: Connection, viewer: int | None) -> None:
        """Send the view, events and decision. All connections of a seat get the same frame."""
        live = self.live
        if self._version != live.version:
            self._version = live.version
            self._frames.clear()
        match = live.match_for(viewer)
        total = match.seen(viewer)
        since = min(connection.sent.get(viewer, 0), total)
        in_pause = not live.pause.over_for(None)
        key = (viewer, since, in_pause)
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frame(viewer, since)
            if not in_pause and live.pick_clock is None:  # else the time that is left is another one later
                self._frames[key] = frame
        connection.sent[viewer] = total
        connection.slot[viewer] = live.pause.slot(viewer)
        connection.post(frame)

    def _frame(self, viewer: int | None, since: int) -> bytes:
        live = self.live
        match = live.match_for(viewer)
        decision = None if viewer is None else match.decision_for(viewer)
        told = None
        if decision is not None and viewer is not None:
            cancel = live.hidden is not None and live.hidden.seat == viewer
            told = decision_info(decision, viewer, self._undo(viewer), cancel=cancel)
        events = list(match.events(viewer, since))
        return encode(Update(viewer, since, events, match.view(viewer), told, live.clock_for(viewer)))

    def _first_part(self, connection: Connection, viewer: int | None) -> None:
        """During a pause: send the events up to the moment at which a player might react."""
        match = self.live.match_for(viewer)
        upto = match.seen(viewer, self.live.pause.cut)
        since = connection.sent.get(viewer, 0)
        # A seat that was asked something in this pause has already been sent more.
        events = list(match.events(viewer, since))[: upto - since] if upto > since else []
        connection.sent[viewer] = max(since, upto)
        connection.send(Update(viewer, since, events, None, None, self.live.clock_for(viewer)))
