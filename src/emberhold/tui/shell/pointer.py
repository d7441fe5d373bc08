"""Where the pointer goes: with a key to the next tile in that direction, with the mouse to the tile under it."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.tui.draw.blocks import Spot

__all__ = ["step", "under"]


def under(spots: Sequence[Spot], x: int, y: int) -> Spot | None:
    """The smallest tile at this place, so that a thing on a card comes before the card."""
    found = [spot for spot in spots if spot.covers(x, y)]
    return min(found, key=lambda spot: spot.width * spot.height, default=None)


def step(spots: Sequence[Spot], cursor: int, way: str) -> int:
    """The number of the tile next to the pointer; the same number if there is none."""
    here = next((spot for spot in spots if spot.number == cursor), None)
    if here is None:
        return spots[0].number if spots else -1
    if way in ("left", "right"):
        return _across(spots, here, way)
    away = [
        spot
        for spot in spots
        if spot.number != cursor and (spot.y > here.y if way == "down" else spot.y + spot.height - 1 < _foot(here))
    ]
    if not away:
        return cursor
    # First the nearest line, then the tile that is most nearly above or below.
    lines = min(abs(spot.y - here.y) for spot in away)
    near = [spot for spot in away if abs(spot.y - here.y) <= lines]
    return min(near, key=lambda spot: abs(spot.x - here.x)).number


def _foot(spot: Spot) -> int:
    return spot.y + spot.height - 1


def _across(spots: Sequence[Spot], here: Spot, way: str) -> int:
    """The tile beside it in the same lines. At the end of a line it goes on in the next one."""
    level = [s for s in spots if s.number != here.number and s.y <= _foot(here) and here.y <= _foot(s)]
    if way == "right":
        later = [spot for spot in level if spot.x > here.x]
        if later:
            return min(later, key=lambda spot: (spot.x, abs(spot.y - here.y))).number
    else:
        earlier = [spot for spot in level if spot.x < here.x]
        if earlier:
            return max(earlier, key=lambda spot: (spot.x, -abs(spot.y - here.y))).number
    order = [spot.number for spot in spots]
    at = order.index(here.number) + (1 if way == "right" else -1)
    return order[max(0, min(at, len(order) - 1))]
