"""Mist Typhoon: damage to every unit of every opponent."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, action_spell

DAMAGE = 1
CARD = action_spell("mist-typhoon", cost=Cost(main=1, illusion_class=1, natural_class=1), text={"damage": DAMAGE})


@CARD.effect
def typhoon(me: Use) -> Effect:
    for unit in me.opposing_units:
        me.damage(unit, DAMAGE)
    yield from me.may_draw()
