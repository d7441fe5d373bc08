"""The nine cards of the Carapace Queen: more husks, and the swarm that they feed."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.carapace_queen.mat import (
    BROODWOMB,
    ENGINE_LIFE,
    FOUL_MULTITUDES,
    MAGGOT_ENGINE,
    OWNER,
    discard_husks,
    mat_of,
    place,
    swarm,
)
from emberhold.games.aeons_end.text.kit import Effect, NemesisUse, attack, lose_charges, power
from emberhold.games.aeons_end.text.mat_kit import check_cleared, discard_from_play


@BROODWOMB.persistent
def broodwomb(it: NemesisUse) -> None:
    place(it.st, 1)


def swarm_unleash_swarm(it: NemesisUse) -> Effect:
    yield from swarm(it.st)
    yield from it.unleash()
    yield from swarm(it.st)


ENDLESS_THRONG = attack("endless-throng", 1, nemesis=OWNER)


@ENDLESS_THRONG.attack
def endless_throng(it: NemesisUse) -> Effect:
    yield from swarm(it.st)


HATCH = attack("hatch", 1, nemesis=OWNER)


@HATCH.attack
def hatch(it: NemesisUse) -> None:
    place(it.st, len(it.st.turn_discard))


BLOT_THE_SUN = power("blot-the-sun", 2, power=2, to_discard=lose_charges(4), nemesis=OWNER)
BLOT_THE_SUN.power(swarm_unleash_swarm)


@FOUL_MULTITUDES.immediately
def foul_multitudes_comes(it: NemesisUse) -> Effect:
    yield from it.unleash()


@FOUL_MULTITUDES.power
def foul_multitudes(it: NemesisUse) -> Effect:
    yield from swarm(it.st)


INFEST_DAMAGE: Final = 4
INFEST = attack("infest", 2, nemesis=OWNER, text={"damage": INFEST_DAMAGE})


@INFEST.attack
def infest(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("suffers", True), ("swarm", True))
    if branch == "suffers":
        yield from it.any_player_suffers(INFEST_DAMAGE)
    else:
        yield from swarm(it.st)
        yield from swarm(it.st)


BEACON_GRAVEHOLD: Final = 2
LEGION_BEACON = power("legion-beacon", 3, power=2, nemesis=OWNER, text={"gravehold": BEACON_GRAVEHOLD})


@LEGION_BEACON.immediately
def legion_beacon_comes(it: NemesisUse) -> Effect:
    yield from it.unleash(2)


@LEGION_BEACON.power
def legion_beacon(it: NemesisUse) -> Effect:
    st = it.st
    gone = discard_husks(st, (mat_of(st).husks + 1) // 2)
    it.gravehold_suffers(BEACON_GRAVEHOLD * gone)
    yield from swarm(st)


@MAGGOT_ENGINE.immediately
def maggot_engine_comes(it: NemesisUse) -> Effect:
    """Without a husk it would have no life at all, and is discarded at once."""
    st = it.st
    yield from it.unleash(3)
    st.lives[it.card] = st.starting_life[it.card] = ENGINE_LIFE * mat_of(st).husks
    if not st.lives[it.card]:
        discard_from_play(st, it.card)
        check_cleared(st)


@MAGGOT_ENGINE.persistent
def maggot_engine(it: NemesisUse) -> Effect:
    yield from swarm(it.st)


SPAWN = attack("spawn", 3, nemesis=OWNER)
SPAWN.attack(swarm_unleash_swarm)
