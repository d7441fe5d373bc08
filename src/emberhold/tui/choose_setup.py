"""Chooses a set-up: from words on a command line to one that can be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from emberhold.core.journal import Setup
from emberhold.core.registry import GameSpec, SetupError

__all__ = ["choose_setup"]

FILES: Final = (".json", ".yaml", ".yml")


def choose_setup(spec: GameSpec, players: int, wishes: Mapping[str, Sequence[str]], seed: int) -> Setup:
    """One of the game's default set-ups, by the seed, changed as wished. A wish is a name, or a file with the thing."""
    setups = spec.setups(players)
    if not setups:
        raise SetupError(f"There is no default set-up of {spec.name} for {players} players.")
    setup = setups[seed % len(setups)]
    return spec.arrange(setup, {wish: [_thing(word) for word in words] for wish, words in wishes.items()})


def _thing(word: str) -> object:
    file = Path(word)
    if file.suffix.lower() not in FILES and not file.is_file():
        return word
    from emberhold.scenario.documents import read_document

    return read_document(file).data
