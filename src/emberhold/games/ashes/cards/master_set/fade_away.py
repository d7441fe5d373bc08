"""Fade Away: the unit is destroyed at the end of the round."""

from emberhold.games.ashes.text.kit import ROUND_ENDS, Cost, Use, alteration_spell

CARD = alteration_spell("fade-away", cost=Cost(main=1, illusion_class=1))


@CARD.when(ROUND_ENDS)
def fade(me: Use) -> None:
    me.destroy(me.host, remove_allies=True)
