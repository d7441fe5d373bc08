"""What the rules call although it is built on top of them; each module puts its function in here when it is imported.

use_effect  windows call it; rules/play.py puts in `use`
new_use     rules/play.py calls it; text/use.py puts in `Use`
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from emberhold.core.decisions import Effect
from emberhold.core.kinds import CardId, Seat
from emberhold.games.ashes.defs import Ability
from emberhold.games.ashes.moments import Moment, UseRecord
from emberhold.games.ashes.state import State


def nothing_put_in(*_given: object) -> NoReturn:
    raise RuntimeError("ashes.rules.hooks is empty: import rules.play and text.use before a card is used.")


use_effect: Callable[[State, Seat, CardId, Ability, Moment | None], Effect] = nothing_put_in
"""Carry out a spell, ability or dice power (PLAY-20): state, seat, card or NO_CARD, ability, the moment it answers."""

new_use: Callable[[State, Seat, CardId, Ability, Moment | None], UseRecord] = nothing_put_in
"""A use that a text can be called with; the same arguments."""
