"""Molten Gold: places wounds, which nothing can prevent because they are not damage."""

from emberhold.games.ashes.text.kit import Cost, Use, action_spell, unit_or_phoenixborn

WOUNDS = 3
CARD = action_spell(
    "molten-gold",
    cost=Cost(main=1, natural_power=2),
    targets=[unit_or_phoenixborn()],
    text={"wounds": WOUNDS},
)


@CARD.effect
def pour(me: Use) -> None:
    me.wound(me.target(), WOUNDS)
