"""Sleeping Widow: wakes when somebody dies."""

from emberhold.games.ashes.text.kit import conjuration

CARD = conjuration("sleeping-widow", attack=2, life=1, recover=0, copies=6)
