"""The nine cards of Rageborne: they feed its Fury, and make it strike out of turn."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.rageborne.mat import OWNER, mat_of, strike
from emberhold.games.aeons_end.text.kit import (
    Effect,
    Harm,
    NemesisUse,
    attack,
    lose_charges,
    minion,
    power,
    spend_aether,
)

CLEAVE = attack("cleave", 1, nemesis=OWNER)


@CLEAVE.attack
def cleave(it: NemesisUse) -> Effect:
    yield from strike(it.st)


PROVOKER = minion("provoker", 1, life=5, nemesis=OWNER)


@PROVOKER.persistent
def provoker(it: NemesisUse) -> None:
    it.gravehold_suffers(mat_of(it.st).fury)


UNRELENTING_IRE = attack("unrelenting-ire", 1, nemesis=OWNER)


@UNRELENTING_IRE.attack
def unrelenting_ire(it: NemesisUse) -> Effect:
    yield from it.unleash()
    if it.all_nemesis_cards_discarded:
        yield from it.unleash(2)


BLOOD_CRY = power("blood-cry", 2, power=2, to_discard=lose_charges(4), nemesis=OWNER, harm=Harm(unleash=4))

CARNAGE_DAMAGE: Final = 1
INVOKE_CARNAGE = power(
    "invoke-carnage", 2, power=2, to_discard=spend_aether(7), nemesis=OWNER, text={"damage": CARNAGE_DAMAGE}
)


@INVOKE_CARNAGE.power
def invoke_carnage(it: NemesisUse) -> Effect:
    yield from it.unleash()
    yield from it.any_player_suffers(CARNAGE_DAMAGE + mat_of(it.st).fury)


SCORN_GRAVEHOLD: Final = 3
SCORN = minion("scorn", 2, life=9, nemesis=OWNER, text={"gravehold": SCORN_GRAVEHOLD})


@SCORN.persistent
def scorn(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("gravehold", True), ("unleash-times", True))
    if branch == "gravehold":
        it.gravehold_suffers(SCORN_GRAVEHOLD)
    else:
        yield from it.unleash(2)


AVATAR_OF_WRATH = minion("avatar-of-wrath", 3, life=16, nemesis=OWNER)


@AVATAR_OF_WRATH.persistent
def avatar_of_wrath(it: NemesisUse) -> Effect:
    yield from strike(it.st)


ONSLAUGHT = attack("onslaught", 3, nemesis=OWNER)


@ONSLAUGHT.attack
def onslaught(it: NemesisUse) -> Effect:
    yield from it.unleash(3)
    yield from it.players_discard(lambda: it.hands, mat_of(it.st).fury)


ROLLING_DEATH = power("rolling-death", 3, power=2, to_discard=spend_aether(8), nemesis=OWNER)


@ROLLING_DEATH.power
def rolling_death(it: NemesisUse) -> Effect:
    yield from strike(it.st)
    yield from strike(it.st)
