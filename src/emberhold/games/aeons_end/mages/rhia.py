"""Rhia, the Relic Hunter: exchanges a card of the market for a better one."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import FOR_RELICS, HAND, RELIC, UNIQUE_STARTER, Effect, Use, gem, mage

DEARER = 2
DEARER_FOR_RELIC = 3
AETHER = 1
RELIC_AETHER = 2

RHIA = mage(
    "rhia",
    charges=4,
    breaches=(None, ("ii", 2), ("iii", 1), ("iv", 1)),
    hand=("crystal", "crystal", "crystal", "planar-pocket", "spark"),
    deck=("crystal", "crystal", "crystal", "crystal", "crystal"),
    text={"extra": DEARER, "relic": DEARER_FOR_RELIC},
)
POCKET = gem("planar-pocket", role=UNIQUE_STARTER, mage="rhia", text={"aether": AETHER, "extra": RELIC_AETHER})


@RHIA.ability
def sublimate(me: Use) -> Effect:
    mine = [card for card in [*me.hand, *me.discard_pile] if me.has_pile(card)]
    card = yield from me.choose(mine, "give-back")
    if card < 0:
        return
    limit = me.st.cost(card) + (DEARER_FOR_RELIC if me.st.kind(card) == RELIC else DEARER)
    me.give_back(card)
    pile = yield from me.choose_pile(me.piles_up_to(limit), "gain")
    me.gain(pile, to=HAND)


@POCKET.play
def planar_pocket(me: Use) -> None:
    me.aether(AETHER)
    me.aether(RELIC_AETHER, FOR_RELICS)
