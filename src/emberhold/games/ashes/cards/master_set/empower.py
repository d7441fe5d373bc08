"""Empower: more attack for a unit in anybody's attack, and a card exchanged."""

from emberhold.games.ashes.text.kit import DECLARED, Cost, Effect, Use, attackers_declared, ready_spell, unit

ATTACK = 1
CARD = ready_spell("empower", cost=Cost(main=1, natural_class=2), text={"attack": ATTACK})


@CARD.when(DECLARED, where=attackers_declared, may=True, cost=Cost(exhaust=1, basic=1), targets=[unit()])
def empower(me: Use) -> Effect:
    me.boost(me.target(), ATTACK)
    if (yield from me.may_draw()):
        yield from me.discard_from_hand(me.seat)
    if me.focus:
        yield from me.reroll_exhausted_die(may=True)
