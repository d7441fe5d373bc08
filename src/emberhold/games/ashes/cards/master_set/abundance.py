"""Abundance: every player may draw cards; those who draw fewer receive damage."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, ready_spell

DRAW = 2
CARD = ready_spell("abundance", cost=Cost(main=1, illusion_class=1), text={"draw": DRAW})


@CARD.activated(cost=Cost(main=1, exhaust=1))
def abundance(me: Use) -> Effect:
    # TRIG-13: all choices, in turn order from the active player, before any damage step.
    for seat in me.everyone:
        wanted = yield from me.choose_number(0, DRAW, seat)
        short = DRAW - me.draw(wanted, seat)
        if seat == me.seat:
            short -= me.focus  # DMG-25: taken off when the damage is assigned
        me.damage(me.phoenixborn_of(seat), short)
