"""What rules call that is built on top of them is put in by the modules that have it."""

from __future__ import annotations

import pytest

from emberhold.core.kinds import NO_CARD, Seat
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import WOULD_TARGET
from emberhold.games.ashes.dice_powers import POWERS
from emberhold.games.ashes.moments import Moment
from emberhold.games.ashes.rules import hooks, play
from emberhold.games.ashes.state import State
from emberhold.games.ashes.text.use import Use


def test_a_game_that_is_imported_has_both() -> None:
    st, moment = State(2, Rng(0)), Moment(WOULD_TARGET)

    use = hooks.new_use(st, Seat(1), NO_CARD, POWERS[0], moment)

    assert hooks.use_effect is play.use
    assert isinstance(use, Use)
    assert (use.st, use.seat, use.card, use.ability, use.event) == (st, 1, -1, POWERS[0], moment)


def test_an_empty_one_says_what_has_to_be_imported() -> None:
    with pytest.raises(RuntimeError, match=r"import rules\.play and text\.use"):
        hooks.nothing_put_in(State(2, Rng(0)), 0, -1, POWERS[0], None)
