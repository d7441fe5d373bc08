"""Every step of a replay at once, as every seat saw it, for a page without a server. Only what changes is written."""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, TypeGuard

from emberhold.core.decisions import IllegalAnswer
from emberhold.core.events import Told
from emberhold.core.journal import Journal
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.server.errors import Refused
from emberhold.server.tables import replays
from emberhold.server.tables.services import Services
from emberhold.server.wire.codec import encode

__all__ = ["all_steps", "changes", "steps_of"]

KEPT_BYTES: Final = 8 << 20
"""How many bytes of steps are kept in memory; a match of two has some 20 kB, gzipped."""
MOST_BYTES: Final = 16 << 20
"""How long all steps of a match may be; a step has some 2 kB. A page could hardly use more, nor its reader."""
Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = list[object]
"""Where something is in a view, and what is there now; without that, it is gone."""


async def all_steps(services: Services, id: str, who: str = "") -> bytes:
    """As gzipped JSON, for each seat and then for a spectator: the steps, each `[changes, since, events]`."""
    row = await replays.find(services, id)
    services.spec(row.game)
    known = services.steps.get(id)
    if known is None:
        known = await replays.rebuilt(services, who, id, packed_steps, row.journal)
        services.steps[id] = known
        while sum(map(len, services.steps.values())) > KEPT_BYTES:
            services.steps.popitem(last=False)
    if id in services.steps:
        services.steps.move_to_end(id)
    return known


def packed_steps(text: str) -> bytes:
    return gzip.compress(steps_of(text), mtime=0)


def steps_of(text: str) -> bytes:
    journal = Journal.loads(text)
    match = load_game(journal.game).new(journal.setup, journal.seed)
    viewers = [_Viewer(seat) for seat in (*range(match.seats), None)]
    size = sum(viewer.look(match, again=True) for viewer in viewers)
    for entry in journal.entries:
        try:
            match.follow(entry)
        except IllegalAnswer:
            break  # it was played by other rules, and shows only so much
        size += sum(viewer.look(match, again=entry.what == "undo") for viewer in viewers)
        if size > MOST_BYTES:
            raise Refused("too-large")
    return b"[%s]" % b",".join(b"[%s]" % b",".join(viewer.steps) for viewer in viewers)


class _Viewer:
    """What one seat saw, step by step."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.view: Mapping[str, object] = {}
        self.events: list[Told] = []
        self.steps: list[bytes] = []

    def look(self, match: Match, *, again: bool) -> int:
        """The next step, and how many bytes it has. `again`: old events may be other ones now."""
        view = match.view(self.seat)
        since = len(self.events)
        if again:
            now = list(match.events(self.seat))
            pairs = zip(self.events, now, strict=False)
            since = next((n for n, (old, new) in enumerate(pairs) if old != new), min(since, len(now)))
            self.events = now
        else:
            self.events += match.events(self.seat, since)
        found: list[Change] = []
        changes(self.view, view, (), found)
        self.view = view
        self.steps.append(encode((found, since, self.events[since:])))
        return len(self.steps[-1])


def changes(old: object, new: object, path: Path, out: list[Change]) -> None:
    """What has to be set and taken away to make the new thing of the old one."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        out += [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key in old:
                changes(old[key], value, (*path, key), out)
            else:
                out.append([[*path, key], value])
    elif _is_list(old) and _is_list(new) and len(old) == len(new):
        for number, (before, after) in enumerate(zip(old, new, strict=True)):
            changes(before, after, (*path, number), out)
    elif old != new or type(old) is not type(new):
        out.append([list(path), new])


def _is_list(thing: object) -> TypeGuard[Sequence[object]]:
    return isinstance(thing, list | tuple)
