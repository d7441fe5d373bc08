"""Gygar, the Tide Master: the Ancient Breach, and the Surge tokens that make its spells strong."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import OPENED, UNIQUE_STARTER, Effect, Use, mage, spell

CHARGES = 2
SURGE_CHARGES = 1
ANCIENT = "ancient"

GYGAR = mage(
    "gygar",
    charges=5,
    breaches=((ANCIENT, OPENED), ("ii", OPENED), ("iii", 1), ("iv", 1)),
    hand=("crystal", "crystal", "crystal", "tidal-surge", "spark"),
    deck=("crystal", "crystal", "crystal", "tidal-surge", "spark"),
    text={"charges": CHARGES},
)
SURGE = spell("tidal-surge", role=UNIQUE_STARTER, mage="gygar", text={"charges": SURGE_CHARGES})


@GYGAR.ability
def high_tide(me: Use) -> Effect:
    ancient = me.breach_named(ANCIENT)
    prepped = me.prepped_on(ancient)
    room = me.takes_surge(ancient)
    branch = yield from me.one_of(("surge", room), ("cast-charges", bool(prepped)))
    if branch == "surge":
        if room:
            me.surge(ancient)
        return
    card = yield from me.choose(prepped, "cast")
    if card >= 0:
        yield from me.cast_spell(card)
    me.charge(CHARGES)


@SURGE.cast
def tidal_surge(me: Use) -> None:
    me.charge(SURGE_CHARGES)
