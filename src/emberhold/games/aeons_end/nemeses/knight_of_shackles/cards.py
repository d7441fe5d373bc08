"""The nine cards of the Knight of Shackles: they turn its breaches, and are worse the more of them are open."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.knight_of_shackles.mat import (
    DEATHLESS_LEGION,
    FIRST,
    LEGION_GRAVEHOLD,
    OWNER,
    SECOND,
    THIRD,
    cheapest_closed,
    comes_back,
    focus,
    mat_of,
    open_breach,
    opened,
)
from emberhold.games.aeons_end.text.kit import (
    Effect,
    NemesisUse,
    attack,
    destroy_cards,
    discard_prepped,
    lose_charges,
    minion,
    power,
)
from emberhold.games.aeons_end.text.mat_kit import POWER

FELLBLADE_GRAVEHOLD: Final = 3
FELLBLADE = minion("fellblade", 1, life=6, nemesis=OWNER, text={"gravehold": FELLBLADE_GRAVEHOLD})


@FELLBLADE.persistent
def fellblade(it: NemesisUse) -> Effect:
    st = it.st
    branch = yield from it.one_of(("gravehold", True), ("focuses-second", not mat_of(st).open[SECOND]))
    if branch == "gravehold":
        it.gravehold_suffers(FELLBLADE_GRAVEHOLD)
    else:
        yield from focus(st, SECOND)


MARCH_DAMAGE: Final = 4
MARCH_ON_GRAVEHOLD = power(
    "march-on-gravehold", 1, power=2, to_discard=lose_charges(4), nemesis=OWNER, text={"damage": MARCH_DAMAGE}
)


@MARCH_ON_GRAVEHOLD.power
def march_on_gravehold(it: NemesisUse) -> Effect:
    if mat_of(it.st).open[FIRST]:
        yield from it.any_player_suffers(MARCH_DAMAGE)
    else:
        yield from it.unleash(2)


SIEGE = attack("siege", 1, nemesis=OWNER)


@SIEGE.attack
def siege(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    yield from it.any_player_focuses(THIRD)


CHAINSWORN_DAMAGE: Final = 1
CHAINSWORN = minion("chainsworn", 2, life=10, nemesis=OWNER, text={"damage": CHAINSWORN_DAMAGE})


@CHAINSWORN.immediately
def chainsworn_comes(it: NemesisUse) -> Effect:
    yield from focus(it.st, THIRD)


@CHAINSWORN.persistent
def chainsworn(it: NemesisUse) -> Effect:
    yield from it.any_player_suffers(CHAINSWORN_DAMAGE + opened(it.st))


ENGINE_DAMAGE: Final = 1
ENGINE_MORE: Final = 2
ENGINE_OF_WAR = power(
    "engine-of-war",
    2,
    power=2,
    to_discard=discard_prepped(3),
    nemesis=OWNER,
    text={"damage": ENGINE_DAMAGE, "extra": ENGINE_MORE},
)


@ENGINE_OF_WAR.power
def engine_of_war(it: NemesisUse) -> Effect:
    yield from it.any_player_suffers(ENGINE_DAMAGE + ENGINE_MORE * opened(it.st))
    yield from it.unleash()


ROUT_GRAVEHOLD: Final = 6
ROUT = attack("rout", 2, nemesis=OWNER, text={"gravehold": ROUT_GRAVEHOLD})


@ROUT.attack
def rout(it: NemesisUse) -> Effect:
    if mat_of(it.st).open[FIRST]:
        it.gravehold_suffers(ROUT_GRAVEHOLD)
    else:
        yield from open_breach(it.st, FIRST)


@DEATHLESS_LEGION.persistent
def deathless_legion(it: NemesisUse) -> None:
    it.gravehold_suffers(LEGION_GRAVEHOLD + opened(it.st))


END_OF_ALL = power("end-of-all", 3, power=2, to_discard=destroy_cards(3, cost=3), nemesis=OWNER)


@END_OF_ALL.power
def end_of_all(it: NemesisUse) -> Effect:
    yield from open_breach(it.st, cheapest_closed(it.st))


INVADE = attack("invade", 3, nemesis=OWNER)


@INVADE.attack
def invade(it: NemesisUse) -> Effect:
    st = it.st
    if not mat_of(st).open[SECOND]:
        yield from open_breach(st, SECOND)
        return
    for _ in range(opened(st)):
        yield from comes_back(st, POWER)
