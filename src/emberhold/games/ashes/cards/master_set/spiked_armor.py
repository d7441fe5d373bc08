"""Spiked Armor: whoever fights the wearer gets hurt. The spikes themselves are in rules/battle.py (BATTLE-14)."""

from emberhold.games.ashes.rules.battle import SPIKES
from emberhold.games.ashes.text.kit import Cost, alteration_spell

CARD = alteration_spell(
    "spiked-armor",
    cost=Cost(main=1, natural_class=1, basic=1),
    life=2,
    gives="spiked-skin",
    text={"damage": SPIKES},
)
