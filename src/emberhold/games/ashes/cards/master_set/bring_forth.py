"""Bring Forth: an illusion becomes flesh."""

from emberhold.games.ashes.kit import Cost, alteration_spell, has_ability

CARD = alteration_spell(
    "bring-forth",
    cost=Cost(main=1, ceremonial_class=2),
    attack=2,
    life=1,
    respark=Cost(basic=2),
    fits=has_ability("illusion"),
    removes="illusion",
)
