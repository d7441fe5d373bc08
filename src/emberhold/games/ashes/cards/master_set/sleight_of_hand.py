"""Sleight of Hand: draw cards."""

from emberhold.games.ashes.text.kit import Cost, Use, action_spell

DRAW = 3
CARD = action_spell("sleight-of-hand", cost=Cost(main=1, illusion_power=1, basic=1), text={"draw": DRAW})


@CARD.effect
def draw(me: Use) -> None:
    me.draw(DRAW)
