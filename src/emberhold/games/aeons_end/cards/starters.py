"""The two starters that every mage shares."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import STARTER, Effect, Use, gem, spell

AETHER = 1
DAMAGE = 1

CRYSTAL = gem("crystal", role=STARTER, text={"aether": AETHER})
SPARK = spell("spark", role=STARTER, text={"damage": DAMAGE})


@CRYSTAL.play
def crystal(me: Use) -> None:
    me.aether(AETHER)


@SPARK.cast
def spark(me: Use) -> Effect:
    yield from me.damage(DAMAGE)
