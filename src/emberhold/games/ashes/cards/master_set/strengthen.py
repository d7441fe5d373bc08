"""Strengthen: a unit hits harder this turn."""

from emberhold.games.ashes.text.kit import Cost, Use, ready_spell, unit

ATTACK = 2
MORE = 1
CARD = ready_spell(
    "strengthen", cost=Cost(main=1, natural_class=1, ceremonial_class=1), text={"attack": ATTACK, "more": MORE}
)


@CARD.activated(cost=Cost(side=1, exhaust=1), targets=[unit()])
def strengthen(me: Use) -> None:
    me.boost(me.target(), ATTACK)
    if me.focus >= 2:
        me.boost(me.target(), MORE)
