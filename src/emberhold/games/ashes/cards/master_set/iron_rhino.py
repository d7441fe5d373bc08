"""Iron Rhino: a large unit without text."""

from emberhold.games.ashes.text.kit import conjuration

CARD = conjuration("iron-rhino", attack=5, life=4, recover=0, copies=5)
