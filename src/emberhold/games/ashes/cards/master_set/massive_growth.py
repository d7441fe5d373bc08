"""Massive Growth: a weak unit is strong until the end of the round."""

from emberhold.games.ashes.text.kit import Cost, alteration_spell, attack_at_most, fleeting, spell_guard

WEAK = 2
CARD = alteration_spell(
    "massive-growth",
    cost=Cost(main=1, natural_class=1, basic=1),
    attack=4,
    life=4,
    fits=attack_at_most(WEAK),
    text={"weak": WEAK},
)
spell_guard(CARD)
fleeting(CARD)
