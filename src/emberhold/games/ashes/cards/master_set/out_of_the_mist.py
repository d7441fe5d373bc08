"""Out of the Mist: damage to a unit for each unit you have."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, action_spell, unit

CARD = action_spell("out-of-the-mist", cost=Cost(side=1, illusion_power=1, natural_power=1), targets=[unit()])


@CARD.effect
def strike(me: Use) -> Effect:
    me.damage(me.target(), len(me.own_units))
    yield from me.may_draw()
