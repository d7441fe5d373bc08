"""Sleeping Widow: a unit without text, summoned when a unit is destroyed."""

from emberhold.games.ashes.text.kit import conjuration

CARD = conjuration("sleeping-widow", attack=2, life=1, recover=0, copies=6)
