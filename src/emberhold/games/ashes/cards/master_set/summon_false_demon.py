"""Summon False Demon: for two dice."""

from emberhold.games.ashes.text.kit import Cost, ready_spell, summons

DEMON = "false-demon"
CARD = ready_spell("summon-false-demon", cost=Cost(main=1), summons=[DEMON])
summons(CARD, DEMON, cost=Cost(main=1, exhaust=1, illusion_class=1, basic=1))
