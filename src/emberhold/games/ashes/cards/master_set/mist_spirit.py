"""Mist Spirit: a small unit without text."""

from emberhold.games.ashes.text.kit import conjuration

CARD = conjuration("mist-spirit", attack=1, life=1, recover=0, copies=10)
