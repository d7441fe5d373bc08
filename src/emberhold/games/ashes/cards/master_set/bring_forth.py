"""Bring Forth: a unit with Illusion loses it and gets stronger."""

from emberhold.games.ashes.text.kit import Cost, alteration_spell, with_keyword

CARD = alteration_spell(
    "bring-forth",
    cost=Cost(main=1, ceremonial_class=2),
    attack=2,
    life=1,
    respark=Cost(basic=2),
    fits=with_keyword("illusion"),
    removes="illusion",
)
