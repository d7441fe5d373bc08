"""The nine cards of the Umbra Titan: nearly all of them ask for a pillar, or for something worse."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.umbra_titan.mat import OWNER, destroy_pillars, mat_of
from emberhold.games.aeons_end.text.kit import Effect, NemesisUse, attack, minion, power, spend_aether
from emberhold.games.aeons_end.text.mat_kit import MINION, put_into_play, resolve

CRYPTID = minion("cryptid", 1, life=6, nemesis=OWNER)


@CRYPTID.persistent
def cryptid(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("discards-spell", bool(it.prepped)), ("pillar", True))
    if branch == "discards-spell":
        spell = yield from it.dearest_one(it.prepped, "discard")
        it.discard(spell)
    else:
        destroy_pillars(it.st, 1)


GRUBBER_GRAVEHOLD: Final = 2
GRUBBER = minion("grubber", 1, life=5, nemesis=OWNER, text={"gravehold": GRUBBER_GRAVEHOLD})


@GRUBBER.persistent
def grubber(it: NemesisUse) -> None:
    if it.all_nemesis_cards_discarded:
        destroy_pillars(it.st, 1)
    else:
        it.gravehold_suffers(GRUBBER_GRAVEHOLD)


ROAR_PILLARS: Final = 2
SEISMIC_ROAR = power(
    "seismic-roar", 1, power=3, to_discard=spend_aether(6), nemesis=OWNER, text={"pillars": ROAR_PILLARS}
)


@SEISMIC_ROAR.power
def seismic_roar(it: NemesisUse) -> None:
    destroy_pillars(it.st, ROAR_PILLARS)


MAUL_SPELLS: Final = 2
MAUL_PILLARS: Final = 2
MAUL = attack("maul", 2, nemesis=OWNER, text={"spells": MAUL_SPELLS, "pillars": MAUL_PILLARS})


@MAUL.attack
def maul(it: NemesisUse) -> Effect:
    spells = it.destroyable(it.prepped)
    branch = yield from it.one_of(("destroys-spells", len(spells) >= MAUL_SPELLS), ("pillars", True))
    if branch == "destroys-spells":
        for spell in (yield from it.dearest_of(spells, MAUL_SPELLS, "destroy")):
            it.destroy(spell)
    else:
        destroy_pillars(it.st, MAUL_PILLARS)


FRIGHT_PILLARS: Final = 5
FRIGHT_GRAVEHOLD: Final = 3
TOMBFRIGHT = minion(
    "tombfright", 2, life=8, nemesis=OWNER, text={"limit": FRIGHT_PILLARS, "gravehold": FRIGHT_GRAVEHOLD}
)


@TOMBFRIGHT.persistent
def tombfright(it: NemesisUse) -> None:
    if mat_of(it.st).pillars >= FRIGHT_PILLARS:
        destroy_pillars(it.st, 1)
    else:
        it.gravehold_suffers(FRIGHT_GRAVEHOLD)


BEHEMOTH_DAMAGE: Final = 2
BEHEMOTH_HURT: Final = 8
VAULT_BEHEMOTH = minion(
    "vault-behemoth", 2, life=9, nemesis=OWNER, text={"damage": BEHEMOTH_DAMAGE, "limit": BEHEMOTH_HURT}
)


@VAULT_BEHEMOTH.persistent
def vault_behemoth(it: NemesisUse) -> Effect:
    yield from it.any_player_suffers(BEHEMOTH_DAMAGE)
    if it.life_left <= BEHEMOTH_HURT:
        destroy_pillars(it.st, 1)


CRUMBLE_PILLARS: Final = 3
CRUMBLE = attack("crumble", 3, nemesis=OWNER, text={"pillars": CRUMBLE_PILLARS})


@CRUMBLE.attack
def crumble(it: NemesisUse) -> Effect:
    st = it.st
    fallen = [card for card in st.nemesis_discard if st.kind(card) == MINION]
    branch = yield from it.one_of(("minion-returns", bool(fallen)), ("pillars", True))
    if branch == "minion-returns":
        put_into_play(st, fallen[-1])
        yield from resolve(st, fallen[-1], st.definition(fallen[-1]).immediately)
        yield from it.unleash()
    else:
        destroy_pillars(st, CRUMBLE_PILLARS)


DEMI_ANCIENT = minion("demi-ancient", 3, life=18, nemesis=OWNER)


@DEMI_ANCIENT.persistent
def demi_ancient(it: NemesisUse) -> None:
    destroy_pillars(it.st, 1)


BLACK_DAMAGE: Final = 6
BLACK_PILLARS: Final = 3
YAWNING_BLACK = power(
    "yawning-black",
    3,
    power=2,
    to_discard=spend_aether(8),
    nemesis=OWNER,
    text={"damage": BLACK_DAMAGE, "pillars": BLACK_PILLARS},
)


@YAWNING_BLACK.power
def yawning_black(it: NemesisUse) -> Effect:
    branch = yield from it.one_of(("suffers", True), ("pillars", True))
    if branch == "suffers":
        yield from it.any_player_suffers(BLACK_DAMAGE)
    else:
        destroy_pillars(it.st, BLACK_PILLARS)
