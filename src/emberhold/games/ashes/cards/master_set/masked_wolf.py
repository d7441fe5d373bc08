"""Masked Wolf: a cheap unit without text."""

from emberhold.games.ashes.text.kit import conjuration

CARD = conjuration("masked-wolf", attack=2, life=1, recover=0, copies=5, only="noah-redmoon")
