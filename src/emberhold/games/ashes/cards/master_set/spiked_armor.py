"""Spiked Armor: whoever fights the wearer gets hurt. The spikes themselves are in rules/battle.py (BATTLE-14)."""

from emberhold.games.ashes.kit import Cost, alteration_spell
from emberhold.games.ashes.rules.battle import SPIKES

CARD = alteration_spell(
    "spiked-armor",
    cost=Cost(main=1, natural_class=1, basic=1),
    life=2,
    gives="spiked-skin",
    text={"damage": SPIKES},
)
