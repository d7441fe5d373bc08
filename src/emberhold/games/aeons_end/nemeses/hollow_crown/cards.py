"""The nine cards of the Hollow Crown: they spill the blood of her acolytes, and give them life to go on."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.hollow_crown.acolytes import LIFE, OWNER, blood_magic
from emberhold.games.aeons_end.nemeses.hollow_crown.mat import (
    all_bleed,
    bury,
    draw_acolyte,
    gives_life,
    hurt_acolyte,
    shuffle_back,
    strongest,
    weakest,
)
from emberhold.games.aeons_end.text.kit import Effect, NemesisUse, attack, minion, power, spend_aether

BESEECH = attack("beseech", 1, nemesis=OWNER)


@BESEECH.attack
def beseech(it: NemesisUse) -> Effect:
    bury(it.st, (yield from weakest(it.st)))
    draw_acolyte(it.st)
    yield from it.unleash()


ENSLAVE = attack("enslave", 1, nemesis=OWNER)


@ENSLAVE.attack
def enslave(it: NemesisUse) -> Effect:
    yield from all_bleed(it.st)


WATCH_DAMAGE: Final = 1
THRONEWATCH = minion("thronewatch", 1, life=6, nemesis=OWNER, text={"damage": WATCH_DAMAGE})


@THRONEWATCH.persistent
def thronewatch(it: NemesisUse) -> Effect:
    card = yield from weakest(it.st)
    yield from blood_magic(it.st, card)
    hurt_acolyte(it.st, card, WATCH_DAMAGE)


ASCEND_LIFE: Final = 10
ASCEND = attack("ascend", 2, nemesis=OWNER, text={"gains": ASCEND_LIFE, "most": LIFE})


@ASCEND.attack
def ascend(it: NemesisUse) -> Effect:
    yield from it.unleash()
    card = yield from weakest(it.st)
    gives_life(it.st, card, ASCEND_LIFE)
    yield from blood_magic(it.st, card)


INFERNAL_DOMAIN = power("infernal-domain", 2, power=2, to_discard=spend_aether(8), nemesis=OWNER)


@INFERNAL_DOMAIN.power
def infernal_domain(it: NemesisUse) -> Effect:
    draw_acolyte(it.st)
    yield from all_bleed(it.st)


REIGN_DAMAGE: Final = 6
REIGN = attack("reign", 2, nemesis=OWNER, text={"damage": REIGN_DAMAGE})


@REIGN.attack
def reign(it: NemesisUse) -> Effect:
    card = yield from strongest(it.st)
    yield from blood_magic(it.st, card)
    hurt_acolyte(it.st, card, REIGN_DAMAGE)
    yield from it.unleash(2)


DOMINATE = attack("dominate", 3, nemesis=OWNER)


@DOMINATE.attack
def dominate(it: NemesisUse) -> Effect:
    yield from all_bleed(it.st)
    yield from all_bleed(it.st)


FAITH_ACOLYTES: Final = 2
NAMELESS_FAITH = power(
    "nameless-faith", 3, power=1, to_discard=spend_aether(8), nemesis=OWNER, text={"acolytes": FAITH_ACOLYTES}
)


@NAMELESS_FAITH.power
def nameless_faith(it: NemesisUse) -> Effect:
    shuffle_back(it.st, FAITH_ACOLYTES)
    yield from all_bleed(it.st)


BRIDE_LIFE: Final = 10
VISCERA_BRIDE = minion("viscera-bride", 3, life=18, nemesis=OWNER, text={"gains": BRIDE_LIFE})


@VISCERA_BRIDE.persistent
def viscera_bride(it: NemesisUse) -> Effect:
    card = yield from weakest(it.st)
    gives_life(it.st, card, BRIDE_LIFE)
    yield from blood_magic(it.st, card)
    yield from blood_magic(it.st, card)
