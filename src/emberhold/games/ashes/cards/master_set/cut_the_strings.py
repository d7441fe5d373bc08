"""Cut the Strings: hurt one of yours to tear an alteration off."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, alteration, ready_spell

DAMAGE = 2
CARD = ready_spell("cut-the-strings", cost=Cost(main=1), text={"damage": DAMAGE})

# Two transcriptions differ here, main or side action; this is the one place to change it.
ACTIVATION = Cost(main=1, exhaust=1, ceremonial_class=1, basic=1)


@CARD.activated(cost=ACTIVATION, targets=[alteration(may=True)])
def cut(me: Use) -> Effect:
    hurt = yield from me.choose(me.own_units)
    if me.damage(hurt, DAMAGE):
        yield from me.discard_from_play(me.target())
