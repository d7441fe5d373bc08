"""Final Cry: when one of your units is destroyed, deal damage."""

from emberhold.games.ashes.text.kit import DESTROYED, Cost, Use, my_unit_destroyed, reaction_spell, unit_or_phoenixborn

DAMAGE = 2
CARD = reaction_spell(
    "final-cry",
    DESTROYED,
    cost=Cost(ceremonial_power=1),
    where=my_unit_destroyed,
    targets=[unit_or_phoenixborn()],
    text={"damage": DAMAGE},
)


@CARD.effect
def cry(me: Use) -> None:
    me.damage(me.target(), DAMAGE)
