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
from emberhold.server.tables import replays
from emberhold.server.tables.services import Services
from emberhold.server.wire.codec import encode

__all__ = ["all_steps", "changes", "steps_of"]

KEPT: Final = 32
"""The steps of how many replays are kept; they have some 20 kB each."""
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
        while len(services.steps) > KEPT:
            services.steps.popitem(last=False)
    services.steps.move_to_end(id)
    return known


def packed_steps(text: str) -> bytes:
    return gzip.compress(steps_of(text), mtime=0)


def steps_of(text: str) -> bytes:
    journal = Journal.loads(text)
    match = load_game(journal.game).new(journal.setup, journal.seed)
    viewers = [_Viewer(seat) for seat in (*range(match.seats), None)]
    for viewer in viewers:
        viewer.look(match, again=True)
    for entry in journal.entries:
        try:
            match.follow(entry)
        except IllegalAnswer:
            break  # it was played by other rules, and shows only so much
        for viewer in viewers:
            viewer.look(match, again=entry.what == "undo")
    return encode([viewer.steps for viewer in viewers])


class _Viewer:
    """What one seat saw, step by step."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.view: Mapping[str, object] = {}
        self.events: list[Told] = []
        self.steps: list[tuple[list[Change], int, list[Told]]] = []

    def look(self, match: Match, *, again: bool) -> None:
        """The next step. `again`: old events may be other ones now."""
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
        self.steps.append((found, since, self.events[since:]))


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
