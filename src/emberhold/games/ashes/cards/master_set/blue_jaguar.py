"""Blue Jaguar: exhausts a unit that comes into play on an opponent's battlefield."""

from emberhold.games.ashes.text.kit import AFTER_ENTERED, Cost, Use, conjuration, opponents_unit_entered

CARD = conjuration("blue-jaguar", attack=2, life=2, recover=0, copies=5, only="aradel-summergaard")


@CARD.when(AFTER_ENTERED, "gaze-1", where=opponents_unit_entered, may=True, cost=Cost(basic=1))
def gaze(me: Use) -> None:
    me.exhaust(me.event.card)
