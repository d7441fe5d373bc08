"""Summon Butterfly Monk: the more copies lie here, the longer the Monks live."""

from emberhold.games.ashes.text.kit import Cost, ready_spell, summons

MONK = "butterfly-monk"
CARD = ready_spell("summon-butterfly-monk", cost=Cost(main=1), summons=[MONK])
summons(CARD, MONK, cost=Cost(main=1, exhaust=1, natural_power=1))
