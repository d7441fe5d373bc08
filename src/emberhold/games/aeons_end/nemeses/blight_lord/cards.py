"""The nine cards of the Blight Lord: they hand out Tainted Jades, or move the Tainted Track."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.blight_lord.mat import OWNER, advance, any_player_gains, gains, players_gain
from emberhold.games.aeons_end.text.kit import HAND, Effect, NemesisUse, attack, minion, power, spend_aether
from emberhold.games.aeons_end.text.mat_kit import DECK

CREEPING_VIRIDIAN = power("creeping-viridian", 1, power=3, to_discard=spend_aether(7), nemesis=OWNER)


@CREEPING_VIRIDIAN.power
def creeping_viridian(it: NemesisUse) -> Effect:
    yield from any_player_gains(it, to=HAND)
    yield from it.then()
    yield from advance(it.st)


SPITTER_GRAVEHOLD: Final = 2
SHARD_SPITTER = minion("shard-spitter", 1, life=5, nemesis=OWNER, text={"gravehold": SPITTER_GRAVEHOLD})


@SHARD_SPITTER.persistent
def shard_spitter(it: NemesisUse) -> Effect:
    it.gravehold_suffers(SPITTER_GRAVEHOLD)
    yield from any_player_gains(it, to=DECK)


VITRIFY_JADES: Final = 2
VITRIFY = attack("vitrify", 1, nemesis=OWNER, text={"jades": VITRIFY_JADES})


@VITRIFY.attack
def vitrify(it: NemesisUse) -> Effect:
    yield from players_gain(it, VITRIFY_JADES, HAND)


DREAD_PLINTH = power("dread-plinth", 2, power=2, to_discard=spend_aether(8), nemesis=OWNER)


@DREAD_PLINTH.power
def dread_plinth(it: NemesisUse) -> Effect:
    yield from advance(it.st, 2)


OSSIFY_JADES: Final = 3
OSSIFY = attack("ossify", 2, nemesis=OWNER, text={"jades": OSSIFY_JADES})


@OSSIFY.attack
def ossify(it: NemesisUse) -> Effect:
    yield from players_gain(it, OSSIFY_JADES, DECK)


VERDIGRA_DAMAGE: Final = 3
VERDIGRA_HURT: Final = 8
VERDIGRA = minion("verdigra", 2, life=9, nemesis=OWNER, text={"damage": VERDIGRA_DAMAGE, "limit": VERDIGRA_HURT})


@VERDIGRA.persistent
def verdigra(it: NemesisUse) -> Effect:
    yield from it.any_player_suffers(VERDIGRA_DAMAGE)
    if it.life_left <= VERDIGRA_HURT:
        yield from advance(it.st)


DOOM_CARDS: Final = 3
DOOM_JADES: Final = 3
GLITTERING_DOOM = power(
    "glittering-doom",
    3,
    power=2,
    to_discard=spend_aether(8),
    nemesis=OWNER,
    text={"cards": DOOM_CARDS, "jades": DOOM_JADES},
)


@GLITTERING_DOOM.power
def glittering_doom(it: NemesisUse) -> Effect:
    seat = yield from it.any_player_holding(DOOM_CARDS)
    yield from it.discards(seat, it.hand_of(seat), DOOM_CARDS)
    for _ in range(DOOM_JADES):
        yield from gains(it.st, seat, HAND)


PETRIFY_GRAVEHOLD: Final = 8
PETRIFY = attack("petrify", 3, nemesis=OWNER, text={"gravehold": PETRIFY_GRAVEHOLD})


@PETRIFY.attack
def petrify(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("tainted-track", True), ("gravehold", True))
    if branch == "gravehold":
        it.gravehold_suffers(PETRIFY_GRAVEHOLD)
    else:
        yield from advance(it.st, 2)


HORROR_JADES: Final = 2
SLAG_HORROR = minion("slag-horror", 3, life=18, nemesis=OWNER, text={"jades": HORROR_JADES})


@SLAG_HORROR.persistent
def slag_horror(it: NemesisUse) -> Effect:
    yield from any_player_gains(it, HORROR_JADES)
    yield from it.then()
    yield from advance(it.st)
