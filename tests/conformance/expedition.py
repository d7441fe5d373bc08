"""Barracks for the suite: before each battle, after defeats, in expeditions of both kinds."""

from __future__ import annotations

from typing import Any

from tests.games.aeons_end.expedition.campaigns import campaign_after

__all__ = ["boards"]


def boards(players: int) -> list[dict[str, Any]]:
    """Before the first battle, after defeats, before the later ones; then a consolation of a random expedition."""
    first = {"players": players}
    random = {"players": players, "expedition": "random", "code": "EMBER9", "big_pocket": True}
    ways: tuple[list[bool], ...] = ([], [False], [True], [True, True], [True, True, True, False], [True, True, True])
    return [
        *(dict(campaign_after(first, way).choice_setup()) for way in ways),
        dict(campaign_after(random, [True, False]).choice_setup()),
    ]
