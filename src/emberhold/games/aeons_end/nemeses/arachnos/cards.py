"""The nine cards of Arachnos: nemesis tokens, and steps of the ritual. Once it is complete they do nothing more."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.arachnos.mat import complete_ritual, gain_tokens
from emberhold.games.aeons_end.text.kit import Effect, NemesisUse, attack, minion, power, spend_aether

OWNER: Final = "arachnos"


def tokens(it: NemesisUse, n: int = 1) -> None:
    if not it.stopped:
        gain_tokens(it.st, n)


BOLSTER_DAMAGE = 3
BOLSTER = attack("bolster", 1, nemesis=OWNER, text={"damage": BOLSTER_DAMAGE})


@BOLSTER.attack
def bolster(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("tokens", True), ("unleash", True))
    if branch == "tokens":
        tokens(it)
    else:
        yield from it.unleash()
        yield from it.any_player_suffers(BOLSTER_DAMAGE)


BREACH_STABILIZER = power("breach-stabilizer", 1, power=2, to_discard=spend_aether(5), nemesis=OWNER)


@BREACH_STABILIZER.power
def breach_stabilizer(it: NemesisUse) -> Effect:
    yield from it.unleash()
    tokens(it)


THE_CHANTERS = minion("the-chanters", 1, life=4, nemesis=OWNER)


@THE_CHANTERS.persistent
def the_chanters(it: NemesisUse) -> None:
    tokens(it)


UNVEIL_GRAVEHOLD = 5
UNVEIL_TOKENS = 2
UNVEIL = attack("unveil", 2, nemesis=OWNER, text={"gravehold": UNVEIL_GRAVEHOLD, "tokens": UNVEIL_TOKENS})


@UNVEIL.attack
def unveil(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("gravehold", True), ("tokens", True))
    if branch == "gravehold":
        it.gravehold_suffers(UNVEIL_GRAVEHOLD)
    else:
        tokens(it, UNVEIL_TOKENS)


EMPOWER_GRAVEHOLD = 4
EMPOWER_RITUAL = power(
    "empower-ritual", 2, power=3, to_discard=spend_aether(7), nemesis=OWNER, text={"gravehold": EMPOWER_GRAVEHOLD}
)


@EMPOWER_RITUAL.power
def empower_ritual(it: NemesisUse) -> None:
    tokens(it)
    it.gravehold_suffers(EMPOWER_GRAVEHOLD)


ACOLYTE_LIMIT = 3
ACOLYTE_DAMAGE = 3
FLAME_ACOLYTE = minion(
    "flame-acolyte", 2, life=8, nemesis=OWNER, text={"limit": ACOLYTE_LIMIT, "damage": ACOLYTE_DAMAGE}
)


@FLAME_ACOLYTE.persistent
def flame_acolyte(it: NemesisUse) -> Effect:
    if it.st.nemesis_tokens <= ACOLYTE_LIMIT:
        tokens(it)
    else:
        yield from it.any_player_suffers(ACOLYTE_DAMAGE)


TERMINATE_LIMIT = 4
TERMINATE_TOKENS = 3
TERMINATE = attack("terminate", 3, nemesis=OWNER, text={"limit": TERMINATE_LIMIT, "tokens": TERMINATE_TOKENS})


@TERMINATE.attack
def terminate(it: NemesisUse) -> Effect:
    if it.st.nemesis_tokens <= TERMINATE_LIMIT:
        tokens(it, TERMINATE_TOKENS)
    else:
        yield from it.unleash(3)


END_LIFE = 15
THE_END = power("the-end", 3, power=4, nemesis=OWNER, text={"life": END_LIFE})


@THE_END.immediately
def the_end_comes(it: NemesisUse) -> None:
    it.gains_life(END_LIFE)


@THE_END.power
def the_end(it: NemesisUse) -> None:
    complete_ritual(it.st)


RITUAL_GUARDIAN = minion("ritual-guardian", 3, life=15, nemesis=OWNER)


@RITUAL_GUARDIAN.persistent
def ritual_guardian(it: NemesisUse) -> Effect:
    tokens(it)
    yield from it.unleash()
