"""Lost, the Living Forge: replaces Sparks and Crystals by better ones, and returns them to hand again and again."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import FORGED, OPENED, UNIQUE_STARTER, Effect, Use, gem, mage, spell

CARDS = 4
AETHER = 1
FORGED_AETHER = 2
FORGED_DAMAGE = 2
# House value: there are as many Forged Sparks as Lost has Sparks at the start.
FORGED_SPARKS = 4
FORGED_CRYSTALS = 5

LOST = mage(
    "lost",
    charges=5,
    breaches=(("i", OPENED), ("ii", 2), ("iii", 0), ("iv", 0)),
    hand=("crystal", "crystal", "heart-forge", "spark", "spark"),
    deck=("crystal", "crystal", "crystal", "spark", "spark"),
    forge=("forged-crystal",) * FORGED_CRYSTALS + ("forged-spark",) * FORGED_SPARKS,
    text={"cards": CARDS},
)
HEART_FORGE = gem("heart-forge", role=UNIQUE_STARTER, mage="lost", text={"aether": AETHER})
FORGED_CRYSTAL = gem("forged-crystal", role=FORGED, mage="lost", counts_as="crystal", text={"aether": FORGED_AETHER})
FORGED_SPARK = spell("forged-spark", role=FORGED, mage="lost", counts_as="spark", text={"damage": FORGED_DAMAGE})


@LOST.ability
def meeks_might(me: Use) -> Effect:
    yield from me.return_from_discard(me.costing_nothing(me.discard_pile), CARDS, "return")


@HEART_FORGE.play
def heart_forge(me: Use) -> Effect:
    old = [card for card in me.hand if me.forged_for(card) >= 0]
    branch = yield from me.one_of(("aether", True), ("forge", bool(old)))
    if branch == "aether":
        me.aether(AETHER)
        return
    card = yield from me.choose(old, "forge")
    new = me.forged_for(card)
    me.destroy(card)
    me.to_hand(new)


@FORGED_CRYSTAL.play
def forged_crystal(me: Use) -> None:
    me.aether(FORGED_AETHER)


@FORGED_SPARK.cast
def forged_spark(me: Use) -> Effect:
    yield from me.damage(FORGED_DAMAGE)
