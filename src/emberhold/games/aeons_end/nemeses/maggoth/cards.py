"""Maggoth's nine cards: more tokens for the Nest, and bites."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.maggoth.mat import free_spaces, place, tokens
from emberhold.games.aeons_end.nemeses.maggoth.mat_types import FLY, MAGGOT, Token
from emberhold.games.aeons_end.text.kit import (
    Effect,
    NemesisUse,
    attack,
    destroy_cards,
    discard_cards,
    minion,
    power,
    spend_aether,
)

OWNER: Final = "maggoth"
FEW: Final = 7
"""Shape Death and Vivify: with no more maggots and flies than this in play, more of them come."""


def brood(it: NemesisUse, token: Token, times: int, damage: int) -> Effect:
    """Add this many maggots or flies, and then deal damage."""
    yield from place(it.st, token, times)
    yield from it.any_player_suffers(damage)


MORPH_DAMAGE = 3
MORPH = attack("morph", 1, nemesis=OWNER, text={"damage": MORPH_DAMAGE})


@MORPH.attack
def morph(it: NemesisUse) -> Effect:
    yield from brood(it, FLY, 1, MORPH_DAMAGE)


THRONG_MAGGOTS = 3
THRONG_DAMAGE = 3
FLY_THRONG = power(
    "fly-throng",
    1,
    power=3,
    to_discard=spend_aether(6),
    nemesis=OWNER,
    text={"maggots": THRONG_MAGGOTS, "damage": THRONG_DAMAGE},
)


@FLY_THRONG.power
def fly_throng(it: NemesisUse) -> Effect:
    yield from brood(it, MAGGOT, THRONG_MAGGOTS, THRONG_DAMAGE)


SURGE_FLIES = 2
HIVE_SURGE = power("hive-surge", 1, power=1, to_discard=discard_cards(3), nemesis=OWNER, text={"flies": SURGE_FLIES})


@HIVE_SURGE.power
def hive_surge(it: NemesisUse) -> Effect:
    yield from place(it.st, MAGGOT)
    yield from place(it.st, FLY, SURGE_FLIES)


OVERRUN_MAGGOTS = 6
OVERRUN_DAMAGE = 5
OVERRUN = attack("overrun", 2, nemesis=OWNER, text={"maggots": OVERRUN_MAGGOTS, "damage": OVERRUN_DAMAGE})


@OVERRUN.attack
def overrun(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("maggots", free_spaces(it.st) >= OVERRUN_MAGGOTS), ("suffers", True))
    if branch == "maggots":
        yield from place(it.st, MAGGOT, OVERRUN_MAGGOTS)
    else:
        yield from it.any_player_suffers(OVERRUN_DAMAGE)


SHAPE_FLIES = 3
SHAPE_DAMAGE = 4
SHAPE_DEATH = power(
    "shape-death",
    2,
    power=3,
    to_discard=spend_aether(7),
    nemesis=OWNER,
    text={"limit": FEW, "flies": SHAPE_FLIES, "damage": SHAPE_DAMAGE},
)


@SHAPE_DEATH.power
def shape_death(it: NemesisUse) -> Effect:
    if tokens(it.st) <= FEW:
        yield from place(it.st, FLY, SHAPE_FLIES)
        yield from place(it.st, MAGGOT)
    else:
        yield from it.any_player_suffers(SHAPE_DAMAGE)


BREEDER_DAMAGE = 2
VILE_BREEDER = minion("vile-breeder", 2, life=9, nemesis=OWNER, text={"damage": BREEDER_DAMAGE})


@VILE_BREEDER.persistent
def vile_breeder(it: NemesisUse) -> Effect:
    yield from brood(it, MAGGOT, 1, BREEDER_DAMAGE)


BURST_FLIES = 3
BURST_DAMAGE = 3
EGG_BURST = power(
    "egg-burst",
    3,
    power=1,
    to_discard=destroy_cards(4),
    nemesis=OWNER,
    text={"flies": BURST_FLIES, "damage": BURST_DAMAGE},
)


@EGG_BURST.power
def egg_burst(it: NemesisUse) -> Effect:
    yield from brood(it, FLY, BURST_FLIES, BURST_DAMAGE)


VIVIFY_FLIES = 5
VIVIFY_DAMAGE = 4
VIVIFY = attack("vivify", 3, nemesis=OWNER, text={"limit": FEW, "flies": VIVIFY_FLIES, "damage": VIVIFY_DAMAGE})


@VIVIFY.attack
def vivify(it: NemesisUse) -> Effect:
    st = it.st
    if tokens(st) <= FEW:
        yield from place(st, FLY, VIVIFY_FLIES)
        return
    seat = yield from it.any_player(lambda player: len(st.prepped_of(player)))
    yield from it.suffers(seat, VIVIFY_DAMAGE)
    spell = yield from it.dearest_one(st.prepped_of(seat), "discard")
    it.discard(spell)


SPAWNER_FLIES = 2
SAVAGE_SPAWNER = minion("savage-spawner", 3, life=17, nemesis=OWNER, text={"flies": SPAWNER_FLIES})


@SAVAGE_SPAWNER.persistent
def savage_spawner(it: NemesisUse) -> Effect:
    yield from place(it.st, FLY, SPAWNER_FLIES)
