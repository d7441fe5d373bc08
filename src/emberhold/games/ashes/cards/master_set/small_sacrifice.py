"""Small Sacrifice: damage one of your units to damage one of an opponent's."""

from emberhold.games.ashes.text.kit import OPPONENT, OWN, Cost, Effect, Use, ready_spell, unit

DAMAGE = 1
CARD = ready_spell("small-sacrifice", cost=Cost(main=1), text={"damage": DAMAGE})


@CARD.activated(cost=Cost(main=1, exhaust=1, ceremonial_class=1), targets=[unit(OWN), unit(OPPONENT, may=True)])
def sacrifice(me: Use) -> Effect:
    own, theirs = me.target(0), me.target(1)
    both_unexhausted = own >= 0 and theirs >= 0 and not me.is_exhausted(own) and not me.is_exhausted(theirs)
    if me.focus and both_unexhausted and (yield from me.may("exhaust-both")):
        me.exhaust(own)
        me.exhaust(theirs)
    elif me.damage(own, DAMAGE):
        me.damage(theirs, DAMAGE)
