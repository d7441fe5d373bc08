"""Soskel, the Aristocrat: puts Energize tokens on breaches, which bring charges or life."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import ENERGIZE_CHARGES, OPENED, UNIQUE_STARTER, Effect, Use, gem, mage

LIFE = 4
AETHER = 1
CHARGES_GIVEN = 1
EXTRA = 2

SOSKEL = mage(
    "soskel",
    charges=4,
    breaches=(("i", OPENED), ("ii", 1), ("iii", 0), ("iv", 0)),
    hand=("crystal", "crystal", "crystal", "lucky-coin", "spark"),
    deck=("spark", "crystal", "crystal", "crystal", "crystal"),
    text={"life": LIFE, "charges": ENERGIZE_CHARGES},
)
COIN = gem("lucky-coin", role=UNIQUE_STARTER, mage="soskel", text={"aether": AETHER, "extra": EXTRA})


@SOSKEL.ability
def energized_sigil(me: Use) -> Effect:
    without = me.breaches_energized(False)
    tokens = me.breaches_energized(True)
    fit = [breach for breach in tokens if me.can_gain_life(me.owner_of_breach(breach))]
    branch = yield from me.one_of(("energize", bool(without)), ("energize-life", bool(fit)))
    if branch == "energize":
        breach = yield from me.choose_breach(without, "energize")
        if breach >= 0:
            me.energize(breach)
        return
    breach = yield from me.choose_breach(fit or tokens, "energize-life")
    if breach >= 0:
        me.take_energize(breach)
        me.life(me.owner_of_breach(breach), LIFE)


@COIN.play
def lucky_coin(me: Use) -> Effect:
    me.aether(AETHER)
    if me.charges_of(me.seat) >= CHARGES_GIVEN and (yield from me.may("lose-charge")):
        me.lose_charges(CHARGES_GIVEN)
        me.aether(EXTRA)
