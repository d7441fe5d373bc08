"""Hypnotize: a unit cannot be blocked or guarded against this turn."""

from emberhold.games.ashes.text.kit import OWN, Cost, Use, ready_spell, unit

CARD = ready_spell("hypnotize", cost=Cost(main=1))


@CARD.activated(cost=Cost(side=1, exhaust=1, charm_class=2), targets=[unit(OWN)])
def hypnotize(me: Use) -> None:
    me.give_bypass(me.target())
