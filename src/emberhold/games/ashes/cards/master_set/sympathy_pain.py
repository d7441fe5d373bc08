"""Sympathy Pain: after your Phoenixborn has received damage, deal damage to somebody else."""

from emberhold.games.ashes.text.kit import (
    AFTER_RECEIVED,
    Cost,
    Use,
    my_phoenixborn_received,
    reaction_spell,
    unit_or_phoenixborn,
)

DAMAGE = 3
CARD = reaction_spell(
    "sympathy-pain",
    AFTER_RECEIVED,
    cost=Cost(charm_class=2),
    where=my_phoenixborn_received,
    targets=[unit_or_phoenixborn()],
    text={"damage": DAMAGE},
)


@CARD.effect
def share(me: Use) -> None:
    me.damage(me.target(), DAMAGE)
