"""Sahala, the Oracle: finds spells in her deck, and has the Celestial Breach, which holds two of them."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import (
    FOR_BREACHES,
    IN_CASTING_OR_MAIN,
    OPENED,
    SPELL,
    UNIQUE_STARTER,
    Effect,
    Use,
    gem,
    mage,
)

CARDS = 3
SPELLS = 2
AETHER = 1
FOR_OPENING = 3
CELESTIAL = "celestial"

SAHALA = mage(
    "sahala",
    charges=4,
    when=IN_CASTING_OR_MAIN,
    breaches=(("i", OPENED), ("ii", 2), ("iii", 0), (CELESTIAL, 0)),
    hand=("crystal", "crystal", "crystal", "sparkling-meteorite", "spark"),
    deck=("crystal", "crystal", "crystal", "spark", "spark"),
    text={"cards": CARDS, "limit": SPELLS},
)
METEORITE = gem(
    "sparkling-meteorite", role=UNIQUE_STARTER, mage="sahala", text={"aether": AETHER, "instead": FOR_OPENING}
)


@SAHALA.ability
def star_bind(me: Use) -> Effect:
    revealed = me.reveal(CARDS)
    taken = yield from me.choose(me.of_kind(revealed, SPELL), "take")
    if taken >= 0:
        revealed.remove(taken)
        me.to_hand(taken)
    yield from me.back_on_deck(revealed)
    yield from me.then()
    celestial = me.breach_named(CELESTIAL)
    if celestial < 0 or not me.is_open(celestial) or me.prepped_on(celestial):
        return
    for _ in range(SPELLS):
        spell = yield from me.choose(me.of_kind(me.hand, SPELL), "prep", may=True)
        if spell < 0:
            return
        me.prep(spell, celestial)


@METEORITE.play
def sparkling_meteorite(me: Use) -> Effect:
    branch = yield from me.one_of(("aether", True), ("aether-breaches", True))
    if branch == "aether":
        me.aether(AETHER)
    else:
        me.aether(FOR_OPENING, FOR_BREACHES)
