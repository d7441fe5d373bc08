"""Summon Seaside Raven: for any three dice."""

from emberhold.games.ashes.text.kit import Cost, ready_spell, summons

RAVEN = "seaside-raven"
CARD = ready_spell("summon-seaside-raven", cost=Cost(main=1), only="saria-guideman", summons=[RAVEN])
summons(CARD, RAVEN, cost=Cost(main=1, exhaust=1, basic=3))
