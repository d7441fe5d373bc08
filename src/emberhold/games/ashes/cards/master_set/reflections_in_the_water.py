"""Reflections in the Water: the unit loses its abilities."""

from emberhold.games.ashes.text.kit import Cost, alteration_spell

CARD = alteration_spell(
    "reflections-in-the-water",
    cost=Cost(main=1, illusion_class=1),
    respark=Cost(basic=1),
    switches_off=True,
)
