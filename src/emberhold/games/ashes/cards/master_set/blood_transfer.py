"""Blood Transfer: damage to one of your units heals another, or your Phoenixborn."""

from emberhold.games.ashes.text.kit import OWN, Cost, Effect, Use, ready_spell, unit

DAMAGE = 2
UNIT_HEALS = 2
PHOENIXBORN_HEALS = 1
CARD = ready_spell(
    "blood-transfer",
    cost=Cost(main=1),
    text={"damage": DAMAGE, "unit": UNIT_HEALS, "phoenixborn": PHOENIXBORN_HEALS},
)


@CARD.activated(cost=Cost(side=1, exhaust=1, ceremonial_class=1, charm_class=1), targets=[unit(OWN)])
def transfer(me: Use) -> Effect:
    if me.damage(me.target(), DAMAGE):
        others = [card for card in (*me.own_units, me.phoenixborn) if card != me.target() and me.wounds_of(card)]
        healed = yield from me.choose(others, may=True)
        me.heal(healed, PHOENIXBORN_HEALS if healed == me.phoenixborn else UNIT_HEALS)
