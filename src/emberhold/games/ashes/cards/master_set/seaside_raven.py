"""Seaside Raven: deals its damage first, and opponents' spells do not affect it."""

from emberhold.games.ashes.text.kit import battle_advantage, conjuration, magic_guard

CARD = conjuration("seaside-raven", attack=3, life=2, recover=0, copies=2, only="saria-guideman")
battle_advantage(CARD)
magic_guard(CARD)
