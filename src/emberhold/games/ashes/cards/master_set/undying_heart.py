"""Undying Heart: a unit gets more life and recover."""

from emberhold.games.ashes.text.kit import Cost, alteration_spell

CARD = alteration_spell(
    "undying-heart",
    cost=Cost(main=1, charm_class=1, basic=1),
    life=2,
    recover=2,
    respark=Cost(basic=2),
)
