"""Gems that can be bought: aether, and what comes with it."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import SPELL, Effect, Use, gem

SIONITE_AETHER = 2
SIONITE_EXTRA = 1
SIONITE = gem("lurking-sionite", cost=3, text={"aether": SIONITE_AETHER, "extra": SIONITE_EXTRA})

BLASTSTONE_AETHER = 3
BLASTSTONE_DAMAGE = 3
BLASTSTONE = gem("unrefined-blaststone", cost=6, text={"aether": BLASTSTONE_AETHER, "damage": BLASTSTONE_DAMAGE})

EXOGRANITE_AETHER = 2
EXOGRANITE_INSTEAD = 3
EXOGRANITE = gem("exogranite", cost=3, text={"aether": EXOGRANITE_AETHER, "instead": EXOGRANITE_INSTEAD})

JASPER_AETHER = 2
JASPER = gem("recurring-jasper", cost=4, text={"aether": JASPER_AETHER})

RUBIDIUM_AETHER = 3
RUBIDIUM_CHARGES = 1
RUBIDIUM = gem("energized-rubidium", cost=5, text={"aether": RUBIDIUM_AETHER, "charges": RUBIDIUM_CHARGES})

PEARL_AETHER = 2
PEARL_EXTRA = 1
PEARL = gem("resonant-pearl", cost=3, text={"aether": PEARL_AETHER, "extra": PEARL_EXTRA})


@SIONITE.play
def lurking_sionite(me: Use) -> None:
    me.aether(SIONITE_AETHER)
    if any(me.same_name(me.discard_of(ally)) for ally in me.allies):
        me.aether(SIONITE_EXTRA)


@BLASTSTONE.play
def unrefined_blaststone(me: Use) -> Effect:
    pile = me.own_pile
    branch = yield from me.one_of(("aether", True), ("destroy-from-pile", pile >= 0))
    if branch == "aether":
        me.aether(BLASTSTONE_AETHER)
    else:
        me.destroy_from_pile(pile)
        yield from me.damage(BLASTSTONE_DAMAGE)


@EXOGRANITE.play
def exogranite(me: Use) -> Effect:
    branch = yield from me.one_of(("aether", True), ("destroy-this", True))
    if branch == "aether":
        me.aether(EXOGRANITE_AETHER)
    else:
        me.destroy(me.card)
        me.aether(EXOGRANITE_INSTEAD)


@JASPER.play
def recurring_jasper(me: Use) -> Effect:
    me.aether(JASPER_AETHER)
    if me.of_kind(me.discard_pile[-1:], SPELL):
        yield from me.may_go_on_deck()


@RUBIDIUM.play
def energized_rubidium(me: Use) -> Effect:
    me.aether(RUBIDIUM_AETHER)
    ally = yield from me.ally_may_discard()
    if ally >= 0:
        me.charge(RUBIDIUM_CHARGES, ally)


@PEARL.play
def resonant_pearl(me: Use) -> Effect:
    me.aether(PEARL_AETHER)
    if (yield from me.resonance()):
        me.aether(PEARL_EXTRA)
