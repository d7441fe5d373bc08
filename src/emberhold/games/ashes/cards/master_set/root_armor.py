"""Root Armor: a unit gets more life."""

from emberhold.games.ashes.text.kit import Cost, alteration_spell

CARD = alteration_spell("root-armor", cost=Cost(side=1, natural_class=1), life=2, respark=Cost(basic=1))
