"""Claudia, the Prospector: gives aether in an ally's main phase, and gains a copy of what the ally buys."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import IN_ALLYS_MAIN, UNIQUE_STARTER, Effect, Seat, Use, gem, mage

AETHER_WITH_COPY = 2
AETHER_ALONE = 5
AETHER = 1
CHARGES_GIVEN = 1
CHARGES = 2

CLAUDIA = mage(
    "claudia",
    charges=5,
    when=IN_ALLYS_MAIN,
    breaches=(None, ("ii", 0), ("iii", 1), ("iv", 3)),
    hand=("crystal", "crystal", "crystal", "crystal", "aetherscope"),
    deck=("crystal", "crystal", "crystal", "crystal", "spark"),
    text={"aether": AETHER_WITH_COPY, "instead": AETHER_ALONE},
)
AETHERSCOPE = gem("aetherscope", role=UNIQUE_STARTER, mage="claudia", text={"aether": AETHER, "charges": CHARGES})


@CLAUDIA.ability
def aeplosion(me: Use) -> Effect:
    branch = yield from me.one_of(("aether-copy", True), ("aether-alone", True))
    if branch == "aether-copy":
        me.aether(AETHER_WITH_COPY, seat=me.active)
        me.copy_next_gain()
    else:
        me.aether(AETHER_ALONE, seat=me.active)


@AETHERSCOPE.play
def aetherscope(me: Use) -> Effect:
    def able(ally: Seat) -> bool:
        return me.charges_of(ally) >= CHARGES_GIVEN

    branch = yield from me.one_of(("aether", True), ("ally-charge", any(able(ally) for ally in me.allies)))
    if branch == "aether":
        me.aether(AETHER)
        return
    ally = yield from me.ally_may("lose-charge", able)
    if ally >= 0:
        me.lose_charges(CHARGES_GIVEN, ally)
        me.charge(CHARGES)
