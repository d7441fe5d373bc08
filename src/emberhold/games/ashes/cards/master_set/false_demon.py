"""False Demon: a guard that any damage in a fight destroys."""

from emberhold.games.ashes.text.kit import conjuration, illusion, unit_guard

CARD = conjuration("false-demon", attack=1, life=4, recover=0, copies=5)
unit_guard(CARD)
illusion(CARD)
