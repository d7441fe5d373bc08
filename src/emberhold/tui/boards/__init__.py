"""Boards: one module per game, found by the game's name, and one that can show any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from emberhold.i18n import Texts

__all__ = ["Board", "find_board"]

Board: TypeAlias = Callable[[Mapping[str, object], Texts, bool], str]


def find_board(game: str) -> Board:
    """The function that draws this game: `render(view, texts, colour)` of `boards.<game>`, else the generic one."""
    name = game.replace("-", "_")
    if not name.isidentifier() or find_spec(f"{__name__}.{name}") is None:
        name = "generic"
    board: Board = import_module(f"{__name__}.{name}").render
    return board
