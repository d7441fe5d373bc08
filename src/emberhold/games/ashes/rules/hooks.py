"""What a rule calls that is written on top of it: put in here by the module that has it, when that is imported.

use_effect  windows call it; rules/play.py puts in `use`
new_use     rules/play.py calls it; text/use.py puts in `Use`
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from emberhold.core.decisions import Effect
from emberhold.games.ashes.defs import Ability
from emberhold.games.ashes.moments import Moment, UseRecord
from emberhold.games.ashes.state import State


def _no_play(*_: object) -> NoReturn:
    raise RuntimeError("Nothing can be used yet: import emberhold.games.ashes.rules.play first.")


def _no_text(*_: object) -> NoReturn:
    raise RuntimeError("No text can be carried out yet: import emberhold.games.ashes.text.use first.")


use_effect: Callable[[State, int, int, Ability, Moment | None], Effect] = _no_play
"""Carry out a spell, ability or dice power (PLAY-20): state, seat, card (-1: none), ability, the moment it answers."""

new_use: Callable[[State, int, int, Ability, Moment | None], UseRecord] = _no_text
"""A use that a text can be called with; the same arguments."""
