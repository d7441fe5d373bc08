"""The nine cards of the Magus of Cloaks: more cloaks, harm that goes by them, and dark that a blow drives away."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.magus_of_cloaks.mat import (
    ASHEN_HARUSPEX,
    BLACK_SOLSTICE,
    DAUGHTER_DAMAGE,
    DUSK_SPAWN,
    DUSK_SPAWN_DAMAGE,
    OWNER,
    RISING_DARK,
    RISING_DARK_DAMAGE,
    SOLSTICE_DAMAGE,
    VEIL_DAUGHTER,
    gain_cloaks,
    mat_of,
)
from emberhold.games.aeons_end.text.kit import CardId, Effect, NemesisUse, attack, power
from emberhold.games.aeons_end.text.mat_kit import lose


def costing_nothing(it: NemesisUse, cards: list[CardId]) -> list[CardId]:
    """The spells of cost 0 among these that can be destroyed."""
    return it.destroyable([card for card in cards if it.st.cost(card) == 0])


@DUSK_SPAWN.persistent
def dusk_spawn(it: NemesisUse) -> Effect:
    st = it.st
    branch = yield from it.one_of(("player-loses-charges", any(st.charges)), ("suffers", True))
    if branch == "suffers":
        yield from it.any_player_suffers(DUSK_SPAWN_DAMAGE)
    else:
        seat = yield from it.any_player(lambda player: st.charges[player], label="loses-charges")
        it.loses_charges(seat, 1)


@RISING_DARK.power
def rising_dark(it: NemesisUse) -> Effect:
    yield from it.unleash()
    yield from it.any_player_suffers(RISING_DARK_DAMAGE)
    if costing_nothing(it, it.prepped):
        seat = yield from it.any_player(lambda player: len(costing_nothing(it, it.prepped_of(player))))
        spell = yield from it.choose_card(seat, costing_nothing(it, it.prepped_of(seat)), "destroy")
        it.destroy(spell)


EMPIRE_CLOAKS: Final = 1
TWILIGHT_EMPIRE = power("twilight-empire", 1, power=3, nemesis=OWNER)


@TWILIGHT_EMPIRE.power
def twilight_empire(it: NemesisUse) -> None:
    it.gravehold_suffers(mat_of(it.st).cloaks)
    gain_cloaks(it.st, EMPIRE_CLOAKS)


@ASHEN_HARUSPEX.persistent
def ashen_haruspex(it: NemesisUse) -> Effect:
    yield from it.any_player_suffers((mat_of(it.st).cloaks + 1) // 2)


@BLACK_SOLSTICE.power
def black_solstice(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    seat = yield from it.any_player(lambda player: len(it.prepped_of(player)), label="suffers")
    yield from it.suffers(seat, SOLSTICE_DAMAGE)
    yield from it.discards_one(seat, it.prepped_of(seat))


ENSHROUD_CLOAKS: Final = 4
ENSHROUD_SPELLS: Final = 2
ENSHROUD = attack("enshroud", 2, nemesis=OWNER, text={"cloaks": ENSHROUD_CLOAKS, "spells": ENSHROUD_SPELLS})


@ENSHROUD.attack
def enshroud(it: NemesisUse) -> Effect:
    gain_cloaks(it.st, ENSHROUD_CLOAKS)
    yield from it.players_give(lambda: costing_nothing(it, it.prepped), ENSHROUD_SPELLS, "destroy", it.destroy)


ECLIPSE_CLOAKS: Final = 5
ECLIPSE_DAMAGE: Final = 2
ECLIPSE = attack("eclipse", 3, nemesis=OWNER, text={"cloaks": ECLIPSE_CLOAKS, "damage": ECLIPSE_DAMAGE})


@ECLIPSE.attack
def eclipse(it: NemesisUse) -> Effect:
    st = it.st
    gain_cloaks(st, ECLIPSE_CLOAKS)
    spell = yield from it.dearest_one(it.destroyable(it.prepped), "destroy")
    if spell >= 0:
        seat = st.holder[spell]
        it.destroy(spell)
        yield from it.suffers(seat, ECLIPSE_DAMAGE)
    else:
        yield from it.any_player_suffers(ECLIPSE_DAMAGE)


REACH_CLOAKS: Final = 4
SHADOWS_REACH = power("shadows-reach", 3, power=9, nemesis=OWNER, text={"cloaks": REACH_CLOAKS})


@SHADOWS_REACH.immediately
def shadows_reach_comes(it: NemesisUse) -> None:
    gain_cloaks(it.st, REACH_CLOAKS)


@SHADOWS_REACH.power
def shadows_reach(it: NemesisUse) -> None:
    lose(it.st, "shadows-reach")


@VEIL_DAUGHTER.persistent
def veil_daughter(it: NemesisUse) -> Effect:
    seat = yield from it.player_with_most(lambda player: it.st.charges[player], label="suffers")
    yield from it.suffers(seat, DAUGHTER_DAMAGE)
