"""Summon Butterfly Monk: each copy on the spellboard gives the Monks one life."""

from emberhold.games.ashes.text.kit import Cost, ready_spell, summons

MONK = "butterfly-monk"
CARD = ready_spell("summon-butterfly-monk", cost=Cost(main=1), summons=[MONK])
summons(CARD, MONK, cost=Cost(main=1, exhaust=1, natural_power=1))
