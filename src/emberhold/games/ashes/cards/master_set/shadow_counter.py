"""Shadow Counter: deals damage to an opponent's unit after an attack has hit your Phoenixborn."""

from emberhold.games.ashes.text.kit import (
    AFTER_RECEIVED,
    OPPONENT,
    Cost,
    Use,
    my_phoenixborn_received_from_attack,
    reaction_spell,
    unit,
)

DAMAGE = 6
CARD = reaction_spell(
    "shadow-counter",
    AFTER_RECEIVED,
    cost=Cost(illusion_class=1, basic=1),
    where=my_phoenixborn_received_from_attack,
    targets=[unit(OPPONENT)],
    text={"damage": DAMAGE},
)


@CARD.effect
def counter(me: Use) -> None:
    me.damage(me.target(), DAMAGE)
