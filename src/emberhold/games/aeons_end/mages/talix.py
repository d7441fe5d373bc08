"""Talix, the Chain: gives Sparks away for another turn, or for Gravehold's life."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import OPENED, SPELL, UNIQUE_STARTER, Effect, Use, mage, relic

SPARKS = 2
GRAVEHOLD = 5
AETHER = 1
EXTRA = 1
"""For each spell discarded."""
SPELLS = 3

TALIX = mage(
    "talix",
    charges=5,
    breaches=(("i", OPENED), ("ii", 2), ("iii", 1), ("iv", 1)),
    hand=("furnacium", "spark", "spark", "spark", "spark"),
    deck=("spark", "spark", "spark", "spark", "furnacium"),
    text={"cards": SPARKS, "gravehold": GRAVEHOLD},
)
FURNACIUM = relic(
    "furnacium", role=UNIQUE_STARTER, mage="talix", text={"aether": AETHER, "cards": SPELLS, "extra": EXTRA}
)


@TALIX.ability
def soaring_ash(me: Use) -> Effect:
    sparks = me.named(me.hand, "spark")
    branch = yield from me.one_of(("destroy-sparks", len(sparks) >= SPARKS), ("gravehold-life", True))
    if branch == "gravehold-life":
        me.gravehold(GRAVEHOLD)
        return
    yield from me.destroy_some(sparks, SPARKS)
    yield from me.own_turn_card_back()


@FURNACIUM.play
def furnacium(me: Use) -> Effect:
    me.aether(AETHER)
    discarded = yield from me.discard_some(me.of_kind(me.hand, SPELL), SPELLS, up_to=True)
    if discarded:
        me.aether(EXTRA * discarded)
    yield from me.may_go_on_deck()
