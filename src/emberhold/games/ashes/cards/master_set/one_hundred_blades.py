"""One Hundred Blades: damage to a Phoenixborn and every unit of every opponent."""

from emberhold.games.ashes.text.kit import Cost, Use, action_spell, phoenixborn_target

DAMAGE = 1
CARD = action_spell(
    "one-hundred-blades",
    cost=Cost(main=1, basic=2),
    only="coal-roarkwin",
    targets=[phoenixborn_target()],
    text={"damage": DAMAGE},
)


@CARD.effect
def blades(me: Use) -> None:
    me.damage(me.target(), DAMAGE)
    for unit in me.opposing_units:
        me.damage(unit, DAMAGE)
    me.draw()
