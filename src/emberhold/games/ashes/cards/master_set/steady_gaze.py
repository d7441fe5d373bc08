"""Steady Gaze: puts two exhaustion tokens on a unit."""

from emberhold.games.ashes.text.kit import Cost, Use, action_spell, unit

TOKENS = 2
CARD = action_spell("steady-gaze", cost=Cost(main=1, illusion_class=2), targets=[unit()], text={"tokens": TOKENS})


@CARD.effect
def gaze(me: Use) -> None:
    me.exhaust(me.target(), TOKENS)
