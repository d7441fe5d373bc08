"""Spiked Armor: units that fight the wearer get hurt. The spikes themselves are in rules/battle.py (BATTLE-14)."""

from emberhold.games.ashes.text.kit import SPIKES, Cost, alteration_spell

CARD = alteration_spell(
    "spiked-armor",
    cost=Cost(main=1, natural_class=1, basic=1),
    life=2,
    gives="spiked-skin",
    text={"damage": SPIKES},
)
