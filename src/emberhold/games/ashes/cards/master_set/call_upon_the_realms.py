"""Call Upon the Realms: turn three dice to sides of your choice."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, action_spell

DICE = 3
CARD = action_spell("call-upon-the-realms", cost=Cost(main=1), text={"dice": DICE})


@CARD.effect
def call(me: Use) -> Effect:
    yield from me.turn_dice(DICE)
