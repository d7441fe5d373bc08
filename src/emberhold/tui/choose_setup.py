"""Chooses a set-up: from words on the command line to one that can be played."""

from __future__ import annotations

from collections.abc import Iterable

from emberhold.core.chosen import complete, read_words
from emberhold.core.journal import Setup
from emberhold.core.registry import GameSpec
from emberhold.tui.own_decks import Pasted, brought

__all__ = ["choose_setup"]


def choose_setup(spec: GameSpec, players: int, named: Iterable[tuple[str, str | Pasted]], seed: int) -> Setup:
    """One of the game's own set-ups, chosen by the seed, with the named choices. A word may name a file or a deck."""
    things = [(name, brought(spec, name, word)) for name, word in named]
    return complete(spec, players, read_words(spec, players, things), seed)
