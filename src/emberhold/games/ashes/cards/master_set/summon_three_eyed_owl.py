"""Summon Three-Eyed Owl: places an Owl, which makes players discard."""

from emberhold.games.ashes.text.kit import Cost, ready_spell, summons

OWL = "three-eyed-owl"
CARD = ready_spell("summon-three-eyed-owl", cost=Cost(main=1), summons=[OWL])
summons(CARD, OWL, cost=Cost(main=1, exhaust=1, charm_class=1))
