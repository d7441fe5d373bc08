"""Summon Blue Jaguar: for any two dice."""

from emberhold.games.ashes.text.kit import Cost, ready_spell, summons

JAGUAR = "blue-jaguar"
CARD = ready_spell("summon-blue-jaguar", cost=Cost(main=1), only="aradel-summergaard", summons=[JAGUAR])
summons(CARD, JAGUAR, cost=Cost(main=1, exhaust=1, basic=2))
