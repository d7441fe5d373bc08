"""Cut the Strings: damage one of your units to discard an alteration."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, alteration, ready_spell

DAMAGE = 2
CARD = ready_spell("cut-the-strings", cost=Cost(main=1), text={"damage": DAMAGE})

# Our two sources differ here, main or side action; to change it, change this line.
ACTIVATION = Cost(main=1, exhaust=1, ceremonial_class=1, basic=1)


@CARD.activated(cost=ACTIVATION, targets=[alteration(may=True)])
def cut(me: Use) -> Effect:
    hurt = yield from me.choose(me.own_units)
    if me.damage(hurt, DAMAGE):
        yield from me.discard_from_play(me.target())
