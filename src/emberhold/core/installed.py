"""What installed packages offer: games, chains of matches and bots, found by their entry points."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

__all__ = ["installed"]


def installed(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group by name, in the order of their names.

    To look for them takes longer than to set up a match, so this is done once for every search path.
    """
    return _found(group, tuple(sys.path))


@lru_cache
def _found(group: str, _path: tuple[str, ...]) -> Mapping[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}
