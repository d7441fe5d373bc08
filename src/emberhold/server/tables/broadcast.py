"""What each connection gets to see of a match: its own seats' view, events and decision, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from emberhold.server.tables.connection import Link
from emberhold.server.tables.live_match import Sitting
from emberhold.server.wire.codec import encode
from emberhold.server.wire.conversions import decision_info
from emberhold.server.wire.server_messages import ClockChanged, Update
from emberhold.server.wire.types import Clock

__all__ = ["Telling"]


class Telling:
    """Keeps all connections of a table up to date."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._frames: dict[tuple[int | None, int, bool], bytes] = {}
        self._version = -1

    def greet(self, link: Link, viewer: int | None, since: int) -> None:
        """A connection is new, or came back and has the events before number `since`."""
        sitting = self.sitting
        seen = sitting.match.seen(viewer, None if sitting.released(viewer) else sitting.beat.cut)
        link.sent[viewer] = 0 if sitting.rewound else max(0, min(since, seen))
        self.show(link, viewer)

    def tell(self, links: Iterable[Link]) -> None:
        """Send everybody what they may see and have not seen yet."""
        for link in links:
            for viewer in link.viewers:
                self.show(link, viewer)

    def forget(self, links: Iterable[Link]) -> None:
        """Something was taken back: what happened after that will be other events with the same numbers."""
        for link in links:
            for viewer, sent in link.sent.items():
                link.sent[viewer] = min(sent, self.sitting.match.seen(viewer))

    def show(self, link: Link, viewer: int | None) -> None:
        sitting = self.sitting
        if viewer is not None and sitting.passing(viewer) is not None:
            # It will be passed in a moment; until then the seat is one that was not asked.
            if sitting.released(None):
                return
        elif sitting.released(viewer):
            if link.version.get(viewer) != sitting.version:
                link.version[viewer] = sitting.version
                self._whole(link, viewer)
                link.paused.pop(viewer, None)
            return
        if link.paused.get(viewer) != sitting.beat.number:
            link.paused[viewer] = sitting.beat.number
            link.version.pop(viewer, None)  # whatever it was shown before is hidden again, and to be shown anew
            self._first_part(link, viewer)

    def hush(self, link: Link, viewer: int) -> None:
        """Tell a seat that its answer was taken and the pause goes on."""
        if not self.sitting.released(viewer) and link.paused.get(viewer) != self.sitting.beat.number:
            since = link.sent.get(viewer, 0)
            link.send(Update(viewer, since, [], None, None, self.clock(viewer)))
            link.paused[viewer] = self.sitting.beat.number

    def clocks(self, links: Iterable[Link]) -> None:
        """Tell everybody that somebody needs more time, or no longer."""
        for link in links:
            for viewer in link.viewers:
                link.send(ClockChanged(viewer, self.clock(viewer)))

    def clock(self, viewer: int | None) -> Clock:
        sitting, beat = self.sitting, self.sitting.beat
        now = sitting.clock()
        if sitting.released(None):
            return Clock(sitting.thinking())
        left = 0
        if viewer is not None and sitting.released(viewer) and sitting.hurried(viewer):
            left = max(1, int(beat.left(viewer, now) * 1000))
        may = viewer is not None and sitting.may_hold(viewer)
        return Clock([], int(beat.pace * 1000), bool(beat.held), may, left)

    # -- frames --------------------------------------------------------------------------------------------------

    def _whole(self, link: Link, viewer: int | None) -> None:
        """View, events and decision. Several connections of one seat get the same frame."""
        sitting = self.sitting
        if self._version != sitting.version:
            self._version = sitting.version
            self._frames.clear()
        match = sitting.match
        total = match.seen(viewer)
        since = min(link.sent.get(viewer, 0), total)
        in_pause = not sitting.released(None)
        key = (viewer, since, in_pause)
        frame = self._frames.get(key)
        if frame is None:
            decision = None if viewer is None else match.decision_for(viewer)
            told = None if decision is None or viewer is None else decision_info(decision, viewer)
            events = list(match.events(viewer, since))
            frame = encode(Update(viewer, since, events, match.view(viewer), told, self.clock(viewer)))
            if not in_pause:
                self._frames[key] = frame
        link.sent[viewer] = total
        link.post(frame)

    def _first_part(self, link: Link, viewer: int | None) -> None:
        """In a pause: the events up to the moment at which somebody might react."""
        match = self.sitting.match
        upto = match.seen(viewer, self.sitting.beat.cut)
        since = link.sent.get(viewer, 0)
        # Whoever was asked something in this pause has seen more already.
        events = list(match.events(viewer, since))[: upto - since] if upto > since else []
        link.sent[viewer] = max(since, upto)
        link.send(Update(viewer, since, events, None, None, self.clock(viewer)))
