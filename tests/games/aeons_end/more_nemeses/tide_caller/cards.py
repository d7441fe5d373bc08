"""Its cards, one of each tier and kind."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import Effect, NemesisUse, attack, minion, power, spend_aether
from tests.games.aeons_end.more_nemeses.tide_caller.mat import OWNER, mat_of, rise

SPRING_TIDE = attack("spring-tide", 3, nemesis=OWNER, text={"times": 2})


@SPRING_TIDE.attack
def spring_tide(it: NemesisUse) -> Effect:
    yield from rise(it.st, 2)


KELP_WITCH = minion("kelp-witch", 2, life=6, nemesis=OWNER)


@KELP_WITCH.persistent
def kelp_witch(it: NemesisUse) -> Effect:
    yield from it.unleash()


UNDERTOW_DAMAGE = 3
UNDERTOW = power("undertow", 1, power=2, to_discard=spend_aether(6), nemesis=OWNER, text={"damage": UNDERTOW_DAMAGE})


@UNDERTOW.power
def undertow(it: NemesisUse) -> Effect:
    """It drags all that is going on with it: the second half of its own text does not happen."""
    it.gravehold_suffers(1)
    mat_of(it.st).era += 1
    yield from it.any_player_suffers(UNDERTOW_DAMAGE)
