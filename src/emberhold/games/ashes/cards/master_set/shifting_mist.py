"""Shifting Mist: turn dice to sides of your choice."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, ready_spell

DICE = 2
CARD = ready_spell("shifting-mist", cost=Cost(main=1, illusion_class=1), text={"dice": DICE})


@CARD.activated(cost=Cost(side=1, exhaust=1))
def shift(me: Use) -> Effect:
    yield from me.turn_dice(DICE)
